"""What the table asks: words, the pieces an action points at, and the clause behind it."""

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import (
    ACTIONS,
    CONVERT,
    DECLINE,
    GAIN_ANY,
    KEEP,
    PAIR,
    PART,
    PAY_PRICE,
    PLACE_DIE,
    PLACE_ROW,
    PLACE_WELL,
    TAKE_DIE,
    TO_GATE,
    USE_BLOCK,
)
from prichal.games.white_castle.cards import (
    CEREMONY,
    OUTSKIRTS,
    RESOURCE_CHOICE,
    RESOURCE_GOODS,
    ROOMS,
    TEA,
    VALUE,
    WALL,
)
from prichal.games.white_castle.components import RESOURCE_LIMIT
from prichal.games.white_castle.effects import (
    BUNDLE_BITS,
    BUNDLE_MASK,
    FOOD,
    PART_BITS,
    PART_MASK,
    SEALS,
)
from prichal.games.white_castle.rules.influence import barrier, barrier_price
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import CHOOSE_RESOURCE, START_RESOURCE
from prichal.games.white_castle.words.descriptions import describe_member, describe_use, do
from prichal.games.white_castle.words.headings import heading
from prichal.games.white_castle.words.losses import losses
from prichal.games.white_castle.words.placing import difference, idle, place_effects, place_piece
from prichal.games.white_castle.words.reasons import idle_words
from prichal.games.white_castle.words.words import (
    card_words,
    effect_words,
    good,
    goods_words,
    price_words,
    resource_words,
    space_name,
    space_words,
    tile_colour,
)
from prichal.kernel.wire import Args, Message, Option

CONVERTED = ["coin", "food", "iron", "pearl", "whisk"]


def title(state: WhiteCastleState, seat: i64) -> Message:
    """What is asked; where the question has a subject, it is named."""
    step = state.step()
    arg = state.agenda.arg
    name = f"white_castle-ask-{step.name}"
    if step.name == "place":
        return Message(name, {"colour": box.COLOURS[(arg >> 3) & 3], "value": arg & 7})
    if step.name == "pay-or-decline":
        return Message(name, {"price": price_words(arg), "effect": effect_words(arg & PART_MASK)})
    if step.name == "influence-price":
        clan = state.clans[seat]
        args: Args = {"price": good(SEALS, barrier_price(clan.influence)), "position": barrier(clan.influence)}
        return Message(name, args)
    if step.name in ("choose-resource", "start-resource"):
        return Message(name, {"count": arg})
    if step.name == "keep-one":
        return Message(name, {"what": ["resource", "action", "token"][arg]})
    if step.name == "tile-action":
        return Message(name, {"colour": tile_colour(arg)})
    if step.name == "enter-block":
        return Message(name, {"card": card_words(arg >> 3)})
    return Message(name)


def option(state: WhiteCastleState, seat: i64, action: i64) -> Option:
    """An option in words; what would pass a limit is named (WC-B1)."""
    label, picks, rule = described(state, seat, action)
    lost = losses(state, seat, action)
    if lost:
        label = Message("white_castle-losing", {"label": label, "lost": lost})
    is_aside = CONVERT <= action < DECLINE
    most: int | None = None
    if GAIN_ANY <= action < TO_GATE:
        most = RESOURCE_LIMIT - state.clans[seat].goods[FOOD + action - GAIN_ANY]
    return Option(ACTIONS.text(action), label, picks, rule, place=heading(picks), aside=is_aside, most=most)


def times(state: WhiteCastleState) -> int:
    """WC-B9, WC-M33: resources of choice are asked for one by one."""
    return state.agenda.arg if state.is_at(CHOOSE_RESOURCE) or state.is_at(START_RESOURCE) else 1


def described(state: WhiteCastleState, seat: i64, action: i64) -> tuple[Message, list[str], str]:
    """Label, pieces, clause."""
    rule = state.step().clauses[0]
    if action < TAKE_DIE:
        return describe_start(state, action, rule)
    if action < PLACE_DIE:
        colour = box.COLOURS[(action - TAKE_DIE) >> 1]
        end = box.ENDS[(action - TAKE_DIE) & 1]
        bridge = state.bridges[(action - TAKE_DIE) >> 1]
        value = (bridge >> 3) & 7 if end == "right" else bridge & 7
        args: Args = {"colour": colour, "end": end, "value": value}
        return do("take", args), [f"bridge-{colour}-{end}"], "WC-B11"
    if action < CONVERT:
        return describe_place(state, seat, action - PLACE_DIE)
    if action < DECLINE:
        what = action - CONVERT
        rule = "WC-M14" if what == 4 else "WC-B14"
        return do("convert", {"what": CONVERTED[what]}), ["seals", f"convert-{CONVERTED[what]}"], rule
    if action == DECLINE:
        if state.step().name == "influence-price":
            return do("stop-here", {}), ["decline"], "WC-B36"
        return do("stop" if state.step().name == "convert-last" else "decline", {}), ["decline"], "WC-B33"
    if action == PAY_PRICE:
        return describe_pay(state, seat)
    if action < GAIN_ANY:
        return describe_part(state, action - PART)
    if action < TO_GATE:
        resource = FOOD + action - GAIN_ANY
        return do("gain", {"good": good(resource, 1)}), [f"good-{box.GOODS[resource]}"], rule
    if action < USE_BLOCK:
        return describe_member(state, action)
    return describe_use(state, seat, action, rule)


