### Shanghaien: what every piece is and does.

shanghaien-explain-bell = the bell: call Shanghai
shanghaien-explain-bell-does = Whoever calls Shanghai ends the round at once, and all six cards are handed out as the dice lie.
shanghaien-explain-bell-when = You may call once two dice of your own lie at the cards, and you must when fewer than two are left in your supply.
shanghaien-explain-adjust = { $way ->
    [up] one pip more
   *[down] one pip less
  }
shanghaien-explain-adjust-does = The trick “die ±1” changes one of the two dice just rolled by one, never below 1 or above 6; then either die may be laid.
shanghaien-explain-end = { $end ->
    [left] the left end of the row
   *[right] the right end of the row
  }
shanghaien-explain-end-does = { $end ->
    [left] Count from here, and the leftmost card is number 1. This binds both players until the round ends.
   *[right] Count from here, and the rightmost card is number 1. This binds both players until the round ends.
  }
shanghaien-explain-rolled = die just rolled: { $face }
shanghaien-explain-rolled-does = Laid, it goes to card { $face } of the row.
shanghaien-explain-rolled-other = The other die goes back to the supply.
shanghaien-explain-empty-place = empty place
shanghaien-explain-empty-place-does = Its card is handed out; six new cards come with the next round.
shanghaien-explain-sailor = A sailor: +{ $value } to the strength of a crew, { $nation }.
shanghaien-explain-tricks-on-it = A trick card: it shows two actions, of which its owner may use one, once.
shanghaien-explain-goes-to = As the dice lie now, it goes to { $seat }.
shanghaien-explain-goes-nowhere = As the dice lie now, nobody gets it.
shanghaien-explain-handing = A card goes to whoever has more dice at it; on a tie the pips at the neighbouring cards decide.
shanghaien-explain-supply = dice in the supply: { $dice }
shanghaien-explain-supply-does = Each turn you roll two of them, lay one at a card and take the other back.
shanghaien-explain-supply-short = With fewer than two left Shanghai must be called.
shanghaien-explain-trick-when = Played in your own turn, after the roll and before a die is laid; one trick card a round.
shanghaien-explain-trick-crew = Two sailors: the card goes under one of your crews and counts as a sailor of value 2 there.
shanghaien-explain-trick-adjust = Die ±1: one of the two dice just rolled changes by one.
shanghaien-explain-trick-both = Both dice: both dice just rolled are laid.
shanghaien-explain-trick-reroll = Reroll: both dice are rolled once more.
shanghaien-explain-trick-unused = Unused at the end it is worth 1 point.
shanghaien-explain-crew = crew: { $nation }, strength { $strength }
shanghaien-explain-crew-stands = { $standing ->
    [none] There are no sailors of this nation in it yet.
    [alone] Nobody else has sailors of this nation: at the end they would bring { $own }.
    [ahead] It is the stronger one, { $own } to { $other }: at the end it would bring { $other }.
    [level] Both crews are level at { $own }: at the end both would leave the game.
   *[behind] It is the weaker one, { $own } to { $other }: at the end it would bring nothing.
  }
shanghaien-explain-crew-scores = At the end the stronger crew of a nation scores the strength of the weaker one.
