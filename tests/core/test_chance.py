"""Luck is fair, repeatable, and nobody's to guess."""

import hashlib
import pickle
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from estran.core.bits import BIT, count, first, members_of, scrambled
from estran.core.build import compiled
from estran.core.chance import Chance, Drawn, Quick, Scripted, secret_of
from estran.core.refusal import IllegalAction, Reason, Refused

KINDS = {"quick": Quick, "drawn": lambda seed: Drawn(secret_of(seed), 3)}


@pytest.mark.parametrize("kind", KINDS)
def test_each_number_is_as_likely(kind):
    chance = KINDS[kind](5)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


@pytest.mark.parametrize("kind", KINDS)
def test_each_order_is_as_likely(kind):
    chance, counts = KINDS[kind](11), Counter()
    for _ in range(2400):
        items = vec[i64]([0, 1, 2, 3])
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((n - 100) ** 2 / 100 for n in counts.values()) < 49.7  # chi-square, 23 degrees, p = 0.001


def test_quick_is_xorshift32_on_every_build():
    """An independent xorshift32: if compiled arithmetic wrapped or widened, the streams would part."""
    word = (9 * 2654435761 + 0x9E3779B9) % 2**32
    expected = []
    for _ in range(1004):
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        expected.append(word * 1000 >> 32)
    chance = Quick(9)
    assert [chance.below(1000) for _ in range(1000)] == expected[4:]


def test_quick_goes_on_where_it_was_after_a_pickle():
    chance = Quick(4)
    chance.below(10)
    again = pickle.loads(pickle.dumps(chance))
    assert [again.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]


def test_drawn_is_sha_256_of_secret_entry_and_block():
    secret = secret_of(7)
    assert secret == hashlib.sha256(b"estran seed 7").digest()
    chance = Drawn(secret, 12)
    for block in range(5):
        number = int.from_bytes(hashlib.sha256(secret + (12).to_bytes(8, "big") + block.to_bytes(8, "big")).digest()[:8], "big")
        assert chance.below(1000) == number % 1000


def test_entries_and_secrets_draw_apart():
    streams = {tuple(Drawn(secret_of(seed), entry).below(10**9) for _ in range(1)) for seed in range(20) for entry in range(20)}
    assert len(streams) == 400


def test_a_script_is_followed_and_checked():
    script = Scripted([2, 0, 5])
    assert [script.below(3), script.below(1)] == [2, 0]
    with pytest.raises(ValueError, match="says 5 where 0 to 4"):
        script.below(5)
    with pytest.raises(ValueError, match="no draw left"):
        script.below(5)


def test_a_stranger_may_write_a_chance_in_plain_python():
    class Always(Chance):
        def below(self, limit):
            return limit - 1

    items = vec[i64]([1, 2, 3])
    Always().shuffle(items)
    assert list(items) == [1, 2, 3]
    with pytest.raises(TypeError, match="does not define below"):
        Chance().below(3)


def test_bits_beyond_32_are_whole():
    """mypyc compiles a shift of a literal to 32 bits; the table does not."""
    assert [BIT[n] for n in range(62)] == [2**n for n in range(62)]
    for n in (0, 31, 32, 40, 55, 61):
        assert first(BIT[n]) == n
    assert first(BIT[40] | BIT[50]) == 40
    assert count(BIT[3] | BIT[35] | BIT[61]) == 3
    assert members_of(BIT[3] | BIT[35] | BIT[61]) == [3, 35, 61]
    assert (count(0), members_of(0)) == (0, [])


def test_hash_numbers_are_distinct_and_fit():
    numbers = list(scrambled(1, 5000))
    assert len(set(numbers)) == 5000
    assert all(0 <= n < 2**62 for n in numbers)
    assert numbers[:3] != list(scrambled(2, 3))


def test_refusals_cross_a_process():
    refused = pickle.loads(pickle.dumps(Refused("no-such-seat", seat=9)))
    assert str(refused) == "There is no seat 9."
    illegal = pickle.loads(pickle.dumps(IllegalAction([Reason("CZ-07", "game-over")])))
    assert illegal.rules == ["CZ-07"]
    assert illegal.say("fr") == "La partie est finie. [CZ-07]"


def test_the_build_is_the_one_that_was_asked_for(request):
    """CI says which build it means to test."""
    wanted = request.config.getoption("--build")
    assert wanted in ("", "compiled" if compiled() else "pure")
