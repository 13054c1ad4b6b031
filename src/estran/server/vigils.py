"""Which tables of bots alone are awake. Whoever watches one keeps it awake, a few at a time, and its bots think on their behalf: who sets
up many tables under many names has one address to watch them from."""

from .room import Room


class Vigils:
    def __init__(self, most: int) -> None:
        self._most = most
        """So many for one address at a time; 0 is no limit."""
        self._awake: dict[str, str] = {}
        """For a table, the address that keeps it awake."""
        self._waiting: set[str] = set()
        """Watched only from addresses that keep others awake."""

    def tables(self) -> list[str]:
        """All that are watched, as far as is known."""
        return [*self._awake, *self._waiting]

    def keep(self, room: Room) -> bool:
        """Whether the bots of a table go on now."""
        before = self._awake.get(room.table.id)
        self.end(room.table.id)
        if not room.bots_alone:
            return True
        if room.table.stage != "playing" or not (clients := room.clients()):
            return False
        for client in sorted(clients, key=lambda client: client != before):
            if not self._most or list(self._awake.values()).count(client) < self._most:
                room.behind = self._awake[room.table.id] = client
                return True
        self._waiting.add(room.table.id)
        return False

    def end(self, table: str) -> None:
        self._awake.pop(table, None)
        self._waiting.discard(table)
