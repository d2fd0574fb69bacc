"""WC-B34 without shortcuts: whether an effect can be performed, found by converting seals and playing every answer."""

from __future__ import annotations

from prichal.games.white_castle.actions import CONVERT, DECLINE
from prichal.games.white_castle.cards import BLOCK, BLOCKS, CURTAIN_FREE, DARK_BLOCK, KIND, ROOMS, TONE, VALUE
from prichal.games.white_castle.effects import (
    BLUE,
    CLIMB,
    COINS,
    COURTIER,
    DARK,
    DOMAIN,
    EITHER,
    GARDENER,
    GEISHA,
    LAST_POSSIBLE,
    PART_BITS,
    PART_MASK,
    PAY,
    SEALS,
    STEP,
    TILE,
    WARRIOR,
    YARD_BLUE,
)
from prichal.games.white_castle.rules.goods import convert, offer_conversions
from prichal.games.white_castle.rules.possible import yard_effect
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import (
    COURTIER_ACTION,
    DOMAIN_ACTION,
    FREE_CLIMB,
    FREE_STEP,
    GARDENER_ACTION,
    GEISHA_ACTION,
    WARRIOR_ACTION,
)
from prichal.kernel.actions import Moves
from tests.games.white_castle.tables import run

# Actions whose question can be asked outright: its answers are played, whatever came before it.
QUESTIONS = {
    COURTIER: COURTIER_ACTION,
    GARDENER: GARDENER_ACTION,
    WARRIOR: WARRIOR_ACTION,
    GEISHA: GEISHA_ACTION,
    CLIMB: FREE_CLIMB,
    STEP: FREE_STEP,
    DOMAIN: DOMAIN_ACTION,
}


class Search:
    """All that a clan could do in one position; what it finds depends on the goods alone, and is kept."""

    def __init__(self, state: WhiteCastleState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.answered: dict[tuple[tuple[int, ...], int], bool] = {}
        self.searched: dict[tuple[tuple[int, ...], int], bool] = {}

    def goods(self) -> tuple[int, ...]:
        return tuple(int(amount) for amount in self.state.clans[self.seat].goods)

    def set_out(self, goods: tuple[int, ...]) -> WhiteCastleState:
        """The position with other goods."""
        state = self.state.clone()
        for good, amount in enumerate(goods):
            state.clans[self.seat].goods[good] = amount
        return state

    def can(self, goods: tuple[int, ...], effect: int) -> bool:
        """Whether the effect can be performed, after any conversions of seals."""
        key = (goods, effect)
        if key not in self.searched:
            self.searched[key] = any(self.does(after, effect) for after in self.conversions(goods))
        return self.searched[key]

    def conversions(self, goods: tuple[int, ...]) -> set[tuple[int, ...]]:
        """WC-B14: the goods after any number of conversions."""
        found = {goods}
        waiting = [goods]
        while waiting:
            state = self.set_out(waiting.pop())
            clan = state.clans[self.seat]
            moves = Moves()
            if clan.goods[SEALS] > 0:
                offer_conversions(state, clan, moves)
            for place in range(moves.count):
                after = state.clone()
                convert(after, self.seat, moves.items[place] - CONVERT)
                left = tuple(int(amount) for amount in after.clans[self.seat].goods)
                if left not in found:
                    found.add(left)
                    waiting.append(left)
        return found

    def does(self, goods: tuple[int, ...], effect: int) -> bool:
        """Whether the effect can be performed at once; what follows its price may wait for conversions again."""
        kind, value = KIND[effect], VALUE[effect]
        if kind <= LAST_POSSIBLE:
            return True
        if kind in QUESTIONS:
            return self.answers(goods, effect)
        if kind == PAY:
            return self.pays(goods, value)
        return any(self.does(goods, part) for part in self.parts(kind, value))

    def pays(self, goods: tuple[int, ...], price: int) -> bool:
        amount = price >> PART_BITS & 15
        good = SEALS if price >> (PART_BITS + 4) else COINS
        if goods[good] < amount:
            return False
        left = tuple(had - amount if place == good else had for place, had in enumerate(goods))
        return self.can(left, price & PART_MASK)

    def parts(self, kind: int, value: int) -> list[int]:
        """The effects that an effect is a choice of."""
        state = self.state
        if kind == EITHER:
            return [value & PART_MASK, value >> PART_BITS]
        if kind == BLUE:
            return [CURTAIN_FREE[state.art_tops[deck]] for deck in range(2)]
        if kind == YARD_BLUE:
            return [yard_effect(state, 0), yard_effect(state, 2)]
        assert kind in (DARK, TILE)
        found: list[int] = []
        for place in range(ROOMS * BLOCKS):
            card = state.rooms[place // BLOCKS]
            block = card * BLOCKS + place % BLOCKS
            if card < 0 or TONE[block] == 0:
                continue
            if TONE[block] == DARK_BLOCK if kind == DARK else value >> state.tiles[place] & 1 == 1:
                found.append(BLOCK[block])
        return found

    def answers(self, goods: tuple[int, ...], effect: int) -> bool:
        """Whether the question has an answer that can be played without owing goods or members."""
        key = (goods, effect)
        if key not in self.answered:
            step = QUESTIONS[KIND[effect]]
            asked = run(self.set_out(goods), step, self.seat, VALUE[effect])
            self.answered[key] = any(self.is_sound(asked, action) for action in asked.legal_actions())
        return self.answered[key]

    def is_sound(self, asked: WhiteCastleState, action: int) -> bool:
        if action == DECLINE or CONVERT <= action < CONVERT + 5:
            return False
        after = asked.clone()
        after.play(action)
        clan = after.clans[self.seat]
        return min(clan.goods) >= 0 and min(clan.members) >= 0
