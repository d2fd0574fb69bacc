"""Base: the last member, the last garden, the last slot, the exact price."""

from prichal.games.white_castle.cards import GARDEN_FOOD
from prichal.games.white_castle.effects import bundle
from prichal.games.white_castle.secrets.hidden import MEMBER_NAMES
from tests.games.white_castle.tables import act, answers, at, give, goods, has, laid, perform, question, send, why_not
from tests.support import rule


@rule("WC-B34", "WC-B14")
def test_a_price_that_only_two_converted_seals_can_pay() -> None:
    """One resource short, and exactly two seals: the question comes, and converting answers it."""
    for text, good, answer in (("WAR", "iron", "train 1"), ("GAR", "food", "tend coral stone")):
        state = laid()
        give(state, seals=2)
        perform(state, text)
        assert answers(state) == ["decline"] and why_not(state, answer) in ("WC-B23", "WC-B24")
        act(state, f"convert {good}", answer)
        assert has(state, "seals") == 0 and has(state, good) == 0
        give(state, seals=1)
        perform(state, text)
        assert state.over and has(state, "seals") == 1  # one seal is no resource
    state = laid()
    give(state, pearl=1, seals=2)
    send(state, courtiers_gate=1)
    perform(state, "CRT climb")
    assert answers(state) == ["decline"]
    act(state, "convert pearl", "climb gate steward-1")
    assert goods(state) == {}
    state = laid()
    give(state, seals=2)
    perform(state, "CRT")  # no coin at all: two seals are two coins
    assert answers(state) == ["decline"]
    act(state, "convert coin", "convert coin", "gate")
    assert goods(state) == {} and at(state, "courtiers-gate") == 1


@rule("WC-B34", "WC-M17")
def test_whisks_that_only_two_converted_seals_can_pay() -> None:
    state = laid(2, "matcha")
    give(state, whisks=1, seals=2)
    send(state, geishas_entrance=1)
    perform(state, "GEI stroll")
    assert answers(state) == ["decline"]
    act(state, "convert whisk", "stroll entrance path-1")
    assert goods(state) == {}
    give(state, whisks=1, seals=1)
    perform(state, "GEI stroll")
    assert state.over


@rule("WC-B23", "WC-B34")
def test_without_a_warrior_at_home_nobody_trains() -> None:
    state = laid()
    send(state, warriors_5=4)
    give(state, iron=7)
    perform(state, "WAR")
    assert question(state) == "warrior-action"  # the last one
    act(state, "train 1")
    assert at(state, "warriors-home") == 0 and at(state, "warriors-1") == 1
    perform(state, "WAR")
    assert state.over and has(state, "iron") == 6


@rule("WC-B24", "WC-B34")
def test_the_only_garden_that_is_left() -> None:
    """Whichever place it is: asked with exactly its food, skipped with one less."""
    for place in range(6):
        state = laid()
        state.clans[0].members[MEMBER_NAMES.index("gardens")] = 0b111111 ^ 1 << place
        state.clans[0].members[MEMBER_NAMES.index("gardeners-home")] = 1
        price = int(GARDEN_FOOD[state.gardens[place]])
        give(state, food=price)
        perform(state, "GAR")
        assert len(answers(state)) == 2 and answers(state)[1] == "decline"
        act(state, answers(state)[0])
        assert at(state, "gardens") == 0b111111 and has(state, "food") == 0
        state = laid()
        state.clans[0].members[MEMBER_NAMES.index("gardens")] = 0b111111 ^ 1 << place
        give(state, food=price - 1)
        perform(state, "GAR")
        assert state.over


@rule("WC-B24", "WC-B34")
def test_without_a_gardener_at_home_nobody_tends() -> None:
    state = laid()
    send(state, gardens=0b011111)
    give(state, food=7)
    perform(state, "GAR")
    assert state.over and has(state, "food") == 7


@rule("WC-B22")
def test_the_only_slot_that_is_free() -> None:
    for free in range(3):
        state = laid()
        state.clans[0].lantern = bundle("1 iron")
        send(state, courtiers_diplomat_1=1)
        give(state, pearl=2)
        for slot in range(3):
            state.slots[slot] = -1 if slot == free else 1
        perform(state, "CRT")
        act(state, "climb diplomat daimyo")
        assert has(state, "iron") == 1
        assert answers(state) == [f"slot {free + 1}"]
        act(state, f"slot {free + 1}")
        assert state.slots[free] == 0
