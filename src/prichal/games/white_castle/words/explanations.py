"""What is this? Every piece that can be named, in a few sentences; told from the view alone."""

from prichal.games.white_castle import components as box
from prichal.games.white_castle.cards import CARD_NAMES, FIRST_START, ROOM_NAMES, SPACE_NAMES
from prichal.games.white_castle.effects import bundle, effect
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.words.descriptions import CLIMB_STARTS
from prichal.games.white_castle.words.words import TEA_PLACES, card_words, effect_words, good, goods_words, space_words
from prichal.kernel.numbers import small_number
from prichal.kernel.wire import Args, Explanation, Message, seat_name

GOODS = {"coin": "coins", "food": "food", "iron": "iron", "pearl": "pearl", "whisk": "whisks"}
TEA_CLAUSES = {"entrance": "WC-M16", "overlook": "WC-M19", "path-1": "WC-M20", "path-2": "WC-M21"}
FLOORS = {"steward": 3, "diplomat": 6}  # WC-M27
MOST_PARTS = 4
MOST_PAIRS = 5
BLOCKS = 3


def say(name: str, args: Args | None = None) -> Message:
    return Message(f"white_castle-explain-{name}", args or {})


def explain(view: WhiteCastleView, piece: str) -> Explanation | None:
    """What a piece is; and why nothing would come of its effects now, where that is asked about."""
    found = described(view, piece)
    reasons = idle_now(view, piece)
    if found is None or not reasons:
        return found
    return Explanation(found.title, [*reasons, *found.sentences], found.owner, found.clause)


def idle_now(view: WhiteCastleView, piece: str) -> list[Message]:
    """WC-B34: of a place for the die in hand, or of a part to choose from."""
    effects: list[str] = []
    reasons: list[str] = []
    for offer in view.offers:
        if offer.piece == piece:
            effects, reasons = offer.effects, offer.idle
    for at, text in enumerate(view.asked):
        if piece in (f"part-{at + 1}", "pay"):
            effects, reasons = [text], [view.asked_idle[at]]
    return [
        say("idle", {"effect": effect_words(effect(effects[at])), "reason": reasons[at]})
        for at in range(len(effects))
        if reasons[at]
    ]


def described(view: WhiteCastleView, piece: str) -> Explanation | None:
    kind, _, name = piece.partition("-")
    if not name:
        return single(view, piece)
    if kind in ("bridge", "row", "garden", "block"):
        return compound(view, kind, name)
    if kind == "space" and (name in SPACE_NAMES or name == "well"):
        return space(view, name)
    if kind == "room" and (name in ROOM_NAMES or name == "daimyo"):
        return room(name)
    if kind == "courtier" and name in CLIMB_STARTS:
        return Explanation(
            say("courtier", {"from": name}), [say("courtier-climbs"), say("courtier-worth")], None, "WC-B20"
        )
    if kind == "geisha" and name in TEA_PLACES:
        title = say("geisha", {"place": tea_place(name)})
        return Explanation(title, [say("geisha-walks"), say("geisha-worth")], None, "WC-M17")
    if kind == "tea" and name in TEA_PLACES:
        return tea(view, name)
    if kind == "art" and name in box.ARTS:
        return art(view, name)
    if piece == "token-overlook":
        return Explanation(say("overlook-token"), [*tea_token(view, "overlook"), say("overlook-price")], None, "WC-M19")
    if kind == "convert" and name in GOODS:
        clause = "WC-M14" if name == "whisk" else "WC-B14"
        return Explanation(Message("white_castle-do-convert", {"what": name}), [say("convert-when")], None, clause)
    if kind == "good" and name in box.GOODS:
        return described_good(name, 1)
    number = small_number(name)
    found = None if number is None else numbered(view, kind, number)
    return found or word(kind, name)


def word(kind: str, name: str) -> Explanation | None:
    """Words of a question that name no single piece: a message's id with its plain arguments."""
    first, _, last = name.partition("-")
    if kind == "card" and name in CARD_NAMES[:FIRST_START]:
        back = box.STEWARD_BACK if first == "steward" else box.DIPLOMAT_BACK
        return Explanation(card_words(CARD_NAMES.index(name)), [say("room-is"), lantern_side(back)], None, "WC-B21")
    if kind == "good" and first in box.GOODS and small_number(last) is not None:
        return described_good(first, int(last))
    return None


def described_good(name: str, count: int) -> Explanation:
    return Explanation(good(box.GOODS.index(name), count), [say(f"good-{name}"), say("good-limit")], None, "WC-B1")


