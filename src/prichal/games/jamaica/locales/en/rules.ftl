### Jamaica: the rules by clause, in our own words.

jamaica-chapter-setup = Components and set-up
jamaica-chapter-round = A round
jamaica-chapter-loading = Loading
jamaica-chapter-sailing = Sailing
jamaica-chapter-combat = Combat
jamaica-chapter-cost = The cost of a space
jamaica-chapter-shortage = Shortage
jamaica-chapter-treasures = Treasures
jamaica-chapter-end = The end of the game
jamaica-chapter-ghost = Two players: the Ghost Ship

JA-C1 = The board: a regatta track of 50 spaces around the island, starting and finishing at Port Royal, with ports (gold number), sea spaces (white squares) and pirate lairs (skull rock); three forks, each with a long outer lane of six spaces, two of them lairs, and a short inner channel of two sea spaces of 3 or 4 food. The fork at space 6 leads by 7–12 or 13–14 to 15, the one at 19 by 20–25 or 26–27 to 28, the one at 32 by 33–38 or 39–40 to 41, the first space behind the red line. A lap is 32 steps through all channels and 44 by the outer lanes. { -reconstructed } The duty of the port at space 30 (5 doubloons) is probable.
JA-C2 = 66 action cards: 6 colours × 11, each with a left (morning) and a right (evening) symbol out of: load doubloons, load food, load gunpowder, sail forward, sail backward. The eleven, morning / evening: forward / forward, forward / backward, backward / forward, forward / food, forward / gunpowder, food / forward, food / gunpowder, gunpowder / food, gunpowder / doubloons, doubloons / forward, doubloons / doubloons.
JA-C3 = The bank has 80 doubloons, 45 food and 45 gunpowder. Besides: 9 treasure tokens, 12 treasure cards, 2 action dice (1–6), 1 combat die (2, 4, 6, 8, 10 and a star), a compass, 6 ships, 6 hold boards with 5 holds each.
JA-C4 = The pirates, one per colour: Anne Bonny, Mary Read, Samuel Bellamy, John Rackham, Olivier Levasseur, Edward Drummond (“Blackbeard”). { -reconstructed } Who sails under which colour is our choice.
JA-S1 = Take 9 of the 12 treasure cards at random, face down, as the treasure pile; the other 3 go back to the box unseen.
JA-S2 = All ships start at Port Royal. One treasure token on each of the 9 pirate lairs.
JA-S3 = Each player shuffles their own 11 action cards into a personal deck and draws 3.
JA-S4 = Each player loads 3 food in one hold and 3 doubloons in another.
JA-S5 = Choose a first Captain (compass and action dice). { -ruling } Drawn at random.
JA-S6 = Each player takes a colour: its ship, a hold board and its 11 action cards. With two players nobody takes black (JA-2P1).

