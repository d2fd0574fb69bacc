"""Matcha's part of the set-up: lilies, ikebana and calligraphy, ceremony tokens (WC-M3 to WC-M5)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    DEAL_ART,
    DEAL_CEREMONY,
    DEAL_LILY,
)
from prichal.games.white_castle.cards import (
    ARTS,
    CEREMONIES,
    LILIES,
)
from prichal.games.white_castle.rules.courtiers import draw
from prichal.games.white_castle.rules.geishas import art_left
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import (
    DRAW_CEREMONY,
    DRAW_LILY,
    REVEAL_ART,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


class DrawLily(Chance[WhiteCastleState]):
    """WC-M3: three lilies into the pond."""

    def __init__(self) -> None:
        super().__init__(DRAW_LILY, "draw-lily", ["WC-M3"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for lily in range(LILIES):
            if (state.lilies >> lily) & 1 == 0:
                moves.add(DEAL_LILY + lily)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.lilies |= 1 << (action - DEAL_LILY)


class RevealArt(Chance[WhiteCastleState]):
    """WC-M4, WC-M42: the next card of the ikebana (0) or calligraphy (1) deck lies open."""

    def __init__(self) -> None:
        super().__init__(REVEAL_ART, "reveal-art", ["WC-M4", "WC-M42"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        remaining: i64 = art_left(state, arg)
        for card in range(ARTS):
            if (remaining >> card) & 1 != 0:
                moves.add(DEAL_ART + card)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_ART + draw(art_left(state, arg), rng)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        card: i64 = action - DEAL_ART
        state.art_deck &= ~(1 << card)
        state.art_tops[arg] = card
        news.opens_art(state, card)


class DrawCeremony(Chance[WhiteCastleState]):
    """WC-M5: tokens into the tea house (0 to 2), at the overlook (3) and under the starting pairs (from 4)."""

    def __init__(self) -> None:
        super().__init__(DRAW_CEREMONY, "draw-ceremony", ["WC-M5"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        remaining: i64 = ceremonies_left(state)
        for token in range(CEREMONIES):
            if (remaining >> token) & 1 != 0:
                moves.add(DEAL_CEREMONY + token)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if arg < 4:
            state.ceremonies[arg] = action - DEAL_CEREMONY
        else:
            state.pairs[(arg - 4) * 3 + 2] = action - DEAL_CEREMONY


def ceremonies_left(state: WhiteCastleState) -> i64:
    """The set of ceremony tokens not laid out yet."""
    tokens: i64 = (1 << CEREMONIES) - 1
    for place in range(4):
        if state.ceremonies[place] >= 0:
            tokens &= ~(1 << state.ceremonies[place])
    for pair in range(5):
        if state.pairs[pair * 3 + 2] >= 0:
            tokens &= ~(1 << state.pairs[pair * 3 + 2])
    return tokens
