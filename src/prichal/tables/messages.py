"""What goes over the wire between host and client, both ways. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from prichal.kernel.table import NAME_LENGTH
from prichal.kernel.wire import Explanation, Message, News, Panel, Part, Prompt, Rival

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="A name as others see it")]
Entropy: TypeAlias = Annotated[
    str,
    Meta(
        max_length=64,
        pattern=r"^[0-9a-f]*(?![\s\S])",
        description="Random hexadecimal digits from the seat's own device",
    ),
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1, description="How many lines the table's log has")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Viewer: TypeAlias = Annotated[int, Meta(ge=-2, le=9, description="A seat, or -2 for a spectator")]


# People


class Person(Struct):
    """Who the caller is."""

    id: str
    name: str
    login: str | None = None


# Games


class SettingInfo(Struct):
    """One option of a game; the first value is the default."""

    name: str
    values: list[str]
    seats: list[int]


class ChapterInfo(Struct):
    """A chapter of the rules: message ids of its title and clauses."""

    title: str
    clauses: list[str]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    usual_seats: int
    minutes: int
    settings: list[SettingInfo]
    chapters: list[ChapterInfo]
    reconstructed: list[str]


# Tables


class Clock(Struct, forbid_unknown_fields=True):
    """Time to think: seconds per player with an increment per move, or days per move (then seconds is 0)."""

    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


PaceName: TypeAlias = Literal["none", "short", "normal"]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `chairs` has one entry per seat: `person`, `hot-seat` (the owner's device) or a bot.
    `names` are those of the people at the owner's device, by seat; empty ones are made up. `pace` is the breath that
    bots take before they move, so that people can follow them. Without `asks_all` only answers are given by
    themselves, unless that would tell other people something."""

    game: Word
    chairs: Annotated[list[Word], Meta(min_length=1, max_length=6)]
    options: dict[Word, Word] = {}
    invited: Annotated[bool, Meta(description="Only with the invitation link")] = False
    spectators: bool = True
    clock: Clock | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=NAME_LENGTH)]], Meta(max_length=6)] = []
    pace: PaceName = "none"
    asks_all: bool = True


class Join(Struct, forbid_unknown_fields=True):
    """Takes a seat (any free one when none is named). The entropy has a share in the table's luck."""

    seat: Seat | None = None
    entropy: Entropy = ""
    invitation: Annotated[str, Meta(max_length=64)] = ""


Lent: TypeAlias = Literal["", "own", "absent"]


class SeatInfo(Struct):
    """One seat: who holds it and who plays it. `person` is null on a free seat (one with a name is kept for
    somebody); `bot` is the level that plays now.
    A seat lent by its own player stays the bot's at a table with other people; one lent in absence comes back."""

    seat: int
    name: str
    kind: Literal["person", "hot-seat", "bot"]
    person: str | None
    bot: str | None
    present: bool = False
    gone: bool = False  # conceded, out of time or gone for good: a bot plays on
    lent: Lent = ""  # why a bot plays a person's seat
    entropy: str = ""  # the seat's share in the table's luck


class Offer(Struct):
    """Something that everybody has to agree to: going back to ply `to`, ending the game here, a bot for the absent
    player of seat `to`, or seat `to` back from a bot. Whoever answers names its number."""

    kind: Literal["undo", "end", "bot", "back"]
    by: int
    to: int
    agreed: list[int]
    number: int = 0
    bot: str = ""
    without: list[int] = []  # seats that aren't asked


class ClockState(Struct):
    """Milliseconds left per seat, whose clock runs, the moment (ms since 1970) at which this was true, and the
    milliseconds that every seat has used by then."""

    left: list[int]
    running: list[int]
    at: int
    used: list[int] = []


Status: TypeAlias = Literal["open", "running", "finished", "closed"]


