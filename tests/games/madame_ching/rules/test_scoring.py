"""The end of the game."""

from prichal.games.madame_ching.components import (
    COINS,
    GEMS_OF_EACH_COLOUR,
    MISSIONS,
    TILE_NAMES,
)
from prichal.games.madame_ching.rules.scoring import finish, points
from tests.games.madame_ching.tables import (
    GAME,
    act,
    asked,
    choose,
    enrich,
    give,
    lay,
    opened,
    pass_turns,
    teach,
    voyage,
)
from tests.support import rule


@rule("MC-E1")
def test_the_last_mission_ends_the_game_after_the_round() -> None:
    state = opened()
    state.missions = 1 << TILE_NAMES.index("17a")
    voyage(state, 0, [7, 28, 43, 46, 2])
    choose(state, 40, 11, 12)
    assert state.ending and state.missions == 0
    assert asked(state) == ("take-card", 0)
    act(state, "take 51", "take 52")  # the others complete the round
    assert state.over


@rule("MC-E1", "MC-G19")
def test_the_china_pearl_ends_the_game_after_the_round() -> None:
    state = opened()
    teach(state, 0, "combat", "elite-crew", "elite-crew")
    voyage(state, 0, [1, 6, 18, 43])
    voyage(state, 2, [7, 14, 28, 46, 2])
    choose(state, 40, 11, 12)
    act(state, "buy cartography")
    assert state.pearl == 0 and state.ending
    assert asked(state) == ("act", 0)
    act(state, "take 51")
    assert asked(state) == ("mission", 2)  # turns left are played with all rules; missions can still be gained
    act(state, "fulfil 19a", "take 52")
    assert state.over


@rule("MC-G19")
def test_another_player_can_still_gain_the_pearl() -> None:
    state = opened()
    state.missions = 1 << TILE_NAMES.index("17a")
    teach(state, 2, "combat", "elite-crew", "elite-crew")
    voyage(state, 0, [7, 28, 43, 46, 2])
    voyage(state, 2, [1, 6, 18, 44])
    choose(state, 40, 11, 12)
    act(state, "take 51", "buy cartography")
    assert state.pearl == 2
    pass_turns(state, 1)
    assert state.over


@rule("MC-E2")
def test_unfinished_expeditions_bring_a_coin_per_different_symbol() -> None:
    state = opened()
    voyage(state, 0, [1, 6, 8])  # map, map, lantern
    voyage(state, 1, [9])  # still on cell 1
    finish(state)
    assert [pirate.coins for pirate in state.pirates] == [2, 0, 0]


@rule("MC-G20")
def test_a_pilots_symbol_brings_a_coin_too() -> None:
    state = opened()
    voyage(state, 0, [1, 6], ["kite"])
    finish(state)
    assert state.pirates[0].coins == 2
    state = opened(2)
    voyage(state, 0, [1, 6])
    voyage(state, 1, [13, 16, 8])
    finish(state)
    assert state.pirates[0].coins == 1 + 2  # each expedition by itself


@rule("MC-G20", "MC-N9")
def test_merchants_go_to_the_most_frequent_colour() -> None:
    state = opened()
    enrich(state, 0, "31b", "29a")
    give(state, 0, "merchant")
    assert points(state, 0) == 3 * 4 + 1 * 3 + 3


@rule("MC-E3")
def test_points() -> None:
    state = opened()
    enrich(state, 0, "17b", "23a", "29b")  # 1 white, 1 red, 3 blue, 3 coins
    pirate = state.pirates[0]
    assert (pirate.white, pirate.red, pirate.blue, pirate.coins) == (1, 1, 3, 3)
    teach(state, 0, "cartography", "elite-crew")
    give(state, 0, "treasure-3", "merchant")
    state.pearl = 0
    state.hong_kong = 0
    assert points(state, 0) == 3 + 4 + 3 + 6 + 2 + 5 + 10 + 3 + 3
    parts = GAME.breakdown(state)
    assert sum(part.points[0] for part in parts) == GAME.scores(state)[0] == 39


@rule("MC-E4")
def test_ties_go_by_gems_then_are_shared() -> None:
    state = opened()
    assert GAME.winners(state) == [0, 1, 2]
    state.pirates[0].coins = 8
    state.pirates[1].white = 2
    state.pirates[2].blue = 4
    assert GAME.scores(state) == [8, 8, 8]
    assert GAME.winners(state) == [1]
    state.pirates[1].white, state.pirates[1].coins = 0, 8
    assert GAME.winners(state) == [2]
    state.pirates[0].red, state.pirates[0].coins = 2, 2
    assert GAME.winners(state) == [0]


@rule("MC-E5")
def test_the_supply_cant_run_short() -> None:
    """Two tiles of each number bring no more than the box has; the sixteen end-of-game coins fit too."""
    most = [0, 0, 0, 0]
    for number in {tile[1] for tile in MISSIONS}:
        for at in range(4):
            most[at] += sum(sorted(int(tile[2 + at]) for tile in MISSIONS if tile[1] == number)[-2:])
    assert max(most[:3]) <= GEMS_OF_EACH_COLOUR
    assert most[3] + 4 * 4 <= COINS
    state = opened()
    for pirate in state.pirates:
        pirate.coins = COINS  # and if it did, what is owed is counted all the same
    voyage(state, 0, [1, 8])
    finish(state)
    assert points(state, 0) == COINS + 2


@rule("MC-G19")
def test_the_second_junk_turn_of_the_one_who_triggered_the_end_is_played() -> None:
    state = opened(2)
    state.missions = 1 << TILE_NAMES.index("17a")
    voyage(state, 0, [7, 28, 47, 48, 2])
    choose(state, 45, 10, 11, 21)
    act(state, "sail red")
    assert state.ending
    act(state, "take 51", "sail black", "take 52", "take 53")
    assert state.over
    assert state.junks[1].cards == 1 << 10


def test_a_round_after_the_last_is_not_laid_out() -> None:
    state = opened()
    choose(state, 40, 11, 12)
    pass_turns(state, 1)
    assert not state.over
    lay(state, 1, 2, 3)
    state.ending = True
    choose(state, 10, 21, 22)
    pass_turns(state, 2)
    assert state.over
