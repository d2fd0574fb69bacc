"""The component tables once more, written from the specification independently: a slip in one of the two shows here."""

from prichal.games.white_castle import components as box
from tests.support import rule

STEWARDS = """
3+ | D CRT | L 1S + 1VP | L 1 food + LANT
- | D CRT | L INF 1 | L 2 iron
3+ | D CRT | L LANT | L 2VP
- | D WAR | L 1C + WELL | L LANT
- | D WAR | L 1 food + 1 pearl | L 1 iron + LANT
3+ | L 1 iron + LANT | D GAR | L any 2
- | L INF 1 | D GAR | L 2 food
3+ | L 1C + WELL | D GAR | L INF 1
- | L 1C + WELL | D CRT | L 2 food
- | L 1S + any 1 | D CRT | L 1 iron + 1 food
3+ | L any 2 | L 1 pearl + LANT | D WAR
- | L 2 pearl | L 1S + 1VP | D GAR
- | L 2 iron | L LANT | D GAR
3+ | L 2VP | L 1S + any 1 | D WAR
- | L INF 1 | L 2 pearl | D WAR
- | D GEI | L INF 1 | L 2 whisk
- | L 1 whisk + LANT | D GEI | L LILIES
3+ | L 2 whisk | L YELLOW | D GEI
"""
DIPLOMATS = """
3+ | 1 | D CRT | L any 3
- | 1 | D CRT | L INF 2
- | 1 | D CRT | L 2VP + WELL
- | 1 | D CRT | L 1S + LANT
- | 1 | D WAR | L any 3
- | 1 | D WAR | L INF 2
- | 1 | L INF 2 | D GAR
- | 1 | L 2VP + WELL | D GAR
3+ | 2 | L 2VP + WELL | D WAR
- | 2 | L 2C + LANT | D WAR
- | 2 | L INF 1 + LANT | D GAR
3+ | 2 | L any 3 | D GAR
- | 1 | D CRT or GEI | L 3 whisk
- | 1 | L 2VP + LILIES | D GAR or GEI
3+ | 2 | L 1S + YELLOW | D WAR or GEI
"""
DAIMYOS = """
WELL | 2VP | 2S
WELL | 2 pearl | 3C
WELL | 2 food | INF 2
LANT | 2 iron | 2S
LANT | INF 2 | 3C
LANT | 2 food | 2VP
LIGHT | 2 pearl | 2VP
LIGHT | INF 2 | 2S
LIGHT | 2 iron | 3C
LILIES | 2 whisk | 3C
YELLOW | 2 whisk | 2S
BLUE | 2 whisk | 2VP
"""
GARDENS = """
stone | 1 | 1 | 3C
stone | 1 | 1 | any 2
stone | 2 | 3 | 2S
stone | 2 | 3 | LIGHT
stone | 3 | 5 | WELL
plant | 3 | 5 | 4C -> DOMAIN
plant | 4 | 7 | 3C -> CRT
plant | 4 | 7 | 3C -> GAR
plant | 4 | 7 | 3C -> WAR
plant | 5 | 9 | 4C -> TILE any
stone | 1 | 1 | 2 whisk
stone | 2 | 3 | LILIES
stone | 2 | 3 | YELLOW
plant | 4 | 7 | 3C -> GEI
plant | 3 | 5 | 4C -> BOTH
plant | 5 | 9 | 4C -> DARK
"""
YARDS = """
CRT | 3 pearl
WAR | INF 2
GAR | 3 food
TILE coral | WELL
TILE white | 2S
TILE black | 5C
TILE any | LIGHT
DOMAIN | 2VP
GEI | 3 whisk
DARK | LILIES
BLUE | YELLOW
BOTH | LANT
"""
IKEBANA = """
- | 4C | CRT
- | 2 pearl | GAR
- | 2 whisk | WAR
- | 1 food + 1 whisk | CRT or GEI
- | any 2 | GAR or GEI
- | LANT | WAR or GEI
3+ | 2VP | GEI
3+ | 1S + 1VP | DOMAIN
"""
CALLIGRAPHY = """
- | 2 iron | GEI
- | 2 food | CRT
- | 2 whisk | GAR
- | 1 iron + 1 whisk | WAR
- | INF 1 + 1C | CRT or GEI
- | 1C + WELL | GAR or GEI
3+ | LILIES | WAR or GEI
3+ | INF 2 | TILE any
"""
ROWS = """
1 food | 1 food | 1 food | 2C | 1 food | 1S
1 iron | 1 iron | 1 iron | LANT | 1 iron | 2C
1 pearl | 1 pearl | 1 pearl | 1S | 1 pearl | LANT
1 whisk | 1 whisk | 1 whisk | 2C | any 1 | LANT
"""
LILIES = """
2C
1 whisk
1 iron
1 food
1 pearl
1S
INF 1
1VP
"""
SOLO = """
coral left | steward-1 | gate | 2C
coral middle | steward-2 | up 1 | INF 1
coral right | steward-3 | yard 5 | 1VP
black left | diplomat-1 | stone | INF 1
black middle | diplomat-2 | up 2 | 2C
black right | walls-left | yard 3 | up 1
white left | walls-right | plant | 1VP
white middle | steward-1 | gate | 2C
white right | diplomat-2 | yard 1 | garden
green left | tea-left | geisha entrance | lose-points 3, step
green middle | tea-left | geisha path-1 | lose-coins, step
green right | tea-left | geisha path-2 | back 2
"""


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


def joined(*cells: str | int) -> str:
    return " | ".join([str(cell) if cell != "" else "-" for cell in cells])


@rule("WC-B16", "WC-B19", "WC-M1")
def test_castle_cards() -> None:
    assert [joined(*card) for card in box.STEWARDS] == lines(STEWARDS)
    assert [joined(*card) for card in box.DIPLOMATS] == lines(DIPLOMATS)
    assert [joined(*card) for card in box.DAIMYOS] == lines(DAIMYOS)


@rule("WC-B23", "WC-B24", "WC-M29")
def test_gardens_and_yards() -> None:
    assert [joined(kind, food, 2 * food - 1, text) for kind, food, text in box.GARDENS] == lines(GARDENS)
    assert [joined(*token) for token in box.YARD_TOKENS] == lines(YARDS)


@rule("WC-M3", "WC-M35")
def test_curtains_and_lilies() -> None:
    assert [joined(*card) for card in box.IKEBANA] == lines(IKEBANA)
    assert [joined(*card) for card in box.CALLIGRAPHY] == lines(CALLIGRAPHY)
    assert lines(LILIES) == box.LILIES


@rule("WC-B19", "WC-M12")
def test_rows_of_the_clan_board() -> None:
    assert [joined(*row) for row in box.ROWS] == lines(ROWS)


@rule("WC-S2", "WC-S7")
def test_solo_cards() -> None:
    cards = [joined(f"{card[0]} {card[1]}", *card[2:]) for card in box.SOLO]
    assert cards == lines(SOLO)
