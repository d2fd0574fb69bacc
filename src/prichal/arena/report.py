"""What a run showed: win rates with intervals, score differences, ratings, speed."""

from __future__ import annotations

from statistics import mean

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from prichal.arena.looks import wilson
from prichal.arena.match import Result


class Standing(Struct, frozen=True):
    """One bot's record. A game in which it sat twice counts twice."""

    bot: str
    games: int
    wins: float  # a shared win counts in parts
    rate: float
    low: float  # 95 % interval of the rate (Wilson)
    high: float
    score: float
    difference: float  # to the best other seat
    rating: float
    doubt: float
    decisions_per_s: float


def rate(results: list[Result]) -> dict[str, PlackettLuceRating]:
    """OpenSkill ratings from the final order of the seats, in the order of the games' numbers."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for result in results for bot in result.bots}
    for result in sorted(results, key=lambda result: result.number):
        if len(set(result.bots)) == 1:
            continue
        ranks = [0.0 if seat in result.winners else 1.0 + rank_of(result, seat) for seat in range(len(result.bots))]
        rated = model.rate([[ratings[bot]] for bot in result.bots], ranks=ranks)
        for seat, bot in enumerate(result.bots):
            ratings[bot] = rated[seat][0]
    return ratings


def rank_of(result: Result, seat: int) -> int:
    return sum(1 for score in result.scores if score > result.scores[seat])


def standings(results: list[Result]) -> list[Standing]:
    """All bots of a run, the best win rate first."""
    ratings = rate(results)
    found = [standing(bot, results, ratings[bot]) for bot in ratings]
    return sorted(found, key=lambda one: (-one.rate, one.bot))


def standing(bot: str, results: list[Result], rating: PlackettLuceRating) -> Standing:
    chairs = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    wins = sum(1 / len(result.winners) for result, seat in chairs if seat in result.winners)
    low, high = wilson(wins, len(chairs))
    seconds = sum(result.seconds[seat] for result, seat in chairs)
    return Standing(
        bot,
        len(chairs),
        round(wins, 3),
        round(wins / len(chairs), 4),
        round(low, 4),
        round(high, 4),
        round(mean(result.scores[seat] for result, seat in chairs), 2),
        round(mean(lead(result, seat) for result, seat in chairs), 2),
        round(rating.mu, 2),
        round(rating.sigma, 2),
        round(sum(result.decisions[seat] for result, seat in chairs) / seconds, 1) if seconds else 0.0,
    )


def lead(result: Result, seat: int) -> int:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others, default=0)
