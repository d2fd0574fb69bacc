"""What the table says: clauses in options, panels, the chronicle of a game alone."""

from prichal.games.white_castle.actions import ACTIONS
from prichal.games.white_castle.effects import bundle
from prichal.games.white_castle.rules.influence import move_marker
from prichal.games.white_castle.secrets.hidden import view
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.games.white_castle.steps import RIVAL_ACTION, RIVAL_ROUND_END
from prichal.games.white_castle.words.panels import panels
from prichal.games.white_castle.words.prompts import option, title
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.news import Listener
from prichal.kernel.wire import Cell, Message, Option, Panel, seat_name
from prichal.locales import Words
from tests.games.white_castle.tables import act, begin, give, laid, new, perform, run, send
from tests.support import rule


def offered(state: WhiteCastleState, text: str) -> Option:
    return option(state, state.actor, ACTIONS.find(text))


def shown(state: WhiteCastleState, name: str) -> Panel:
    """A panel by the end of its title's id."""
    return next(panel for panel in panels(view(state, 0)) if panel.title.id.endswith(name))


def heard(listener: Listener) -> list[Message]:
    """The news so far."""
    return [event.public for event in listener.take() if event.public is not None]


def rows_named(panel: Panel, name: str) -> list[list[Cell]]:
    return [row for row in panel.rows if isinstance(row[0].text, Message) and row[0].text.id.endswith(name)]


@rule("WC-B9")
def test_pairs_to_choose_from_lie_open_until_all_have_theirs() -> None:
    state = new(2)
    luck = Rng(1)
    while state.actor == CHANCE:
        state.play(state.sample(luck))
    assert len(shown(state, "panel-pairs").rows) == len([pair for pair in view(state, 0).pairs if pair.action])
    assert not [panel for panel in panels(view(laid(), 0)) if panel.title.id.endswith("panel-pairs")]


@rule("WC-B13")
def test_the_lantern_is_asked_for_in_words() -> None:
    """Goods first, or influence first; the view has the same two parts, and what waits for the influence."""
    state = laid()
    give(state, seals=5)
    state.clans[0].lantern = bundle("1S + 1 iron")
    state.clans[0].lantern_influence = 1
    state.clans[0].influence = 5
    perform(state, "LANT")
    english = Words("en")
    options = [offered(state, "part 1"), offered(state, "part 2")]
    assert [english.say(one.label) for one in options] == ["1 seal, 1 iron (lost: 1 seal)", "influence +1"]
    assert [one.picks for one in options] == [["part-1"], ["part-2"]]
    assert [one.rule for one in options] == ["WC-B13", "WC-B13"]
    assert view(state, 0).asked == ["1S + 1 iron", "INF 1"]
    act(state, "part 2")
    assert view(state, 0).to_come == ["1S + 1 iron"]


@rule("WC-B17", "WC-B36")
def test_clauses_and_words_of_options() -> None:
    state = laid()
    give(state, food=1, coins=2)
    begin(state)
    act(state, "take coral right", "place walls-left")
    assert offered(state, "part 1").rule == "WC-B17"
    give(state, seals=1)
    move_marker(state, 0, 5)
    perform(state, "INF 1")
    assert offered(state, "decline").label.id == "white_castle-do-stop-here"
    perform(state, "TILE white")
    assert title(state, 0).args["colour"] == "white"


@rule("WC-B20", "WC-B21")
def test_the_castle_panel_has_the_gate_and_the_decks() -> None:
    state = laid(2)
    send(state, 1, courtiers_gate=2)
    panel = shown(state, "panel-castle")
    assert rows_named(panel, "gate")[0][-1].text == "0/2"
    assert panel.title.args == {"stewards": 9 - 3, "diplomats": 9 - 2}


@rule("WC-S13")
def test_the_rivals_courtiers_have_a_floor_and_no_room() -> None:
    state = laid(1)
    send(state, 0, courtiers_steward_1=1)
    send(state, RIVAL, courtiers_steward_1=2, courtiers_diplomat_1=1)
    panel = shown(state, "panel-castle")
    assert rows_named(panel, "space-steward-1")[0][-1].text == "1/0"
    assert [row[-1].text for row in rows_named(panel, "rival-floor")] == ["0/2", "0/1"]


@rule("WC-S4")
def test_the_rivals_losses_are_told_as_they_are() -> None:
    state = laid(1, "matcha")
    give(state, RIVAL, points=1, coins=4)
    listener = Listener()
    state.listener = listener
    run(state, RIVAL_ACTION, 0, 9)  # card A: lose 3 points
    told = [message.args for message in heard(listener) if message.id.endswith("rival-does")]
    assert told == [{"what": "lose-points", "amount": 1}]


@rule("WC-M32")
def test_the_end_of_a_game_alone_names_the_winner() -> None:
    for points, winner in ((1, Message("white_castle-rival")), (0, seat_name(0))):
        state = laid(1)
        state.round = 3
        give(state, 0, points=0)
        give(state, RIVAL, points=points)
        listener = Listener()
        state.listener = listener
        run(state, RIVAL_ROUND_END)
        assert heard(listener)[-1].args == {"points": 0, "rival": points, "winner": winner}
        assert shown(state, "panel-clans-end").title.args == {"winner": winner}


@rule("WC-M20", "WC-M35")
def test_the_last_card_of_a_deck_isnt_said_to_be_taken() -> None:
    """The others are, and say what they will give in the lantern."""
    state = laid(2, "matcha")
    give(state, whisks=2)
    send(state, geishas_entrance=1)
    perform(state, "GEI")
    act(state, "stroll entrance path-1")
    say = Words("en").say
    assert say(offered(state, "art ikebana").label).startswith("take the ikebana card: ")
    assert say(offered(state, "art ikebana").label).endswith("then 1 whisk in the lantern")
    assert say(offered(state, "art calligraphy").label).endswith("then 1 influence in the lantern")
    state.art_deck &= ~0xFF  # no ikebana card but the open one
    last = say(offered(state, "art ikebana").label)
    assert "stays" in last and "take" not in last and "lantern" not in last
    assert say(offered(state, "art calligraphy").label).startswith("take the calligraphy card: ")


@rule("WC-B20", "WC-B21", "WC-B23", "WC-B24")
def test_actions_of_members_name_target_price_and_effect() -> None:
    """Before anything is chosen: in the options themselves."""
    say = Words("en").say
    state = laid()
    give(state, food=7, iron=7, pearl=7, coins=7)
    perform(state, "GAR")
    assert say(offered(state, "tend coral stone").label) == "stone garden under the coral bridge, pay 1 food: 3 coins"
    act(state, "decline")
    perform(state, "WAR")
    assert say(offered(state, "train 3").label).startswith("3-iron yard, pay 3 iron: ")
    act(state, "decline")
    send(state, courtiers_gate=1)
    perform(state, "CRT")
    assert say(offered(state, "gate").label) == "courtier to the gate: pay 2 coins"
    assert say(offered(state, "climb gate steward-2").label) == "courtier from the gate: steward room 2, pay 2 pearl"
