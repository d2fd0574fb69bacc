### Template: the rules, clause by clause.

template-chapter-setup = Components and set-up
template-chapter-rounds = Rounds
template-chapter-end = The end of the game

TE-1 = There are 20 cards: the values from 1 to 10, two of each.
TE-2 = Everybody is dealt three cards and keeps them hidden.
TE-3 = There are three rounds. In each, all players choose a card of their hand at the same time and lay it face down.
TE-4 = Then the cards are turned up. The highest one wins a point for every card played; if several are the highest, nobody wins anything.
TE-5 = After the third round the player with most points wins; players with equally many win together.
