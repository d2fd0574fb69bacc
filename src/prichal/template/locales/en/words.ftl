### Template: the words of the table.

game-template = Template
game-template-about = Everybody chooses a card, and the highest one wins the round: a game to start a new one from.

template-card = card { $value }

## Questions and options
template-ask-choose = round { $round }: which card do you play?
template-do-play = play { $card }

## Chronicle
template-news-draws = { $seat } draws { $card }.
template-news-draws-hidden = { $seat } draws a card.
template-news-round = Round { $round }.
template-news-chooses = { $seat } chooses { $card }.
template-news-chooses-hidden = { $seat } has chosen.
template-news-reveals = { $seat } shows { $card }.
template-news-wins = { $seat } wins the round: { $points } points.
template-news-ends = The last round is over.

## The table in words
template-panel-players = Round { $round }
template-panel-hand = Your hand
template-column-cards = cards
template-column-chosen = this round
template-column-played = played before
template-column-card = card
template-column-count = how many
template-chosen = { $yes ->
    [yes] has chosen
   *[no] –
  }
template-part-rounds = rounds won
template-gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
