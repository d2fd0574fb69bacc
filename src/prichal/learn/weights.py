"""What was learnt as a file, and back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from prichal import files
from prichal.bots.wire import FORMAT, decode, digest_of, pack
from prichal.bots.wire import Weights as WeightsFile
from prichal.kernel.game import Game, Setup
from prichal.learn.plan import Plan, features_of
from prichal.learn.player import deal
from prichal.learn.train import Weights


def read(path: Path) -> WeightsFile:
    return decode(files.read(path).encode(), str(path))


def weights_file(plan: Plan, game: Game, setup: Setup, weights: Weights, story: str) -> WeightsFile:
    features = features_of(game)
    layers = [part.ravel().astype(float).tolist() for part in (weights.first, weights.first_bias)]
    layers += [weights.second.T.ravel().astype(float).tolist(), weights.second_bias.astype(float).tolist()]
    scales, numbers = pack(layers)
    return WeightsFile(
        format=FORMAT,
        game=game.name,
        rules=game.edition,
        label=features.label(deal(game, setup)),
        layout=features.version,
        size=weights.first.shape[0],
        hidden=plan.hidden,
        seats=plan.seats,
        simulations=0,
        reach=plan.reach,
        early=plan.lessons,
        faith=plan.faith,
        exploration=plan.exploration,
        scales=scales,
        numbers=numbers,
        digest=digest_of(numbers),
        story=story,
    )


def encode(weights: WeightsFile) -> str:
    return msgspec.json.format(msgspec.json.encode(weights)).decode() + "\n"


def unpack(file: WeightsFile) -> Weights:
    first, first_bias, second, second_bias = [np.array(layer, np.float32) for layer in file.layers()]
    return Weights(
        first.reshape(file.size, file.hidden), first_bias, second.reshape(file.seats, file.hidden).T.copy(), second_bias
    )
