### Madame Ching: the rules, clause by clause, in our own words.

madame_ching-chapter-setup = Components and set-up
madame_ching-chapter-round = A round
madame_ching-chapter-planning = Planning the expedition (3a)
madame_ching-chapter-ending = Ending an expedition
madame_ching-chapter-encounters = Encounter cards (3b)
madame_ching-chapter-skills = Skills
madame_ching-chapter-end = End of the game
madame_ching-chapter-teams = Teams of two
madame_ching-chapter-two-players = Two players
madame_ching-chapter-rulings = Rulings where the rulebook is silent

MC-C1 = The box has 55 navigation cards (1 to 55, each with a colour and at most one skill symbol), 33 encounter cards, 20 skill cards, the China Pearl, Hong Kong, 23 mission tiles, 8 junks, 12 gems each of white, red and blue, 46 coins and the board. { -reconstructed } Which card shows which symbol, the Pilots' symbols and the Treasures' values.
MC-C2 = A cell of the board stands for a number of cards and a number of colours in an expedition; its own number is their product. There are 8 columns, the last one is the world's edge; 49 and 56 are Hong Kong. Two dashed lines bring encounters, and missions have places by number. { -reconstructed } The exact course of the lines and the numbers of the missions.
MC-S1 = Shuffle the encounter deck and the 23 mission tiles. Put 12 tiles (3 players) or 14 (4 players, and 2) face up on places of their numbers; a tile whose places are all taken is discarded and replaced. Skills, China Pearl, Hong Kong, coins and gems lie open.
MC-S2 = Everybody is dealt 4 navigation cards, 5 with two players.
MC-S3 = One junk of each player waits on cell 1, the other marks the player's expedition on the table.

MC-R1 = Lay out one navigation card per player on the board (two per player with two players): the first face down, the rest face up.
MC-R2 = Everybody secretly chooses a navigation card from hand (two with two players); all are revealed together.
MC-R3 = From the highest number to the lowest, each takes a turn: (a) plan the expedition with the revealed card, (b) play an encounter card if you like, (c) take one navigation card from the board, the face-down one included. Each turn is finished before the next starts.
MC-R4 = When everybody has had a turn, the next round starts.
MC-R5 = { -ruling } A deck that has run out is made anew from its discards when a card is needed. If both are empty, nothing is drawn.

MC-P1 = With the first card of an expedition the junk is on cell 1 and the card lies before the second junk. In the first round this ends nothing.
MC-P2 = A number higher than that of the card before continues the expedition: the junk goes one cell straight on if the card's colour was there already, one cell diagonally towards Hong Kong if it is new.
MC-P3 = The number of the junk's cell is always cards times colours. The same number can stand on several cells, so the position is the pair. { -ruling } There is no row for an eighth colour: from 49 the junk goes straight on to 56.
MC-P4 = Crossing the first dashed line brings one encounter card, crossing the second brings two more. They are held secretly.
MC-P5 = The first junk on 49 or 56 raids Hong Kong: its player takes the card, 10 points at the end. This happens once in a game.
MC-P6 = A lower number ends the expedition and is the first card of a new one. Missions and skills are settled, the old cards are discarded, and the junk returns to cell 1.
MC-P7 = At the world's edge any next card, higher or lower, ends the expedition and starts a new one.

MC-X1 = Take one of the available missions with the nearest lower number to your cell; of two tiles choose one. Gain its coins, gems and encounter cards; the tile leaves the game. { -ruling } An equal number counts too, and a tile that can be taken must be taken.
MC-X2 = Three equal symbols among the expedition's cards buy their skill: maps Cartography, lanterns Night Navigation, swords Combat, kites Meteorology. Four different ones buy the joker, Elite Crew. You may buy several, also equal ones, and needn't buy any; each symbol is used once. { -ruling } You choose the combination; a skill of which no card is left can't be bought.
MC-X3 = A skill lies face up until you use it, then face down. Several can be used in one round. Each is worth 1 point at the end either way.
MC-X4 = Whoever first has all four different skills, with jokers for missing ones, at once commands the China Pearl: 5 points, and the end is near. { -ruling } Face-down skills count: different skills plus jokers must be four or more.
MC-X5 = Whoever can neither fulfil a mission nor gain a skill when ending an expedition draws one encounter card. { -ruling } Only the cell and the symbols decide: leaving Meteorology or Madame Ching unused doesn't forfeit it, declining a skill that could be bought does.
MC-X6 = Example: at the world's edge on 24, with two missions of 23 and one of 29 on the board, the next card ends the expedition; one of the two 23s is chosen, three maps buy Cartography and four different symbols Elite Crew. Another player on 14 plays a lower card: no mission so low, too few symbols, so one encounter card.

