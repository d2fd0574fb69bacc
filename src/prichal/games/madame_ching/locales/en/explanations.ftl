### Madame Ching: what every piece is and does.

madame_ching-explain-done = go on
madame_ching-explain-done-does = Nothing more of this kind: the turn goes on.
madame_ching-explain-deck = navigation deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
madame_ching-explain-deck-is = Every round as many cards as there are players are laid out from it on the board, two for each with two players.
madame_ching-explain-deck-empty = When it runs out, the discards are shuffled into a new one.
madame_ching-explain-seat-is = A pirate with a hand of navigation and encounter cards, skills, gems and coins.
madame_ching-explain-seat-attack = Thief, Traitress and Combat are aimed at one opponent, who may cancel the attack with Pilots.
madame_ching-explain-hand-card = A card in your hand: one is chosen each round, unseen (two with two players).
madame_ching-explain-laid-card = A card of an expedition: it counts for the junk's cell.
madame_ching-explain-seen-card = A card that you have seen in another hand.
madame_ching-explain-place-card = At the end of a turn one of the cards on the board is taken into hand.
madame_ching-explain-card-order = Higher numbers act first. A card above { $number } would continue an expedition after it, a lower one would end it.
madame_ching-explain-card-colour = In an expedition a colour that is there already moves the junk one cell straight on, a new one diagonally towards Hong Kong.
madame_ching-explain-card-symbol = Symbol: { $symbol }. When the expedition ends, symbols buy skills.
madame_ching-explain-empty-place = empty place
madame_ching-explain-empty-place-is = Its card was taken; new ones are laid out next round.
madame_ching-explain-face-down = face-down card
madame_ching-explain-face-down-is = Nobody knows it before it is taken; then only its owner does.
madame_ching-explain-junk-at = On cell { $cell }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } × { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  }.
madame_ching-explain-junk-waits = On cell 1: its expedition has no cards yet.
madame_ching-explain-junk-moves = A higher card continues the expedition and moves the junk, further with a new colour.
madame_ching-explain-junk-ends = A lower card ends it: a mission is fulfilled, skills are bought, and the junk starts again.
madame_ching-explain-tile-brings = Brings { $reward }.
madame_ching-explain-tile-when = Taken when an expedition ends on { $number } or more and no mission with a number nearer to its cell is left.
madame_ching-explain-tile-gone = It isn't on the board.
madame_ching-explain-skill-cartography = Draw the top navigation card: your hand stays one card larger.
madame_ching-explain-skill-night-navigation = Lay a second card from your hand into the expedition, on top or in between; the junk moves. You draw a card for it.
madame_ching-explain-skill-combat = An attack: look at an opponent's navigation hand, take one card of it and give one of yours.
madame_ching-explain-skill-meteorology = When you end an expedition, take a mission with the number of your cell or up to 6 more.
madame_ching-explain-skill-elite-crew = A joker: it does nothing by itself, but stands for a missing skill towards the China Pearl.
madame_ching-explain-skill-price = Price: { $price }, when an expedition ends.
madame_ching-explain-skill-left = Left in the supply: { $count }.
madame_ching-explain-skill-worth = Used once, then it is turned over; 1 point at the end either way. Four different skills win the China Pearl.
madame_ching-explain-encounter-madame-ching = When you end an expedition she adds one symbol of your choice.
madame_ching-explain-encounter-thief = An attack: takes a random gem from a player of your choice.
madame_ching-explain-encounter-siren = An attack: every opponent turns a laid card with this symbol sideways; its symbol no longer counts.
madame_ching-explain-encounter-traitress = An attack: takes a random encounter card from a player's hand.
madame_ching-explain-encounter-old-sea-dog = Readies all your used skills: each can be used once more.
madame_ching-explain-encounter-pilot = Either cancels an attack on you at any time, or continues your expedition as a card of a new colour.
madame_ching-explain-encounter-fortune-teller = Draw three encounter cards.
madame_ching-explain-encounter-merchant = Kept to the end: each of your gems of one colour is worth 1 more.
madame_ching-explain-encounter-treasure = Kept to the end: worth as many points as it shows.
madame_ching-explain-encounter-copies = Cards of this name in the game: { $count }. You may play one encounter card a turn.
madame_ching-explain-laid-pilot = Pilots in an expedition: a card of a new colour without a number.
madame_ching-explain-symbol-buys = Three of them in an expedition buy the skill { $skill }.
madame_ching-explain-symbol-crew = One of each of the four symbols buys the Elite Crew.
madame_ching-explain-cell = cell { $number }
madame_ching-explain-cell-stands = A junk stands here with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  } in its expedition: { $number } for missions.
madame_ching-explain-cell-first = Beyond the first encounter line: whoever crosses it draws an encounter card.
madame_ching-explain-cell-second = Beyond the second encounter line: whoever crosses it draws two encounter cards.
madame_ching-explain-cell-hong-kong = Hong Kong: the first junk to get here brings its player 10 points.
madame_ching-explain-cell-edge = The world's edge: whatever card comes next ends the expedition.
