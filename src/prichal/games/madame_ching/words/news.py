"""What the chronicle tells; silent when nobody listens."""

from mypy_extensions import i64

from prichal.games.madame_ching.piles import numbers_in
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.words import words
from prichal.kernel.wire import Args, Message, seat_name


def tell(state: MadameChingState, name: str, args: Args) -> None:
    if state.listener is not None:
        state.listener.tell(Message(f"madame_ching-news-{name}", args))


def confide(state: MadameChingState, insiders: list[int], name: str, args: Args, card: Message) -> None:
    """The insiders hear which card it was."""
    if state.listener is not None:
        private = Message(f"madame_ching-news-{name}-known", {**args, "card": card})
        state.listener.confide(insiders, private, Message(f"madame_ching-news-{name}", args))


def opens(state: MadameChingState) -> None:
    if state.listener is not None:
        tiles = [words.tile(tile) for tile in numbers_in(state.missions)]
        tell(state, "missions", {"tiles": tiles})


def shuffles(state: MadameChingState, deck: str) -> None:
    if state.listener is not None:
        tell(state, "shuffles", {"deck": deck})


def draws(state: MadameChingState, seat: i64, number: i64) -> None:
    if state.listener is not None:
        confide(state, [seat], "draws", {"seat": seat_name(seat)}, words.navigation(number))


def meets(state: MadameChingState, seat: i64, kind: i64) -> None:
    if state.listener is not None:
        confide(state, [seat], "meets", {"seat": seat_name(seat)}, words.encounter(kind))


def passes(state: MadameChingState, seat: i64, partner: i64, kind: i64, witness: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "partner": seat_name(partner)}
        insiders: list[int] = [seat, partner]
        if witness >= 0:
            insiders.append(witness)
        confide(state, insiders, "passes", args, words.encounter(kind))


def lays_out(state: MadameChingState) -> None:
    if state.listener is not None:
        open_cards = [words.navigation(number) for number in state.places[1:] if number > 0]
        tell(state, "round", {"round": state.round, "cards": open_cards, "open": len(open_cards)})


def lays_out_nothing(state: MadameChingState) -> None:
    """MC-G5: neither a deck nor discards."""
    if state.listener is not None:
        tell(state, "round-empty", {"round": state.round})


def reveals(state: MadameChingState) -> None:
    if state.listener is not None:
        for seat in range(state.seats):
            chosen = numbers_in(state.pirates[seat].chosen)
            if chosen:
                tell(state, "reveals", {"seat": seat_name(seat), "cards": words.cards(chosen)})


def has_no_card(state: MadameChingState, seat: i64, junk: i64) -> None:
    if state.listener is not None:
        tell(state, "idle", {"seat": seat_name(seat), "junk": words.junk(junk, state.seats)})


def starts(state: MadameChingState, seat: i64, junk: i64, number: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "junk": words.junk(junk, state.seats), "card": words.navigation(number)}
        tell(state, "starts", args)


def continues(state: MadameChingState, seat: i64, junk: i64, number: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "junk": words.junk(junk, state.seats), "card": words.navigation(number)}
        tell(state, "continues", args)


def moves(state: MadameChingState, seat: i64, junk: i64) -> None:
    if state.listener is not None:
        expedition = state.junks[junk]
        args: Args = {
            "seat": seat_name(seat),
            "junk": words.junk(junk, state.seats),
            "cell": expedition.cell(),
            "cards": expedition.column,
            "colours": expedition.row,
        }
        tell(state, "moves", args)


def crosses(state: MadameChingState, seat: i64, junk: i64, line: i64) -> None:
    """MC-P4."""
    if state.listener is not None:
        tell(state, "crosses", {"seat": seat_name(seat), "junk": words.junk(junk, state.seats), "line": line})


def raids(state: MadameChingState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "raids", {"seat": seat_name(seat)})


def ends_expedition(state: MadameChingState, seat: i64, junk: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "junk": words.junk(junk, state.seats), "cell": state.junks[junk].cell()}
        tell(state, "expedition-ends", args)


def forecasts(state: MadameChingState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "forecasts", {"seat": seat_name(seat)})


