"""Laws: what is true of every game, every seat count and every combination of options."""

from __future__ import annotations

import msgspec

from prichal import build
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, NOBODY, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.playout import play_out, random_action, random_log
from prichal.kernel.state import State
from tests.support import facts, for_every_setup, play_randomly

GAMES = 500 if build.COMPILED else 25
SAMPLES = 1500
LIMIT = 200_000  # rare games of Madame Ching get very long at random: one hand hoards the navigation cards


def start(game: Game, setup: Setup) -> State:
    return game.new(setup.seats, setup.options)


@for_every_setup
def test_games_end_and_pieces_add_up(game: Game, setup: Setup) -> None:
    """Random games end; somebody wins; the pieces are accounted for after every action."""
    moves = Moves()
    for seed in range(GAMES):
        state = start(game, setup)
        rng = Rng(seed)
        plies = 0
        while not state.over:
            state.legal(moves)
            assert moves.count > 0, f"nothing is legal in {state.step().name}"
            assert len(set(moves.listed())) == moves.count, f"an action is listed twice in {state.step().name}"
            assert all(0 <= action < len(game.catalogue) for action in moves.listed())
            state.play(random_action(state, state.agenda, moves, rng))
            game.audit(state)
            plies += 1
            assert plies < LIMIT
        assert state.actor == NOBODY
        assert state.legal_actions() == []
        scores = game.scores(state)
        assert len(scores) == setup.seats
        assert game.winners(state) or setup.seats == 1  # alone one can lose
        assert set(game.winners(state)) <= set(range(setup.seats))
        parts = game.breakdown(state)
        assert [sum(part.points[seat] for part in parts) for seat in range(setup.seats)] == scores


@for_every_setup
def test_samples_are_legal_outcomes(game: Game, setup: Setup) -> None:
    """The fast way to draw chance only brings outcomes that are listed, with positive weight."""
    moves = Moves()
    for seed in range(10):
        state = start(game, setup)
        rng = Rng(seed, 1)
        while not state.over:
            if state.actor == CHANCE:
                state.legal(moves)
                assert all(moves.weight(i) > 0 for i in range(moves.count))
                for _ in range(3):
                    assert moves.has(state.sample(rng))
            state.play(random_action(state, state.agenda, moves, rng))


@for_every_setup
def test_random_choices_are_the_listed_ones(game: Game, setup: Setup) -> None:
    """The fast way to choose at random comes to the same as listing what is legal and drawing a place of the list."""
    moves = Moves()
    for seed in range(6):
        state = start(game, setup)
        rng = Rng(seed, 13)
        ply = 0
        while not state.over:
            if state.actor != CHANCE:
                listed = state.legal_actions()
                for stream in range(2 * ply, 2 * ply + 2):
                    expected = listed[Rng(seed, stream).below(len(listed))]
                    assert state.agenda.choose_at_random(state, moves, Rng(seed, stream)) == expected, state.step().name
            state.play(random_action(state, state.agenda, moves, rng))
            ply += 1


@for_every_setup
def test_playouts_are_the_same_random_games(game: Game, setup: Setup) -> None:
    """The fast driver draws and plays what the plain one does."""
    for seed in range(3):
        listed, played = start(game, setup), start(game, setup)
        log = random_log(listed, Rng(seed, 14))
        assert play_out(played, Moves(), Rng(seed, 14)) == len(log)
        assert facts(played) == facts(listed)


@for_every_setup
def test_samples_follow_the_weights(game: Game, setup: Setup) -> None:
    """Each kind of chance step, where it first comes up in a few games: frequencies fit the weights."""
    moves = Moves()
    seen: dict[str, int] = {}
    for seed in range(4):
        state = start(game, setup)
        rng = Rng(seed, 12)
        while not state.over:
            name = state.step().name
            if state.actor == CHANCE and seen.get(name, 0) < 2:
                seen[name] = seen.get(name, 0) + 1
                state.legal(moves)
                drawn = [int(state.sample(rng)) for _ in range(SAMPLES)]
                for i in range(moves.count):
                    share = int(moves.weight(i)) / int(moves.total())
                    allowed = 6 * (SAMPLES * share * (1 - share)) ** 0.5 + 3
                    assert abs(drawn.count(moves.items[i]) - SAMPLES * share) <= allowed, name
            state.play(random_action(state, state.agenda, moves, rng))


@for_every_setup
def test_clones_never_alias(game: Game, setup: Setup) -> None:
    """Whatever happens to a clone, the original stays as it was, and the other way round."""
    for seed in range(40):
        state = start(game, setup)
        rng = Rng(seed, 2)
        play_randomly(state, rng, seed * 7 % 150)
        before = facts(state)
        clone = state.clone()
        assert facts(clone) == before
        play_randomly(clone, rng, 60)
        assert facts(state) == before
        after = facts(clone)
        play_randomly(state, rng, 60)
        assert facts(clone) == after


