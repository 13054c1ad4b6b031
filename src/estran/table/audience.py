"""What each audience is told: a seat, or a spectator. Nothing hidden gets past this room: all that it knows of the game comes from
`Game.view` and `Game.tell` for that seat, and the choices of the seat's own decision.

A frame, as plain data; seats count from 1:

    table, game, options, pace      what is played
    stage                           "waiting", "playing" or "over"
    chairs                          a chair a seat: kind ("free", "person", "bot"), name, person (a small number, the same for the chairs of one
                                    person), bot (a level, also where one plays a person's seat: kind is then "bot" and name the person's),
                                    present, claimable (from when on others may claim it, or null), clock ({left, since, flagged} or null:
                                    since is when it began to run)
    turn                            the seats that owe a decision
    question                        {what, seat, waits}: what a seat asks, and whose answers are missing; or null
    window                          when the answers out of turn that are asked for now become visible at the earliest, or null
    commitment, seed                SHA-256 of the seed; the seed itself once the game is over, else ""
    marked, resumed                 something was taken back after it had been seen; rules or content changed on the way
    outcome                         null, or {reason, scores, ranks, points, winners}
    next                            the table of the rematch, or ""

    seat                            whose frame this is; null for spectators
    version                         counts what became visible: hand it back as `since`
    decision, choices, answered     the number of the seat's next decision; what it may choose now, if it is asked: [{notation, verb, things,
                                    rules}]; the answer it gave that is still held, or "". For spectators null, [] and "".
    whole, view                     the view: all of it, or only the top-level keys that changed since; {} before the deal
    events                          what happened since: [{version, kind, ...}]; kinds that begin with "table-" are the table's own

Times are milliseconds since the epoch, by the server's clock.
"""
