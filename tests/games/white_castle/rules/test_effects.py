"""Base: rulings for resolving effects, and the language that the tables are written in."""

import pytest

from prichal.games.white_castle.cards import CARD_NAMES, DECLINABLE, KIND, PLAIN, TEXTS
from prichal.games.white_castle.components import ROUNDS
from prichal.games.white_castle.effects import ALL, EITHER, GAIN, PAY, bundle, effect, goods_text
from prichal.games.white_castle.rules.influence import move_marker
from prichal.games.white_castle.steps import AT_OVERLOOK
from prichal.kernel.agenda import CHANCE
from tests.games.white_castle.tables import (
    BLACK,
    CORAL,
    act,
    answers,
    at,
    begin,
    give,
    goods,
    has,
    laid,
    legal,
    lilies,
    perform,
    question,
    rooms,
    run,
    send,
    why_not,
)
from tests.support import rule


def test_the_language() -> None:
    assert KIND[effect("2 food")] == GAIN and effect("1S + 1VP") == effect("1VP + 1S")
    assert KIND[effect("1C + WELL")] == ALL and KIND[effect("CRT or GEI")] == EITHER
    assert KIND[effect("3C -> CRT")] == PAY and KIND[effect("1S -> CRT or GEI")] == PAY
    assert goods_text(bundle("1 whisk + 2C")) == "2C + 1 whisk"
    with pytest.raises(ValueError, match="no such effect"):
        effect("2 gold")
    with pytest.raises(ValueError, match="goods expected"):
        bundle("LANT")
    assert effect(TEXTS[effect("DARK + 1C")]) == effect("DARK + 1C")


@rule("WC-B31")
def test_one_thing_at_a_time_and_the_player_picks_the_next() -> None:
    state = laid()
    rooms(state, "steward-2", "steward-4", "steward-7", "diplomat-2", "diplomat-8")
    give(state, iron=6, coins=2)
    perform(state, "WAR")
    act(state, "train 5")
    assert answers(state) == ["part 1", "part 2"]  # CRT, INF 2
    act(state, "part 1", "gate")
    assert at(state, "courtiers-gate") == 1
    assert state.clans[0].influence == 2 and state.over  # the rest follows by itself


@rule("WC-B31")
def test_an_effect_is_finished_before_the_next_part() -> None:
    state = laid()
    give(state, iron=6, coins=2, pearl=2)
    send(state, courtiers_gate=1)
    perform(state, "WAR")
    act(state, "train 5", "part 1", "climb gate steward-2")
    assert question(state) == "enter-block" and state.clans[0].influence == 0
    act(state, "decline")
    assert state.actor == CHANCE
    act(state, "deal steward-5")
    assert question(state) == "courtier-action" and state.clans[0].influence == 0
    act(state, "decline")
    assert state.clans[0].influence == 2 and state.over


@rule("WC-B32")
def test_what_a_die_in_a_room_resolves_is_fixed() -> None:
    """The card taken out of the room in the middle is still the one that counts."""
    state = laid()
    give(state, seals=1, pearl=2)
    send(state, courtiers_gate=1)
    begin(state)
    act(state, "take coral right", "place steward-1")  # steward-2: 1S -> CRT, INF 1
    act(state, "part 1", "climb gate steward-1", "decline", "deal steward-5", "decline")
    assert state.clans[0].influence == 1 and state.actor == 1
    assert goods(state) == {"coins": 3}  # not 1 food + 1 pearl of the card there now


@rule("WC-B32", "WC-M11")
def test_the_two_curtains_of_a_space_are_fixed() -> None:
    """A card taken on the first path space in the middle is still the one that faces the space."""
    state = laid(2, "matcha")
    give(state, seals=1, whisks=2)
    send(state, geishas_entrance=1)
    begin(state)
    act(state, "take coral right", "place outskirts-upper")  # 2 pearl, 1S -> GEI
    act(state, "part 2", "stroll entrance path-1", "art ikebana", "open ikebana-1")
    assert goods(state) == {"coins": 1, "pearl": 2 + 2} and state.actor == 1  # not 4 coins of ikebana 1


@rule("WC-B31", "WC-B26")
def test_seals_that_would_overflow_and_influence_that_could_spend_them() -> None:
    for seals, position, asked in ((5, 5, True), (4, 5, False), (5, 4, False)):
        state = laid()
        give(state, seals=seals)
        state.clans[0].lantern_influence = 1
        move_marker(state, 0, position)
        perform(state, "1S + LANT")
        assert (question(state) == "choose-part") == asked
        if asked:
            act(state, "part 2", "pay")
            assert has(state, "seals") == 5 and state.clans[0].influence == 6 and state.over


