"""An attacker wants a move to be durable and not shown: the victim waits, and loses on time."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.running import Guest, Json, Running

ROUNDS = 12
CHATTERS = 4  # a person may say six lines in ten seconds


def test_a_chat_line_beside_the_move_hides_nothing(server: Running) -> None:
    """A line of chat wakes everybody just when the move is durable and hasn't been announced yet."""
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    chatters = [Guest(server, f"Chatter {number}") for number in range(CHATTERS)]
    table = anna.open("shanghaien", "person", "person")
    boris.join(table)
    with ExitStack() as connections:
        accepted: Json = {"ply": 0}
        talking = [connections.enter_context(chatter.live(table, max_queue=None)) for chatter in chatters]
        for number in range(ROUNDS):
            ply = accepted["ply"]
            actor = anna.wait(table, lambda update: update["ply"] >= ply)["table"]["actors"][0]  # noqa: B023
            mover, victim = (anna, boris) if actor == 0 else (boris, anna)
            asked = mover.wait(table, lambda update: update["ply"] >= ply)  # noqa: B023
            # The victim's page has just come back, as after a lift or a tunnel: it has seen everything so far.
            with (
                victim.live(table, f"?since={asked['ply']}") as watching,
                chatters[0].live(table, f"?since={asked['ply']}") as spectating,
                mover.live(table, f"?since={asked['ply']}") as moving,
            ):
                for live in (watching, spectating, moving):
                    live.get("update", lambda update: update["ply"] == asked["ply"])  # noqa: B023
                    live.get("presence")
                action = asked["prompt"]["options"][0]["action"]
                talking[number % CHATTERS].send({"type": "say", "text": "look over there"})
                moving.send({"type": "move", "seat": actor, "ply": asked["ply"], "action": action})
                accepted = moving.get("accepted")
                for live in (watching, spectating):
                    shown = live.get("update", lambda update: update["ply"] > asked["ply"])  # noqa: B023
                    assert shown["ply"] >= accepted["ply"]
                    assert shown["since"] == asked["ply"]  # nothing of what happened is left out
