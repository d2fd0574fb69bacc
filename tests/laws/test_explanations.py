"""Laws of explanations: whatever the engine can name, it can explain, from the view alone and in both languages."""

from __future__ import annotations

import msgspec
import pytest

from prichal import games
from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State
from prichal.kernel.wire import Explanation, Message, View
from prichal.locales import LANGUAGES, Words
from tests.boards.vocabulary import BOARDS, VOCABULARY
from tests.support import for_every_setup, play_randomly

SEEDS = 2
LONGEST = 400  # plies of a game looked at
EVERY = 25  # plies the whole table is explained to everybody
UNKNOWN = ["", "-", "x", "no-such-piece", "ship-99", "hold-0-0", "hold-9-9", "card-", "place-0", "place-999999999999"]
UNKNOWN += ["crew-7-dutch", "crew-0-martian", "cell-9-1", "cell-1-7", "row-9-coral", "tile-99z", "seat-4", "ключ"]
UNKNOWN += ["goods-sand-1", "from-hold-9", "face-", "navigation-99-red-none", "junk-pink-0", "card-steward-99"]
DRAWN = "white_castle-effect-"  # the page has a picture for these, and shows the words under it


def panel_pieces(game: Game, view: View) -> set[str]:
    return {cell.piece for panel in game.panels(view) for row in panel.rows for cell in row if cell.piece}


def offered(game: Game, state: State) -> set[str]:
    """What the picks of the question at hand name."""
    seats = [] if state.over or state.actor == CHANCE else state.agenda.actors()
    return {piece for seat in seats for option in game.prompt(state, seat).options for piece in option.picks}


def words_of(game: Game, message: Message) -> set[str]:
    """The words in a question that are explained, as the page asks for them: client/src/table/drawn.ts."""
    found: set[str] = set()
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if not isinstance(part, Message):
                continue
            if any(isinstance(arg, Message | list) for arg in part.args.values()):
                found |= words_of(game, part)
            elif part.id.startswith(f"{game.name}-") and not part.id.startswith(DRAWN):
                found.add("-".join([part.id.removeprefix(f"{game.name}-"), *map(str, part.args.values())]))
    return found


def check(game: Game, explanation: Explanation | None, piece: str, setup: Setup) -> Explanation:
    assert explanation is not None, f"{game.name}: {piece} has no explanation"
    assert explanation.clause in game.clauses(), f"{game.name}: {piece} cites {explanation.clause}"
    assert explanation.sentences, f"{game.name}: nothing is said about {piece}"
    assert explanation.owner is None or 0 <= explanation.owner < setup.seats
    return explanation


@for_every_setup
def test_everything_that_can_be_named_is_explained_to_everybody(game: Game, setup: Setup) -> None:
    """Pieces of every question, and now and then of the whole table, for every viewer; the words are there."""
    spoken = {language: Words(language, [f"Player {seat}" for seat in range(setup.seats)]) for language in LANGUAGES}
    said: set[bytes] = set()
    for seed in range(SEEDS):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 21)
        for ply in range(LONGEST):
            asked = offered(game, state)
            for viewer in [*range(setup.seats), int(SPECTATOR)]:
                view = game.view(state, viewer)
                for piece in asked | (panel_pieces(game, view) if ply % EVERY == 0 else set()):
                    found = check(game, game.explain(view, piece), piece, setup)
                    wire = msgspec.json.encode(found)
                    if wire in said or game.name not in games.names():  # the throw-away game has no words
                        continue
                    said.add(wire)
                    for words in spoken.values():
                        for message in [found.title, *found.sentences]:
                            text = words.say(message)
                            assert text and "???" not in text and "{" not in text, text
            if state.over:
                break
            play_randomly(state, rng, 1)
    assert said or game.name not in games.names()


@for_every_setup
def test_every_word_of_a_question_that_names_a_thing_is_explained_to_whoever_is_asked(game: Game, setup: Setup) -> None:
    for seed in range(SEEDS):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 25)
        for _ in range(LONGEST):
            for seat in [] if state.over or state.actor == CHANCE else state.agenda.actors():
                for word in words_of(game, game.prompt(state, seat).title):
                    check(game, game.explain(game.view(state, seat), word), word, setup)
            if state.over:
                break
            play_randomly(state, rng, 1)


@pytest.mark.parametrize("name", BOARDS)
def test_the_whole_vocabulary_is_explained_at_a_full_table(name: str) -> None:
    """Also what isn't asked for now, or lies nowhere at the moment."""
    game = games.find(name)
    setup = game.setups()[-1]
    state = game.new(setup.seats, setup.options)
    rng = Rng(5, 22)
    for _ in range(4):
        for viewer in [*range(setup.seats), int(SPECTATOR)]:
            view = game.view(state, viewer)
            for piece in VOCABULARY[name].pieces:
                found = check(game, game.explain(view, piece), piece, setup)
                for language in LANGUAGES:
                    assert all(Words(language).say(message) for message in [found.title, *found.sentences])
        play_randomly(state, rng, 60)


@for_every_setup
def test_unknown_pieces_are_nothing(game: Game, setup: Setup) -> None:
    """Neither a crash nor an invention."""
    state = game.new(setup.seats, setup.options)
    play_randomly(state, Rng(1, 23), 40)
    for viewer in [0, int(SPECTATOR)]:
        view = game.view(state, viewer)
        known = panel_pieces(game, view)
        for piece in UNKNOWN:
            assert piece in known or game.explain(view, piece) is None, piece


@for_every_setup
def test_an_explanation_tells_nothing_hidden(game: Game, setup: Setup) -> None:
    """Two positions that look the same explain everything in the same words."""
    for seed in range(2):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 24)
        for _ in range(LONGEST // 30):
            play_randomly(state, rng, 30)
            for viewer in range(setup.seats):
                twin = state.clone()
                game.reshuffle(twin, viewer, rng)
                view, other = game.view(state, viewer), game.view(twin, viewer)
                for piece in panel_pieces(game, view):
                    assert game.explain(view, piece) == game.explain(other, piece)
