"""The table in words and numbers, for terminals and plain boards, and the final reckoning."""

from prichal.games.white_castle.effects import bundle, effect
from prichal.games.white_castle.rules.scoring import PART_NAMES, part
from prichal.games.white_castle.secrets.view import ClanView, DieView, WhiteCastleView
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.games.white_castle.words.words import effect_words, goods_words
from prichal.kernel.wire import Args, Cell, Message, Panel, Part, Rival, seat_name

NOTHING = Cell("·")


def breakdown(state: WhiteCastleState) -> list[Part]:
    """WC-M25 to WC-M30, and the points gained during play."""
    return [
        Part(
            Message(f"white_castle-part-{PART_NAMES[which]}"), [part(state, seat, which) for seat in range(state.seats)]
        )
        for which in parts(state)
    ]


def rivals(state: WhiteCastleState) -> list[Rival]:
    """WC-S13: alone, the Tokugawa clan."""
    if not state.solo:
        return []
    return [Rival(Message("white_castle-rival-name"), [part(state, RIVAL, which) for which in parts(state)])]


def parts(state: WhiteCastleState) -> list[int]:
    """Those that the game in hand has."""
    return [which for which in range(len(PART_NAMES)) if PART_NAMES[which] != "geishas" or state.matcha]


def panels(view: WhiteCastleView) -> list[Panel]:
    found = [bridges(view), castle(view), places(view), gardens(view), yards(view)]
    if view.expansion == "matcha":
        found += [outskirts(view), tea(view)]
    if view.round == 0:
        found.append(pairs(view))
    found += [clans(view), boards(view), standings(view)]
    return found


def column(name: str) -> Message:
    return Message(f"white_castle-column-{name}")


def panel(name: str) -> Message:
    return Message(f"white_castle-panel-{name}")


def clan_cell(view: WhiteCastleView, number: int) -> Cell:
    if view.solo is not None and number == 1:
        return Cell(Message("white_castle-rival"))
    return Cell(seat_name(number))


def colour_words(colour: str) -> Message:
    return Message("white_castle-colour", {"colour": colour})


def dice_cell(dice: list[DieView]) -> Cell:
    """Colour initials and values, from below."""
    if not dice:
        return NOTHING
    shown = [Message("white_castle-die", {"colour": die.colour, "value": die.value}) for die in dice]
    return Cell(Message("list", {"items": shown}))


def effects_cell(texts: list[str], piece: str = "") -> Cell:
    """Effects of the tables in words."""
    shown = [effect_words(effect(text)) for text in texts if text]
    return Cell(Message("list", {"items": shown}), piece) if shown else Cell("·", piece)


def counts(numbers: list[int]) -> str:
    """How many members of each clan: `1/0/2`."""
    return "/".join([str(number) for number in numbers]) if any(numbers) else "·"


def face(value: int) -> int | str:
    return value if value > 0 else "·"


def bridges(view: WhiteCastleView) -> Panel:
    rows: list[list[Cell]] = []
    for bridge in view.bridges:
        rows.append(
            [
                Cell(colour_words(bridge.colour)),
                Cell(face(bridge.left), f"bridge-{bridge.colour}-left"),
                Cell(" ".join([str(value) for value in bridge.middle]) or "·"),
                Cell(face(bridge.right), f"bridge-{bridge.colour}-right"),
            ]
        )
    title = Message("white_castle-panel-bridges", {"round": view.round})
    return Panel(title, [column("bridge"), column("left"), column("middle"), column("right")], rows)


