"""What the chronicle tells; silent when nobody listens."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import PLACE_ROW
from prichal.games.white_castle.cards import (
    CLIMB_ONLY,
    ENTER_ONLY,
    GATE_ONLY,
    SLOT,
    SOLO_NAMES,
    STROLL_ONLY,
    YARD_IRON,
)
from prichal.games.white_castle.rules.scoring import best, score
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.games.white_castle.words.reasons import why_idle
from prichal.games.white_castle.words.words import (
    art_words,
    card_words,
    clan_name,
    effect_words,
    garden_words,
    good,
    goods_list,
    goods_words,
    lost_goods,
    resource_words,
    resources_of_choice,
    space_name,
    space_words,
    tea_words,
)
from prichal.kernel.wire import Args, Message, seat_name

LOSES: Final = "white_castle-news-loses"


def tell(state: WhiteCastleState, what: str, args: Args) -> None:
    if state.listener is not None:
        state.listener.tell(Message(f"white_castle-news-{what}", args))


def order(state: WhiteCastleState) -> None:
    if state.listener is not None:
        tell(state, "order", {"seats": [clan_name(state, number) for number in state.order]})


def picks(state: WhiteCastleState, seat: i64, card: i64, kind: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "card": resource_words(card), "member": box.MEMBER_KINDS[kind]}
        tell(state, "picks", args)


def starts_round(state: WhiteCastleState) -> None:
    if state.listener is not None:
        tell(state, "round", {"round": state.round})


def rolls(state: WhiteCastleState, colour: i64) -> None:
    if state.listener is not None:
        tell(state, "rolls", {"colour": box.COLOURS[colour], "dice": bridge_text(state.bridges[colour])})


def bridge_text(bridge: i64) -> str:
    """The dice of a bridge from left to right: `1 3 5`."""
    faces = [bridge & 7]
    for place in range((bridge >> 6) & 3):
        faces.append((bridge >> (8 + 3 * place)) & 7)
    faces.append((bridge >> 3) & 7)
    return " ".join([str(face) if face > 0 else "·" for face in faces])


def takes_die(state: WhiteCastleState, seat: i64, colour: i64, right: i64, value: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "colour": box.COLOURS[colour], "end": box.ENDS[right], "value": value}
        tell(state, "takes-die", args)


def places(state: WhiteCastleState, seat: i64, space: i64, colour: i64, difference: i64) -> None:
    if state.listener is not None:
        name = f"row-{box.COLOURS[colour]}" if space == PLACE_ROW else space_name(space)
        args: Args = {
            "seat": seat_name(seat),
            "space": space_words(name),
            "coins": difference if difference > 0 else -difference,
            "way": "gain" if difference > 0 else "pay" if difference < 0 else "none",
        }
        tell(state, "places", args)


def gains(state: WhiteCastleState, seat: i64, bundle: i64) -> None:
    """Told before the goods arrive; what passes a limit is lost (WC-B1)."""
    if state.listener is not None and bundle > 0:
        tell(state, "gains", {"seat": seat_name(seat), "goods": goods_words(bundle)})
        loses(state, seat, goods_list(lost_goods(state, seat, bundle)))


def no_room(state: WhiteCastleState, seat: i64, count: i64) -> None:
    """Resources of choice when there is room for none."""
    if state.listener is not None:
        loses(state, seat, [resources_of_choice(count)])


def loses(state: WhiteCastleState, seat: i64, goods: list[Message]) -> None:
    if state.listener is not None and goods:
        state.listener.tell(Message(LOSES, {"seat": seat_name(seat), "goods": goods}))


def converts(state: WhiteCastleState, seat: i64, what: i64) -> None:
    if state.listener is not None:
        made = good(0, 1) if what == 0 else good(2 + what, 1)
        tell(state, "converts", {"seat": seat_name(seat), "seals": 1 if what == 0 else 2, "made": made})


def pays(state: WhiteCastleState, seat: i64, coins: i64, seals: i64) -> None:
    if state.listener is not None:
        price = good(0, coins) if coins > 0 else good(1, seals)
        tell(state, "pays", {"seat": seat_name(seat), "price": price})


def skips(state: WhiteCastleState, seat: i64, effect: i64) -> None:
    """WC-B34: an action without a target, or too dear. The rest of an action that was performed isn't spoken of."""
    is_rest = effect == GATE_ONLY or effect == CLIMB_ONLY or effect == ENTER_ONLY or effect == STROLL_ONLY
    if state.listener is not None and not is_rest:
        args: Args = {"seat": seat_name(seat), "effect": effect_words(effect), "reason": why_idle(state, seat, effect)}
        tell(state, "skips", args)


def influences(state: WhiteCastleState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "influence", {"seat": seat_name(seat), "position": state.clans[seat].influence})


def lanterns(state: WhiteCastleState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "lantern", {"seat": seat_name(seat)})


def well(state: WhiteCastleState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "well", {"seat": seat_name(seat)})


def lilies(state: WhiteCastleState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "lilies", {"seat": seat_name(seat)})


