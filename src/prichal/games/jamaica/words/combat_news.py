"""What the chronicle tells of a combat and its loot; silent when nobody listens."""

from mypy_extensions import i64

from prichal.games.jamaica.components import FIRST_BONUS
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.words.words import combat_die, from_hold, goods, ship_name, subject, treasure
from prichal.kernel.wire import Args, Message


def attacks(state: JamaicaState) -> None:
    if state.listener is not None:
        args: Args = {
            "attacker": subject(state, state.attacker),
            "defender": ship_name(state, state.defender),
        }
        state.listener.tell(Message("jamaica-news-attacks", args))


def fires(state: JamaicaState, number: i64, tokens: i64) -> None:
    if state.listener is not None:
        args: Args = {"ship": subject(state, number), "tokens": tokens}
        state.listener.tell(Message("jamaica-news-fires", args))


def rolls(state: JamaicaState, number: i64, shown: i64) -> None:
    if state.listener is not None:
        args: Args = {"ship": ship_name(state, number), "die": combat_die(shown)}
        state.listener.tell(Message("jamaica-news-rolls-in-combat", args))


def draws_saber(state: JamaicaState, number: i64, roller: i64) -> None:
    if state.listener is not None:
        args: Args = {"ship": subject(state, number), "other": ship_name(state, roller)}
        whose = "own" if number == roller else "other"
        state.listener.tell(Message(f"jamaica-news-saber-{whose}", args))


def ties(state: JamaicaState, strength: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-ties", {"strength": strength}))


def wins(state: JamaicaState, winner: i64, loser: i64, own: i64, other: i64) -> None:
    """With both strengths, or 0 and 0 when a star decided."""
    if state.listener is not None:
        args: Args = {"winner": subject(state, winner), "loser": ship_name(state, loser), "own": own, "other": other}
        state.listener.tell(Message("jamaica-news-wins-by-star" if own == 0 else "jamaica-news-wins", args))


def finds_nothing(state: JamaicaState, winner: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-finds-nothing", {"ship": subject(state, winner)}))


def spares(state: JamaicaState, winner: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-spares", {"ship": subject(state, winner)}))


def robs(state: JamaicaState, winner: i64, loser: i64, hold: i64, held: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "ship": subject(state, winner),
            "loser": ship_name(state, loser),
            "goods": goods(held),
            "hold": from_hold(hold),
        }
        state.listener.tell(Message("jamaica-news-robs", args))


def sinks(state: JamaicaState, held: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-ghost-sinks", {"goods": goods(held)}))


def seizes(state: JamaicaState, winner: i64, loser: i64, bonus: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "ship": subject(state, winner),
            "loser": ship_name(state, loser),
            "treasure": treasure(bonus),
        }
        state.listener.tell(Message("jamaica-news-seizes", args))


def steals(state: JamaicaState, winner: i64, loser: i64, kind: i64) -> None:
    """JA-F9: the thief looks at it now; the loser knows what is gone; the Ghost's bonus is turned up (JA-2P11)."""
    if state.listener is None:
        return
    args: Args = {"ship": subject(state, winner), "loser": ship_name(state, loser)}
    hidden = Message("jamaica-news-steals-hidden", args)
    seen = Message("jamaica-news-steals", {**args, "treasure": treasure(kind)})
    if kind >= FIRST_BONUS:
        state.listener.tell(seen)
    else:
        state.listener.confide(insiders(state, winner, loser), seen, hidden)


def curses(state: JamaicaState, winner: i64, loser: i64, kind: i64) -> None:
    """JA-F14: the others learn only that it is cursed."""
    if state.listener is None:
        return
    args: Args = {"ship": subject(state, winner), "loser": ship_name(state, loser)}
    seen = Message("jamaica-news-curses", {**args, "treasure": treasure(kind)})
    state.listener.confide(insiders(state, winner, loser), seen, Message("jamaica-news-curses-hidden", args))


def insiders(state: JamaicaState, winner: i64, loser: i64) -> list[int]:
    """The players of a combat; nobody looks at the cards for the Ghost Ship."""
    return [int(number) for number in (winner, loser) if not state.is_ghost(number)]
