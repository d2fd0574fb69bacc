"""Drawing action cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.actions import DRAW
from prichal.games.jamaica.components import HAND, HAND_WITH_MAP, MAP
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import DRAW_CARD
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


def _sizes() -> list[int]:
    return [sum([(cards >> card) & 1 for card in range(11)]) for cards in range(2048)]


SIZE: Final = vec[i64](_sizes())  # how many cards a set has


def nth(cards: i64, place: i64) -> i64:
    """The card of a set that stands at a place, counted from 0."""
    rest: i64 = cards
    for _ in range(place):
        rest &= rest - 1
    return lowest(rest)


def lowest(cards: i64) -> i64:
    """The first card of a set that isn't empty: as many are below it."""
    return SIZE[(cards & -cards) - 1]


def draw_up(state: JamaicaState, seat: i64) -> None:
    """JA-R4: up to three cards; JA-T4: four with Morgan's Map."""
    ship = state.ships[seat]
    full: i64 = HAND_WITH_MAP if ship.has(MAP) else HAND
    missing: i64 = full - SIZE[ship.hand]
    if missing > 0:
        state.agenda.then(DRAW_CARD, seat, missing)


class DrawCard(Chance[JamaicaState]):
    """JA-S3, JA-R4: a card from the deck; `arg` cards are to be drawn. JA-R6: an empty deck is made anew first."""

    def __init__(self) -> None:
        super().__init__(DRAW_CARD, "draw-card", ["JA-R4", "JA-S3", "JA-R6", "JA-T4"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        ship = state.ships[seat]
        cards: i64 = ship.deck if ship.deck != 0 else ship.played
        while cards != 0:
            moves.add(DRAW + lowest(cards))
            cards &= cards - 1

    def sample(self, state: JamaicaState, seat: i64, arg: i64, rng: Rng) -> i64:
        ship = state.ships[seat]
        cards: i64 = ship.deck if ship.deck != 0 else ship.played
        return DRAW + nth(cards, rng.below(SIZE[cards]))

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        ship = state.ships[seat]
        if ship.deck == 0:
            ship.deck = ship.played
            ship.played = 0
            ship.counted = ship.hand  # what isn't in the new deck is in the hand: anybody can count
            news.shuffles(state, seat)
        one: i64 = 1
        card: i64 = one << (action - DRAW)
        ship.deck &= ~card
        ship.hand |= card
        news.draws(state, seat, action - DRAW)
        if arg > 1:
            state.agenda.then(DRAW_CARD, seat, arg - 1)
