"""WC-B1: what passes a limit is lost, and the label of an option says so beforehand."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import ACTIONS
from prichal.games.white_castle.cards import WELL_REWARD
from prichal.games.white_castle.effects import bundle
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.words.prompts import option
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Setup
from prichal.kernel.news import Listener
from prichal.kernel.playout import random_action
from prichal.kernel.wire import Arg, Message, seat_name
from tests.games.white_castle.tables import BLACK, CORAL, GAME, act, begin, give, has, laid, perform, send
from tests.support import rule, setup_name, until_choice

LOSING = "white_castle-losing"
CHOICE = "white_castle-effect-any"
LIMITS = {"seals": 5, "food": 7, "iron": 7, "pearl": 7, "whisks": 7}
GAMES = 3
PRICES = {"climb": "pearl", "train": "iron", "tend": "food", "stroll": "whisks", "stroll-house": "whisks"}

Goods = Counter[str]


def listed(arg: Arg) -> list[Message]:
    """Goods in a message, with or without the words that make a list of them."""
    if isinstance(arg, list):
        return arg
    assert isinstance(arg, Message)
    return listed(arg.args["items"]) if arg.id == "list" else [arg]


def counted(messages: list[Message]) -> Goods:
    found: Goods = Counter()
    for message in messages:
        found[str(message.args.get("good", CHOICE))] += int(str(message.args["count"]))
    return found


def limited(goods: Goods) -> Goods:
    return Counter({name: goods[name] for name in LIMITS if goods[name] != 0})


def owned(state: WhiteCastleState, seat: int) -> Goods:
    return Counter({name: int(state.clans[seat].goods[place]) for place, name in enumerate(box.GOODS)})


def announced(label: Message) -> Goods:
    return counted(listed(label.args["lost"])) if label.id == LOSING else Counter()


def offered(state: WhiteCastleState, text: str) -> Goods:
    """What an option says would be lost."""
    return announced(option(state, state.actor, ACTIONS.find(text)).label)


def price(label: Message) -> Goods:
    """The goods with a limit that the option itself costs, less what it turns them into."""
    said = cast("Message", label.args["label"]) if label.id == LOSING else label
    what = said.id.removeprefix("white_castle-do-")
    if what == "convert":
        made = str(said.args["what"])
        names = {"coin": "coins", "whisk": "whisks"}
        return Counter({"seals": 1 if made == "coin" else 2, names.get(made, made): -1})
    return Counter({PRICES[what]: int(str(said.args[PRICES[what]]))}) if what in PRICES else Counter()


def books(state: WhiteCastleState, seat: int, label: Message, action: i64, rng: Rng) -> tuple[WhiteCastleState, Goods]:
    """Plays an option up to the next decision; what came and went but isn't there afterwards was lost."""
    after = state.clone()
    listener = Listener()
    after.listener = listener
    after.play(action)
    until_choice(after, rng)
    balance = owned(state, seat)
    balance.subtract(price(label))
    for event in listener.take():
        told = event.public
        assert told is not None
        if told.args.get("seat") == seat_name(seat):
            if told.id == "white_castle-news-gains":
                balance.update(counted(listed(told.args["goods"])))
            elif told.id == "white_castle-news-pays":
                balance.subtract(counted(listed(told.args["price"])))
    balance.subtract(owned(after, seat))
    return after, limited(balance)


def check_options(state: WhiteCastleState, seat: int, rng: Rng) -> int:
    """Compares every label of a prompt with what happens; returns how many labels warned."""
    warnings = 0
    prompt = GAME.prompt(state, seat)
    for offer in prompt.options:
        said = announced(offer.label)
        after, lost = books(state, seat, offer.label, ACTIONS.find(offer.action), rng)
        if offer.action.endswith("left") and offer.action.startswith("take"):
            check_lantern(after, seat, said, rng)
            assert not lost, offer
        else:
            assert limited(said) == lost, (offer, lost)
        if said[CHOICE] > 0:
            assert all(owned(after, seat)[name] == LIMITS[name] for name in ("food", "iron", "pearl"))
        assert set(said) <= {*LIMITS, CHOICE}
        warnings += bool(said)
    return warnings


def check_lantern(state: WhiteCastleState, seat: int, said: Goods, rng: Rng) -> None:
    """WC-B13: what a die from the left is said to lose is lost wherever the die goes."""
    for offer in GAME.prompt(state, seat).options:
        if offer.action.startswith("place"):
            _, lost = books(state, seat, offer.label, ACTIONS.find(offer.action), rng)
            assert limited(said) <= lost, (offer, said)


def nearly_full(state: WhiteCastleState, seat: int, rng: Rng) -> None:
    """As if the clan had been thrifty: every good at most two below its limit."""
    for name, limit in LIMITS.items():
        if state.matcha or name != "whisks":
            give(state, seat, **{name: limit - rng.below(3)})


