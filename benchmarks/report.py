"""What the rounds of `run.py` amount to: medians, spreads, ratios, and a table of them."""

from statistics import median
from typing import Any

Round = dict[str, Any]

REFERENCE = 9_000_000
"""Moves a second of the C limit on the machine that absolute targets are meant for."""
NEW = {
    "marche": "La marche du crabe",
    "poulpe": "Crabe VS Poulpe",
    "oh_crab": "Oh Crab!",
    "oh_crab+adventure": "Oh Crab! with all of the Adventure Pack",
}
"""Games that C does not play: their decisions are told for a machine on which it makes REFERENCE moves of Crabz."""
TARGETS = {
    "playouts": 0.5,
    "simulations": 0.45,
    "interpreted": 3_000,
    "marche": 1_000_000,
    "poulpe": 1_000_000,
    "oh_crab": 300_000,
    "oh_crab+adventure": 1_500_000,
}


def spread(values: list[float]) -> dict[str, Any]:
    return {"median": median(values), "min": min(values), "max": max(values), "rounds": values}


def results(rounds: list[Round], about: dict[str, Any], left_out: dict[str, str]) -> dict[str, Any]:
    """Everything `results.json` holds. A ratio is taken within a round, never between rounds."""

    def over(*keys: str) -> dict[str, Any]:
        return spread([_at(found, keys) for found in rounds])

    def ratio(above: dict[str, Any], below: dict[str, Any]) -> dict[str, Any]:
        return spread([a / b for a, b in zip(above["rounds"], below["rounds"], strict=True)])

    rows = {"limit": {name: over("limit", name) for name in ("playouts", "moves", "simulations")}}
    for build in ("compiled", "interpreted"):
        for played in _played(rounds[0][build]):
            rows[f"{build} {played}"] = {name: over(build, played, name) for name in ("playouts", "decisions", "simulations", "clone")}
    for name in rounds[0].get("openspiel", {}):
        rows[f"OpenSpiel {name}"] = {what: over("openspiel", name, what) for what in ("playouts", "moves", "simulations")}
    limit, compiled, interpreted = rows["limit"], rows["compiled crabz 2"], rows["interpreted crabz 2"]
    for row in rows.values():
        row["over limit"] = ratio(row.get("decisions") or row["moves"], limit["moves"])
    ratios = {
        "playouts": compiled["over limit"],
        "simulations": ratio(compiled["simulations"], limit["simulations"]),
        "interpreted": spread([REFERENCE * n for n in ratio(interpreted["playouts"], limit["moves"])["rounds"]]),
        **{game: spread([REFERENCE * n for n in rows[f"compiled {game} 2"]["over limit"]["rounds"]]) for game in NEW},
        "compiled over interpreted": ratio(compiled["decisions"], interpreted["decisions"]),
    }
    reached = {name: ratios[name]["median"] >= target for name, target in TARGETS.items()}
    return {"about": about, "left_out": left_out, "rows": rows, "ratios": ratios, "targets": TARGETS, "reached": reached}


def _played(found: Round) -> list[str]:
    """The games and numbers of players of a round: `crabz 2`."""
    return [name for name, value in found.items() if isinstance(value, dict)]


def _at(found: Round, keys: tuple[str, ...]) -> float:
    value: Any = found
    for key in keys:
        value = value[key]
    return float(value)


def markdown(results: dict[str, Any]) -> str:
    about, ratios, rows = results["about"], results["ratios"], results["rows"]
    lines = [
        "# Benchmarks",
        "",
        f"`{about['command']}`, {about['date']}; {about['cpu']}, {about['cores']} cores, {about['system']}; "
        f"Python {about['python']}; {about['compiler']}.",
        "",
        f"Each figure is the median of {about['rounds']} rounds, with the smallest and the largest. A round measures everybody once, "
        "one after the other; a ratio is taken within a round. CPU time, one thread.",
        "",
        "| | median | smallest..largest | target |",
        "|---|---:|---:|---:|",
        _ratio("Random playouts, compiled: decisions/s over the moves/s of the C limit", ratios["playouts"], 0.5),
        _ratio("UCT, compiled: simulations/s over those of the C limit", ratios["simulations"], 0.45),
        _ratio("Random playouts/s, interpreted, on a machine where the C limit makes 9 M moves/s", ratios["interpreted"], 3_000),
        *(
            _ratio(f"{title}: decisions/s in random playouts, compiled, on such a machine", ratios[game], TARGETS[game])
            for game, title in NEW.items()
        ),
        _ratio("Compiled over interpreted, decisions/s", ratios["compiled over interpreted"], None),
        "",
        "| | playouts/s | decisions/s | over C | simulations/s | clone |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    titles = {"crabz": "Crabz", **NEW}
    names = {"limit": "C, `crabz_limit.c`, 2 players"}
    for key in rows:
        build, _, played = key.partition(" ")
        if build in ("compiled", "interpreted"):
            game, players = played.split()
            names[key] = f"Estran, {build}, {titles[game]}, {players} players"
    for key, row in rows.items():
        decisions = row.get("decisions") or row["moves"]
        over = f"{row['over limit']['median']:.3g}"
        cells = [_figure(row["playouts"]), _figure(decisions), over, _figure(row["simulations"]), _nanoseconds(row.get("clone"))]
        lines.append(f"| {names.get(key, key)} | " + " | ".join(cells) + " |")
    lines += ["", *(f"{name}: {reason}." for name, reason in results["left_out"].items()), *_notes(about)]
    return "\n".join(line for n, line in enumerate(lines) if line or lines[n - 1]) + "\n"


def _ratio(name: str, value: dict[str, Any], target: float | None) -> str:
    def number(n: float) -> str:
        return f"{n:,.0f}" if n >= 10 else f"{n:.2f}"

    return f"| {name} | {number(value['median'])} | {number(value['min'])}..{number(value['max'])} | {number(target) if target else ''} |"


def _figure(value: dict[str, Any]) -> str:
    return f"{_short(value['median'])} ({_short(value['min'])}..{_short(value['max'])})"


def _short(n: float) -> str:
    if n >= 1e6:
        return f"{n / 1e6:.2f} M"
    return f"{n / 1e3:.0f} k" if n >= 1e5 else f"{n / 1e3:.1f} k"


def _nanoseconds(value: dict[str, Any] | None) -> str:
    return f"{value['median']:.0f} ns ({value['min']:.0f}..{value['max']:.0f})" if value else ""


def _notes(about: dict[str, Any]) -> list[str]:
    return [
        "",
        "What is counted. Ours: decisions with two or more choices, all rules on, repetition included, through the generic interface of "
        "`State`, from the deals of the C program. C: all moves, no repetition rule, and a new deal each game. Both take the best of "
        f"twelve batches in a round. UCT: {about['simulations']:,} simulations from each of several deals, the best of three searches, "
        "playouts to the end (a quarter of that for three and four players and for the other games, a hundredth for Oh Crab!, whose games "
        "are the longest, and a hundredth when interpreted); where "
        "cards are hidden it is ISMCTS, which draws a world for each simulation. "
        "OpenSpiel: other games, so read it as what a C++ engine with a generic interface does; all moves count, and "
        "the search is its C++ MCTS with one rollout a simulation.",
    ]
