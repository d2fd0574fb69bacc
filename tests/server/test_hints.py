"""What a strong bot would do, as it is told to people; nobody really thinks here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from prichal.server.bots.thinkers import Thinkers
from prichal.tables import review
from prichal.tables.messages import Join, Move, NewTable
from prichal.tables.ports import Thought
from prichal.tables.refusals import Refused
from prichal.tables.thinking import Question
from tests.server.inside import inside


class Prepared(Thinkers):
    """Answers with the options in their order."""

    def __init__(self, actions: list[str]) -> None:
        self.actions = actions

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        return [Thought(action, 1.0 - at / 100, 0.1) for at, action in enumerate(self.actions)]

    async def count(self) -> int:
        return 1

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


def test_the_five_best_are_told_to_whoever_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
            wanted = NewTable("white_castle", ["hot-seat", "hot-seat"], {})
            live, _ = await at.seating.open(anna, wanted, "192.0.2.1")
            live = await at.seating.join(live.header.id, anna, Join())
            while True:
                seat = live.header.actors[0]
                options = live.game.prompt(live.state, seat).options
                if len(options) > 5:
                    break
                move = Move(seat, live.header.ply, options[0].action)
                live = await at.playing.move(live.header.id, anna.id, move)
            actions = [option.action for option in options][::-1]
            for count in (1, 5, 6, len(actions)):
                advice = await review.hint(live, anna, seat, Prepared(actions[:count]))
                assert [hint.action for hint in advice.hints] == actions[: min(count, 5)]
                assert advice.ply == live.header.ply
                labels = {option.action: option.label for option in options}
                assert all(hint.label == labels[hint.action] for hint in advice.hints)
            other = live.chairs[1 - seat]
            other.person, other.gone = boris.id, True  # whoever has left for good doesn't mind
            assert (await review.hint(live, anna, seat, Prepared(actions[:1]))).ply == live.header.ply
            other.gone = False
            with pytest.raises(Refused, match="where other people play"):
                await review.hint(live, anna, seat, Prepared(actions[:1]))
            other.person = anna.id
            for person, asked, code in ((boris, seat, "not-your-seat"), (anna, 1 - seat, "not-asked")):
                with pytest.raises(Refused) as caught:
                    await review.hint(live, person, asked, Prepared([]))
                assert caught.value.code == code

    asyncio.run(test())
