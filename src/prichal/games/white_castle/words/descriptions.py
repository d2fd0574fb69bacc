"""Options in words: clan members, gardens, blocks, curtains, tokens."""

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import (
    CLIMB_FLOORS,
    CLIMB_FROM,
    CLIMB_TO,
    CLIMB_TO_ROOM,
    CURTAIN,
    DRILL,
    OVERLOOK_TURN,
    SLOT_TAKEN,
    STROLL,
    STROLL_FROM,
    STROLL_STEPS,
    STROLL_TO,
    TAKE_LILIES,
    TEND,
    TO_ENTRANCE,
    TO_GATE,
    TRAIN,
    USE_BLOCK,
    USE_ROW,
    USE_TOKEN,
)
from prichal.games.white_castle.cards import (
    BLOCK,
    BLOCKS,
    CEREMONY,
    CURTAIN_BLUE,
    CURTAIN_FREE,
    CURTAIN_YELLOW,
    GARDEN,
    GARDEN_FOOD,
    LILY_REWARD,
    ROOM_NAMES,
    ROW_BLOCK,
    ROW_REWARD,
    SLOT,
)
from prichal.games.white_castle.rules.geishas import art_left
from prichal.games.white_castle.rules.possible import yard_effect
from prichal.games.white_castle.state import HOMES, WhiteCastleState
from prichal.games.white_castle.words.words import (
    TEA_PLACES,
    effect_words,
    garden_kind,
    garden_words,
    space_words,
    tea_words,
)
from prichal.kernel.wire import Args, Message

CLIMB_STARTS = ["gate", "steward", "diplomat"]


def do(what: str, args: Args) -> Message:
    return Message(f"white_castle-do-{what}", args)


def describe_member(state: WhiteCastleState, action: i64) -> tuple[Message, list[str], str]:
    """Courtiers, warriors, gardeners, geishas; also gardens at a round's end, and the rival's members."""
    step = state.step().name
    rule = state.step().clauses[0]
    if action == TO_GATE:
        return do("gate", {}), ["gate"], "WC-B20"
    if action < TRAIN:
        climb = action - CLIMB_TO_ROOM
        start = CLIMB_STARTS[CLIMB_FROM[climb]]
        room = "daimyo" if CLIMB_TO[climb] == 5 else ROOM_NAMES[CLIMB_TO[climb]]
        pearl = 0 if step == "free-climb" else 2 if CLIMB_FLOORS[climb] == 1 else 5
        args: Args = {"from": start, "room": space_words(room), "pearl": pearl}
        return do("climb", args), [f"courtier-{start}", f"room-{room}"], "WC-B22" if room == "daimyo" else "WC-B21"
    if action < TEND:
        yard = action - TRAIN
        effects = [yard_effect(state, 0), yard_effect(state, 1)] if yard == 0 else [yard_effect(state, yard + 1)]
        args = {
            "iron": box.YARDS[yard][0],
            "effect": Message("list", {"items": [effect_words(effect) for effect in effects]}),
        }
        return do("train", args), [f"yard-{box.YARDS[yard][0]}"], "WC-B23"
    if action < SLOT_TAKEN:
        return describe_garden(state, action - TEND, step, rule)
    if action < TO_ENTRANCE:
        effect = SLOT[state.daimyo * 3 + action - SLOT_TAKEN]
        slot_args: Args = {"slot": action - SLOT_TAKEN + 1, "effect": effect_words(effect)}
        return do("slot", slot_args), [f"slot-{action - SLOT_TAKEN + 1}"], "WC-B22"
    if action == TO_ENTRANCE:
        return do("enter", {}), ["tea-entrance"], "WC-M16"
    stroll = action - STROLL
    start = TEA_PLACES[STROLL_FROM[stroll]]
    target = STROLL_TO[stroll]
    whisks = 0 if step != "geisha-action" else 2 if STROLL_STEPS[stroll] == 1 else 5
    args = {"from": start, "place": tea_words(target), "whisks": whisks}
    if target >= 4 and step != "rival-stroll":
        args["effect"] = effect_words(CEREMONY[state.ceremonies[target - 4] * 2 + 1])
        label = do("stroll-house", args)
    else:
        label = do("stroll", args)
    return (
        label,
        [f"geisha-{start}", f"tea-{TEA_PLACES[target]}"],
        stroll_clause(TEA_PLACES[target]) if step != "rival-stroll" else rule,
    )


