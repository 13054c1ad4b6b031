"""When to look after which table. One time a table: another one replaces it."""

import heapq


class Agenda:
    def __init__(self) -> None:
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        """Also what was replaced since, which counts no more."""

    def __len__(self) -> int:
        return len(self._due)

    def set(self, table: str, due: int | None) -> bool:
        """Returns whether this is now the first of all."""
        if due == self._due.get(table):
            return False
        if due is None:
            self._due.pop(table, None)
            return False
        self._due[table] = due
        heapq.heappush(self._heap, (due, table))
        if len(self._heap) > 2 * len(self._due) + 64:
            self._heap = [(due, table) for table, due in self._due.items()]
            heapq.heapify(self._heap)
        return self._heap[0] == (due, table)

    def next(self) -> int | None:
        """When the first is due."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self) -> str:
        """The table that is due first, which is then no longer on the agenda."""
        self.next()
        _, table = heapq.heappop(self._heap)
        del self._due[table]
        return table