def single(view: WhiteCastleView, piece: str) -> Explanation | None:
    if piece == "seals":
        return Explanation(say("seals"), [say("good-seals"), say("convert-when")], None, "WC-B14")
    if piece == "decline":
        return Explanation(say("decline"), [say("decline-does")], None, "WC-B33")
    if piece == "pay":
        return Explanation(say("pay"), [say("pay-does")], None, "WC-B34")
    if piece == "gate":
        return Explanation(Message("white_castle-gate"), [say("gate-is"), say("gate-worth")], None, "WC-B20")
    if piece == "pond":
        return Explanation(Message("white_castle-pond"), [*brings(view.pond), say("pond-is")], None, "WC-M19")
    return None


def numbered(view: WhiteCastleView, kind: str, number: int) -> Explanation | None:
    if kind == "influence" and number <= box.INFLUENCE_LIMIT:
        prices = [price for position, price in box.BARRIERS if position == number]
        price = [say("influence-price", {"price": good(1, prices[0])})] if prices else []
        return Explanation(say("influence", {"position": number}), [*price, say("influence-is")], None, "WC-B26")
    if kind == "part" and 1 <= number <= MOST_PARTS:
        effects = brings(view.asked[number - 1]) if number <= len(view.asked) else []
        return Explanation(say("part", {"number": number}), [*effects, say("part-is")], None, "WC-B31")
    if kind == "slot" and 1 <= number <= BLOCKS:
        return slot(view, number)
    if kind == "pair" and 1 <= number <= MOST_PAIRS:
        return pair(view, number)
    for yard in view.yards:
        if kind == "yard" and yard.iron == number:
            tokens = [found for token in yard.tokens for found in brings(token.effect)]
            sentences = [say("yard-price", {"iron": number}), *tokens, say("yard-worth", {"worth": yard.worth})]
            return Explanation(say("yard", {"iron": number}), sentences, None, "WC-B23")
    return None


def compound(view: WhiteCastleView, kind: str, name: str) -> Explanation | None:
    """Pieces with two names: bridge and end, seat and row, bridge and garden, room and block."""
    first, _, last = name.rpartition("-")
    if kind == "bridge" and first in box.COLOURS and last in box.ENDS:
        return bridge(view, first, last)
    if kind == "row" and last in box.COLOURS:
        seat = small_number(first)
        return row(view, seat, last) if seat is not None and seat < view.seats else None
    if kind == "garden":
        for garden in view.gardens:
            if garden.bridge == first and garden.kind == last:
                words = Message("white_castle-garden", {"colour": first, "kind": last})
                sentences = [
                    say("garden-price", {"food": garden.food}),
                    *brings(garden.effect),
                    say("garden-again"),
                    say("garden-worth", {"points": garden.points}),
                ]
                return Explanation(words, sentences, None, "WC-B24")
    place = small_number(last)
    if kind == "block" and first in ROOM_NAMES and place is not None and 1 <= place <= BLOCKS:
        return block(view, first, place)
    return None


def brings(text: str) -> list[Message]:
    """An effect of the tables in words, if there is one."""
    return [say("brings", {"effect": effect_words(effect(text))})] if text else []


def bridge(view: WhiteCastleView, colour: str, end: str) -> Explanation:
    values = [one.left if end == "left" else one.right for one in view.bridges if one.colour == colour]
    value = values[0] if values else 0
    title = say("bridge-die" if value else "bridge-empty", {"colour": colour, "end": end, "value": value})
    return Explanation(
        title, [say(f"bridge-{end}"), say("die-difference")], None, "WC-B13" if end == "left" else "WC-B11"
    )


def row(view: WhiteCastleView, seat: int, colour: str) -> Explanation:
    title = say("row", {"colour": colour})
    for one in view.clans[seat].rows:
        if one.colour == colour:
            rewards = [say("row-reward", {"effect": effect_words(effect(one.reward))})] if one.reward else []
            blocks = [say("row-block", {"effect": effect_words(effect(one.block))})] if one.block else []
            sentences = [say("row-die", {"colour": colour}), *rewards, *blocks, say("row-grows")]
            return Explanation(title, sentences, seat, "WC-M12" if colour == "green" else "WC-B19")
    return Explanation(title, [say("row-die", {"colour": colour}), say("row-grows")], seat, "WC-B19")


def block(view: WhiteCastleView, name: str, place: int) -> Explanation:
    title = say("block", {"room": space_words(name), "block": place})
    for one in view.rooms:
        if one.name == name and place <= len(one.blocks):
            seen = one.blocks[place - 1]
            tile = [say("block-tile", {"colour": seen.tile})] if seen.tile else []
            tone = say("block-dark" if seen.tone == "dark" else "block-light")
            return Explanation(title, [*brings(seen.effect), *tile, tone], None, "WC-B16")
    return Explanation(title, [say("block-none")], None, "WC-B16")