def rows(state: WhiteCastleState, seat: i64, row: i64) -> None:
    if state.listener is not None:
        tell(state, "row", {"seat": seat_name(seat), "colour": box.COLOURS[row]})


def uses(state: WhiteCastleState, seat: i64, room: i64, block: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seat_name(seat),
            "card": card_words(state.rooms[room]),
            "block": block + 1,
        }
        tell(state, "uses", args)


def sends(state: WhiteCastleState, seat: i64, member: i64) -> None:
    """A courtier to the gate, or a geisha to the entrance."""
    if state.listener is not None:
        tell(state, "sends", {"seat": seat_name(seat), "member": box.MEMBER_KINDS[member]})


def climbs(state: WhiteCastleState, seat: i64, room: i64) -> None:
    if state.listener is not None:
        name = "daimyo" if room == 5 else space_name(room)
        tell(state, "climbs", {"seat": seat_name(seat), "room": space_words(name)})


def takes_card(state: WhiteCastleState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        tell(state, "takes-card", {"seat": seat_name(seat), "card": card_words(card)})


def opens_card(state: WhiteCastleState, room: i64) -> None:
    if state.listener is not None:
        args: Args = {"room": space_words(space_name(room)), "card": card_words(state.rooms[room])}
        tell(state, "opens-card", args)


def takes_slot(state: WhiteCastleState, seat: i64, slot: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seat_name(seat),
            "slot": slot + 1,
            "effect": effect_words(SLOT[state.daimyo * 3 + slot]),
        }
        tell(state, "takes-slot", args)


def trains(state: WhiteCastleState, seat: i64, yard: i64) -> None:
    if state.listener is not None:
        tell(state, "trains", {"seat": seat_name(seat), "iron": YARD_IRON[yard]})


def tends(state: WhiteCastleState, seat: i64, place: i64) -> None:
    if state.listener is not None:
        tell(state, "tends", {"seat": seat_name(seat), "garden": garden_words(place)})


def harvests(state: WhiteCastleState, seat: i64, place: i64) -> None:
    if state.listener is not None:
        tell(state, "harvests", {"seat": seat_name(seat), "garden": garden_words(place)})


def strolls(state: WhiteCastleState, seat: i64, place: i64) -> None:
    if state.listener is not None:
        tell(state, "strolls", {"seat": seat_name(seat), "place": tea_words(place)})


def takes_art(state: WhiteCastleState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        tell(state, "takes-art", {"seat": seat_name(seat), "card": art_words(card)})


def opens_art(state: WhiteCastleState, card: i64) -> None:
    if state.listener is not None:
        tell(state, "opens-art", {"card": art_words(card)})


def discards(state: WhiteCastleState, card: i64) -> None:
    if state.listener is not None:
        tell(state, "discards", {"card": art_words(card)})


def rival_flips(state: WhiteCastleState, card: i64) -> None:
    if state.listener is not None:
        tell(state, "rival-flips", {"card": SOLO_NAMES[card]})


def rival_places(state: WhiteCastleState, space: i64, colour: i64, value: i64, gained: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "colour": box.COLOURS[colour],
            "value": value,
            "space": space_words(space_name(space)),
            "coins": gained,
        }
        tell(state, "rival-places", args)


RIVAL_WORDS = [
    "none",
    "gate",
    "up",
    "yard",
    "garden",
    "garden",
    "garden",
    "coins",
    "points",
    "influence",
    "geisha",
    "lose-points",
    "lose-coins",
    "back",
    "step",
]


def rival_args(kind: i64, amount: i64) -> Args:
    """The amount of an operation as players count it: a yard by its iron, a geisha by her place."""
    shown = YARD_IRON[amount] if RIVAL_WORDS[kind] == "yard" else amount
    return {"what": RIVAL_WORDS[kind], "amount": shown}


def rival_does(state: WhiteCastleState, kind: i64, amount: i64) -> None:
    if state.listener is not None:
        if RIVAL_WORDS[kind] == "geisha":
            tell(state, "rival-strolls", {"place": tea_words(amount)})
        else:
            tell(state, "rival-does", rival_args(kind, amount))


def rival_cannot(state: WhiteCastleState) -> None:
    if state.listener is not None:
        tell(state, "rival-cannot", {"points": state.round})


def rival_tends(state: WhiteCastleState, place: i64) -> None:
    if state.listener is not None:
        tell(state, "rival-tends", {"garden": garden_words(place)})


def rival_strolls(state: WhiteCastleState, place: i64) -> None:
    if state.listener is not None:
        tell(state, "rival-strolls", {"place": tea_words(place)})


def rival_scores(state: WhiteCastleState, gained: i64) -> None:
    if state.listener is not None:
        tell(state, "rival-scores", {"points": gained})


def ends_game(state: WhiteCastleState) -> None:
    if state.listener is not None:
        if state.solo:
            winner = clan_name(state, best(state))
            tell(state, "ends-alone", {"points": score(state, 0), "rival": score(state, RIVAL), "winner": winner})
        else:
            tell(state, "ends", {})
