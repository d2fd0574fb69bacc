"""Effects as numbers: packed tables say the same as the effects themselves."""

from __future__ import annotations

from prichal.games.white_castle.bots.worths import EFFECT, EFFECT_SIZE, put_effect, worths
from prichal.kernel.features import Vector

AT = 3


def test_every_effect_is_written_as_what_it_brings_and_adds_up() -> None:
    assert len(EFFECT.split(", ")) == EFFECT_SIZE
    fractions = 0
    for effect, worth in enumerate(worths()):
        vector = Vector(AT + int(EFFECT_SIZE))
        for times in (1, 2):
            put_effect(vector, vector.row, AT, effect)
            assert vector.dense() == [0.0] * AT + [times * value for value in worth]
        fractions += any(value != int(value) for value in worth)
    assert fractions > 0
