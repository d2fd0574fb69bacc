### Shanghaien: the rules, clause by clause, in our own words.

shanghaien-chapter-setup = Components and set-up
shanghaien-chapter-rounds = Rounds and turns
shanghaien-chapter-handing = Handing out the cards
shanghaien-chapter-end-round = End of a round
shanghaien-chapter-tricks = Trick cards
shanghaien-chapter-end = End of the game

SH-C1 = There are 48 tavern cards: 40 sailors (eight nationalities, each with the values 1, 2, 3, 3 and 4) and 8 trick cards.
SH-C2 = A nationality is known by its colour: red American, light blue French, blue German, yellow Chinese, orange Dutch, purple Turkish, green Spanish, grey Italian.
SH-C3 = Each player has 6 dice of their own colour and a captain.
SH-S1 = All 48 cards are shuffled into a face-down pile, and 6 of them are laid open in a row: the tavern. Somebody starts. { -ruling } The starting player is drawn at random.

SH-R1 = The game lasts 8 rounds with 6 tavern cards each, so that pile and tavern are empty in the end.
SH-R2 = The players take turns. A turn is one of two things: rolling dice and laying one, or calling Shanghai. Nobody may pass.
SH-R3 = Rolling needs at least 2 dice in your supply. Roll two of them, choose one, and lay it on your side of the card that has its number: a 1 at the first card of the row, and so on up to a 6 at the sixth. The other die goes back to your supply.
SH-R4 = Whoever takes the first turn of a round decides, having seen the roll, from which end of the row the cards are counted, by laying the first die. This binds both players for the round. { -ruling } A trick card played before that die doesn't settle it yet; two dice laid together by SH-T6 are counted from the same end.
SH-R5 = You may call Shanghai once you have laid at least 2 dice of your own in this round. The round ends at once, and you hand out the cards; there is nothing to choose in that.
SH-R6 = With only one die left in your supply you must call Shanghai. { -ruling } Likewise with none left, which SH-T6 can bring about.

SH-D1 = A card without dice leaves the game.
SH-D2 = A card with the dice of one player goes to that player.
SH-D3 = Where both have dice, the card goes to whoever has more dice there.
SH-D4 = With equally many dice of both, add up the pips of each player's dice at the neighbouring cards: the higher sum takes the card. A card at an end of the row has one neighbour.
SH-D5 = If that is equal too, the card leaves the game.
SH-D6 = All dice stay in place until the six cards are decided, so dice at a card already taken or removed still count for its neighbours, and the order of deciding doesn't matter.
SH-D7 = Sailors lie open before their owner, sorted by colour, with their values visible; trick cards lie open, apart from them.
SH-D8 = Example: Anna has laid 2, 2, 3, 6, 6 and Bernd 3, 4, 5, 6, 6. Nobody gets card 1; Anna gets card 2; card 3 is tied one to one, and so are its neighbours (2 + 2 against 4), so nobody gets it; Bernd gets cards 4 and 5; card 6 is tied two to two, but Bernd's 5 lies next to it, so he gets it.
SH-D9 = Trick cards in the tavern are handed out in the same way as sailors.

SH-E1 = Both take their dice and captains back. Whoever called Shanghai reveals the next 6 cards (not after round 8); the other player starts the next round.

SH-T1 = Each player may use one trick card a round; the captain, placed beside the first card of the tavern, is the reminder.
SH-T2 = A trick card is played in your own turn, right after rolling and before laying a die. So those won in the last round come too late to be used.
SH-T3 = You choose one of the actions pictured on the card. Every card shows two of the four actions. { -reconstructed } Which pairs there are is our reconstruction.
SH-T4 = Two sailors: the card goes under your own sailors of one nationality, of which you need at least one card, and from then on counts as a sailor of value 2 there to the end of the game; it can't be used again. Several may lie under one nationality. { -ruling } The turn goes on with the roll as it lies: one die is laid.
SH-T5 = Die plus or minus one: one of the two dice just rolled changes by 1, never below 1 or above 6; the card leaves the game. { -ruling } Then either die may be laid; the changed number counts for its place and for SH-D4.
SH-T6 = Both dice: both dice just rolled are laid at their cards (two equal ones at the same card); the card leaves the game. { -ruling } Both count towards SH-R5.
SH-T7 = Reroll: both dice are rolled once more, the first result is lost, and one of the new dice is laid; the card leaves the game.
SH-T8 = { -ruling } An action that is impossible can't be chosen (SH-T4 without sailors), the other one on the card can. Nobody has to play a trick card.

SH-G1 = After round 8 the players compare their strength in each nationality: the sum of the values, tucked trick cards included.
SH-G2 = If both have sailors of it, the stronger player's leave the game and that player takes the weaker player's: the stronger one scores the weaker crew. If they are equal, all cards of that nationality leave the game.
SH-G3 = If only one player has sailors of it, they stay with that player.
SH-G4 = The score is the sum of the values of the sailors held, plus 1 for each unused trick card, those of the last round included; a tucked one counts as a sailor only. The higher score wins.
SH-G5 = Example: Spanish: Anna 3 and two tucked trick cards, Bernd none; French: Anna 1 and 4, Bernd 2 and 3; American: Anna 1, 2, 3, Bernd 3, 4; Chinese: Anna 1, Bernd 3, 3, 4; Bernd has an unused trick card. Anna scores 7 (Spanish), Bernd 6 (American) + 1 (Chinese) + 1 (trick card) = 8.
SH-G6 = { -ruling } With equal scores both win.
