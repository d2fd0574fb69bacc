"""What seats remember of cards in the hands of others.

`tracks[viewer * 5 + owner]` is the set of navigation cards that the viewer knows to be in the owner's hand, or in
one of the hands whose sets have the card: somebody saw it taken, and it may have changed hands unseen since, or it
wasn't among the discards when they became the deck. The viewer after the last seat is the public, the owner after the
last seat is the face-down place of the board. `secrets[viewer * 5 + owner]` is the pile of encounter cards that the
viewer knows to be in the owner's hand, a lower bound.

Two things are remembered less exactly than a perfect memory would. When a card changes hands unseen, every card
tracked in the giver's hand may be in either hand afterwards, though only one has moved. And when the encounter
discards become the deck, nobody notes that the cards just seen among them aren't in hands.
"""

from mypy_extensions import i64

from prichal.games.madame_ching.components import ALL_NUMBERS
from prichal.games.madame_ching.piles import digit, kinds_in, one, only
from prichal.games.madame_ching.state import FACE_DOWN, MOST_SEATS, OWNERS, PUBLIC, VIEWERS, MadameChingState


def deck_made(state: MadameChingState) -> None:
    """MC-R5: the discards are about to become the deck, which is empty: whatever a viewer doesn't see lying is in a
    hand of somebody else, or face down on the board."""
    tracks = state.tracks
    unseen: i64 = ALL_NUMBERS & ~state.discard
    if state.card != 0:
        unseen &= ~only(state.card)
    for place in range(1, len(state.places)):
        if state.places[place] != 0:
            unseen &= ~only(state.places[place])
    for junk in range(len(state.junks)):
        unseen &= ~state.junks[junk].cards
    for seat in range(state.seats):
        unseen &= ~state.pirates[seat].chosen
    for viewer in range(VIEWERS):
        if viewer < state.seats or viewer == PUBLIC:
            fresh: i64 = unseen
            if viewer != PUBLIC:
                fresh &= ~state.pirates[viewer].hand
            for owner in range(OWNERS):
                fresh &= ~tracks[viewer * OWNERS + owner]
            for owner in range(state.seats):
                if owner != viewer:
                    tracks[viewer * OWNERS + owner] |= fresh
            if state.places[0] != 0:
                tracks[viewer * OWNERS + FACE_DOWN] |= fresh


def taken_face_down(state: MadameChingState, owner: i64, number: i64) -> None:
    """MC-G17: only the owner sees the card; for the others it is in the owner's hand now, whichever it is."""
    tracks = state.tracks
    others: i64 = ~only(number)
    for viewer in range(VIEWERS):
        if viewer != owner:
            tracks[viewer * OWNERS + owner] |= tracks[viewer * OWNERS + FACE_DOWN]
        tracks[viewer * OWNERS + FACE_DOWN] = 0
    for other in range(OWNERS):
        tracks[owner * OWNERS + other] &= others


def seen_taken(state: MadameChingState, owner: i64, number: i64) -> None:
    """Everybody saw which card it was (MC-G17)."""
    tracks = state.tracks
    card: i64 = only(number)
    for viewer in range(VIEWERS):
        if viewer != owner:
            tracks[viewer * OWNERS + owner] |= card


def seen_leaving(state: MadameChingState, cards: i64) -> None:
    """Cards that lie open on the table are in no hand."""
    tracks = state.tracks
    others: i64 = ~cards
    for at in range(VIEWERS * OWNERS):
        tracks[at] &= others


def hand_seen(state: MadameChingState, viewer: i64, owner: i64) -> None:
    """MC-G13: the viewer sees the owner's whole hand."""
    hand: i64 = state.pirates[owner].hand
    for other in range(OWNERS):
        state.tracks[viewer * OWNERS + other] &= ~hand
    state.tracks[viewer * OWNERS + owner] = hand


def moved(state: MadameChingState, giver: i64, taker: i64, number: i64) -> None:
    """A card that only two know went from hand to hand; for the others it may have been any: all that
    they track in the giver's hand may be in either hand."""
    tracks = state.tracks
    others: i64 = ~only(number)
    for owner in range(OWNERS):
        tracks[giver * OWNERS + owner] &= others
        tracks[taker * OWNERS + owner] &= others
    tracks[giver * OWNERS + taker] |= only(number)
    for viewer in range(VIEWERS):
        if viewer != giver and viewer != taker:
            tracks[viewer * OWNERS + taker] |= tracks[viewer * OWNERS + giver]


def encounter_gone(state: MadameChingState, owner: i64, kind: i64) -> None:
    """An encounter card was played openly: whoever knew of one like it knows of one less."""
    secrets = state.secrets
    for viewer in range(MOST_SEATS):
        at: i64 = viewer * OWNERS + owner
        if digit(secrets[at], kind) > 0:
            secrets[at] -= one(kind)


def encounter_stolen(state: MadameChingState, victim: i64, thief: i64, kind: i64) -> None:
    """MC-N5: thief and victim know the card; for the others any kind may be one less."""
    secrets = state.secrets
    secrets[victim * OWNERS + thief] += one(kind)
    for viewer in range(MOST_SEATS):
        at: i64 = viewer * OWNERS + victim
        if viewer != thief:
            secrets[at] -= kinds_in(secrets[at])
        elif digit(secrets[at], kind) > 0:
            secrets[at] -= one(kind)


def encounter_passed(state: MadameChingState, giver: i64, taker: i64, kind: i64, witness: i64) -> None:
    """MC-T3: the card just received goes on to the partner; a witness is who lost it to a Traitress, or -1."""
    secrets = state.secrets
    secrets[giver * OWNERS + taker] += one(kind)
    if witness >= 0 and digit(secrets[witness * OWNERS + giver], kind) > 0:
        secrets[witness * OWNERS + giver] -= one(kind)
        secrets[witness * OWNERS + taker] += one(kind)
