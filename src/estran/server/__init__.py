"""Tables over HTTP and WebSocket: moves bytes, stores them, knows who may do what. Knows no rule."""

from pathlib import Path

from ..core.words import add_folder

add_folder(Path(__file__).parent)
