"""The White Castle, tied to the kernel."""

from typing import Final, cast

from mypy_extensions import i64

from prichal.games.white_castle import audit
from prichal.games.white_castle.actions import ACTIONS
from prichal.games.white_castle.bots.features import WhiteCastleFeatures
from prichal.games.white_castle.bots.hints import WhiteCastleHints
from prichal.games.white_castle.components import DIFFICULTIES, EXPANSIONS, RECONSTRUCTED
from prichal.games.white_castle.rules import scoring
from prichal.games.white_castle.rules.castle import DarkAction, DomainAction, LightAction, TileAction
from prichal.games.white_castle.rules.choices import Arrange, ChooseEither, ChoosePart, PayOrDecline, Perform
from prichal.games.white_castle.rules.courtiers import CourtierAction, DaimyoSlot, EnterBlock, FreeClimb, Refill
from prichal.games.white_castle.rules.curtains import (
    BlueCurtain,
    BlueYard,
    BothCurtains,
    StoneGardens,
    YellowCurtain,
)
from prichal.games.white_castle.rules.dice import Place, Resolve, Take
from prichal.games.white_castle.rules.fields import GardenerAction, WarriorAction
from prichal.games.white_castle.rules.geishas import (
    AtOverlook,
    FirstPath,
    FlipArt,
    FreeStep,
    GeishaAction,
    SecondPath,
)
from prichal.games.white_castle.rules.goods import (
    ChooseResource,
    ConvertLast,
    GainGoods,
    StartResource,
)
from prichal.games.white_castle.rules.influence import InfluencePrice, LanternOrder
from prichal.games.white_castle.rules.matcha import DrawCeremony, DrawLily, RevealArt
from prichal.games.white_castle.rules.rival import RivalAction, RivalGarden
from prichal.games.white_castle.rules.rival_geishas import RivalDiscard, RivalStroll
from prichal.games.white_castle.rules.rounds import (
    ChooseGarden,
    EndRound,
    Gardens,
    LastSeals,
    MoreGardens,
    NewRound,
    NextTurn,
    Roll,
)
from prichal.games.white_castle.rules.setup import (
    CheckRooms,
    DealRoom,
    DrawDaimyo,
    DrawGarden,
    DrawSeat,
    DrawYard,
    SetUp,
    set_up,
)
from prichal.games.white_castle.rules.solo import LookForDie, RevealSolo, RivalRoundEnd, RivalTurn
from prichal.games.white_castle.rules.starts import DrawResource, DrawStart, KeepOne, PickPair, PickStarts
from prichal.games.white_castle.rules.tiles import DrawTiles, DrawTops, DrawWell
from prichal.games.white_castle.secrets import hidden, imagine, reshuffle
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.state import WhiteCastleState, new_state
from prichal.games.white_castle.words import changes, explanations, panels, prompts
from prichal.games.white_castle.words.clauses import CHAPTERS
from prichal.kernel.chance import Rng
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Inventory, Setting, step_table
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from prichal.kernel.step import Step
from prichal.kernel.wire import Explanation, Message, Option, Panel, Part, Rival, View


def steps() -> list[Step[WhiteCastleState]]:
    """In the order of steps.py."""
    return [
        SetUp(),
        DrawSeat(),
        DealRoom(),
        CheckRooms(),
        DrawDaimyo(),
        DrawTops(),
        DrawTiles(),
        DrawWell(),
        DrawGarden(),
        DrawYard(),
        DrawLily(),
        RevealArt(),
        DrawCeremony(),
        DrawResource(),
        DrawStart(),
        PickStarts(),
        PickPair(),
        KeepOne(),
        StartResource(),
        Roll(),
        NextTurn(),
        Take(),
        Place(),
        Resolve(),
        LastSeals(),
        ConvertLast(),
        EndRound(),
        Gardens(),
        MoreGardens(),
        ChooseGarden(),
        NewRound(),
        Perform(),
        Arrange(),
        ChoosePart(),
        ChooseEither(),
        ChooseResource(),
        PayOrDecline(),
        GainGoods(),
        InfluencePrice(),
        LanternOrder(),
        LightAction(),
        DarkAction(),
        TileAction(),
        DomainAction(),
        CourtierAction(),
        FreeClimb(),
        EnterBlock(),
        Refill(),
        DaimyoSlot(),
        WarriorAction(),
        GardenerAction(),
        GeishaAction(),
        FreeStep(),
        AtOverlook(),
        FirstPath(),
        SecondPath(),
        FlipArt(),
        YellowCurtain(),
        BlueCurtain(),
        BothCurtains(),
        StoneGardens(),
        BlueYard(),
        RivalTurn(),
        RevealSolo(),
        LookForDie(),
        RivalAction(),
        RivalGarden(),
        RivalStroll(),
        RivalDiscard(),
        RivalRoundEnd(),
    ]