def castle(view: WhiteCastleView) -> Panel:
    """The gate; rooms with card, tiles and blocks, dice and courtiers; then the daimyo's room."""
    rows: list[list[Cell]] = []
    for room in view.rooms:
        cells = [Cell(Message(f"white_castle-space-{room.name}"), f"space-{room.name}"), Cell(room.value)]
        for place in range(3):
            if place < len(room.blocks):
                block = room.blocks[place]
                words = effect_words(effect(block.effect))
                args: Args = {"tile": block.tile or "none", "tone": block.tone, "effect": words}
                cells.append(Cell(Message("white_castle-block", args), f"block-{room.name}-{place + 1}"))
            else:
                cells.append(NOTHING)
        rows.append([*cells, dice_cell(room.dice), Cell(counts(room.courtiers))])
    rows.insert(0, courtiers_row(Cell(Message("white_castle-gate"), "gate"), members(view, "courtiers-gate")))
    if view.solo is not None:  # WC-S13: the rival's courtiers have a floor, but no room
        for floor in ("steward", "diplomat"):
            name = Cell(Message("white_castle-rival-floor", {"floor": floor}))
            rows.append(courtiers_row(name, [0, members(view, f"courtiers-{floor}-1")[1]]))
    slots: list[Cell] = []
    for slot, (text, taken) in enumerate(zip(view.daimyo.slots, view.daimyo.taken, strict=False)):
        cell = clan_cell(view, taken) if taken >= 0 else effects_cell([text])
        slots.append(Cell(cell.text, f"slot-{slot + 1}"))
    slots += [NOTHING] * (3 - len(slots))
    daimyo = Cell(Message("white_castle-space-daimyo"), "room-daimyo")
    rows.append([daimyo, NOTHING, *slots, NOTHING, Cell(counts(view.daimyo.courtiers))])
    heads = ["space", "value", "block-1", "block-2", "block-3", "dice", "courtiers"]
    stewards = len([card for card in view.castle_deck if card.startswith("steward")])
    decks: Args = {"stewards": stewards, "diplomats": len(view.castle_deck) - stewards}
    return Panel(Message("white_castle-panel-castle", decks), [column(head) for head in heads], rows)


def courtiers_row(name: Cell, courtiers: list[int]) -> list[Cell]:
    """A place of the castle without card and dice."""
    return [name, *[NOTHING] * 5, Cell(counts(courtiers))]


def members(view: WhiteCastleView, place: str) -> list[int]:
    """How many members of each clan stand at a place."""
    return [clan.members.get(place, 0) for clan in view.clans]


def places(view: WhiteCastleView) -> Panel:
    """The other spaces for dice, the well last."""
    rows: list[list[Cell]] = []
    for space in view.spaces:
        name = Cell(Message(f"white_castle-space-{space.name}"), f"space-{space.name}")
        rows.append([name, Cell(space.value), effects_cell(space.effects), dice_cell(space.dice)])
    well = Cell(Message("white_castle-space-well"), "space-well")
    rows.append([well, Cell(1), effects_cell([view.well.effect]), dice_cell(view.well.dice)])
    return Panel(panel("places"), [column(head) for head in ["space", "value", "effect", "dice"]], rows)


def gardens(view: WhiteCastleView) -> Panel:
    rows: list[list[Cell]] = []
    for garden in view.gardens:
        words = Message("white_castle-garden", {"colour": garden.bridge, "kind": garden.kind})
        tended = " ".join([str(number + 1) for number in garden.gardeners]) or "·"
        rows.append(
            [
                Cell(words, f"garden-{garden.bridge}-{garden.kind}"),
                Cell(garden.food),
                Cell(garden.points),
                effects_cell([garden.effect]),
                Cell(tended),
            ]
        )
    heads = ["garden", "food", "points", "effect", "gardeners"]
    return Panel(panel("gardens"), [column(head) for head in heads], rows)


def yards(view: WhiteCastleView) -> Panel:
    rows: list[list[Cell]] = []
    for yard in view.yards:
        effects = effects_cell([token.effect for token in yard.tokens])
        rows.append([Cell(yard.iron, f"yard-{yard.iron}"), Cell(yard.worth), effects, Cell(counts(yard.warriors))])
    return Panel(panel("yards"), [column(head) for head in ["iron", "worth", "effect", "warriors"]], rows)


def outskirts(view: WhiteCastleView) -> Panel:
    rows: list[list[Cell]] = []
    for art in view.arts:
        name = Cell(Message("white_castle-art", {"art": art.name}), f"art-{art.name}")
        rows.append([name, effects_cell([art.yellow]), effects_cell([art.blue]), Cell(len(art.below))])
    rows.append([Cell(Message("white_castle-pond"), "pond"), effects_cell([view.pond]), NOTHING, NOTHING])
    return Panel(panel("outskirts"), [column(head) for head in ["card", "yellow", "blue", "below"]], rows)


