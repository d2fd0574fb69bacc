"""What `import prichal` gives to programs."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import prichal
from prichal import games
from prichal.bench.engine import from_python, main_seats
from prichal.kernel import record
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.playout import random_log
from prichal.kernel.table import replay
from tests.support import for_setups

ALL = [(games.find(name), setup) for name in games.names() for setup in games.find(name).setups()]
LARGEST = [(game, game.setups()[-1]) for game in [games.find(name) for name in games.names()]]


def middle(name: str, seats: int | None = None, plies: int = 60, seed: int = 3) -> prichal.State:
    state = prichal.game(name, seats).new(seed)
    for _ in range(plies):
        state.play(state.random())
    return state


def simultaneous() -> prichal.State:
    """Jamaica, where everybody chooses a card at the same time."""
    state = prichal.game("jamaica", seats=3).new(seed=1)
    while len(state.actors) < 3:
        state.play(state.random())
    return state


def test_everything_public_is_there_and_the_rest_is_refused() -> None:
    assert all(getattr(prichal, name) is not None for name in prichal.__all__)
    assert set(prichal.__all__) <= set(dir(prichal))
    with pytest.raises(AttributeError, match="no attribute 'gamez'"):
        prichal.gamez  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("first", ["", "import prichal.games", "from prichal import games", "import prichal.front"])
def test_games_can_be_called_whatever_was_imported_first(first: str) -> None:
    code = f"{first}\nimport prichal, sys\nassert sys.modules.get('prichal.games') is None or {first!r}\n"
    code += "print(*prichal.games())\nfrom prichal import games\nassert games.names() == prichal.games()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == games.names()


def test_the_import_loads_nothing_else() -> None:
    code = "import sys; import prichal; print(*[name for name in sys.modules if name.startswith('prichal')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) <= {"prichal", "prichal.pure"}


@for_setups(ALL)
def test_a_seed_brings_the_games_of_the_engine(game: Game, setup: Setup) -> None:
    inner = game.new(setup.seats, setup.options)
    log = random_log(inner, Rng(5))
    state = prichal.game(game.name, setup.seats, **setup.options).new(seed=5)
    played: list[str] = []
    while not state.over:
        assert state.actor in state.actors
        played.append(state.random())
        state.play(played[-1])
    assert played == [game.catalogue.text(action) for action in log]
    assert state.ply == len(log)
    assert state.scores == game.scores(inner)
    assert state.winners == game.winners(inner)
    assert (state.actor, state.actors, state.legal()) == (prichal.NOBODY, [], [])


@for_setups(LARGEST)
def test_notations_and_numbers_are_checked_and_come_to_the_same(game: Game, setup: Setup) -> None:
    by_text = prichal.game(game.name, setup.seats, **setup.options).new()
    by_number = by_text.clone()
    rng = Rng(8)
    for _ in range(150):
        legal = by_text.legal()
        assert [by_text.game.actions[number] for number in by_number.legal_numbers()] == legal
        chosen = legal[rng.below(len(legal))]
        by_text.play(chosen)
        by_number.play(by_number.game.actions.index(chosen))
    assert by_text == by_number
    assert by_text.lines == by_number.lines


@for_setups(ALL)
def test_what_is_printed_can_be_pasted(game: Game, setup: Setup) -> None:
    state = prichal.game(game.name, setup.seats, **setup.options).new(seed=2)
    for _ in range(55):
        state.play(state.random())
    for again in (eval(repr(state)), pickle.loads(pickle.dumps(state))):
        assert isinstance(again, prichal.State)
        assert again == state
        assert repr(again) == repr(state)
        ahead = state.clone()
        for _ in range(10):
            assert again.random() == ahead.random()
            again.play(again.random())
            ahead.play(ahead.random())
        assert again != state
    assert eval(repr(state.game)) == state.game
    kept = state.record()
    assert eval(repr(kept)) == kept == pickle.loads(pickle.dumps(kept))
    assert all(eval(repr(action)) == action for action in state.legal())


@for_setups(LARGEST)
def test_a_record_replays_to_the_position(game: Game, setup: Setup) -> None:
    state = prichal.game(game.name, setup.seats, **setup.options).new(seed=4)
    while not state.over:
        state.play(state.random())
    kept = state.record([f"Anna {seat}" for seat in range(setup.seats)])
    assert replay(record.parse(str(kept))).state.over
    assert kept.replay() == state
    assert (kept.game, kept.seats, kept.options) == (game.name, setup.seats, setup.options)
    assert (kept.lines, kept.ending, kept.scores) == (state.lines, "finished", state.scores)
    assert kept.players[0] == "Anna 0"
    assert state.game.new().record().ending == "open"


def test_a_record_with_undone_lines_replays_to_its_end() -> None:
    state = middle("shanghaien")
    table = replay(record.parse(str(state.record())))
    table.undo(50)
    kept = prichal.Record(record.write(table.record()))
    assert kept.lines[-1] == "table undo 50"
    assert kept.replay() == state.game.at(state.lines[:50])


def test_clones_go_their_own_way() -> None:
    state = middle("madame_ching", 3)
    before = repr(state)
    same, other = state.clone(), state.clone(seed=99)
    assert same == state == other
    assert same.luck == state.luck != other.luck
    same.play(same.random())
    assert repr(state) == before
    assert same.lines[:-1] == state.lines


def test_seats_that_choose_together_answer_in_any_order() -> None:
    state = simultaneous()
    waiting = state.actors
    last = waiting[-1]
    assert state.actor != last
    chosen = state.legal(last)[0]
    state.play(chosen, last)
    assert state.lines[-1] == f"{last} {chosen}"
    assert state.actors == waiting[:-1]
    assert eval(repr(state)) == state


def test_a_view_is_what_the_seat_may_know() -> None:
    state = middle("jamaica", 3)
    inner = games.find("jamaica")
    for seat in (0, 1, 2, prichal.SPECTATOR):
        assert state.view(seat) == inner.view(replay(record.parse(str(state.record()))).state, seat)
    assert len({repr(state.view(seat)) for seat in range(3)}) == 3


def test_the_odds_of_chance_add_up_and_belong_to_legal_actions() -> None:
    state = prichal.game("white_castle", seats=2).new()
    while not state.over:
        if state.actor == prichal.CHANCE:
            outcomes = state.odds()
            assert [text for text, _ in outcomes] == state.legal()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert all(share > 0 for _, share in outcomes)
        else:
            with pytest.raises(prichal.WrongSeat, match="it isn't the turn of chance"):
                state.odds()
        state.play(state.random())


REFUSED: list[tuple[Callable[[], object], type[prichal.Problem], str]] = [
    (lambda: prichal.game("chess"), prichal.UnknownGame, "no game is called 'chess'; games: shanghaien, "),
    (lambda: prichal.game(7), prichal.Problem, "a game's name is a text, not 7"),  # type: ignore[arg-type]
    (lambda: prichal.game("jamaica", seats=9), prichal.BadSetup, "jamaica is for 2, 3, 4, 5, 6 seats, not 9"),
    (lambda: prichal.game("jamaica", seats="4"), prichal.BadSetup, "not '4'"),  # type: ignore[arg-type]
    (lambda: prichal.game("jamaica", wind="calm"), prichal.BadSetup, "jamaica with 4 seats has no option 'wind'"),
    (lambda: prichal.game("madame_ching", seats=4, teams="3"), prichal.BadSetup, "option teams can't be '3'; values: "),
    (lambda: prichal.game("jamaica").new(seed=2**70), prichal.BadSetup, "a seed is a whole number from"),
    (lambda: prichal.game("jamaica").new(seed=0.5), prichal.BadSetup, "not 0.5"),  # type: ignore[arg-type]
    (lambda: prichal.game("jamaica").at(["chance sail"]), prichal.UnknownAction, "jamaica has no action 'sail'"),
    (lambda: prichal.game("jamaica").at(["bob sail"]), prichal.BadSetup, "a line is a seat or `chance`, and an action"),
    (lambda: prichal.game("jamaica").at(["chance"]), prichal.BadSetup, "and an action, not 'chance'"),
    (lambda: prichal.game("jamaica").at([], luck="77"), prichal.BadSetup, "luck is told in 32 hexadecimal digits"),
    (lambda: prichal.game("shanghaien").new().record(["Anna"]), prichal.BadSetup, "2 seats need 2 names, not 1"),
    (lambda: prichal.game("shanghaien").new().view(2), prichal.WrongSeat, "there is no seat 2"),
    (lambda: prichal.Record("hello\n"), prichal.BadRecord, "this isn't a record"),
]


@pytest.mark.parametrize(("ask", "kind", "sentence"), REFUSED)
def test_bad_input_gets_one_sentence(ask: Callable[[], object], kind: type[prichal.Problem], sentence: str) -> None:
    with pytest.raises(kind) as raised:
        ask()
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_refused_action_changes_nothing() -> None:
    state = simultaneous()
    before, drawn = repr(state), state.legal()
    tries: list[tuple[str | int, int | None, type[prichal.Problem], str]] = [
        ("sail", None, prichal.UnknownAction, "jamaica has no action 'sail'"),
        (10**6, None, prichal.UnknownAction, "jamaica has no action 1000000"),
        (-1, None, prichal.UnknownAction, "jamaica has no action -1"),
        ("morning 1", None, prichal.IllegalAction, "'morning 1' isn't allowed now (JA-"),
        ("morning 1", 2, prichal.IllegalAction, "'morning 1' isn't allowed now (JA-"),
        (drawn[0], 7, prichal.WrongSeat, "it isn't the turn of 7"),
        (drawn[0], prichal.CHANCE, prichal.WrongSeat, "it isn't the turn of chance"),
    ]
    for action, seat, kind, sentence in tries:
        with pytest.raises(kind) as raised:
            state.play(action, seat)
        assert sentence in str(raised.value)
        assert repr(state) == before
        assert state.legal() == drawn


@pytest.mark.parametrize("nothing", [None, ["choose gold/gold"], 1.5])
def test_what_is_no_action_at_all_is_an_error_and_changes_nothing(nothing: object) -> None:
    state = simultaneous()
    before = repr(state)
    with pytest.raises((TypeError, prichal.UnknownAction)):
        state.play(nothing)  # type: ignore[arg-type]
    assert repr(state) == before


def test_an_illegal_action_names_its_clause() -> None:
    with pytest.raises(prichal.IllegalAction) as raised:
        simultaneous().play("morning 1")
    assert raised.value.clause in games.find("jamaica").clauses()


def test_a_finished_game_says_so() -> None:
    state = prichal.game("shanghaien").new(seed=1)
    last = ""
    while not state.over:
        last = state.random()
        state.play(last)
    before = repr(state)
    for ask in (state.random, lambda: state.play(last), lambda: state.play(0), state.odds):
        with pytest.raises(prichal.WrongSeat, match="the game is over"):
            ask()
    assert repr(state) == before


def test_what_was_random_is_checked_again_in_another_position() -> None:
    """A notation said for one position isn't trusted in the next."""
    state = prichal.game("shanghaien").new(seed=1)
    while state.actor == prichal.CHANCE:
        state.play(state.random())
    stale = state.random()
    state.play(stale)
    while state.actor == prichal.CHANCE:
        state.play(state.random())
    if stale not in state.legal():
        with pytest.raises(prichal.IllegalAction):
            state.play(stale)
    fresh = prichal.game("shanghaien").new()
    with pytest.raises(prichal.IllegalAction):
        fresh.play(stale)


@pytest.mark.parametrize("name", games.names())
def test_one_import_has_at_least_half_the_speed_of_the_engines_own_classes(name: str) -> None:
    assert from_python(games.find(name), main_seats(games.find(name))).ratio >= 0.5
