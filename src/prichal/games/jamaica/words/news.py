"""What the chronicle tells of a round, of loading, sailing, costs and treasures; silent when nobody listens."""

from mypy_extensions import i64

from prichal.games.jamaica.components import (
    COST,
    CURRENCY,
    EVENING,
    FIRST_BONUS,
    HOLDS,
    MORNING,
    RESOURCES,
    ROYAL,
)
from prichal.games.jamaica.state import NOTHING, JamaicaState, resource_of
from prichal.games.jamaica.words.words import (
    action_card,
    amount,
    deed,
    goods,
    hold_name,
    into_hold,
    place,
    share,
    ship_name,
    subject,
    treasure,
)
from prichal.kernel.wire import Args, Message, seat_name


def starts(state: JamaicaState, captain: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-starts", {"seat": seat_name(captain)}))


def draws(state: JamaicaState, seat: i64, card: i64) -> None:
    """Only the owner hears which card; the others know that everybody draws."""
    if state.listener is not None:
        args: Args = {"card": action_card(card)}
        state.listener.confide([int(seat)], Message("jamaica-news-draws", args), None)


def shuffles(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-shuffles", {"seat": seat_name(seat)}))


def rolls(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        args: Args = {"round": state.round, "seat": seat_name(seat), "low": state.morning, "high": state.evening}
        state.listener.tell(Message("jamaica-news-rolls", args))


def sets_dice(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "morning": state.morning, "evening": state.evening}
        state.listener.tell(Message("jamaica-news-sets-dice", args))


def chooses(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-chooses", {"seat": seat_name(seat)}))


def reveals(state: JamaicaState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seat_name(seat),
            "morning": deed(MORNING[card], state.morning),
            "evening": deed(EVENING[card], state.evening),
        }
        state.listener.tell(Message("jamaica-news-reveals", args))


def rests(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-rests", {"seat": seat_name(seat)}))


def ends(state: JamaicaState) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-ends"))


def finds_bank_empty(state: JamaicaState, seat: i64, resource: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "resource": RESOURCES[resource]}
        state.listener.tell(Message("jamaica-news-bank-empty", args))


def has_no_room(state: JamaicaState, seat: i64, resource: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "resource": RESOURCES[resource]}
        state.listener.tell(Message("jamaica-news-no-room", args))


def empties(state: JamaicaState, number: i64, hold: i64, held: i64) -> None:
    if state.listener is not None:
        args: Args = {"ship": ship_name(state, number), "goods": goods(held), "hold": hold_name(hold)}
        state.listener.tell(Message("jamaica-news-empties", args))


def loads(state: JamaicaState, number: i64, hold: i64, cargo: i64) -> None:
    if state.listener is not None:
        args: Args = {"ship": subject(state, number), "goods": goods(cargo), "hold": into_hold(hold)}
        state.listener.tell(Message("jamaica-news-loads", args))


def stows_loot(state: JamaicaState, number: i64, hold: i64, cargo: i64) -> None:
    if state.listener is not None:
        args: Args = {"ship": subject(state, number), "goods": goods(cargo), "hold": into_hold(hold)}
        state.listener.tell(Message("jamaica-news-stows-loot", args))


def sails(state: JamaicaState, number: i64, steps: i64, forward: bool) -> None:
    if state.listener is not None:
        args: Args = {
            "ship": subject(state, number),
            "steps": steps,
            "way": "forward" if forward else "backward",
        }
        state.listener.tell(Message("jamaica-news-sails", args))


def takes_lane(state: JamaicaState, number: i64, inner: bool) -> None:
    if state.listener is not None:
        args: Args = {"ship": subject(state, number), "lane": "inner" if inner else "outer"}
        state.listener.tell(Message("jamaica-news-takes-lane", args))


def arrives(state: JamaicaState, number: i64, lost: i64) -> None:
    """With the steps that are lost because Port Royal ends the move (JA-E1, JA-2P8)."""
    if state.listener is not None:
        ship = state.ships[number]
        args: Args = {"ship": subject(state, number), **place(ship.space)}
        if ship.space == ROYAL and ship.laps == 1:
            state.listener.tell(Message("jamaica-news-finishes", args))
        else:
            state.listener.tell(Message("jamaica-news-arrives", args))
        if lost > 0:
            state.listener.tell(Message("jamaica-news-loses-steps", {"steps": lost}))


def pays(state: JamaicaState, seat: i64, space: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "goods": amount(CURRENCY[space], COST[space])}
        state.listener.tell(Message("jamaica-news-pays", args))


def takes_out(state: JamaicaState, seat: i64, resource: i64) -> None:
    """What each hold gives to a payment, if more than one could."""
    if state.listener is None:
        return
    sources = [held for held in state.ships[seat].holds if held != NOTHING and resource_of(held) == resource]
    if len(sources) > 1:
        shares = [share(resource, state.aside[hold], hold) for hold in range(HOLDS) if state.aside[hold] > 0]
        state.listener.tell(Message("jamaica-news-takes-out", {"seat": seat_name(seat), "shares": shares}))


def falls_short(state: JamaicaState, seat: i64, resource: i64, paid: i64) -> None:
    if state.listener is not None:
        due = COST[state.ships[seat].space]
        args: Args = {
            "seat": seat_name(seat),
            "due": amount(resource, due),
            "goods": amount(resource, paid),
            "tokens": paid,
        }
        state.listener.tell(Message("jamaica-news-falls-short", args))


def moves_back(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), **place(state.ships[seat].space)}
        state.listener.tell(Message("jamaica-news-moves-back", args))


def leaves_treasure(state: JamaicaState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-leaves-treasure", {"seat": seat_name(seat)}))


def finds(state: JamaicaState, number: i64, kind: i64) -> None:
    """JA-T2, JA-T3: a bonus is seen by all, points only by the finder. JA-2P4: the Ghost's find by nobody."""
    if state.listener is None:
        return
    hidden = Message("jamaica-news-finds-hidden", {"ship": subject(state, number)})
    if state.is_ghost(number):
        state.listener.tell(hidden)
        return
    seen = Message("jamaica-news-finds", {"ship": subject(state, number), "treasure": treasure(kind)})
    if kind >= FIRST_BONUS:
        state.listener.tell(seen)
    else:
        state.listener.confide([int(number)], seen, hidden)


def ghost_stays(state: JamaicaState) -> None:
    """JA-2P8: a move backward out of Port Royal is lost."""
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-ghost-stays"))


def ghost_must(state: JamaicaState, forward: bool) -> None:
    if state.listener is not None:
        state.listener.tell(Message("jamaica-news-ghost-must", {"way": "forward" if forward else "backward"}))