def tea(view: WhiteCastleView) -> Panel:
    rows: list[list[Cell]] = []
    for place in view.tea:
        name = Cell(Message("white_castle-tea", {"place": place.name}), f"tea-{place.name}")
        rows.append([name, effects_cell([place.effect]), Cell(counts(place.geishas))])
    return Panel(panel("tea"), [column(head) for head in ["place", "effect", "geishas"]], rows)


def pairs(view: WhiteCastleView) -> Panel:
    """WC-B9: what lies open to choose from."""
    rows: list[list[Cell]] = []
    for number, pair in enumerate(view.pairs):
        if pair.resource or pair.action or pair.token:
            goods = [goods_words(bundle(pair.goods))] if pair.goods else []
            if pair.choice:
                goods.append(Message("white_castle-effect-any", {"count": pair.choice}))
            action = Message("white_castle-start-card", {"member": pair.action}) if pair.action else "·"
            rows.append(
                [
                    Cell(number + 1, f"pair-{number + 1}"),
                    Cell(Message("list", {"items": goods}) if goods else "·"),
                    Cell(action),
                    effects_cell([pair.ceremony]),
                ]
            )
    return Panel(panel("pairs"), [column(head) for head in ["pair", "goods", "card", "ceremony"]], rows)


def clans(view: WhiteCastleView) -> Panel:
    """Supplies of the clans in turn order."""
    rows: list[list[Cell]] = []
    for number in view.order:
        if number < 0:
            continue
        clan = view.clans[number]
        goods: list[int] = [clan.coins, clan.seals, clan.food, clan.iron, clan.pearl]
        if view.expansion == "matcha":
            goods.append(clan.whisks)
        cells = [clan_cell(view, number), *[Cell(amount) for amount in goods], lantern_cell(clan)]
        rows.append([*cells, Cell(clan.points), Cell(clan.score)])
    heads = ["coins", "seals", "food", "iron", "pearl"]
    if view.expansion == "matcha":
        heads.append("whisks")
    columns = [Message("column-player"), *[column(head) for head in [*heads, "lantern", "gained", "total"]]]
    return Panel(clans_title(view), columns, rows)


def clans_title(view: WhiteCastleView) -> Message:
    """At the end of a game alone it says who has won (WC-M32)."""
    if view.solo is None or view.agenda:
        return panel("clans")
    winner = view.order[0]
    if view.clans[view.order[1]].score > view.clans[winner].score:
        winner = view.order[1]
    return Message("white_castle-panel-clans-end", {"winner": clan_cell(view, winner).text})


def lantern_cell(clan: ClanView) -> Cell:
    """What a lantern reward gives."""
    parts = [goods_words(bundle(clan.lantern))] if clan.lantern else []
    if clan.lantern_influence:
        parts.append(Message("white_castle-effect-influence", {"count": clan.lantern_influence}))
    return Cell(Message("list", {"items": parts})) if parts else NOTHING


def boards(view: WhiteCastleView) -> Panel:
    """The rows of every player's clan board: visible reward and block; a die in front."""
    rows: list[list[Cell]] = []
    for number in range(view.seats):
        for row in view.clans[number].rows:
            rows.append(
                [
                    Cell(seat_name(number)),
                    Cell(colour_words(row.colour), f"row-{number}-{row.colour}"),
                    Cell(row.home),
                    effects_cell([row.reward]),
                    effects_cell([row.block]),
                    Cell(face(row.die)),
                ]
            )
    heads = ["row", "home", "reward", "block", "die"]
    return Panel(panel("boards"), [Message("column-player"), *[column(head) for head in heads]], rows)


def standings(view: WhiteCastleView) -> Panel:
    """The influence track, the clan ahead first."""
    rows: list[list[Cell]] = []
    for number in view.track:
        if number >= 0:
            rows.append([clan_cell(view, number), Cell(view.clans[number].influence)])
    title = panel("influence")
    if view.solo is not None and view.solo.next_dice:
        dice = [solo_die(text) for text in view.solo.next_dice]
        title = Message("white_castle-panel-influence-solo", {"dice": dice})
    return Panel(title, [Message("column-player"), column("influence")], rows)


def solo_die(text: str) -> Message:
    """WC-S2: a die that the next solo card may name, and where it would go."""
    bridge, position, space = text.split()
    args: Args = {"colour": bridge, "position": position, "space": Message(f"white_castle-space-{space}")}
    return Message("white_castle-solo-die", args)
