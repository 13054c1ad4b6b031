"""Where tables are kept: `store.py` says what that must do, `sqlite.py` does it."""

from .sqlite import SqliteStore
from .store import Card, Damaged, Gone, Mark, Row, Store, StoreFailed, Taken

__all__ = ["Card", "Damaged", "Gone", "Mark", "Row", "SqliteStore", "Store", "StoreFailed", "Taken"]
