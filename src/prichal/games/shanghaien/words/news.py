"""What the chronicle tells; silent when nobody listens."""

from mypy_extensions import i64

from prichal.games.shanghaien.components import DICE, TRICKS
from prichal.games.shanghaien.state import LEFT, ShanghaienState
from prichal.games.shanghaien.words.words import card, nation_name
from prichal.kernel.agenda import NOBODY
from prichal.kernel.wire import Args, Message, seat_name


def starts_game(state: ShanghaienState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("shanghaien-news-first", {"seat": seat_name(seat)}))


def opens(state: ShanghaienState) -> None:
    if state.listener is not None:
        cards = [card(kind) for kind in state.row]
        state.listener.tell(Message("shanghaien-news-round", {"round": state.round, "cards": cards}))


def rolls(state: ShanghaienState, seat: i64, again: bool) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "low": state.low, "high": state.high}
        state.listener.tell(Message("shanghaien-news-rerolls" if again else "shanghaien-news-rolls", args))


def lays(state: ShanghaienState, seat: i64, face: i64) -> None:
    if state.listener is not None:
        end = "left" if state.counted_from == LEFT else "right"
        taken = card(state.row[state.place(face)])
        args: Args = {"seat": seat_name(seat), "face": face, "end": end, "card": taken}
        opening = state.first.supply + state.second.supply == DICE * 2 - 1  # SH-R4
        state.listener.tell(Message("shanghaien-news-lays-first" if opening else "shanghaien-news-lays", args))


def plays(state: ShanghaienState, seat: i64, kind: i64, trick: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seat_name(seat),
            "card": card(kind),
            "trick": Message(f"shanghaien-trick-{TRICKS[trick]}"),
        }
        state.listener.tell(Message("shanghaien-news-plays", args))


def tucks(state: ShanghaienState, seat: i64, nation: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "nation": nation_name(nation)}
        state.listener.tell(Message("shanghaien-news-tucks", args))


def changes(state: ShanghaienState, seat: i64, face: i64, changed: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seat_name(seat), "face": face, "changed": changed}
        state.listener.tell(Message("shanghaien-news-changes", args))


def calls(state: ShanghaienState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("shanghaien-news-calls", {"seat": seat_name(seat)}))


def takes(state: ShanghaienState, number: i64, kind: i64, owner: i64) -> None:
    if state.listener is None:
        return
    if owner == NOBODY:
        state.listener.tell(Message("shanghaien-news-leaves", {"number": number, "card": card(kind)}))
    else:
        args: Args = {"number": number, "card": card(kind), "seat": seat_name(owner)}
        state.listener.tell(Message("shanghaien-news-takes", args))


def ends_game(state: ShanghaienState) -> None:
    if state.listener is not None:
        state.listener.tell(Message("shanghaien-news-ends", {}))
