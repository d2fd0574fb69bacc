"""What the table asks: words, the pieces an action points at, and the clause behind it."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import (
    ACTIONS,
    ALLOW,
    BETRAY,
    BUY,
    CHING,
    CHOOSE,
    DONE,
    DRAW_MAP,
    ENOUGH,
    FIGHT,
    FORECAST,
    FORETELL,
    FORGO,
    FULFIL,
    GIVE_BACK,
    HAND,
    HAND_NOTHING,
    KEEP,
    NIGHT,
    PARRY,
    PILOT_ON,
    PILOT_WORDS,
    REFRESH,
    ROB,
    SAIL,
    SEIZE,
    SING,
    TAKE,
    TAKE_HIDDEN,
    TURN,
    TURN_PILOT,
)
from prichal.games.madame_ching.components import (
    CARTOGRAPHY,
    COMBAT,
    ENCOUNTER_NAMES,
    FORTUNE_TELLER,
    JUNKS,
    METEOROLOGY,
    NIGHT_NAVIGATION,
    OLD_SEA_DOG,
    PILOT,
    SIREN,
    SKILLS,
    SYMBOL_COUNT,
    SYMBOLS,
    THIEF,
    TILE_NAMES,
    TRAITRESS,
)
from prichal.games.madame_ching.rules.attacks import FIGHT_ATTACK, SIREN_ATTACK, THIEF_ATTACK
from prichal.games.madame_ching.state import MadameChingState, symbol_digit
from prichal.games.madame_ching.steps import (
    ACT,
    ASSIGN,
    CHOOSE_CARD,
    HAND_OVER,
    LEARN,
    MISSION,
    PASS_CARD,
    REACT,
    RETURN_CARD,
    SEIZE_CARD,
    TURN_CARD,
)
from prichal.games.madame_ching.words import consequences, words
from prichal.kernel.wire import Args, Message, Option, seat_name


def title(state: MadameChingState, seat: i64) -> Message:
    """The question, with whatever open things it is about."""
    agenda = state.agenda
    name = f"madame_ching-ask-{state.step().name}"
    args: Args = {}
    if state.is_at(CHOOSE_CARD):
        args = {"left": int(agenda.arg)}
    elif state.is_at(ASSIGN):
        if state.card == 0:  # MC-G18
            return Message(f"{name}-idle")
        args = {"card": words.navigation(state.card)}
    elif state.is_at(MISSION):
        args = {"cell": int(state.junks[agenda.arg].cell())}
    elif state.is_at(LEARN):
        args = {"symbols": unused_symbols(state)}
    elif state.is_at(ACT):
        if state.seats == 2:
            return Message(f"{name}-junk", {"junk": words.junk(agenda.arg, state.seats)})
    elif state.is_at(PASS_CARD):
        args = {"card": words.encounter(state.received - 1)}
    elif state.is_at(REACT):
        args = {"attacker": seat_name(agenda.arg >> 3), "attack": attack(agenda.arg & 7)}
    elif state.is_at(SEIZE_CARD) or state.is_at(RETURN_CARD):
        args = {"victim": seat_name(agenda.arg)}
    elif state.is_at(TURN_CARD):
        args = {"symbol": words.symbol(agenda.arg)}
    elif state.is_at(HAND_OVER):
        args = {"partner": seat_name(seat ^ 2), "back": int(agenda.arg)}
    return Message(name, args)


def unused_symbols(state: MadameChingState) -> Message:
    """MC-X2: the symbols of the ending expedition that are still to be used."""
    counts: dict[str, int] = {}
    for symbol in range(SYMBOL_COUNT):
        if symbol_digit(state.symbols, symbol) > 0:
            counts[SYMBOLS[symbol]] = int(symbol_digit(state.symbols, symbol))
    if not counts:
        return Message("madame_ching-no-symbol")
    return Message("list", {"items": words.counted_symbols(counts)})


def attack(kind: i64) -> Message:
    """An attack by the card it comes from."""
    if kind == FIGHT_ATTACK:
        return words.skill(COMBAT)
    if kind >= SIREN_ATTACK:
        return words.encounter(SIREN + kind - SIREN_ATTACK)
    return words.encounter(THIEF if kind == THIEF_ATTACK else TRAITRESS)


def make(action: i64, name: str, args: Args, picks: list[str], rule: str) -> Option:
    return Option(ACTIONS.text(action), Message(f"madame_ching-do-{name}", args), picks, rule)


def with_card(action: i64, block: i64, name: str, pile: str, rule: str) -> Option:
    """An action about one navigation card."""
    number = action - block + 1
    return make(action, name, {"card": words.navigation(number)}, [f"{pile}-{number}"], rule)


def option(state: MadameChingState, seat: i64, action: i64) -> Option:
    if action < FULFIL:
        return round_option(state, seat, action)
    if action < DONE:
        return ending_option(state, action)
    if action < ALLOW:
        return turn_option(state, action)
    if action < HAND:
        return attack_option(action)
    return team_option(seat, action)


def round_option(state: MadameChingState, seat: i64, action: i64) -> Option:
    """MC-R2, MC-R3 (c), MC-2P2."""
    if action < SAIL:
        return choose_option(state, seat, action)
    if action < TAKE:
        junk = action - SAIL
        args: Args = {"junk": words.junk(junk, state.seats)}
        if state.card == 0 or state.owner(junk) != seat:  # MC-G18, or somebody asks why not
            return make(action, "sail-idle", args, [f"junk-{JUNKS[junk]}"], "MC-2P2")
        args["effect"] = consequences.effect(state, seat, junk, state.card)
        return make(action, "sail", args, [f"junk-{JUNKS[junk]}"], "MC-2P2")
    if action == TAKE_HIDDEN:
        return make(action, "take-hidden", {}, ["place-1"], "MC-R3")
    number = action - TAKE + 1
    place = [place for place in range(1, len(state.places)) if state.places[place] == number]
    picks = [f"place-{place[0] + 1}"] if place else []
    return make(action, "take", {"card": words.navigation(number)}, picks, "MC-R3")


def choose_option(state: MadameChingState, seat: i64, action: i64) -> Option:
    """MC-R2, MC-2P2: the card with what it would do; with two players to either junk."""
    number = action - CHOOSE + 1
    args: Args = {"card": words.navigation(number)}
    if state.seats > 2:
        args["effect"] = consequences.effect(state, seat, seat, number)
        return make(action, "choose", args, [f"hand-{number}"], "MC-R2")
    for place in range(2):
        junk = 2 * seat + place
        args[f"junk{place + 1}"] = words.junk(junk, state.seats)
        args[f"effect{place + 1}"] = consequences.effect(state, seat, junk, number)
    return make(action, "choose-two", args, [f"hand-{number}"], "MC-2P1")


def ending_option(state: MadameChingState, action: i64) -> Option:
    """MC-X1, MC-X2, MC-K4, MC-N2."""
    if action < FORECAST:
        tile = action - FULFIL
        return make(action, "fulfil", {"tile": words.tile(tile)}, [f"tile-{TILE_NAMES[tile]}"], "MC-X1")
    if action < FORGO:
        tile = action - FORECAST
        picks = [f"skill-{SKILLS[METEOROLOGY]}", f"tile-{TILE_NAMES[tile]}"]
        return make(action, "forecast", {"tile": words.tile(tile)}, picks, "MC-K4")
    if action == FORGO:
        return make(action, "forgo", {}, ["done"], "MC-X5")
    if action < BUY:
        symbol = action - CHING
        picks = ["encounter-madame-ching", f"symbol-{SYMBOLS[symbol]}"]
        return make(action, "madame-ching", {"symbol": words.symbol(symbol)}, picks, "MC-N2")
    if action < ENOUGH:
        skill = action - BUY
        args: Args = {"skill": words.skill(skill), "price": words.price(skill)}
        return make(action, "buy", args, [f"supply-{SKILLS[skill]}"], "MC-X2")
    bought = int(state.agenda.arg) if state.is_at(LEARN) else 0
    return make(action, "enough", {"bought": bought}, ["done"], "MC-X2")


def turn_option(state: MadameChingState, action: i64) -> Option:
    """MC-K1 to MC-K3, MC-N3 to MC-N8."""
    if action == DONE:
        return make(action, "done", {}, ["done"], "MC-R3")
    if action == DRAW_MAP:
        return make(action, "cartography", {}, [f"skill-{SKILLS[CARTOGRAPHY]}"], "MC-K1")
    if action < FIGHT:
        number = action - NIGHT + 1
        picks = [f"skill-{SKILLS[NIGHT_NAVIGATION]}", f"hand-{number}"]
        args: Args = {"card": words.navigation(number)}
        if not state.is_at(ACT):
            return make(action, "night-idle", args, picks, "MC-K2")
        args["effect"] = consequences.night_effect(state, state.agenda.arg, number)
        return make(action, "night", args, picks, "MC-K2")
    if action < ROB:
        return on_seat(action, FIGHT, "combat", f"skill-{SKILLS[COMBAT]}", "MC-K3")
    if action < BETRAY:
        return on_seat(action, ROB, "thief", f"encounter-{ENCOUNTER_NAMES[THIEF]}", "MC-N3")
    if action < SING:
        return on_seat(action, BETRAY, "traitress", f"encounter-{ENCOUNTER_NAMES[TRAITRESS]}", "MC-N5")
    if action < REFRESH:
        symbol = action - SING
        picks = [f"encounter-{ENCOUNTER_NAMES[SIREN + symbol]}"]
        return make(action, "siren", {"symbol": words.symbol(symbol)}, picks, "MC-N4")
    if action == REFRESH:
        return make(action, "old-sea-dog", {}, [f"encounter-{ENCOUNTER_NAMES[OLD_SEA_DOG]}"], "MC-N6")
    if action < FORETELL:
        kind = PILOT + action - PILOT_ON
        picks = [f"encounter-{ENCOUNTER_NAMES[kind]}"]
        pilot: Args = {"card": words.encounter(kind)}
        if not state.is_at(ACT):
            return make(action, "pilot-idle", pilot, picks, "MC-N7")
        pilot["effect"] = consequences.pilot_effect(state, state.agenda.arg)
        return make(action, "pilot", pilot, picks, "MC-N7")
    return make(action, "fortune-teller", {}, [f"encounter-{ENCOUNTER_NAMES[FORTUNE_TELLER]}"], "MC-N8")


def on_seat(action: i64, block: i64, name: str, piece: str, rule: str) -> Option:
    """An attack on one player."""
    victim = action - block
    return make(action, name, {"victim": seat_name(victim)}, [piece, f"seat-{victim}"], rule)


def attack_option(action: i64) -> Option:
    """MC-N4, MC-N7, MC-K3."""
    if action == ALLOW:
        return make(action, "allow", {}, ["done"], "MC-G14")
    if action < TURN:
        kind = PILOT + action - PARRY
        picks = [f"encounter-{ENCOUNTER_NAMES[kind]}"]
        return make(action, "parry", {"card": words.encounter(kind)}, picks, "MC-N7")
    if action < TURN_PILOT:
        return with_card(action, TURN, "turn", "laid", "MC-N4")
    if action < SEIZE:
        symbol = action - TURN_PILOT
        picks = [f"laid-pilot-{PILOT_WORDS[symbol]}"]
        return make(action, "turn-pilot", {"symbol": words.symbol(symbol)}, picks, "MC-G15")
    if action < GIVE_BACK:
        return with_card(action, SEIZE, "seize", "seen", "MC-K3")
    return with_card(action, GIVE_BACK, "return", "hand", "MC-K3")


def team_option(seat: i64, action: i64) -> Option:
    """MC-T2, MC-T3."""
    if action < HAND_NOTHING:
        return with_card(action, HAND, "hand", "hand", "MC-T2")
    if action == HAND_NOTHING:
        return make(action, "hand-nothing", {}, ["done"], "MC-T2")
    if action == KEEP:
        return make(action, "keep", {}, ["done"], "MC-T3")
    return make(action, "pass-on", {"partner": seat_name(seat ^ 2)}, [f"seat-{seat ^ 2}"], "MC-T3")
