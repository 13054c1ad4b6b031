"""Where tables are kept: `store.py` says what that must do, `sqlite.py` does it."""

from .sqlite import SqliteStore
from .store import Card, Gone, Mark, Row, Store, StoreFailed, Taken

__all__ = ["Card", "Gone", "Mark", "Row", "SqliteStore", "Store", "StoreFailed", "Taken"]