def describe_start(state: WhiteCastleState, action: i64, rule: str) -> tuple[Message, list[str], str]:
    """WC-B9, WC-S1: starting cards."""
    if action < KEEP:
        pair = action - PAIR
        args: Args = {"pair": pair + 1, "cards": pair_words(state, pair)}
        return do("pair", args), [f"pair-{pair + 1}"], rule
    which = action - KEEP
    what = state.agenda.arg
    card = state.pairs[which * 3 + what]
    label = do("keep", {"number": which + 1, "card": start_words(what, card)})
    return label, [f"pair-{which + 1}"], rule


def start_words(what: i64, card: i64) -> Message:
    """A starting resource card, action card or ceremony token by what it gives."""
    if what == 0:
        args: Args = {"card": resource_words(card), "goods": goods_words(RESOURCE_GOODS[card])}
        args["choice"] = RESOURCE_CHOICE[card]
        args["back"] = box.RESOURCES[card][0].split()[1]
        args["decree"] = box.RESOURCES[card][3] or "none"
        return Message("white_castle-start-goods", args)
    if what == 1:
        return Message("white_castle-start-card", {"member": box.MEMBER_KINDS[card]})
    return Message("white_castle-token", {"number": card + 1, "effect": effect_words(CEREMONY[card * 2])})


def pair_words(state: WhiteCastleState, pair: i64) -> Message:
    cards = [start_words(what, state.pairs[pair * 3 + what]) for what in range(3 if state.matcha else 2)]
    return Message("list", {"items": cards})


def describe_place(state: WhiteCastleState, seat: i64, space: i64) -> tuple[Message, list[str], str]:
    """WC-B12: where the die goes and what that costs or brings."""
    colour = (state.agenda.arg >> 3) & 3
    coins = difference(state, seat, space)
    name = f"row-{box.COLOURS[colour]}" if space == PLACE_ROW else space_name(space)
    effects = place_effects(state, seat, space, colour)
    reasons = idle(state, seat, space)
    foreseen = [idle_words(effect_words(effects[at]), reasons[at]) for at in range(len(effects))]
    args: Args = {
        "space": space_words(name),
        "coins": coins if coins > 0 else -coins,
        "way": "gain" if coins > 0 else "pay" if coins < 0 else "none",
        "effect": Message("list", {"items": foreseen}),
    }
    return do("place", args), [place_piece(seat, space, colour)], place_clause(space, colour)


def place_clause(space: i64, colour: i64) -> str:
    """What a die does there."""
    if space == PLACE_ROW:
        return "WC-M12" if colour == 3 else "WC-B19"
    if space == PLACE_WELL:
        return "WC-B18"
    if space < ROOMS:
        return "WC-B16"
    if space < TEA:
        return "WC-B17"
    return "WC-M10" if space < OUTSKIRTS else "WC-M11"


def describe_pay(state: WhiteCastleState, seat: i64) -> tuple[Message, list[str], str]:
    arg = state.agenda.arg
    if state.step().name == "influence-price":
        price = good(SEALS, barrier_price(state.clans[seat].influence))
        return do("pay", {"price": price}), [f"influence-{barrier(state.clans[seat].influence)}"], "WC-B26"
    return do("pay", {"price": price_words(arg)}), ["pay"], "WC-B34"


def describe_part(state: WhiteCastleState, place: i64) -> tuple[Message, list[str], str]:
    arg = state.agenda.arg
    touched = [f"part-{place + 1}"]
    if state.step().name == "lantern-order":
        if place == 0:
            return do("part", {"effect": goods_words(arg & BUNDLE_MASK)}), touched, "WC-B13"
        steps = Message("white_castle-effect-influence", {"count": arg >> BUNDLE_BITS})
        return do("part", {"effect": steps}), touched, "WC-B13"
    effect = (arg >> (PART_BITS * place)) & PART_MASK
    rule = "WC-B31"
    if state.step().name == "choose-either":
        rule = "WC-B17" if arg == VALUE[WALL[0]] or arg == VALUE[WALL[1]] else "WC-M36"
    return do("part", {"effect": effect_words(effect)}), touched, rule