JA-R1 = Roll: the Captain rolls the two action dice, looks at their own hand, and puts one die on the sun (morning) and the other on the moon (evening).
JA-R2 = Choose: then every player, at the same time and hidden, puts one hand card face down on their played pile. Nobody reveals before all have chosen.
JA-R3 = Act: starting with the Captain and clockwise, each player reveals their card and performs its left action with the morning die, then its right action with the evening die. A player finishes everything before the next one reveals; a card stays hidden until its owner's turn to act.
JA-R4 = Draw: when all have acted, everyone draws back up to 3 cards (4 with Morgan's Map). Played cards stay face up on the played pile.
JA-R5 = The compass passes to the left: a new Captain, a new round.
JA-R6 = If a deck is empty when a card must be drawn (not earlier), shuffle the played pile, this round's card included, into a new deck.
JA-R7 = The morning action must be finished completely (combat, cost, treasure) before the evening action starts: what the evening action would bring can't pay for the morning's space; combat and costs between two moves can't be skipped.
JA-R8 = { -ruling } Open to all: ships, holds, bank, face-up treasures, played piles (face-up cards), the number of cards in hands and decks and of face-down treasures. Secret: hands, chosen cards until revealed, the order of decks and of the treasure pile, the treasures left in the box, the faces of face-down treasures (JA-T9).

JA-L1 = A load symbol: you must put as many tokens of that resource as the die shows, no fewer, into one empty hold. Tokens may never be added to a hold that already has tokens, not even of the same kind.
JA-L2 = No empty hold: you must first empty one hold of your choice (all its tokens return to the bank), but not a hold with the same resource that you are about to load.
JA-L3 = If all holds (the 6th Hold included, if owned) have tokens of that very resource, the load action is ignored.
JA-L4 = Two loads of the same resource by one card never share a hold.
JA-L5 = { -ruling } If the bank has fewer tokens than the die shows, load what is left (tokens are limited by JA-C3). None left: the action is ignored before any hold is emptied.
JA-L6 = { -ruling } The loader picks the empty hold (it matters only between the 6th Hold and the others). Tokens never move between one's own holds, and a hold is thrown overboard only under JA-L2. A hold that paying, combat or theft has emptied is an empty hold.

JA-M1 = A sail symbol: you must move exactly as many spaces forward or backward as the die shows (only the finish cuts a move short, JA-E1).
JA-M2 = { -ruling } At a fork the player chooses the way (the rulebook says so for shortages and the Ghost Ship). Sailing backward, the spaces where two lanes merge are the forks. A ship may not turn around within a move.
JA-M3 = Where the move ends: first combat if an opponent's ship is there, then the space's cost or, in a lair, the treasure. { -ruling } So loot of that combat may pay the cost, losses in it may cause a shortage, and the lair's treasure isn't at stake in it.
JA-M4 = Sailing backward from Port Royal on an early turn is legal (to space 49, 48, …, costs apply) but never wins: sailing forward through Port Royal again is no finish; a full lap around the island is needed (JA-M7). { -ruling } While behind the start it fights, pays and takes treasures as usual, and scores −5, as it hasn't crossed the red line in its lap.
JA-M5 = A space's cost is paid once, on arrival; staying costs nothing. { -ruling } A later move that ends on the same space again is a new arrival: combat and cost anew.
JA-M6 = Only the space where a move ends counts: ships, ports, sea spaces and lairs passed on the way do nothing.
JA-M7 = { -ruling } Lap counter of a ship: 0 at the start, −1 for each step backward out of Port Royal, +1 for each step forward into it. Counter 1 is the finish (JA-E1). With a lower counter Port Royal is a free space without combat, to be passed or stopped at in both directions, and the ship's other action goes on.
JA-M8 = { -ruling } Steps left of a ship: steps forward to its finish by the shortest lanes; 0 when finished, 32 at the start, 33 on space 49 behind the start.

JA-F1 = A move that ends on a space with another ship starts a combat at once, wanted or not; the mover attacks. None in Port Royal.
JA-F2 = Several ships there: the attacker must pick one opponent; only one combat takes place.
JA-F3 = The attacker puts aside any number of gunpowder tokens, zero included, from their holds ({ -ruling } the ones they choose), then rolls the combat die: strength = tokens + die.
JA-F4 = Then the defender does the same: tokens first, then the die.
JA-F5 = A star wins at once. The attacker's star: the defender can't defend (puts no tokens aside, doesn't roll). The defender's star: the defender wins whatever the attacker's strength.
JA-F6 = Higher strength wins; equal: nothing happens.
JA-F7 = Tokens put aside go to the bank in every case, star or not.
JA-F8 = The winner, attacker or defender, does one of: (a) take the whole content of one hold of the loser (loading rules apply: it goes into one empty hold, or one emptied first, JA-L1/L2/L3); (b) take one treasure card of the loser; (c) give the loser one of the winner's own cursed treasures. { -ruling } The winner may also take nothing.
JA-F9 = The face of a face-down treasure can't be looked at before it is stolen.
JA-F10 = Stealing the 6th Hold (as a treasure, JA-F8 b) takes its content with it. { -ruling } The content stays in it, whatever else the winner holds.
JA-F11 = { -ruling } Ships may share a space. A combat moves nobody, and ships that stay together don't fight again without a new arrival.
JA-F12 = { -ruling } Order: opponent picked, attacker's tokens, attacker's die, Saber (JA-T5), defender's tokens, defender's die, Saber, comparison, loot. Tokens put aside are in the bank before the loot: a hold they emptied may take it.
JA-F13 = { -ruling } Only a hold with tokens can be robbed, the 6th Hold too (JA-F8 a, the card stays). If all the winner's holds have that very resource, it can't be taken (JA-L3); the winner chooses something else or nothing.
JA-F14 = { -ruling } A face-up treasure is stolen by choice; a face-down one at random among the loser's face-down ones. A cursed treasure is given by choice and face down: the others learn only that it is cursed.

JA-P1 = Port: pay the number of doubloons on its gold badge to the bank.
JA-P2 = Sea: pay one food for each white square to the bank.
JA-P3 = Pirate lair: free. If its treasure token is still there, remove the token and take the top treasure card.
JA-P4 = The payer decides from which holds tokens are taken. { -ruling } Port Royal costs nothing.
JA-P5 = Paying is a duty: a ship that can pay in full must, and can't choose a shortage.

JA-H1 = Can't pay in full: pay all of that resource that you have (perhaps none) to the bank,
JA-H2 = then move back to the first space whose cost you can pay in full (lairs are free), and
JA-H3 = pay that space in full. In a lair reached this way the treasure may be taken if the token is there. { -ruling } So here, unlike JA-P3, the player may decline; token and card then stay.
JA-H4 = If that first payable space holds an opponent's ship, combat comes first and payment after it. { -ruling } Whether a space is payable is judged by what the ship has before that combat. If its outcome leaves the ship unable to pay, a new shortage (JA-H1) starts from there.
JA-H5 = Where two lanes meet while moving back, the player chooses the lane; each lane's own first payable space (beyond the fork if the lane has none) is a legal target. { -ruling } Port Royal is free, so it always ends a shortage at the latest; stopping there this way is no finish.
JA-H6 = { -ruling } Back always means against the regatta, also when the move itself was backward, and at least one space. Each new stop can bring its own combat (not in Port Royal). A shortage in the morning doesn't cancel the evening action.

JA-T1 = Twelve cards: five good ones worth +3, +3, +5, +7 and +7; three cursed ones worth −2, −3 and −4; four bonuses.
JA-T2 = Point treasures (good or cursed) lie face down beside the owner's board, shown only at the end of the game. Only the owner knows them (JA-T9).
JA-T3 = Bonuses lie face up and work as long as they are owned. A player may own several treasures. All of them can be stolen; only cursed ones can be given away.
JA-T4 = Morgan's Map: a hand of 4 cards instead of 3. { -ruling } It counts when cards are drawn (JA-R4): the new owner draws up to 4; one who lost it only up to 3, and never has to discard (a card was played since).
JA-T5 = Saran's Saber: after a combat-die roll of a combat you are part of, you may reroll your own die or make the opponent reroll theirs, even a star, at once after that roll; the second result stands; no gunpowder may be added to the second roll. { -ruling } Once per combat: the rulebook's two attempts are the first throw and one reroll. An attacker's star that is rerolled away lets the defender defend.
JA-T6 = Lady Beth: +2 to your combat die. { -ruling } No effect on a star.
JA-T7 = 6th Hold: a sixth hold, under the ordinary loading rules.
JA-T8 = { -ruling } A bonus works from the moment it is gained, so a 6th Hold found in the morning can be loaded in the evening.
JA-T9 = { -ruling } The table shows a face-down treasure to its present owner only; former owners may remember it. A bonus is turned up as soon as a player owns it.

JA-E1 = When a player's ship reaches Port Royal after its lap (JA-M7) it stops there at once ({ -ruling } surplus steps are lost); a remaining evening action is ignored. Those who haven't acted yet in this round still do, by the ordinary rules, and may finish too; then the game ends.
JA-E2 = Score = white number of the ship's space + doubloons in holds + treasures − cursed treasures. A ship that hasn't crossed the red line loses 5 instead. Behind the line the spaces count 2, 3, … 10, Port Royal 15.
JA-E3 = Worked example: 8 (space) + 3 + 3 + 6 (doubloons in three holds) + 7 (treasure) − 4 (cursed) = 23.
JA-E4 = Highest score wins; tie: the ship nearer to the finish ({ -ruling } fewer steps left, JA-M8); still tied: several winners.
JA-E5 = { -ruling } The place at the end of the game counts: a ship driven back over the red line scores −5, and so does a ship in Port Royal that hasn't finished. Every finished ship scores Port Royal's number.
JA-E6 = Doubloons in the 6th Hold count; food and gunpowder score nothing. { -ruling } A total may be negative.

JA-2P1 = The black ship is the Ghost Ship; it starts at Port Royal with a hold board: 5 doubloons in one hold, 3 in another ({ -ruling } from the bank), and Lady Beth beside it (+2 in combat), which can't be stolen. { -ruling } Lady Beth is taken out before the 9 treasure cards are drawn from the remaining 11.
JA-2P2 = Acting order: Captain's two actions, the other player's two actions, then the Captain moves the Ghost Ship twice (as if it had a card with two sail symbols), by the morning die, then by the evening die.
JA-2P3 = Before each of its moves: the Ghost leads the regatta → it moves backward; it is last → forward; otherwise the Captain chooses the direction. At forks the Captain decides. The Captain may make it attack the Captain's own ship.
JA-2P4 = The Ghost never pays for spaces, so it has no shortage. In a lair with a token it takes the treasure, face down and unseen by both.
JA-2P5 = In combat against the Ghost, the opponent of the player who fights it rolls its die and decides for it if it wins.
JA-2P6 = A Ghost that wins may steal anything; all but gold is thrown overboard (to the bank); gold is loaded by the ordinary rules. It may steal treasure cards but can't give any away.
JA-2P7 = A player who beats the Ghost may take one hold's content, a treasure card (not Lady Beth), or give it a cursed treasure.
JA-2P8 = { -ruling } The Ghost stops at Port Royal like any ship when it comes round, but that neither ends the game nor takes it out: as the leader (JA-2P3) it moves backward from there, and can never move forward. It leads or is last by its place on the board among all three ships: count the spaces from Port Royal along the outer lanes; a space of an inner channel lies between its fork and its merge in proportion (of two spaces: a third and two thirds of the way). So a ship that another can reach by sailing forward is always ahead of it (steps left by the shortest lanes, JA-M8, would call a ship before a fork ahead of one already in the outer lane). Level with another ship for first or last place it counts as neither (the Captain chooses). With counter 0 (JA-M7) it can't be moved backward out of Port Royal: a backward move ends there, or is lost if it starts there.
JA-2P9 = { -ruling } Each Ghost move is settled completely (combat, treasure) before the next. If both players' ships are where it arrives, the Captain picks its opponent. It also moves in the last round, even when the Captain has finished.
JA-2P10 = { -ruling } The Ghost never has gunpowder. Its holds have only gold: when none is empty it can take no more gold (JA-L3). Loot it throws overboard needs no hold.
JA-2P11 = { -ruling } Treasures the Ghost found, was given or stole face down stay face down and do nothing for it; a player who steals one that is a bonus turns it up. A face-up bonus it stole stays face up: the 6th Hold is a hold of its own (content other than gold goes to the bank), the Saber is used by the player who rolls for it, the Map is idle.
JA-2P12 = { -ruling } The Ghost has no score and can't win, and counts for nothing in JA-E4.