def space(view: WhiteCastleView, name: str) -> Explanation:
    """A space for dice; castle rooms are known by their cards."""
    if name == "well":
        return space_explained(name, box.WELL_VALUE, [*brings(view.well.effect), say("well-is")], "WC-B18")
    for one in view.rooms:
        if one.name == name:
            return space_explained(name, one.value, [say("room-dice")], "WC-B16")
    kind = name.partition("-")[0]
    clause = {"walls": "WC-B17", "tea": "WC-M10"}.get(kind, "WC-M11")
    for other in view.spaces:
        if other.name == name:
            effects = [found for text in other.effects for found in brings(text)]
            return space_explained(name, other.value, [*effects, say(f"{kind}-is")], clause)
    return Explanation(space_words(name), [say("matcha-only")], None, clause)


def space_explained(name: str, value: int, sentences: list[Message], clause: str) -> Explanation:
    return Explanation(space_words(name), [say("space-value", {"value": value}), *sentences], None, clause)


def room(name: str) -> Explanation:
    if name == "daimyo":
        return Explanation(space_words(name), [say("daimyo-is"), say("daimyo-worth")], None, "WC-B22")
    floor = name.partition("-")[0]
    back = box.STEWARD_BACK if floor == "steward" else box.DIPLOMAT_BACK
    sentences = [say("room-is"), lantern_side(back), say("room-worth", {"points": FLOORS[floor]})]
    return Explanation(space_words(name), sentences, None, "WC-B21")


def lantern_side(text: str) -> Message:
    """What a card adds to the lantern reward once it is turned over (WC-B13)."""
    words = effect_words(effect(text)) if text.startswith("INF") else goods_words(bundle(text))
    return say("lantern-side", {"effect": words})


def slot(view: WhiteCastleView, number: int) -> Explanation:
    sentences: list[Message] = []
    owner: int | None = None
    if number <= len(view.daimyo.slots):
        sentences += brings(view.daimyo.slots[number - 1])
        taken = view.daimyo.taken[number - 1]
        if 0 <= taken < view.seats:
            owner = taken
            sentences.append(say("slot-taken", {"seat": seat_name(taken)}))
    return Explanation(say("slot", {"slot": number}), [*sentences, say("slot-is")], owner, "WC-B22")


def tea_place(name: str) -> Message:
    return Message("white_castle-tea", {"place": name})


def tea_token(view: WhiteCastleView, name: str) -> list[Message]:
    return [found for place in view.tea if place.name == name for found in brings(place.effect)]


def tea(view: WhiteCastleView, name: str) -> Explanation:
    kind = "house" if name.startswith("house") else name
    sentences = [say(f"tea-{kind}"), *tea_token(view, name)]
    if kind == "house":
        sentences.append(say("house-worth", {"member": box.HOUSE_ROOMS[int(name[-1]) - 1]}))
    return Explanation(tea_place(name), sentences, None, TEA_CLAUSES.get(name, "WC-M22"))


def art(view: WhiteCastleView, name: str) -> Explanation:
    title = Message("white_castle-art", {"art": name})
    for one in view.arts:
        if one.name == name and one.yellow and one.blue:
            yellow = say("art-yellow", {"effect": effect_words(effect(one.yellow))})
            blue = say("art-blue", {"effect": effect_words(effect(one.blue))})
            back = box.IKEBANA_BACK if name == "ikebana" else f"INF {box.CALLIGRAPHY_BACK_INFLUENCE}"
            return Explanation(title, [yellow, blue, say("art-is"), lantern_side(back)], None, "WC-M35")
    return Explanation(title, [say("art-is")], None, "WC-M35")


def pair(view: WhiteCastleView, number: int) -> Explanation:
    title = say("pair", {"pair": number})
    sentences: list[Message] = []
    if number <= len(view.pairs):
        cards = view.pairs[number - 1]
        if cards.goods:
            sentences.append(say("pair-goods", {"goods": goods_words(bundle(cards.goods)), "choice": cards.choice}))
            sentences.append(lantern_side(cards.back))
        if cards.action:
            sentences.append(say("pair-action", {"card": Message("white_castle-start-card", {"member": cards.action})}))
        sentences += brings(cards.ceremony)
    return Explanation(title, [*sentences, say("pair-is")], None, "WC-B9")