def stroll_clause(place: str) -> str:
    """What a geisha finds where she goes."""
    if place == "overlook":
        return "WC-M19"
    if place.startswith("path"):
        return "WC-M20" if place == "path-1" else "WC-M21"
    return "WC-M22"


def describe_garden(state: WhiteCastleState, place: i64, step: str, rule: str) -> tuple[Message, list[str], str]:
    card = state.gardens[place]
    args: Args = {"garden": garden_words(place), "food": GARDEN_FOOD[card]}
    args["effect"] = effect_words(GARDEN[card])
    touched = [f"garden-{box.COLOURS[place >> 1]}-{garden_kind(place)}"]
    if step == "rival-garden":
        return do("rival-garden", args), touched, rule
    return do("tend" if step == "gardener-action" else "garden", args), touched, rule


def describe_use(state: WhiteCastleState, seat: i64, action: i64, rule: str) -> tuple[Message, list[str], str]:
    """Blocks, rows, curtains, lilies, tokens."""
    if action < USE_ROW:
        place = action - USE_BLOCK
        room = place // BLOCKS
        block = place % BLOCKS
        entering = state.step().name == "enter-block"
        card = state.agenda.arg >> 3 if entering else state.rooms[room]
        effect = BLOCK[card * BLOCKS + block]
        args: Args = {"room": space_words(ROOM_NAMES[room]), "block": block + 1, "effect": effect_words(effect)}
        return do("block", args), [f"block-{ROOM_NAMES[room]}-{block + 1}"], rule
    if action < CURTAIN:
        row = action - USE_ROW
        clan = state.clans[seat]
        effects = [ROW_REWARD[row * 6 + 5 - clan.members[HOMES[row]]], ROW_BLOCK[clan.action_card * BLOCKS + row]]
        words = Message("list", {"items": [effect_words(effect) for effect in effects]})
        label = do("row", {"colour": box.COLOURS[row], "effect": words})
        return label, [f"row-{seat}-{box.COLOURS[row]}"], rule
    if action < TAKE_LILIES:
        return describe_curtain(state, action - CURTAIN, rule)
    if action == TAKE_LILIES:
        return do("lilies", {"effect": effect_words(LILY_REWARD[state.lilies])}), ["pond"], "WC-M19"
    if action == USE_TOKEN:
        effect = CEREMONY[state.ceremonies[3] * 2]
        return do("token", {"effect": effect_words(effect)}), ["token-overlook"], "WC-M19"
    if action < OVERLOOK_TURN:
        effect = yard_effect(state, (action - DRILL) * 2)
        iron = box.YARDS[action - DRILL][0]
        return do("drill", {"iron": iron, "effect": effect_words(effect)}), [f"yard-{iron}"], rule
    return do("overlook", {}), ["tea-overlook"], "WC-M23"


def describe_curtain(state: WhiteCastleState, deck: i64, rule: str) -> tuple[Message, list[str], str]:
    """One of the two open cards, by what the question is about."""
    card = state.art_tops[deck]
    step = state.step().name
    args: Args = {"art": box.ARTS[deck]}
    touched = [f"art-{box.ARTS[deck]}"]
    if step == "rival-discard":
        return do("discard", args), touched, rule
    if step == "both-curtains":
        args["effect"] = Message(
            "list", {"items": [effect_words(CURTAIN_YELLOW[card]), effect_words(CURTAIN_BLUE[card])]}
        )
        return do("curtain", args), touched, rule
    effect = CURTAIN_YELLOW[card]
    if step == "second-path":
        effect = CURTAIN_BLUE[card]
    elif step == "blue-curtain":
        effect = CURTAIN_FREE[card]
    args["effect"] = effect_words(effect)
    if step != "first-path":
        return do("curtain", args), touched, rule
    if art_left(state, deck) == 0:  # WC-M20
        return do("art-last", args), touched, rule
    args["back"] = "whisk" if deck == 0 else "influence"
    return do("art", args), touched, rule
