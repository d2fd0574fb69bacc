"""Harbour: a throw-away game with the shapes that the real games need of the kernel.

Every round all seats choose a card in secret at the same time (Jamaica), then act in turn:
- feast: nested effects done in any order, several levels deep, each of which may be declined (The White Castle);
- raid: an attack which its victim may stop with a pilot before anything happens (Madame Ching);
- sail: a move that may end in a fight inside it, and goes on after the fight (Jamaica).
At any decision of one's own turn seals may be turned into coins (The White Castle).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from prichal.kernel.actions import Catalogue, Moves, counted
from prichal.kernel.agenda import Agenda, Steps, new_agenda
from prichal.kernel.chance import Rng
from prichal.kernel.game import Chapter, Game, Setting, pending, restore_agenda, step_table
from prichal.kernel.state import State
from prichal.kernel.step import Automatic, Chance, Choice, Step, Together
from prichal.kernel.wire import Explanation, Message, Option, Panel, Part, View, seat_name

ROUNDS: Final = 3
SPACES: Final = 5
COINS: Final = 30  # in the bank and at the players
FEAST, RAID, SAIL = 0, 1, 2
CARDS: Final = ["feast", "raid", "sail"]
UNKNOWN: Final = -1

ACTIONS: Final = Catalogue()
CHOOSE: Final = ACTIONS.add("choose", CARDS)
TAKE: Final = ACTIONS.add("take", ["coin", "seal", "banquet", "toast"])
DECLINE: Final = ACTIONS.add("decline")
CONVERT: Final = ACTIONS.add("convert")
PILOT: Final = ACTIONS.add("pilot")
SUFFER: Final = ACTIONS.add("suffer")
MOVE: Final = ACTIONS.add("move", counted(1, 2))
DIE: Final = ACTIONS.add("die", counted(1, 6))

CHOOSE_CARD, ACT, FEAST_PART, RAID_TARGET, REACT, SUFFER_RAID, SAIL_ON, LAND, FIGHT, END_ROUND, NEW_ROUND = (
    0x000, 0x201, 0x002, 0x203, 0x004, 0x205, 0x006, 0x207, 0x108, 0x209, 0x20A,
)  # fmt: skip

# Parts of an effect, one bit each: a feast is coin, seal and banquet; a banquet is coin and toast; a toast two seals.
PARTS: Final = {"feast": 0b0111, "banquet": 0b1001, "toast": 0b0000}


class Harbour(State):
    """A position."""

    def __init__(self, seats: int, agenda: Agenda) -> None:
        self.round = 0
        self.bank = COINS - seats
        self.coins = [1] * seats
        self.seals = [1] * seats
        self.pilots = [1] * seats
        self.place = [0] * seats
        self.chosen = [UNKNOWN] * seats
        self.revealed = [False] * seats
        super().__init__(seats, agenda)

    def clone(self) -> Harbour:
        copy = Harbour(self.seats, self.agenda.clone())
        copy.round, copy.bank = self.round, self.bank
        copy.coins, copy.seals, copy.pilots = self.coins[:], self.seals[:], self.pilots[:]
        copy.place, copy.chosen, copy.revealed = self.place[:], self.chosen[:], self.revealed[:]
        return copy

    def gain(self, seat: i64, coins: int) -> None:
        paid = min(coins, self.bank)
        self.bank -= paid
        self.coins[seat] += paid


class NewRound(Automatic[Harbour]):
    def run(self, state: Harbour, seat: i64, arg: i64) -> None:
        state.round += 1
        for chooser in range(state.seats):
            state.then(CHOOSE_CARD, chooser)
        for actor in range(state.seats):
            state.then(ACT, actor)
        state.then(END_ROUND)


class ChooseCard(Together[Harbour]):
    def legal(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(len(CARDS)):
            moves.add(CHOOSE + card)

    def play(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        state.chosen[seat] = action - CHOOSE


class Act(Automatic[Harbour]):
    def run(self, state: Harbour, seat: i64, arg: i64) -> None:
        state.revealed[seat] = True
        state.reveal()
        step = (FEAST_PART, RAID_TARGET, SAIL_ON)[state.chosen[seat]]
        state.then(step, seat, PARTS["feast"] if step == FEAST_PART else 0)


class OwnTurn(Choice[Harbour]):
    """A decision beside which seals may be converted; the decision then stands as it was."""

    def legal(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        self.offer(state, seat, arg, moves)
        if state.seals[seat] > 0 and state.bank > 0:
            moves.add(CONVERT)

    def play(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        if action == CONVERT:
            state.seals[seat] -= 1
            state.gain(seat, 1)
            state.then(self.number, seat, arg)
        else:
            self.follow(state, seat, arg, action)

    def offer(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        raise NotImplementedError

    def follow(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        raise NotImplementedError


class FeastPart(OwnTurn):
    """arg: the parts still to be done, in any order."""

    def offer(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        for part in range(4):
            if arg & (1 << part):
                moves.add(TAKE + part)
        moves.add(DECLINE)

    def follow(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        part = action - TAKE
        if part == 0:
            state.gain(seat, 1)
        elif part == 1:
            state.seals[seat] += 1
        elif part == 2:
            state.then(FEAST_PART, seat, PARTS["banquet"])
        else:
            state.seals[seat] += 2
        rest = arg & ~(1 << part)
        if rest:
            state.then(FEAST_PART, seat, rest)


class RaidTarget(Automatic[Harbour]):
    def run(self, state: Harbour, seat: i64, arg: i64) -> None:
        victim = (seat + 1) % state.seats
        state.then(REACT, victim, seat)


class React(Choice[Harbour]):
    """Everybody attacked is asked, with or without a pilot; arg is the attacker."""

    def legal(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        if state.pilots[seat] > 0:
            moves.add(PILOT)
        moves.add(SUFFER)

    def play(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        if action == PILOT:
            state.pilots[seat] -= 1
        else:
            state.then(SUFFER_RAID, seat, arg)


class SufferRaid(Automatic[Harbour]):
    def run(self, state: Harbour, seat: i64, arg: i64) -> None:
        if state.coins[seat] > 0:
            state.coins[seat] -= 1
            state.coins[arg] += 1


class SailOn(OwnTurn):
    def offer(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(MOVE)
        moves.add(MOVE + 1)

    def follow(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        state.place[seat] = (state.place[seat] + 1 + action - MOVE) % SPACES
        for other in range(state.seats):
            if other != seat and state.place[other] == state.place[seat]:
                state.then(FIGHT, seat, other)
                break
        state.then(LAND, seat)


class Fight(Chance[Harbour]):
    """arg: the defender; the attacker wins a coin with 4 or more, else loses one."""

    def legal(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        for face in range(6):
            moves.add(DIE + face)

    def play(self, state: Harbour, seat: i64, arg: i64, action: i64) -> None:
        winner, loser = (seat, arg) if action - DIE >= 3 else (arg, seat)
        if state.coins[loser] > 0:
            state.coins[loser] -= 1
            state.coins[winner] += 1


class Land(Automatic[Harbour]):
    """The space's cost comes after the fight."""

    def run(self, state: Harbour, seat: i64, arg: i64) -> None:
        cost = min(state.place[seat], state.coins[seat])
        state.coins[seat] -= cost
        state.bank += cost