@rule("WC-B33")
def test_actions_may_be_declined_and_plain_gains_not() -> None:
    for text in ["CRT", "GAR", "WAR", "LIGHT", "DARK", "TILE any", "DOMAIN", "YELLOW", "BLUE", "3C -> CRT", "STEP"]:
        assert DECLINABLE[effect(text)] == 1
    for text in ["2 food", "any 2", "INF 1", "LANT", "WELL", "LILIES", "1S + 1VP"]:
        assert DECLINABLE[effect(text)] == 0 and PLAIN[effect(text)] == 1
    state = laid()
    give(state, iron=6, coins=2)
    perform(state, "WAR")
    act(state, "train 5")
    assert "decline" not in legal(state)
    assert why_not(state, "decline") == "WC-B33"
    state = laid()
    give(state, pearl=2)
    send(state, courtiers_gate=1)
    perform(state, "CRT")
    act(state, "climb gate steward-1", "decline")
    assert state.clans[0].action_card == 1  # the card is taken even if its block is declined
    state = laid()
    give(state, pearl=5)
    send(state, courtiers_gate=1)
    perform(state, "CRT")
    act(state, "climb gate diplomat-1", "decline")  # INF 2: a light block, so an action
    assert state.clans[0].influence == 0 and CARD_NAMES[state.clans[0].action_card] == "diplomat-2"


@rule("WC-B34")
def test_prices_are_paid_in_full_seals_first_if_need_be() -> None:
    state = laid()
    give(state, coins=1, seals=1)
    perform(state, "CRT")
    assert answers(state) == ["decline"]  # 2 coins are there only after converting
    assert why_not(state, "gate") == "WC-B20"
    act(state, "convert coin", "gate")
    assert goods(state) == {} and at(state, "courtiers-gate") == 1
    give(state, coins=1)
    perform(state, "CRT")
    assert state.over  # too dear even then
    send(state, courtiers_gate=4)
    give(state, coins=9)
    perform(state, "CRT")
    assert state.over  # no target: nobody at home, no pearl
    give(state, coins=2, seals=1)
    perform(state, "3C -> CRT")
    assert state.over
    give(state, pearl=2)
    perform(state, "3C -> CRT")
    assert answers(state) == ["decline"] and why_not(state, "pay") == "WC-B34"
    act(state, "convert coin", "pay")
    assert question(state) == "courtier-action"


@rule("WC-B35")
def test_conversions_stand_beside_decisions_of_the_own_turn() -> None:
    state = laid()
    give(state, seals=5, food=7)
    give(state, 1, seals=5)
    begin(state)
    assert "convert food" not in legal(state) and why_not(state, "convert food") == "WC-B35"
    act(state, "convert coin", "take coral right", "convert coin")  # between taking and placing, too
    assert question(state) == "place"
    act(state, "place well")
    assert state.actor == 1  # never in other players' turns
    before = goods(state, 0)
    act(state, "convert iron")
    assert goods(state, 0) == before and goods(state, 1) == {"seals": 3, "iron": 1}


@rule("WC-B35")
def test_the_last_seals_are_asked_for() -> None:
    state = laid()
    state.round = ROUNDS
    give(state, seals=2, iron=2)
    begin(state, 4)
    act(state, "take coral right", "place walls-left", "decline")
    assert question(state) == "convert-last" and state.actor == 0
    act(state, "convert iron")  # no seals left: not asked again
    assert goods(state) == {"coins": 1, "iron": 3} and state.actor == 1
    act(state, "take coral right", "place well")
    assert state.over  # fewer than two seals: no question
    state = laid()
    state.round = ROUNDS
    give(state, seals=2)
    begin(state, 2)
    act(state, "take coral right", "place walls-left", "decline")
    assert question(state) == "take"  # not the last turn


@rule("WC-B36")
def test_the_price_of_influence_may_be_declined() -> None:
    state = laid()
    give(state, seals=1)
    move_marker(state, 0, 5)
    perform(state, "INF 2")
    assert answers(state) == ["pay", "decline"]
    act(state, "decline")
    assert state.clans[0].influence == 5 and goods(state) == {"seals": 1}
    perform(state, "INF 2")
    act(state, "convert coin")  # nothing to pay with any more: not asked again
    assert state.over and state.clans[0].influence == 5 and goods(state) == {"coins": 1}


@rule("WC-B31", "WC-B34")
def test_the_only_possible_part_is_not_asked_about() -> None:
    state = laid()
    state.tiles[0], state.tiles[1], state.tiles[2] = CORAL, CORAL, BLACK
    give(state, seals=1, coins=2)
    begin(state)
    act(state, "take coral right", "place steward-1")  # 1S -> CRT, INF 1
    assert answers(state) == ["part 1", "part 2"]
    act(state, "convert coin")  # the courtier's seal is gone, influence is what is left
    assert state.clans[0].influence == 1 and state.actor == 1
    state = laid()
    give(state, iron=5)
    state.yards[1] = 6  # CRT, impossible without coins; LIGHT
    perform(state, "WAR")
    act(state, "train 5")
    assert question(state) == "light-action"


