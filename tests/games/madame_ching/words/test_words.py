"""What the table says: questions, the chronicle and panels that players need to understand the rules."""

from prichal.games.madame_ching.state import MadameChingState
from prichal.kernel.news import Listener
from prichal.kernel.wire import Message
from prichal.locales import Words
from tests.games.madame_ching.tables import (
    GAME,
    act,
    choose,
    no_cards_left,
    opened,
    pass_turns,
    teach,
    voyage,
)
from tests.support import rule

ENGLISH = Words("en")


def told(state: MadameChingState) -> list[str]:
    """The chronicle so far, as the public hears it."""
    assert state.listener is not None
    messages = [event.public for event in state.listener.take()]
    return [ENGLISH.say(message) for message in messages if message is not None]


@rule("MC-X2")
def test_a_purchase_names_its_price_and_the_symbols_left() -> None:
    state = opened()
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x1130
    choose(state, 40, 11, 12)
    prompt = GAME.prompt(state, 0)
    assert ENGLISH.say(prompt.title) == "which skill to buy? Symbols not yet used: lantern × 3, sword, kite"
    assert [ENGLISH.say(option.label) for option in prompt.options] == [
        "buy Night Navigation (3 × lantern)",
        "buy nothing",
    ]


@rule("MC-P4")
def test_the_chronicle_tells_of_a_crossed_line() -> None:
    state = opened()
    voyage(state, 0, [6, 7, 8])
    state.listener = Listener()
    choose(state, 20, 11, 12)
    assert "Player 1 crosses the first encounter line: blue junk." in told(state)


@rule("MC-K3")
def test_the_chronicle_names_combat_before_the_attack() -> None:
    state = opened()
    teach(state, 0, "combat")
    choose(state, 40, 11, 12)
    state.listener = Listener()
    act(state, "combat 1")
    assert told(state) == ["Player 1 uses Combat.", "Player 1 attacks Player 2."]


@rule("MC-G5")
def test_the_chronicle_of_a_round_with_few_cards() -> None:
    state = opened()
    choose(state, 20, 11, 12)
    no_cards_left(state)
    other = state.clone()
    state.listener = Listener()
    pass_turns(state, 1)
    assert told(state)[-1] == "Round 2. No card is left for the board."
    other.pirates[2].hand ^= 1 << 2
    other.discard = 1 << 2
    other.listener = Listener()
    pass_turns(other, 1)
    act(other, "lay 2")
    assert told(other)[-1] == "Round 2. On the board: only a face-down card."


@rule("MC-C2")
def test_the_sea_shows_lines_hong_kong_and_the_worlds_edge() -> None:
    panel = GAME.panels(GAME.view(opened(), 0))[0]
    assert ENGLISH.say(panel.columns[8]) == "8 (world's edge)"
    cells = [[ENGLISH.say(cell.text) if isinstance(cell.text, Message) else "" for cell in row] for row in panel.rows]
    assert cells[0][3:] == ["3", "4¹", "5¹", "6²", "7²", "8²"]
    assert cells[6][7:] == ["49 Hong Kong", "56 Hong Kong"]


@rule("MC-T1")
def test_teams_are_shown() -> None:
    state = opened(4, teams=True)
    teach(state, 2, "combat")
    panel = GAME.panels(GAME.view(state, 0))[4]
    assert [ENGLISH.say(row[-2].text) for row in panel.rows] == ["Player 3", "Player 4", "Player 1", "Player 2"]
    assert [row[-1].text for row in panel.rows] == [1, 0, 1, 0]