class TableInfo(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    invited: bool
    spectators: bool
    clock: Clock | None
    owner: str
    created: int
    changed: int
    ply: int
    actors: list[int]
    commitment: str
    mine: list[int] = []
    result: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    ending: str = ""  # `finished`, `conceded 1`, `timeout 1`, `agreed`, or why it was closed
    takebacks: int = 0  # draws that were taken back with everybody's consent
    pace: PaceName = "none"  # the breath that bots take before they move
    asks_all: bool = True  # even where there is only one answer
    brought: bool = False  # played elsewhere and brought as a record: checked line by line, seen by nobody here


class Opened(Struct):
    """A new table; the invitation is shown only now (the host keeps a hash of it)."""

    table: TableInfo
    invitation: str | None = None


class Bring(Struct, forbid_unknown_fields=True):
    """A record of a game that was played elsewhere."""

    record: Annotated[str, Meta(max_length=200_000, description="Its whole text")]


class Lobby(Struct):
    """Tables, the newest first."""

    tables: list[TableInfo]


class HandOver(Struct, forbid_unknown_fields=True):
    """A bot's level for the seat, or null to take it back."""

    seat: Seat
    bot: Word | None = None


class Remove(Struct, forbid_unknown_fields=True):
    """The seat of somebody whom the owner doesn't want at an open table."""

    seat: Seat


class Fill(Struct, forbid_unknown_fields=True):
    """A bot's level for all chairs of an open table that are still free."""

    bot: Word


class HintInfo(Struct):
    """One option as a strong bot sees it: value from 0 (lost) to 1 (won), and its share of the thinking."""

    action: str
    label: Message
    value: float
    share: float


class Advice(Struct):
    """The best options first."""

    ply: int
    hints: list[HintInfo]


class Reason(Struct):
    """Why a piece isn't offered: the clause, and whose piece it is where that is the reason."""

    ply: int
    clause: str
    owner: int | None = None


class Moment(Struct):
    """The table after one line of its log, as `at` shows it to the same viewer."""

    ply: int
    view: Raw
    news: list[News]
    panels: list[Panel] | None = None


class Explained(Struct):
    """What a piece is and does, as the table stood at `ply`."""

    ply: int
    explanation: Explanation


class Curve(Struct):
    """The scores of all seats over the game, for the end screen: one entry per sampled ply; beside them those of who
    plays along without a seat."""

    plies: list[int]
    scores: list[list[int]]
    rivals: list[list[int]] = []


# A table as it goes on: from the host


class Update(Struct, tag="update"):
    """Everything that one viewer may know of the table at a ply. Every update is complete; news are those after
    `since` (when more were missed than one message holds, `since` is later than asked for)."""

    ply: int
    since: int
    viewer: int
    table: TableInfo
    view: Raw
    news: list[News]
    prompt: Prompt | None
    version: int  # grows with every change of the table, also with those that add no line
    scores: list[int] | None = None  # once the game is over; before, a score may hold secrets
    clocks: ClockState | None = None
    undo: int | None = None  # the viewer may go back to this ply alone
    final: list[str] = []  # options of the prompt after which somebody else, or chance, goes on: no way back alone
    offer: Offer | None = None
    breakdown: list[Part] | None = None
    rivals: list[Rival] = []  # who plays along without a seat
    panels: list[Panel] | None = None
    mark: str = ""  # of the last line, over the whole log: see prichal.fairness
    only: Prompt | None = None  # instead of `prompt`: the table gives the viewer's only answer in a moment


class Said(Struct, tag="said"):
    """A line of chat."""

    id: int
    by: str
    text: str
    at: int
    seat: int | None = None


class Presence(Struct, tag="presence"):
    """Who is connected now."""

    seats: list[int]
    spectators: int


class Accepted(Struct, tag="accepted"):
    """The request with this id is done and durable; its line is `ply`."""

    id: str
    ply: int


class Refusal(Struct, tag="refusal"):
    """Something asked for wasn't done, and nothing changed."""

    code: str
    sentence: str
    message: Message
    clause: str = ""
    id: str = ""


class Pong(Struct, tag="pong"):
    """Still here."""


ServerMessage: TypeAlias = Update | Said | Presence | Accepted | Refusal | Pong

# A table as it goes on: from the client

RequestId: TypeAlias = Annotated[str, Meta(max_length=40, description="Comes back in the answer")]


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Plays an action as an answer to what was asked at `ply`."""

    seat: Seat
    ply: Ply
    action: ActionText
    id: RequestId = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Goes back to the position after line `to`: at once where nothing new was learnt, else as an offer to all."""

    seat: Seat
    ply: Ply
    to: Ply
    id: RequestId = ""


class End(Struct, tag="end", forbid_unknown_fields=True):
    """Offers to end the game here, by agreement."""

    seat: Seat
    ply: Ply
    id: RequestId = ""


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agrees to the standing offer, or declines it; `offer` is its number."""

    seat: Seat
    ply: Ply
    offer: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    agree: bool
    id: RequestId = ""


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """Gives up. With two seats the game is over; with more a bot plays on in this seat."""

    seat: Seat
    ply: Ply
    id: RequestId = ""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: RequestId = ""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Asks for an update as a seat of one's own (hot-seat) or as a spectator, with the news after `since`."""

    viewer: Viewer
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    panels: Annotated[bool, Meta(description="With the table in words and numbers, for plain boards")] = False


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage: TypeAlias = Move | Undo | End | Answer | Concede | Say | Look | Ping


class Batch(Struct):
    """The answer of a long poll: what would have come through a websocket."""

    messages: list[ServerMessage]


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
