"""The schema of the SQLite file, as the steps that led to it. A step that has been released is never changed: another is added.

Rows of entries lie in the order in which they were written, so that appends to a thousand tables dirty few pages. A trigger sees that each
follows the last one of its table, and keeps the outside of the table in step: one statement is all that an append takes. The key of a table
is never given to another: a writer may remember it.
"""

MIGRATIONS = [
    [
        """create table tables (
            table_key integer primary key autoincrement,
            id text not null unique,
            game text not null,
            stage text not null,
            opened integer not null,
            touched integer not null,
            due integer,
            entries integer not null,
            names text not null default '[]',
            owes text not null default '[]'
        )""",
        """create table entries (
            table_key integer not null references tables (table_key) on delete cascade,
            number integer not null,
            at integer not null,
            entry blob not null,
            position blob,
            unique (table_key, number)
        )""",
        """create table people (
            person text not null,
            table_key integer not null references tables (table_key) on delete cascade,
            primary key (person, table_key)
        ) without rowid""",
        "create index people_by_table on people (table_key)",
        "create index tables_waking on tables (due) where due is not null",
        """create trigger entries_follow after insert on entries begin
            update tables set touched = new.at, due = new.at, entries = new.number + 1
                where table_key = new.table_key and entries = new.number;
            select raise (abort, 'the entry does not follow') where changes() = 0;
            update alive set at = max(at, new.at);
        end""",
        "create table alive (at integer not null)",
        "insert into alive values (0)",
        "create table naps (asleep integer not null, awake integer not null)",
    ],
    ["create table samples (number integer primary key, game text not null unique, position blob not null)"],  # see packing.py
]