@rule("WC-B31")
def test_plain_gains_alone_are_not_asked_about() -> None:
    state = laid()
    give(state, seals=1)
    state.clans[0].lantern = bundle("1 pearl + 1C")
    begin(state)
    act(state, "take white right", "place steward-2")  # 1C + WELL, LANT
    assert goods(state) == {"coins": 3 + 1 + 1 + 1, "seals": 2, "food": 1, "pearl": 1} and state.actor == 1


@rule("WC-B31", "WC-B26")
def test_the_lanterns_seal_comes_before_the_lilies_influence() -> None:
    state = laid(2, "matcha")
    rooms(state, "steward-17", "steward-4", "steward-7", "diplomat-2", "diplomat-7")
    state.tiles[1], state.tiles[2] = BLACK, CORAL  # coral: 1 whisk + LANT, LILIES
    lilies(state, 0, 1, 6)  # 2 coins, a whisk, influence
    state.clans[0].lantern = bundle("1S")
    move_marker(state, 0, 5)
    begin(state)
    act(state, "take coral right", "place steward-1")
    assert question(state) == "influence-price"
    act(state, "pay")
    assert state.clans[0].influence == 6 and has(state, "seals") == 0


@rule("WC-B31", "WC-B26")
def test_lantern_influence_and_a_seal_of_the_lilies_are_asked_about() -> None:
    state = laid(2, "matcha")
    rooms(state, "steward-17", "steward-4", "steward-7", "diplomat-2", "diplomat-7")
    state.tiles[1], state.tiles[2] = BLACK, CORAL
    lilies(state, 0, 1, 5)  # 2 coins, a whisk, a seal
    state.clans[0].lantern_influence = 1
    move_marker(state, 0, 5)
    begin(state)
    act(state, "take coral right", "place steward-1")
    assert question(state) == "choose-part" and answers(state) == ["part 1", "part 2"]
    act(state, "part 2", "pay")
    assert state.clans[0].influence == 6
    state = laid(2, "matcha")
    rooms(state, "steward-17", "steward-4", "steward-7", "diplomat-2", "diplomat-7")
    state.tiles[1], state.tiles[2] = BLACK, CORAL
    lilies(state, 0, 1, 5)
    state.clans[0].lantern_influence = 1
    move_marker(state, 0, 4)  # no price near: nothing to ask
    begin(state)
    act(state, "take coral right", "place steward-1")
    assert state.actor == 1 and state.clans[0].influence == 5


@rule("WC-B34")
def test_what_the_price_leaves_must_do_for_the_effect() -> None:
    state = laid(2, "matcha")
    give(state, coins=3)
    perform(state, "3C -> GEI")
    assert state.over and has(state, "coins") == 3  # nothing would be left for the entrance
    give(state, coins=5)
    perform(state, "3C -> GEI")
    assert answers(state) == ["pay", "decline"]
    give(state, coins=2, seals=2)
    perform(state, "3C -> GEI")
    assert state.over
    give(state, coins=2, seals=3)
    perform(state, "3C -> GEI")
    act(state, "convert coin", "pay", "convert coin", "convert coin", "enter")
    assert goods(state) == {} and at(state, "geishas-entrance") == 1
    give(state, seals=1)
    perform(state, "1S -> GAR")
    assert state.over and has(state, "seals") == 1  # no food
    give(state, seals=3)
    perform(state, "1S -> GAR")
    assert question(state) == "pay-or-decline"


@rule("WC-B34", "WC-B25")
def test_a_stewards_dark_block_needs_its_seal_after_the_price() -> None:
    for coins, seals, asked in ((4, 0, False), (3, 1, False), (4, 1, True), (3, 2, True)):
        state = laid(2, "matcha")
        give(state, coins=coins, seals=seals, iron=1)  # only steward-4's dark WAR could be done
        perform(state, "4C -> DARK")
        assert (question(state) == "pay-or-decline") == asked


@rule("WC-B34", "WC-M19")
def test_the_overlooks_token_needs_something_to_do_after_its_price() -> None:
    for coins, offered in ((3, False), (4, False), (5, True)):
        state = laid(2, "matcha")
        state.ceremonies[3] = 9  # BLUE: a gardener without food, or a geisha for 2 coins
        give(state, coins=coins)
        run(state, AT_OVERLOOK)
        assert ("token" in answers(state)) == offered