class EndRound(Automatic[Harbour]):
    def run(self, state: Harbour, seat: i64, arg: i64) -> None:
        for owner in range(state.seats):
            state.chosen[owner] = UNKNOWN
            state.revealed[owner] = False
        if state.round < ROUNDS:
            state.then(NEW_ROUND)


class HarbourView(View, frozen=True, kw_only=True):
    round: int
    bank: int
    coins: list[int]
    seals: list[int]
    pilots: list[int]
    place: list[int]
    chosen: list[int | None]  # None: not chosen yet, or hidden
    revealed: list[bool]
    scores: list[int]


class HarbourGame(Game):
    def __init__(self) -> None:
        steps: list[Step[Harbour]] = [
            ChooseCard(CHOOSE_CARD, "choose-card", ["HA-1"]),
            Act(ACT, "act", ["HA-1"]),
            FeastPart(FEAST_PART, "feast-part", ["HA-2"]),
            RaidTarget(RAID_TARGET, "raid-target", ["HA-3"]),
            React(REACT, "react", ["HA-3"]),
            SufferRaid(SUFFER_RAID, "suffer-raid", ["HA-3"]),
            SailOn(SAIL_ON, "sail-on", ["HA-4"]),
            Land(LAND, "land", ["HA-4"]),
            Fight(FIGHT, "fight", ["HA-4"]),
            EndRound(END_ROUND, "end-round", ["HA-1"]),
            NewRound(NEW_ROUND, "new-round", ["HA-1"]),
        ]
        chapters = [Chapter("harbour-chapter", ["HA-1", "HA-2", "HA-3", "HA-4"])]
        settings = [Setting("wealth", ["poor", "rich"], [2])]
        super().__init__(
            name="harbour",
            rules_version=1,
            seat_counts=[2, 3],
            usual_seats=2,
            minutes=5,
            settings=settings,
            catalogue=ACTIONS,
            steps=step_table(steps),
            chapters=chapters,
            reconstructed=[],
            view_type=HarbourView,
        )

    def setup(self, seats: int, options: dict[str, str]) -> Harbour:
        state = new_harbour(seats, self.steps)
        if options.get("wealth") == "rich":
            state.gain(0, 3)
            state.gain(1, 3)
        state.then(NEW_ROUND)
        return state

    def view(self, state: State, viewer: i64) -> View:
        harbour = cast(Harbour, state)
        chosen = [
            card if card != UNKNOWN and (harbour.revealed[seat] or seat == viewer) else None
            for seat, card in enumerate(harbour.chosen)
        ]
        return HarbourView(
            viewer=viewer,
            seats=harbour.seats,
            agenda=pending(harbour.agenda),
            round=harbour.round,
            bank=harbour.bank,
            coins=harbour.coins[:],
            seals=harbour.seals[:],
            pilots=harbour.pilots[:],
            place=harbour.place[:],
            chosen=chosen,
            revealed=harbour.revealed[:],
            scores=self.scores(state),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        seen = cast(HarbourView, view)
        state = new_harbour(seen.seats, self.steps)
        state.round, state.bank = seen.round, seen.bank
        state.coins, state.seals, state.pilots = seen.coins[:], seen.seals[:], seen.pilots[:]
        state.place, state.revealed = seen.place[:], seen.revealed[:]
        state.chosen = [UNKNOWN if card is None else card for card in seen.chosen]
        owing = {thing.seat for thing in seen.agenda if thing.step == "choose-card"}
        acting = {thing.seat for thing in seen.agenda if thing.step == "act"}
        for seat in acting - owing:
            if state.chosen[seat] == UNKNOWN:
                state.chosen[seat] = rng.below(len(CARDS))
        restore_agenda(state, seen.agenda)
        return state

    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        harbour = cast(Harbour, state)
        for seat in range(harbour.seats):
            if seat != viewer and harbour.chosen[seat] != UNKNOWN and not harbour.revealed[seat]:
                harbour.chosen[seat] = rng.below(len(CARDS))

    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        hidden = CHOOSE <= action < CHOOSE + len(CARDS) and viewer != seat
        return "choose ?" if hidden else ACTIONS.text(action)

    def option(self, state: State, seat: i64, action: i64) -> Option:
        text = ACTIONS.text(action)
        return Option(text, Message("harbour-do"), text.split(), state.step().clauses[0])

    def scores(self, state: State) -> list[int]:
        return cast(Harbour, state).coins[:]

    def breakdown(self, state: State) -> list[Part]:
        return [Part(Message("harbour-coins"), self.scores(state))]

    def panels(self, view: View) -> list[Panel]:
        return [Panel(Message("harbour"), [seat_name(seat) for seat in range(view.seats)], [])]

    def explain(self, view: View, piece: str) -> Explanation | None:
        words = {word for action in range(len(ACTIONS)) for word in ACTIONS.text(action).split()}
        return Explanation(Message("harbour-piece"), [Message("harbour-is")], None, "HA-1") if piece in words else None

    def audit(self, state: State) -> None:
        harbour = cast(Harbour, state)
        assert harbour.bank + sum(harbour.coins) == COINS
        assert min([harbour.bank, *harbour.coins, *harbour.seals, *harbour.pilots]) >= 0


def new_harbour(seats: int, steps: Steps) -> Harbour:
    return Harbour(seats, new_agenda(steps))
