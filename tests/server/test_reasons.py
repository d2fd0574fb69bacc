"""Why can't I? The clause behind a piece that isn't offered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from prichal import games
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.tables import reasons
from tests.server.running import Guest, Running
from tests.support import play_randomly


def pieces_of(game: Game, state: State, seat: int) -> set[str]:
    """What lies on the table, as far as panels and options name it."""
    cells = [cell for panel in game.panels(game.view(state, seat)) for row in panel.rows for cell in row]
    offered = {piece for option in game.prompt(state, seat).options for piece in option.picks}
    return {cell.piece for cell in cells if cell.piece} | offered


@pytest.mark.parametrize("name", games.names())
def test_every_piece_has_a_clause(name: str) -> None:
    """One of the game's own; not always the one behind the question; and it follows from the view alone."""
    game = games.find(name)
    state = game.new(2)
    rng = Rng(8, 2)
    told: set[tuple[str, str]] = set()
    for turn in range(400):
        if state.over:
            break
        if state.actor != CHANCE and turn % 8 == 0:
            seat = state.actor
            view = game.view(state, seat)
            rule = game.prompt(state, seat).rule
            other = state.clone()
            game.reshuffle(other, seat, Rng(turn, 5))
            for piece in sorted(pieces_of(game, state, seat))[turn % 5 :: 5]:
                clause = reasons.find_clause(game, view, seat, piece)
                assert clause in game.clauses()
                assert reasons.find_clause(game, game.view(other, seat), seat, piece) == clause
                told.add((rule, clause))
        play_randomly(state, rng, 1)
    assert name == "jamaica" or any(rule != clause for rule, clause in told)  # Jamaica's are rare: see below


def test_a_clause_is_about_the_piece() -> None:
    """Shanghaien: before the roll there is no die to lay (SH-R3), and tricks need captains (SH-T2)."""
    game = games.find("shanghaien")
    state = game.new(2)
    while state.actor == CHANCE:
        play_randomly(state, Rng(1, 1), 1)
    seat = state.actor
    view = game.view(state, seat)
    assert game.prompt(state, seat).rule == "SH-R2"
    assert reasons.find_clause(game, view, seat, "place-4") == "SH-R3"
    assert reasons.find_clause(game, view, seat, f"crew-{seat}-dutch") == "SH-T2"
    assert reasons.find_clause(game, view, seat, "no-such-piece") == "SH-R2"


@pytest.mark.parametrize(
    ("against", "told"),
    [([], "asks"), (["asks"], "asks"), (["asks", "later"], "later"), (["other", "later"], "other"), ([None], "asks")],
)
def test_what_is_about_the_piece_goes_before_what_is_asked(against: list[str | None], told: str) -> None:
    """Each action with the piece has a clause against it, or is offered."""

    def why_not(_state: object, _seat: int, _arg: int, action: int) -> str | None:
        return against[action]

    step = SimpleNamespace(clauses=["asks", "later"], why_not=why_not)
    offered = [action for action, clause in enumerate(against) if clause is None]
    agenda = SimpleNamespace(seat=0, arg=0, give_turn=lambda _: None)
    position = SimpleNamespace(agenda=agenda, step=lambda: step, legal_actions=lambda: offered)
    game: Any = SimpleNamespace(catalogue=against, imagine=lambda *_: position, picks=lambda *_: ["piece"])
    view: Any = None
    assert reasons.find_clause(game, view, 0, "piece") == told
    assert reasons.find_clause(game, view, 0, "another") == "asks"


def test_jamaica_says_why_a_hold_can_not_be_loaded() -> None:
    """JA-L1: while a hold is empty the full ones can't take a load."""
    game = games.find("jamaica")
    found: set[str] = set()
    for seed in range(6):
        state = game.new(3)
        rng = Rng(seed, 4)
        while not state.over:
            if state.actor != CHANCE and state.step().name == "stow-load":
                seat = state.actor
                view = game.view(state, seat)
                offered = {piece for option in game.prompt(state, seat).options for piece in option.picks}
                holds = {f"hold-{seat}-{number}" for number in range(1, 6)} - offered
                found |= {reasons.find_clause(game, view, seat, hold) for hold in holds}
            play_randomly(state, rng, 1)
    assert "JA-L1" in found


def test_owners_are_told_where_ids_tell_them() -> None:
    shanghaien, jamaica, ching = (games.find(name) for name in ("shanghaien", "jamaica", "madame_ching"))
    assert reasons.find_owner(shanghaien, 2, {}, "crew-1-dutch") == 1
    assert reasons.find_owner(shanghaien, 2, {}, "supply-0") == 0
    assert reasons.find_owner(shanghaien, 2, {}, "place-1") is None
    assert reasons.find_owner(jamaica, 4, {}, "hold-3-2") == 3
    assert reasons.find_owner(jamaica, 4, {}, "hold-9-2") is None
    assert reasons.find_owner(jamaica, 4, {}, "space-2") is None
    assert reasons.find_owner(ching, 4, {"teams": "yes"}, "seat-2") is None
    assert reasons.find_owner(jamaica, 4, {}, "") is None
    assert reasons.find_owner(games.find("white_castle"), 1, {}, "row-0-1") == 0


def test_the_server_tells_a_seat_that_is_asked(sqlite_server: Running) -> None:
    anna, boris = Guest(sqlite_server), Guest(sqlite_server, "Boris")
    table = anna.open("shanghaien", "person", "person")
    boris.join(table)
    asked = anna.table(table)["actors"][0]
    mover, other = (anna, boris) if asked == 0 else (boris, anna)
    update = mover.update(table)
    told = mover.get(f"/tables/{table}/why", seat=asked, piece="place-4")
    assert told == {"ply": update["ply"], "clause": "SH-R3", "owner": None}
    crew = f"crew-{1 - asked}-dutch"
    assert mover.get(f"/tables/{table}/why", seat=asked, piece=crew)["owner"] == 1 - asked
    assert mover.get(f"/tables/{table}/why", 403, seat=1 - asked, piece=crew)["code"] == "not-your-seat"
    assert other.get(f"/tables/{table}/why", 409, seat=1 - asked, piece=crew)["code"] == "not-asked"
    assert mover.get(f"/tables/{table}/why", 400, seat=asked, piece="x" * 81)["code"] == "malformed"