SETTINGS = [
    Setting("expansion", EXPANSIONS, [1, 2, 3, 4]),
    Setting("difficulty", DIFFICULTIES, [1]),
]


class WhiteCastle(Game):
    """For two to four players, or one against the Tokugawa clan; with or without Matcha."""

    def __init__(self) -> None:
        super().__init__(
            name="white_castle",
            rules_version=1,
            seat_counts=[1, 2, 3, 4],
            usual_seats=2,
            minutes=60,
            settings=SETTINGS,
            catalogue=ACTIONS,
            steps=step_table(steps()),
            chapters=CHAPTERS,
            reconstructed=RECONSTRUCTED,
            view_type=WhiteCastleView,
        )

    def setup(self, seats: int, options: dict[str, str]) -> WhiteCastleState:
        difficulty = DIFFICULTIES.index(options.get("difficulty", DIFFICULTIES[0]))
        state = new_state(self.steps, seats, options["expansion"] == "matcha", difficulty)
        set_up(state)
        return state

    def view(self, state: State, viewer: i64) -> View:
        return hidden.view(cast("WhiteCastleState", state), viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast("WhiteCastleView", view), self.steps)

    def has_secrets(self) -> bool:
        return False

    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        reshuffle.reshuffle(cast("WhiteCastleState", state), viewer, rng)

    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        return ACTIONS.text(action)

    def option(self, state: State, seat: i64, action: i64) -> Option:
        return prompts.option(cast("WhiteCastleState", state), seat, action)

    def picks(self, state: State, seat: i64, action: i64) -> list[str]:
        """Without the losses: they are found by playing the action, which only a legal one survives."""
        try:
            return prompts.described(cast("WhiteCastleState", state), seat, action)[1]
        except IndexError:
            return []

    def title(self, state: State, seat: i64) -> Message:
        return prompts.title(cast("WhiteCastleState", state), seat)

    def times(self, state: State) -> int:
        return prompts.times(cast("WhiteCastleState", state))

    def scores(self, state: State) -> list[int]:
        castle = cast("WhiteCastleState", state)
        return [scoring.score(castle, seat) for seat in range(castle.seats)]

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast("WhiteCastleState", state))

    def breakdown(self, state: State) -> list[Part]:
        return panels.breakdown(cast("WhiteCastleState", state))

    def rivals(self, state: State) -> list[Rival]:
        return panels.rivals(cast("WhiteCastleState", state))

    def panels(self, view: View) -> list[Panel]:
        return panels.panels(cast("WhiteCastleView", view))

    def features(self) -> Features:
        return WhiteCastleFeatures(self)

    def hints(self) -> Hints:
        return WhiteCastleHints(self)

    def explain(self, view: View, piece: str) -> Explanation | None:
        return explanations.explain(cast("WhiteCastleView", view), piece)

    def inventory(self, view: View) -> Inventory:
        return changes.inventory(cast("WhiteCastleView", view))

    def goods(self, kind: str, count: i64) -> Message:
        return changes.goods(kind, count)

    def audit(self, state: State) -> None:
        audit.audit(cast("WhiteCastleState", state))


GAME: Final = WhiteCastle()
