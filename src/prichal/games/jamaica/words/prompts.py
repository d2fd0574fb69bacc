"""What the table asks: words, the pieces an action points at, and the clause behind it."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import (
    ACTIONS,
    BACK,
    CHOOSE,
    CURSE,
    EMPTY,
    FIGHT,
    FIRE,
    GHOST,
    LANE,
    LANES,
    LEAVE,
    MORNING_DIE,
    REROLL,
    ROB,
    SEIZE,
    SEIZE_HIDDEN,
    SPARE,
    STAND,
    STOW,
    TAKE,
    TAKE_FROM,
    WAYS,
)
from prichal.games.jamaica.components import (
    BETH,
    CARD_NAMES,
    FIRST_BONUS,
    FIRST_CURSED,
    HOLDS,
    LADY_BETH_BONUS,
    TREASURES,
)
from prichal.games.jamaica.rules import ghost, loading, paying
from prichal.games.jamaica.rules.combat import ATTACK
from prichal.games.jamaica.rules.sailing import step_into
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import (
    CHOOSE_LANE,
    GHOST_WAY,
    GUNPOWDER,
    LOOT,
    OPPONENT,
    SABER_REROLL,
    SET_DICE,
    SPEND,
    STOW_LOAD,
    TAKE_TREASURE,
)
from prichal.games.jamaica.words.course import ends
from prichal.games.jamaica.words.destinations import card_label, destination, destinations
from prichal.games.jamaica.words.words import (
    amount,
    combat_die,
    from_hold,
    goods,
    hold_name,
    into_hold,
    place,
    share,
    ship_name,
    space_name,
    treasure,
)
from prichal.kernel.wire import Args, Message, Option


def title(state: JamaicaState) -> Message:
    """What the seat is asked, with what it needs to know to answer."""
    step = state.step()
    arg = state.agenda.arg
    args: Args = {}
    if step.number == STOW_LOAD:
        number = loading.ship_of(arg)
        args = {"ship": ship_name(state, number), "goods": goods(loading.cargo_of(arg))}
        if loading.first_empty(state.ships[number]) == loading.NO_HOLD:
            return Message("jamaica-ask-empty-hold", args)
    elif step.number == SET_DICE:
        args = {"low": state.morning, "high": state.evening}
    elif step.number == CHOOSE_LANE:
        args = {"ship": ship_name(state, arg >> 4), "steps": (arg >> 1) & 7, "way": WAYS[0 if arg & 1 == 1 else 1]}
    elif step.number == OPPONENT:
        args = {"ship": ship_name(state, arg)}
    elif step.number == GUNPOWDER:
        return gunpowder_title(state, arg)
    elif step.number == SABER_REROLL:
        roller = state.attacker if arg == ATTACK else state.defender
        shown = state.attack_die if arg == ATTACK else state.defence_die
        args = {"ship": ship_name(state, roller), "die": combat_die(shown)}
    elif step.number == LOOT:
        args = {"ship": ship_name(state, arg >> 3), "loser": ship_name(state, arg & 7)}
    elif step.number == SPEND:
        return spend_title(state, arg)
    elif step.number == TAKE_TREASURE:
        args = place(state.ships[arg].space)
    elif step.number == GHOST_WAY:
        args = {"steps": ghost.die(state, arg)}
    return Message(f"jamaica-ask-{step.name}", args)


def gunpowder_title(state: JamaicaState, side: i64) -> Message:
    """The defender knows what the attacker has reached."""
    if side == ATTACK:
        return Message("jamaica-ask-gunpowder", {"defender": ship_name(state, state.defender)})
    reached = state.attack_powder + state.attack_die  # no star: there is no defence against it (JA-F5)
    if state.ships[state.attacker].has(BETH):
        reached += LADY_BETH_BONUS
    args: Args = {"attacker": ship_name(state, state.attacker), "strength": reached}
    return Message("jamaica-ask-defence", args)


def spend_title(state: JamaicaState, arg: i64) -> Message:
    """With what the holds before have given already."""
    resource = paying.resource_to_pay(arg)
    args: Args = {"goods": amount(resource, paying.due_of(arg)), "hold": from_hold(paying.hold_of(arg))}
    aside = [share(resource, state.aside[hold], hold) for hold in range(HOLDS) if state.aside[hold] > 0]
    if aside:
        return Message("jamaica-ask-spend-on", {**args, "aside": aside})
    return Message("jamaica-ask-spend", args)


def option(state: JamaicaState, seat: i64, action: i64) -> Option:
    text = ACTIONS.text(action)
    if action < CHOOSE:
        face = action - MORNING_DIE + 1
        other = state.evening if face == state.morning else state.morning
        return Option(text, Message("jamaica-do-morning", {"face": face, "other": other}), [f"die-{face}"], "JA-R1")
    if action < STOW:
        card = action - CHOOSE
        return Option(text, card_label(state, seat, card), [f"card-{CARD_NAMES[card]}"], "JA-R2")
    if action < LANE:
        return hold_option(state, text, action)
    if action < FIGHT:
        return space_option(state, text, action)
    if action < TAKE_FROM:
        return combat_option(state, text, action)
    if action < TAKE:
        arg = state.agenda.arg
        hold = paying.hold_of(arg)
        tokens = (action - TAKE_FROM) % paying.STRIDE
        goods_paid = amount(paying.resource_to_pay(arg), tokens)
        args: Args = {"tokens": tokens, "goods": goods_paid, "hold": from_hold(hold)}
        picks = [f"hold-{seat}-{hold + 1}", f"tokens-{tokens}"]
        return Option(text, Message("jamaica-do-spend", args), picks, paying.clause(arg))
    if action < GHOST:
        space = state.ships[seat].space
        picks = [f"space-{space}"] if action == TAKE else ["leave"]
        return Option(text, Message("jamaica-do-take" if action < LEAVE else "jamaica-do-leave"), picks, "JA-H3")
    return ghost_option(state, text, action)


def ghost_option(state: JamaicaState, text: str, action: i64) -> Option:
    way = WAYS[action - GHOST]
    number = ghost.GHOST_SHIP
    reached = ends(state, number, state.ships[number], ghost.die(state, state.agenda.arg), action == GHOST)
    label = Message("jamaica-do-ghost-to", {"way": way, "space": destinations(state, number, reached)})
    return Option(text, label, [f"ghost-{way}"], "JA-2P3")


def hold_option(state: JamaicaState, text: str, action: i64) -> Option:
    number = loading.ship_of(state.agenda.arg)
    if action < EMPTY:
        hold = action - STOW
        label = Message("jamaica-do-stow", {"hold": into_hold(hold)})
        return Option(text, label, [f"hold-{number}-{hold + 1}"], "JA-L6")
    hold = action - EMPTY
    args: Args = {"hold": hold_name(hold), "goods": goods(state.ships[number].holds[hold])}
    return Option(text, Message("jamaica-do-empty", args), [f"hold-{number}-{hold + 1}"], "JA-L2")


def space_option(state: JamaicaState, text: str, action: i64) -> Option:
    if action >= BACK:
        space = action - BACK
        return Option(text, Message("jamaica-do-back", {"space": space_name(space)}), [f"space-{space}"], "JA-H5")
    arg = state.agenda.arg
    number = arg >> 4
    forward = arg & 1 == 1
    ship = state.ships[number].clone()
    ship.space = step_into(ship.space, forward, action == LANE + 1)
    ship = ends(state, number, ship, ((arg >> 1) & 7) - 1, forward)[0]  # the next fork is out of reach
    space = ship.space
    args: Args = {"lane": LANES[action - LANE], "space": destination(state, number, ship)}
    rule = "JA-2P3" if state.is_ghost(number) else "JA-M2"
    return Option(text, Message("jamaica-do-lane", args), [f"space-{space}"], rule)


def combat_option(state: JamaicaState, text: str, action: i64) -> Option:
    if action < FIRE:
        number = action - FIGHT
        label = Message("jamaica-do-fight", {"ship": ship_name(state, number)})
        return Option(text, label, [f"ship-{number}"], "JA-F2")
    if action < STAND:
        tokens = action - FIRE
        rule = "JA-F3" if state.agenda.arg == ATTACK else "JA-F4"
        return Option(text, Message("jamaica-do-powder", {"tokens": tokens}), [f"powder-{tokens}"], rule)
    if action == STAND:
        return Option(text, Message("jamaica-do-stand"), ["combat-die"], "JA-T5")
    if action == REROLL:
        return Option(text, Message("jamaica-do-reroll"), ["saber"], "JA-T5")
    return loot_option(state, text, action)


def loot_option(state: JamaicaState, text: str, action: i64) -> Option:
    winner = state.agenda.arg >> 3
    loser = state.agenda.arg & 7
    args: Args = {"loser": ship_name(state, loser)}
    if action < SEIZE:
        hold = action - ROB
        args = {**args, "hold": from_hold(hold), "goods": goods(state.ships[loser].holds[hold])}
        return Option(text, Message("jamaica-do-rob", args), [f"hold-{loser}-{hold + 1}"], "JA-F8")
    if action < SEIZE_HIDDEN:
        kind = action - SEIZE + FIRST_BONUS
        label = Message("jamaica-do-seize", {**args, "treasure": treasure(kind)})
        return Option(text, label, [f"treasure-{loser}-{TREASURES[kind]}"], "JA-F14")
    if action == SEIZE_HIDDEN:
        return Option(text, Message("jamaica-do-seize-hidden", args), [f"hidden-{loser}"], "JA-F9")
    if action == SPARE:
        return Option(text, Message("jamaica-do-spare"), ["spare"], "JA-F8")
    kind = action - CURSE + FIRST_CURSED
    label = Message("jamaica-do-curse", {**args, "treasure": treasure(kind)})
    return Option(text, label, [f"treasure-{winner}-{TREASURES[kind]}"], "JA-F14")