@rule("WC-B1")
@pytest.mark.parametrize("setup", GAME.setups(), ids=setup_name)
def test_labels_announce_exactly_what_is_lost(setup: Setup) -> None:
    """Every option of every prompt of some games, the clans being thrifty: no loss unannounced, no false warning."""
    moves = Moves()
    for seed in range(GAMES):
        rng = Rng(seed, setup.seats)
        state = cast("WhiteCastleState", GAME.new(setup.seats, setup.options))
        warnings = 0
        while not state.over:
            if state.actor != CHANCE:
                if state.step().name == "take":
                    nearly_full(state, state.actor, rng)
                warnings += check_options(state, state.actor, rng)
            state.play(random_action(state, state.agenda, moves, rng))
        assert warnings > 0


@rule("WC-B1", "WC-M33")
def test_resources_of_choice() -> None:
    state = laid()
    give(state, food=6, iron=7)
    perform(state, "any 2")
    assert [offered(state, f"gain {name}") for name in ("food", "iron", "pearl")] == [{}, {"iron": 1}, {}]
    give(state, pearl=7)
    assert offered(state, "gain food") == {CHOICE: 1}  # no room is left for the second one
    act(state, "gain food")
    assert state.over
    begin(state)
    state.well_reward = WELL_REWARD[3 * 5 + 3]
    give(state, seals=5)
    act(state, "take coral right")
    assert offered(state, "place well") == {"seals": 1, CHOICE: 2}


@rule("WC-B1", "WC-B13")
def test_the_lantern() -> None:
    state = laid()
    give(state, iron=7, pearl=2)
    state.clans[0].lantern = bundle("1 iron")
    begin(state)
    assert offered(state, "take coral left") == {"iron": 1} and not offered(state, "take coral right")
    act(state, "take coral left")
    assert offered(state, "place well") == {"iron": 1}
    send(state, courtiers_diplomat_1=1)
    perform(state, "CRT")
    assert offered(state, "climb diplomat daimyo") == {"iron": 1}


@rule("WC-B1")
def test_blocks() -> None:
    state = laid()
    give(state, iron=6)
    state.tiles[1], state.tiles[2] = BLACK, CORAL  # steward-2, coral: 1S -> CRT, 2 iron
    begin(state)
    act(state, "take coral right")
    assert offered(state, "place steward-1") == {"iron": 1} and not offered(state, "place diplomat-1")
    state.tiles[2] = BLACK
    give(state, iron=6, seals=1, coins=2)
    state.tiles[0], state.tiles[1], state.tiles[2] = CORAL, BLACK, CORAL
    assert not offered(state, "place steward-1")  # asked first: what the courtier sets off may spend iron
    act(state, "place steward-1")
    assert not offered(state, "part 1") and offered(state, "part 2") == {"iron": 1}


@rule("WC-B1", "WC-M22", "WC-M34")
@pytest.mark.parametrize(
    ("token", "owned", "lost"),
    [
        (7, {"seals": 2}, {"seals": 1}),  # 4 seals
        (3, {"pearl": 6, "food": 5}, {"pearl": 2, "food": 1}),  # both yellow yard tokens
        (9, {"pearl": 7, "iron": 6}, {"pearl": 2, "iron": 1}),  # both yellow curtains
        (8, {"iron": 6, "whisks": 7}, {"iron": 1}),  # the lilies twice; the walk makes room for their whisks
        (0, {"seals": 5}, {"seals": 1}),  # the lantern and a seal
    ],
)
def test_tea_house_rooms(token: int, owned: dict[str, int], lost: dict[str, int]) -> None:
    state = laid(2, "matcha")
    state.yards[1], state.yards[3] = 0, 2  # 3 pearl, 3 food
    state.ceremonies[0] = token
    give(state, **{"whisks": 2, **owned})
    send(state, geishas_path_2=1)
    perform(state, "GEI")
    assert offered(state, "stroll path-2 house-1") == lost


@rule("WC-B1", "WC-M20", "WC-M42")
def test_chance_in_between_changes_nothing() -> None:
    state = laid(2, "matcha")
    give(state, whisks=2, pearl=6)
    send(state, geishas_entrance=1)
    perform(state, "GEI")
    act(state, "stroll entrance path-1")
    assert offered(state, "art ikebana") == {"pearl": 1} and not offered(state, "art calligraphy")
    act(state, "art ikebana")
    assert state.actor == CHANCE and has(state, "pearl") == 6


@rule("WC-B1", "WC-B28")
def test_own_gardens_after_the_last_turn_of_a_round() -> None:
    state = laid()
    state.gardens[1] = 4  # coral stone: the well
    send(state, 1, gardens=0b10)
    give(state, 1, food=7)
    begin(state, 5)
    act(state, "take black right", "place walls-left")
    assert offered(state, "decline") == {"food": 1}


@rule("WC-B1", "WC-B28")
def test_what_others_lose_is_theirs() -> None:
    state = laid()
    state.gardens[1] = 4
    send(state, gardens=0b10)
    give(state, food=7)
    begin(state, 5)
    assert state.actor == 1
    act(state, "take black right")
    assert not offered(state, "place well")
    act(state, "place well")
    assert has(state, "seals") == 1 and has(state, "food") == 7  # seat 0 had the well's seal, not its food