MC-N1 = One encounter card per player and round, in your own turn. Pilots as a defence come at any time, Madame Ching when an expedition ends. { -ruling } Madame Ching is that one card of the round; a defending Pilot isn't counted.
MC-N2 = Madame Ching (4): when you end an expedition, adds one symbol of your choice to those of its cards. { -ruling } Offered only for symbols that make a new purchase possible, before the first purchase and again between two; once she is played nothing forces a purchase.
MC-N3 = Thief (2), an attack: takes one random gem from a player of your choice.
MC-N4 = Siren (4), an attack: every opponent turns one laid navigation card that has the Siren's symbol. Colour and number still count, the symbol doesn't. { -ruling } The opponent chooses the card; whoever has none is not affected.
MC-N5 = Traitress (3), an attack: takes a random encounter card from a player's hand into yours.
MC-N6 = Old Sea Dog (2): all your used skills are turned face up and can be used again.
MC-N7 = Pilots (6), one of two ways: at any time cancel an attack, card or Combat; or in your turn continue your expedition as a card of a new colour, some with a symbol. Not in a turn in which you end an expedition. { -ruling } Against a Siren they protect only whoever plays them. They have no number: the next navigation card is compared with the last numbered one.
MC-N8 = Fortune Teller (3): draw 3 encounter cards.
MC-N9 = Merchant (3): kept to the end. Each of your gems of one colour is worth 1 more; several Merchants add up, also on one colour.
MC-N10 = Sacred Treasures (6): kept to the end, then worth 1 to 3 points each. { -reconstructed } Two cards of each value.

MC-K1 = Cartography (3 maps): draw the top navigation card; your hand is one larger to the end of the game.
MC-K2 = Night Navigation (3 lanterns): lay a second card from hand, on top or between the cards laid; the junk moves. At the end of the turn you also draw the top card of the deck.
MC-K3 = Combat (3 swords), an attack: look at another player's navigation hand, take one card of it and give one of yours.
MC-K4 = Meteorology (3 kites): when you end an expedition, take instead any mission whose number is your cell's or up to 6 more. Example: on 24 it allows 29 instead of 23.
MC-K5 = Elite Crew (one of each symbol), the joker: no effect, but it stands for a missing skill towards the China Pearl.
MC-K6 = Every skill can be gained several times. Each card is used by itself, once, until an Old Sea Dog turns it up.

MC-E1 = When the last mission is taken or the China Pearl has a commander, the others complete the round, and the game is over.
MC-E2 = Then every unfinished expedition beyond cell 1 brings a coin for each different symbol in it. Cards in hand bring nothing.
MC-E3 = Points: coin 1, blue gem 2, red gem 3, white gem 4, skill 1, China Pearl 5, Hong Kong 10, and Treasures and Merchants.
MC-E4 = Most points win; in a tie more white gems, then red, then blue. { -ruling } Then the win is shared.
MC-E5 = { -ruling } Should coins or gems run out, what is owed is counted all the same.

MC-T1 = Those who sit opposite are partners and add their points.
MC-T2 = The first of a team to take a navigation card in a round may hand any card to the partner, who must then do the same in turn. { -ruling } A navigation card, after the card was taken; the one just taken or received may be handed on.
MC-T3 = Whoever receives an encounter card may keep it or pass it to the partner at once.
MC-T4 = { -ruling } Partners can't be attacked, and a Siren hits the other team only.

