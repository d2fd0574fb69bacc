"""A laid-out table for tests, and short ways to change and read it."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from prichal import games
from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import ACTIONS
from prichal.games.white_castle.cards import CARD_NAMES, FIRST_START, LILY_REWARD, ROOMS, TEXTS, WELL_REWARD
from prichal.games.white_castle.effects import effect
from prichal.games.white_castle.rules.rival import act as rival_act
from prichal.games.white_castle.rules.rival import operation
from prichal.games.white_castle.secrets.hidden import MEMBER_NAMES
from prichal.games.white_castle.state import WhiteCastleState, new_state
from prichal.games.white_castle.steps import NEXT_TURN, PERFORM
from tests.support import legal_texts, play

GAME = games.find("white_castle")
ROOM_CARDS = ["steward-2", "steward-4", "steward-7", "diplomat-2", "diplomat-7"]
CORAL, BLACK, WHITE, GREEN = range(4)


def bridge(*dice: int) -> int:
    """A bridge with these dice from left to right, as the state packs it."""
    middle = dice[1:-1]
    packed = dice[0] | dice[-1] << 3 | len(middle) << 6
    for place, face in enumerate(middle):
        packed |= face << (8 + 3 * place)
    return packed


def laid(seats: int = 2, expansion: str = "base", difficulty: int = 0) -> WhiteCastleState:
    """Round 1 is about to begin, seat 0 first; nobody owns anything; no lantern gives anything.

    Bridges 1 3 6 (more dice: fours), well: food and coin, gardens: coral DOMAIN / 3C, black CRT / LIGHT,
    white WAR / 2S, yards: CRT + INF 2, GAR, 2VP; lilies 2C, whisk, iron; ikebana 2, calligraphy 1.
    """
    matcha = expansion == "matcha"
    state = new_state(GAME.steps, seats, matcha, difficulty)
    rooms(state, *ROOM_CARDS)
    state.tiles = vec[i64]([0, 0, 1, 1, 2, 2, 2, 0, 1, 0, 1, -1, 1, 2, -1])
    state.well_tiles = vec[i64]([0 * 5 + 0, 2 * 5 + 4])
    state.well_reward = WELL_REWARD[0 * 5 + 4]
    state.daimyo = 0
    state.gardens = vec[i64]([5, 0, 6, 3, 8, 2])
    state.yards = vec[i64]([0, 1, 2, 7])
    players = 2 if seats == 1 else seats
    state.order = vec[i64](range(players))
    state.track = vec[i64](range(players))
    state.round = 1
    dice = [1, 3, *[4] * (players - 2), 6]
    for colour in range(4 if matcha else 3):
        state.bridges[colour] = bridge(*dice)
    for seat in range(seats):
        clan = state.clans[seat]
        clan.resource_card = seat
        clan.start_action = seat % 3
        clan.action_card = FIRST_START + seat % 3
        clan.token = seat if matcha else -1
    if matcha:
        lilies(state, 0, 1, 2)
        state.art_tops = vec[i64]([1, 8])
        state.art_deck &= ~(1 << 1 | 1 << 8)
        state.ceremonies = vec[i64]([4, 5, 6, 7])
    if seats == 1:
        state.solo_top = 0
        state.solo_deck &= ~1
    return state


def begin(state: WhiteCastleState, turns: int = 0) -> WhiteCastleState:
    """Lets the turns begin after so many were taken."""
    state.agenda.depth = 0
    state.then(NEXT_TURN, 0, turns)
    state.agenda.advance(state)
    return state


def perform(state: WhiteCastleState, text: str, seat: int = 0) -> WhiteCastleState:
    """Performs an effect of the tables and nothing else."""
    number = effect(text)
    assert number < len(TEXTS)
    return run(state, PERFORM, seat, number)


def run(state: WhiteCastleState, step: int, seat: int = 0, arg: int = 0) -> WhiteCastleState:
    """Puts one step on an empty agenda."""
    state.agenda.depth = 0
    state.then(step, seat, arg)
    state.agenda.advance(state)
    return state


def operate(state: WhiteCastleState, text: str, sent: int = 0) -> bool:
    """One operation of the rival on an empty agenda."""
    state.agenda.depth = 0
    done = rival_act(state, operation(text), sent)
    state.agenda.put_in_order(0)
    state.agenda.advance(state)
    return done


def rooms(state: WhiteCastleState, *names: str) -> None:
    """Puts castle cards into the rooms."""
    for room in range(ROOMS):
        if state.rooms[room] >= 0:
            state.castle_deck |= 1 << state.rooms[room]
    for room, name in enumerate(names):
        card = CARD_NAMES.index(name)
        state.rooms[room] = card
        state.castle_deck &= ~(1 << card)


def lilies(state: WhiteCastleState, *numbers: int) -> None:
    state.lilies = sum(1 << number for number in numbers)
    assert LILY_REWARD[state.lilies] > 0


def give(state: WhiteCastleState, seat: int = 0, **goods: int) -> None:
    """Sets a clan's goods by name."""
    for name, amount in goods.items():
        state.clans[seat].goods[box.GOODS.index(name)] = amount


def has(state: WhiteCastleState, good: str, seat: int = 0) -> int:
    return int(state.clans[seat].goods[box.GOODS.index(good)])


def goods(state: WhiteCastleState, seat: int = 0) -> dict[str, int]:
    """What a clan has, zeros left out."""
    found = {name: int(state.clans[seat].goods[place]) for place, name in enumerate(box.GOODS)}
    return {name: amount for name, amount in found.items() if amount > 0}


def send(state: WhiteCastleState, seat: int = 0, **places: int) -> None:
    """Puts clan members from the clan board somewhere: send(state, courtiers_gate=2, gardens=0b101)."""
    members = state.clans[seat].members
    for name, amount in places.items():
        place = MEMBER_NAMES.index(name.replace("_", "-"))
        home = MEMBER_NAMES.index(f"{name.split('_')[0]}-home" if name != "gardens" else "gardeners-home")
        members[home] -= bin(amount).count("1") if name == "gardens" else amount
        members[place] += amount


def at(state: WhiteCastleState, name: str, seat: int = 0) -> int:
    return int(state.clans[seat].members[MEMBER_NAMES.index(name)])


def act(state: WhiteCastleState, *texts: str) -> None:
    play(state, ACTIONS, *texts)


def legal(state: WhiteCastleState) -> list[str]:
    return legal_texts(state, ACTIONS)


def answers(state: WhiteCastleState) -> list[str]:
    """What may be answered, conversions of seals left out."""
    return [text for text in legal(state) if not text.startswith("convert")]


def why_not(state: WhiteCastleState, text: str) -> str:
    """The clause that forbids an action now."""
    action = ACTIONS.find(text)
    assert action >= 0 and action not in state.legal_actions(), text
    return state.step().why_not(state, state.agenda.seat, state.agenda.arg, action)


def question(state: WhiteCastleState) -> str:
    return "" if state.over else state.step().name


def new(seats: int, **options: str) -> WhiteCastleState:
    return cast("WhiteCastleState", GAME.new(seats, options))
