"""What can't be taken back alone: a rule, so that nobody can look first and think again."""

from __future__ import annotations

from prichal.kernel.agenda import CHANCE
from prichal.kernel.state import State


def plays_for_good(state: State, seat: int, action: int) -> bool:
    """Plays a legal decision of a seat; whether it is a boundary for undo.

    It is one when chance acts next, when the game is over, when it was the last answer of a simultaneous decision (the
    answers are shown then), and when something hidden was shown on the way (`State.reveal`). Whose decision it
    is afterwards doesn't matter: what somebody else decides then is a boundary by itself.
    """
    agenda = state.agenda
    agenda.give_turn(seat)
    last = state.step().together and len(agenda.actors()) == 1
    agenda.revealed = False
    state.play(action)
    return last or agenda.revealed or state.over or state.actor == CHANCE