MC-2P1 = Each player has two junks and two expeditions, holds 5 cards and chooses two each round, one for each junk. All else is as with 4 players.
MC-2P2 = The four cards are resolved from the highest to the lowest, each as a whole turn. When the first card of a player comes up, its owner decides which expedition it goes to; the second goes to the other.
MC-2P3 = Example: Simon reveals 20 and 43, Sandra 12 and 48. Sandra's 48 goes to white, and she takes 52; Simon's 43 to red, and he takes the face-down card; his 20 ends his other expedition, and he takes 27; Sandra's 12 goes to black, and she takes the last card.

MC-G1 = { -ruling } A card of Night Navigation must be higher than the expedition's first card. Not in column 8; also in the turn that started the expedition.
MC-G2 = { -ruling } Each Pilot in an expedition is a new colour of its own without a number; none in column 8. As a defence it doesn't use up the round's encounter card.
MC-G3 = { -ruling } A card turned by a Siren keeps colour and number; its symbol counts for nothing, not even for a coin at the end.
MC-G4 = { -ruling } In Combat any card may be given in return except the one just taken. A Thief needs a victim with gems, a Traitress one with encounter cards.
MC-G5 = { -ruling } If navigation deck and discards are both empty, what there is is laid out, the first face down; a player without a card to take goes on one short. Cartography can't be used, Night Navigation draws nothing.
MC-G6 = { -ruling } Two players: one encounter card per junk turn. Skills, gems and encounter cards belong to the player, expeditions to the junk.
MC-G7 = { -ruling } The second partner hands a card back only if the first handed one over.
MC-G8 = { -ruling } The order of an ending: Meteorology or not; mission and reward; skills, one purchase after another, with Madame Ching (at most once) before any of them; China Pearl; luck of the sea; discards; the new card. So a Madame Ching drawn as a reward can be used at once, a Meteorology bought now can't.
MC-G9 = { -ruling } Skills are used in your own turn: Meteorology while ending an expedition, one card per ending; the others after 3a and before 3c, as many as you like, in any order with the encounter card. A skill gained in 3a may be used at once.
MC-G10 = { -ruling } Cards chosen for the round belong to no hand: neither Night Navigation nor Combat nor a partner's exchange touches them. Night Navigation doesn't change the order of turns.
MC-G11 = { -ruling } Each Night Navigation draws its own deck card after 3c, and never ends an expedition. Between rounds a hand has 4 cards (5 with two players), plus one per Cartography, minus one per card missed.
MC-G12 = { -ruling } Moves by Night Navigation and Pilots count like any other: encounter lines and Hong Kong apply at once.
MC-G13 = { -ruling } Combat needs at least one card in both hands. The attacker sees the whole hand before choosing.
MC-G14 = { -ruling } An attack is announced with its target and may be cancelled before anything happens: everybody who would be hit is asked once, for a Siren in seat order after the attacker, and may play a Pilot for themselves. A cancelled attack is spent. A Pilot can't be cancelled.
MC-G15 = { -ruling } A Siren turns one card per opponent; a laid Pilot with the symbol can be the one. A turned card can't be turned again. A Siren may be played only if it hits somebody.
MC-G16 = { -ruling } Played encounter cards are discarded, laid Pilots when their expedition ends. There is no hand limit. Merchants and Treasures aren't played in 3b, but can be stolen and passed on.
MC-G17 = { -ruling } Open to all: expeditions, skills, gems, coins, discards and the sizes of hands and decks. A card taken face down, exchanged in Combat, stolen or passed is known only to those it went through; a stolen gem is seen by all.
MC-G18 = { -ruling } A player with no card to choose counts as number 0: the turn comes last, without 3a, several in seat order. With two players this holds for each missing card.
MC-G19 = { -ruling } All turns left in the last round are played with all rules; another player can still gain the China Pearl or a mission.
MC-G20 = { -ruling } The coins at the end count a Pilot's symbol too and, with two players, each expedition by itself. Merchants go to the colour of which the player has most gems.
MC-G21 = { -ruling } Teams: encounter cards from the deck, a mission or a Traitress may be passed, each before the next is drawn, and not straight back. The China Pearl needs the skills of one player, a Merchant counts its holder's gems, ties compare the gems of both partners.
MC-G22 = { -ruling } Two players: “this turn” and “the expedition” mean the junk whose turn it is. Each use of Meteorology needs its own card. Against a Siren the victim picks one card out of both expeditions.