@for_every_setup
def test_replay_gives_the_same_position(game: Game, setup: Setup) -> None:
    """State = fold(record): the same actions bring the same position."""
    for seed in range(10):
        state = start(game, setup)
        log = play_randomly(state, Rng(seed, 3), LIMIT)
        again = start(game, setup)
        for action in log:
            assert action in again.legal_actions()
            again.play(action)
        assert facts(again) == facts(state)


@for_every_setup
def test_notation_round_trip(game: Game, setup: Setup) -> None:  # noqa: ARG001
    """Every action has one text, which finds it again."""
    for action in range(len(game.catalogue)):
        text = game.catalogue.text(action)
        assert game.catalogue.find(text) == action
        assert text == " ".join(text.split())


@for_every_setup
def test_views_survive_the_wire_and_the_imagination(game: Game, setup: Setup) -> None:
    """An imagined position looks the same to its viewer, and leaves the viewer the same choices."""
    for seed in range(12):
        state = start(game, setup)
        rng = Rng(seed, 4)
        while not state.over:
            play_randomly(state, rng, 9)
            for viewer in [*range(setup.seats), int(SPECTATOR)]:
                view = game.view(state, viewer)
                sent = msgspec.json.encode(view)
                received = msgspec.json.decode(sent, type=game.view_type)
                imagined = game.imagine(received, rng)
                assert msgspec.json.encode(game.view(imagined, viewer)) == sent
                game.audit(imagined)
                if viewer in state.agenda.actors():
                    assert choices(imagined, viewer) == choices(state, viewer)
                game.reshuffle(imagined, viewer, rng)
                assert msgspec.json.encode(game.view(imagined, viewer)) == sent
                game.audit(imagined)


def choices(state: State, seat: int) -> list[int]:
    position = state.clone()
    position.agenda.give_turn(seat)
    return sorted(position.legal_actions())


@for_every_setup
def test_views_count_points_for_every_seat(game: Game, setup: Setup) -> None:
    """The table shows them beside the names: one number for each, and the result at the end."""
    for seed in range(3):
        state = start(game, setup)
        rng = Rng(seed, 12)
        moves = Moves()
        plies = 0
        while not state.over:
            plies += 1
            if plies % 20 == 0:
                for viewer in range(-1, setup.seats):
                    scores = msgspec.to_builtins(game.view(state, viewer if viewer >= 0 else SPECTATOR))["scores"]
                    assert len(scores) == setup.seats
            state.play(random_action(state, state.agenda, moves, rng))
        for viewer in (SPECTATOR, 0, setup.seats - 1):
            assert msgspec.to_builtins(game.view(state, viewer))["scores"] == game.scores(state)


@for_every_setup
def test_imagined_games_can_be_played_to_the_end(game: Game, setup: Setup) -> None:
    for seed in range(10):
        state = start(game, setup)
        rng = Rng(seed, 5)
        play_randomly(state, rng, seed * 11)
        for viewer in [*range(setup.seats), int(SPECTATOR)]:
            imagined = game.imagine(game.view(state, viewer), rng)
            play_randomly(imagined, rng, LIMIT)
            assert imagined.over
            game.audit(imagined)


@for_every_setup
def test_every_question_has_words_and_a_clause(game: Game, setup: Setup) -> None:
    """Prompts offer exactly the legal actions, each with a label and a clause of the game."""
    clauses = set(game.clauses())
    for seed in range(4):
        state = start(game, setup)
        rng = Rng(seed, 6)
        while not state.over:
            for seat in state.agenda.actors():
                if seat != CHANCE:
                    prompt = game.prompt(state, seat)
                    assert sorted(game.catalogue.find(option.action) for option in prompt.options) == choices(
                        state, seat
                    )
                    assert {option.rule for option in prompt.options} <= clauses
                    touched = [tuple(option.picks) for option in prompt.options]
                    assert len(set(touched)) == len(touched), f"the same pieces mean two options: {touched}"
                    assert prompt.rule in clauses
            play_randomly(state, rng, 1)


@for_every_setup
def test_every_refusal_cites_a_clause(game: Game, setup: Setup) -> None:
    clauses = set(game.clauses())
    for seed in range(3):
        state = start(game, setup)
        rng = Rng(seed, 7)
        while not state.over:
            if state.actor != CHANCE:
                legal = set(state.legal_actions())
                agenda = state.agenda
                for action in range(len(game.catalogue)):
                    if action not in legal:
                        assert state.step().why_not(state, agenda.seat, agenda.arg, action) in clauses
            play_randomly(state, rng, 1)
