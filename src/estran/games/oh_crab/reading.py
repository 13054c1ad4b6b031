"""Reading positions back: what no game can lead to is refused."""

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.positions import malformed, shaped
from ...core.refusal import Refused
from ...core.steps import Steps
from .content import Content
from .editions import EDITIONS, MODULES
from .possible import check
from .rules.codecs import Pack, one_of_words, within
from .rules.fields import CRAB_FIELDS, FIELDS, SEAT_FIELDS, Field
from .rules.owed.owed import STEPS
from .rules.setup import Setup, bare
from .rules.state import OhCrab


def _struct(name: str, fields: Sequence[Field], **more: Any) -> type[msgspec.Struct]:
    """What plain data must look like. What has no default must be said."""
    required = [(field.name, field.codec.kind) for field in fields if field.name in REQUIRED]
    others = [(field.name, *_optional(field)) for field in fields if field.name not in REQUIRED]
    said = [(key, kind) for key, kind in more.items() if not isinstance(kind, tuple)]
    optional = [(key, *kind) for key, kind in more.items() if isinstance(kind, tuple)]
    return msgspec.defstruct(name, [*said, *required, *optional, *others], forbid_unknown_fields=True)


def _optional(field: Field) -> tuple[Any, Any]:
    """What it must look like, and what it is where nothing is said; of a module that may be absent that is not known here."""
    default = field.codec.default
    if field.needs:
        return field.codec.kind | None, None
    return field.codec.kind, msgspec.field(default_factory=type(default)) if isinstance(default, list | dict) else default


REQUIRED = ("cell", "hand", "market")
Crab = _struct("Crab", CRAB_FIELDS)
Seat = _struct("Seat", SEAT_FIELDS)
Position = _struct(
    "Position",
    FIELDS,
    players=int,
    board=str,
    extras=str,
    crabs=list[Crab],  # type: ignore[valid-type]
    seats=list[Seat],  # type: ignore[valid-type]
    edition=(str, "final"),
    **dict.fromkeys(MODULES, (str, "off")),
    steps=(list[dict[str, Any]], msgspec.field(default_factory=list)),
)


def read(data: object, content: Content) -> OhCrab:
    position: Any = shaped(data, Position)
    setup = _setup(position, content)
    state = OhCrab(setup, position.players, bare(position.players, setup.adventure), Steps())
    pack = Pack(state)
    _read_each(state, "crabs", position.crabs, int(state.crabs), CRAB_FIELDS, pack)
    _read_each(state, "seats", position.seats, position.players, SEAT_FIELDS, pack)
    if position.turn is None:
        position.turn = position.chef
    if position.entered is None:  # so did 0.1.0 see it: whoever was reckless could stay on any current
        position.entered = position.reckless
    _read(state, position, "", 0, FIELDS, pack)
    for n, step in enumerate(position.steps):
        _owe(state, f"steps[{n}]", dict(step))
    check(state)
    return state


def _setup(position: Any, content: Content) -> Setup:
    one_of_words("edition", position.edition, list(EDITIONS))
    edition = EDITIONS[position.edition]
    within("players", position.players, edition.fewest, 5)
    where = "board"
    try:
        board = content.board(position.board, edition.id, 2 if position.players == 2 else 0 if edition.quick else 3)
        where = "extras"
        faces = content.extras(position.extras, edition.id)
    except Refused as refused:
        raise malformed(where, str(refused).rstrip(".")) from None
    rules = edition.in_force
    for module, variants in MODULES.items():
        variant = getattr(position, module)
        one_of_words(module, variant, list(variants))
        if variants[variant] and not edition.adventure:
            raise malformed(module, str(Refused("oh-crab-prototype-adventure")).rstrip("."))
        rules |= variants[variant]
    return Setup(edition.id, rules, board, content.cards[edition.id], vec[i64](faces), content.adventure.pack())


def _read_each(state: OhCrab, where: str, given: list[Any], number: int, fields: Sequence[Field], pack: Pack) -> None:
    if len(given) != number:
        raise malformed(where, f"expected {number} {where}, got {len(given)}")
    for n, one in enumerate(given):
        _read(state, one, f"{where}[{n}].", n, fields, pack)


def _read(state: OhCrab, given: Any, where: str, index: int, fields: Sequence[Field], pack: Pack) -> None:
    for field in fields:
        said = getattr(given, field.name)
        if field.is_said(state):
            said = field.codec.default if said is None and field.needs else said
            field.codec.read_at(state, field.slot, index, f"{where}{field.name}", said, pack)
        elif said is not None:
            raise malformed(f"{where}{field.name}", "the module that has it is not in play")


def _owe(state: OhCrab, where: str, said: dict[str, Any]) -> None:
    names = {step.name: step for step in STEPS if step.name}
    owes = _value(where, "owes", said, str)
    seat = within(f"{where}.seat", _value(where, "seat", said, int), 1, int(state.players)) - 1
    one_of_words(f"{where}.owes", owes, list(names))
    step = names[owes]
    if step.data.field in said:
        said[step.data.field] = _shaped(f"{where}.{step.data.field}", said[step.data.field], step.data.kind)
    state.steps.push(step.number, seat, step.reads(state, where, said))


def _value(where: str, field: str, said: dict[str, Any], kind: Any) -> Any:
    if field not in said:
        raise malformed(where, f"Object missing required field `{field}`")
    return _shaped(f"{where}.{field}", said.pop(field), kind)


def _shaped(where: str, given: object, kind: Any) -> Any:
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise malformed(where, str(error)) from None
