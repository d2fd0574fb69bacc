### Shanghaien: the words of the table.

game-shanghaien = Shanghaien
game-shanghaien-about = Two captains roll dice for the sailors in a tavern, and call Shanghai at the right moment.

shanghaien-nation = { $nation ->
    [american] American (red)
    [french] French (light blue)
    [german] German (blue)
    [chinese] Chinese (yellow)
    [dutch] Dutch (orange)
    [turkish] Turkish (purple)
    [spanish] Spanish (green)
   *[italian] Italian (grey)
  }
shanghaien-sailor = { $nation ->
    [american] American
    [french] French
    [german] German
    [chinese] Chinese
    [dutch] Dutch
    [turkish] Turkish
    [spanish] Spanish
   *[italian] Italian
  } { $value }
shanghaien-trick-card = trick card “{ $first } / { $second }”
shanghaien-trick-crew = two sailors
shanghaien-trick-adjust = die ±1
shanghaien-trick-both = both dice
shanghaien-trick-reroll = reroll

## Questions and options
shanghaien-ask-turn = roll the dice, or call Shanghai?
shanghaien-ask-lay-die = you rolled { $low } and { $high }; lay one of the dice
shanghaien-ask-tuck-card = to which of your crews does the trick card go?
shanghaien-ask-change-die = you rolled { $low } and { $high }; which die changes, and how?
shanghaien-ask-count-from = you rolled { $low } and { $high }; from which end are the cards counted this round?
shanghaien-do-roll = roll two dice
shanghaien-do-shanghai = call Shanghai: the round ends and the cards are handed out
shanghaien-do-lay = lay the { $face } at the { $card }
shanghaien-do-lay-from = lay the { $face } at the { $card }, counting from the { $end ->
    [left] left
   *[right] right
  }
shanghaien-do-play = { $trick }: play the { $card }
shanghaien-do-tuck = to your { $nation } crew
shanghaien-do-adjust = turn the { $face } into a { $changed }
shanghaien-do-both = count from the { $end ->
    [left] left
   *[right] right
  }

## Chronicle
shanghaien-news-first = { $seat } starts the game.
shanghaien-news-round = Round { $round }. In the tavern: { $cards }.
shanghaien-news-rolls = { $seat } rolls { $low } and { $high }.
shanghaien-news-rerolls = { $seat } rolls again: { $low } and { $high }.
shanghaien-news-lays = { $seat } lays the { $face } at the { $card }.
shanghaien-news-lays-first = { $seat } counts from the { $end ->
    [left] left
   *[right] right
  } and lays the { $face } at the { $card }.
shanghaien-news-plays = { $seat } plays the { $card } for “{ $trick }”.
shanghaien-news-tucks = { $seat } adds the trick card as a sailor of value 2 to the crew: { $nation }.
shanghaien-news-changes = { $seat } turns the { $face } into a { $changed }.
shanghaien-news-calls = { $seat } calls Shanghai!
shanghaien-news-takes = Card { $number }, { $card }, goes to { $seat }.
shanghaien-news-leaves = Card { $number }, { $card }, goes to nobody.
shanghaien-news-ends = The eighth round is over: the crews are compared.

## The table in words
shanghaien-panel-tavern = Round { $round } of 8, the tavern{ $end ->
    [left] , counted from the left
    [right] , counted from the right
   *[open] { "" }
  }
shanghaien-number = { $end ->
    [open] { $number }|{ $other }
   *[other] { $number }
  }
shanghaien-row-card = card
shanghaien-row-taker = goes to
shanghaien-panel-crews = Crews
shanghaien-column-nation = nation
shanghaien-panel-supplies = Players
shanghaien-column-dice = dice left
shanghaien-column-captain = captain
shanghaien-column-tricks = trick cards
shanghaien-captain = { $used ->
    [yes] at the tavern
   *[no] ready
  }
shanghaien-part-tricks = unused trick cards

shanghaien-reconstructed-trick-pairs = Which two actions each of the 8 trick cards shows is reconstructed: two cards each of two sailors / die ±1, two sailors / reroll, both dice / die ±1, both dice / reroll. That every card shows exactly two of the four actions is certain.

## The board: names of pieces
shanghaien-board-place = card { $number }: { $card }
shanghaien-board-gone = handed out
shanghaien-board-crew = { $seat }: { $nation }, strength { $strength }
shanghaien-board-supply = { $seat }: { $dice ->
    [one] { $dice } die left
   *[other] { $dice } dice left
  }
shanghaien-board-rolled = die: { $face }
shanghaien-board-up = one more
shanghaien-board-down = one less
shanghaien-board-bell = the bell: call Shanghai
shanghaien-board-round = Round { $round } of 8, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in the pile

## What an option brings
shanghaien-gain-strength = { $count } { $nation }
shanghaien-gain-tricks = { $count ->
    [one] { $count } trick card
   *[other] { $count } trick cards
  }

## What the icons stand for
shanghaien-icon = { $icon ->
    [sailor] a sailor: his strength counts for his nationality
    [die] dice, laid at the card of their number
    [card] a card in the tavern
    [cards] cards left in the deck
    [again] reroll the dice
    [hat] the captain: at card 1 once a trick card has been used this round
   *[other] {""}
  }