def fulfils(state: MadameChingState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        tell(state, "fulfils", {"seat": seat_name(seat), "tile": words.tile(tile)})


def last_mission(state: MadameChingState) -> None:
    if state.listener is not None:
        tell(state, "last-mission", {})


def is_lucky(state: MadameChingState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "luck", {"seat": seat_name(seat)})


def calls_madame_ching(state: MadameChingState, seat: i64, symbol: i64) -> None:
    if state.listener is not None:
        tell(state, "madame-ching", {"seat": seat_name(seat), "symbol": words.symbol(symbol)})


def gains(state: MadameChingState, seat: i64, skill: i64) -> None:
    if state.listener is not None:
        tell(state, "gains", {"seat": seat_name(seat), "skill": words.skill(skill)})


def commands_pearl(state: MadameChingState, seat: i64) -> None:
    if state.listener is not None:
        tell(state, "pearl", {"seat": seat_name(seat)})


def uses(state: MadameChingState, seat: i64, skill: i64) -> None:
    if state.listener is not None:
        tell(state, "uses", {"seat": seat_name(seat), "skill": words.skill(skill)})


def plays(state: MadameChingState, seat: i64, kind: i64) -> None:
    if state.listener is not None:
        tell(state, "plays", {"seat": seat_name(seat), "card": words.encounter(kind)})


def attacks(state: MadameChingState, seat: i64, victim: i64) -> None:
    if state.listener is not None:
        tell(state, "attacks", {"seat": seat_name(seat), "victim": seat_name(victim)})


def parries(state: MadameChingState, seat: i64, kind: i64) -> None:
    if state.listener is not None:
        tell(state, "parries", {"seat": seat_name(seat), "card": words.encounter(kind)})


def steals_gem(state: MadameChingState, seat: i64, victim: i64, colour: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "victim": seat_name(victim), "gem": words.gem(colour)}
        tell(state, "steals-gem", args)


def steals_card(state: MadameChingState, seat: i64, victim: i64, kind: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "victim": seat_name(victim)}
        confide(state, [seat, victim], "steals-card", args, words.encounter(kind))


def looks(state: MadameChingState, seat: i64, victim: i64) -> None:
    """The attacker alone reads the cards."""
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "victim": seat_name(victim)}
        hand = words.cards(numbers_in(state.pirates[victim].hand))
        private = Message("madame_ching-news-looks-known", {**args, "cards": hand})
        state.listener.confide([seat], private, Message("madame_ching-news-looks", args))


def seizes(state: MadameChingState, seat: i64, victim: i64, number: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "victim": seat_name(victim)}
        confide(state, [seat, victim], "seizes", args, words.navigation(number))


def gives_back(state: MadameChingState, seat: i64, victim: i64, number: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "victim": seat_name(victim)}
        confide(state, [seat, victim], "returns", args, words.navigation(number))


def turns_card(state: MadameChingState, seat: i64, number: i64, symbol: i64) -> None:
    if state.listener is not None:
        if number > 0:
            tell(state, "turns-card", {"seat": seat_name(seat), "card": words.navigation(number)})
        else:
            tell(state, "turns-pilot", {"seat": seat_name(seat), "symbol": words.symbol(symbol)})


def takes(state: MadameChingState, seat: i64, number: i64, place: i64) -> None:
    if state.listener is not None:
        if place > 0:
            tell(state, "takes", {"seat": seat_name(seat), "card": words.navigation(number)})
        else:
            confide(state, [seat], "takes-hidden", {"seat": seat_name(seat)}, words.navigation(number))


def hands_over(state: MadameChingState, seat: i64, partner: i64, number: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "partner": seat_name(partner)}
        confide(state, [seat, partner], "hands", args, words.navigation(number))


def gets_coins(state: MadameChingState, seat: i64, junk: i64, coins: i64) -> None:
    if state.listener is not None and coins > 0:
        args: Args = {"seat": seat_name(seat), "junk": words.junk(junk, state.seats), "coins": coins}
        tell(state, "coins", args)


def ends_game(state: MadameChingState) -> None:
    if state.listener is not None:
        tell(state, "ends", {})
