"""What a seat can and can't know."""

from __future__ import annotations

import msgspec

from prichal.games.jamaica.state import JamaicaState
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from tests.games.jamaica.tables import (
    GAME,
    GHOST,
    battle,
    cards,
    events,
    face_down,
    fresh,
    give_cards,
    listen,
    own,
    play,
    ready,
)
from tests.support import rule

LOADS = "gold/gold food/powder powder/food"


def imagined(state: JamaicaState, viewer: int, times: int) -> list[JamaicaState]:
    rng = Rng(11)
    found: list[JamaicaState] = []
    for _ in range(times):
        position = GAME.imagine(GAME.view(state, viewer), rng)
        assert isinstance(position, JamaicaState)
        found.append(position)
    return found


@rule("JA-R8")
def test_draws_are_seen_by_their_owner_only() -> None:
    state = fresh(3)
    play(state, "captain 1")
    listener = listen(state)
    action = GAME.catalogue.find("draw gold/gold")
    assert [GAME.mask(state, -1, action, viewer) for viewer in (0, 1, 2, -2)] == [
        "draw gold/gold",
        "draw ?",
        "draw ?",
        "draw ?",
    ]
    play(state, "draw gold/gold")
    heard = events(listener)[0]
    assert heard.heard_by(0) is not None
    assert heard.heard_by(1) is None


@rule("JA-R8")
def test_every_unseen_card_turns_up_everywhere_it_could_be() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    give_cards(state, 1, LOADS, "forward/forward forward/food")
    play(state, "dice 1 2", "morning 1")
    state.agenda.give_turn(1)
    play(state, "choose gold/gold")
    positions = imagined(state, 0, 300)
    unknown = 0x7FF & ~cards("forward/forward forward/food")
    for where in ("hand", "deck"):
        union = 0
        for position in positions:
            union |= getattr(position.ships[1], where)
            assert getattr(position.ships[1], where) & ~unknown == 0
        assert union == unknown
    assert {position.ships[1].chosen for position in positions} == {
        card for card in range(11) if (unknown >> card) & 1 == 1
    }
    assert all(position.ships[0].hand == cards(LOADS) for position in positions)  # one's own are known
    spectator = imagined(state, int(SPECTATOR), 50)
    assert len({position.ships[0].hand for position in spectator}) > 5


@rule("JA-R8", "JA-T9")
def test_unseen_treasures_turn_up_everywhere_they_could_be() -> None:
    state = ready(2)
    own(state, 0, "+3", "map")
    own(state, 1, "+7", "-2")
    own(state, GHOST, "+5")
    positions = imagined(state, 0, 400)
    others = {name for position in positions for name in face_down(position, 1)}
    assert others == {"+3", "+5", "+7", "-2", "-3", "-4"}  # points only: a bonus would lie face up
    ghosts = {name for position in positions for name in face_down(position, GHOST)}
    assert ghosts == others | {"saber", "hold"}
    assert all(face_down(position, 0) == ["+3"] for position in positions)


@rule("JA-R8", "JA-T9")
def test_views_of_others_dont_depend_on_secrets() -> None:
    """Two tables that differ only in secrets look the same, byte for byte, to everybody else."""
    first = ready(3, LOADS, LOADS, LOADS)
    second = ready(3, LOADS, "forward/forward forward/food gold/forward", LOADS)
    own(first, 1, "+3", "-2")
    own(second, 1, "-4", "+7")
    for viewer in (0, 2, int(SPECTATOR)):
        assert msgspec.json.encode(GAME.view(first, viewer)) == msgspec.json.encode(GAME.view(second, viewer))
    assert GAME.view(first, 1) != GAME.view(second, 1)


@rule("JA-F9")
def test_a_robbers_options_dont_depend_on_what_lies_face_down() -> None:
    prompts = []
    for names in (["+7"], ["-4"]):
        state = ready(3)
        own(state, 1, *names)
        battle(state)
        play(state, "combat star")
        prompts.append(msgspec.json.encode(GAME.prompt(state, 0)))
    assert prompts[0] == prompts[1]


@rule("JA-R8")
def test_a_chosen_card_is_seen_by_its_owner_only() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    play(state, "dice 1 2", "morning 1", "choose gold/gold")
    chooser = next(seat for seat in range(3) if state.ships[seat].chosen >= 0)
    for viewer in (0, 1, 2, int(SPECTATOR)):
        ship = GAME.view(state, viewer).ships[chooser]  # type: ignore[attr-defined]
        assert ship.chosen and ship.card == ("gold/gold" if viewer == chooser else "")


@rule("JA-T9", "JA-2P11")
def test_at_the_end_players_turn_up_their_treasures_and_the_ghost_doesnt() -> None:
    state = ready(2)
    own(state, GHOST, "+7")
    own(state, 1, "+5")
    own(state, 0, "-3")
    for over in (False, True):
        if over:
            state.agenda.depth = 0
            state.agenda.advance(state)
        for viewer in (0, 1, int(SPECTATOR)):
            shown = [ship.treasures for ship in GAME.view(state, viewer).ships]  # type: ignore[attr-defined]
            assert shown[0] == (["-3"] if over or viewer == 0 else [])
            assert shown[1] == (["+5"] if over or viewer == 1 else [])
            assert shown[GHOST] == []
