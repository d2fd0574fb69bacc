### Madame Ching: the words of the table.

game-madame_ching = Madame Ching
game-madame_ching-about = Pirates of 1808 lead expeditions of ever higher cards for missions, skills and the command of the China Pearl.

madame_ching-option-teams = Teams of two
madame_ching-value-teams-no = everybody for themselves
madame_ching-value-teams-yes = partners sit opposite, their points are added

## Pieces
madame_ching-navigation = { $number } ({ $colour ->
    [white] white
    [light-blue] light blue
    [green] green
    [yellow] yellow
    [red] red
   *[dark-blue] dark blue
  }{ $symbol ->
    [map] , map
    [lantern] , lantern
    [sword] , sword
    [kite] , kite
   *[none] { "" }
  })
madame_ching-symbol-map = map
madame_ching-symbol-lantern = lantern
madame_ching-symbol-sword = sword
madame_ching-symbol-kite = kite
madame_ching-skill-cartography = Cartography
madame_ching-skill-night-navigation = Night Navigation
madame_ching-skill-combat = Combat
madame_ching-skill-meteorology = Meteorology
madame_ching-skill-elite-crew = Elite Crew
madame_ching-encounter-madame-ching = Madame Ching
madame_ching-encounter-thief = Thief
madame_ching-encounter-siren-map = Siren (map)
madame_ching-encounter-siren-lantern = Siren (lantern)
madame_ching-encounter-siren-sword = Siren (sword)
madame_ching-encounter-siren-kite = Siren (kite)
madame_ching-encounter-traitress = Traitress
madame_ching-encounter-old-sea-dog = Old Sea Dog
madame_ching-encounter-pilot-map = Pilots (map)
madame_ching-encounter-pilot-lantern = Pilots (lantern)
madame_ching-encounter-pilot-sword = Pilots (sword)
madame_ching-encounter-pilot-kite = Pilots (kite)
madame_ching-encounter-pilot-plain = Pilots (no symbol)
madame_ching-encounter-fortune-teller = Fortune Teller
madame_ching-encounter-merchant = Merchant
madame_ching-encounter-treasure-1 = Sacred Treasure (1)
madame_ching-encounter-treasure-2 = Sacred Treasure (2)
madame_ching-encounter-treasure-3 = Sacred Treasure (3)
madame_ching-gem = { $colour ->
    [white] a white gem
    [red] a red gem
   *[blue] a blue gem
  }
madame_ching-gems = { $count } { $colour ->
    [white] white
    [red] red
   *[blue] blue
  } { $count ->
    [one] gem
   *[other] gems
  }
madame_ching-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
madame_ching-encounters = { $count ->
    [one] { $count } encounter card
   *[other] { $count } encounter cards
  }
madame_ching-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
madame_ching-junk = { $colour ->
    [blue] blue junk
    [red] red junk
    [green] green junk
   *[amber] amber junk
  }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
madame_ching-tile = mission { $number } ({ $reward })
madame_ching-times = { $count ->
    [one] { $thing }
   *[other] { $thing } × { $count }
  }
madame_ching-turned = { $card } turned
madame_ching-turned-pilot = { $card } turned
madame_ching-price = { $symbol ->
    [map] 3 × map
    [lantern] 3 × lantern
    [sword] 3 × sword
    [kite] 3 × kite
   *[each] one of each symbol
  }
madame_ching-no-symbol = none
madame_ching-face-down = face down
madame_ching-hong-kong = Hong Kong
madame_ching-pearl = China Pearl

## Questions
madame_ching-ask-choose-card = { $left ->
    [one] choose a navigation card for this round
   *[other] choose a navigation card for this round, { $left } to go
  }
madame_ching-ask-assign = which junk does this card go to: { $card }?
madame_ching-ask-assign-idle = a turn without a card: which junk?
madame_ching-ask-pass-card = keep the encounter card “{ $card }” or pass it to your partner?
madame_ching-ask-mission = the expedition ended on cell { $cell }: which mission?
madame_ching-ask-learn = which skill to buy? Symbols not yet used: { $symbols }
madame_ching-ask-act = play an encounter card, use skills, or take a navigation card and end the turn
madame_ching-ask-act-junk = { $junk }: play an encounter card, use skills, or take a navigation card and end the turn
madame_ching-ask-react = { $attacker } attacks you: { $attack }. Cancel it with Pilots?
madame_ching-ask-seize-card = which card to take from { $victim }?
madame_ching-ask-return-card = which card to give { $victim } in return?
madame_ching-ask-turn-card = which of your laid cards with a { $symbol } to turn?
madame_ching-ask-take-card = take a navigation card from the board
madame_ching-ask-hand-over = { $back ->
    [0] hand a card to { $partner }?
   *[other] which card to hand back to { $partner }?
  }

## Options
madame_ching-do-choose = { $card }: { $effect }
madame_ching-do-choose-two = { $card } · { $junk1 }: { $effect1 } · { $junk2 }: { $effect2 }
madame_ching-do-sail = { $junk }: { $effect }
madame_ching-do-sail-idle = { $junk }
madame_ching-do-take = take card { $card }
madame_ching-do-take-hidden = take the face-down card
madame_ching-do-fulfil = fulfil { $tile }
madame_ching-do-forecast = use Meteorology: { $tile }
madame_ching-do-forgo = no mission
madame_ching-do-madame-ching = play Madame Ching: one more { $symbol }
madame_ching-do-buy = buy { $skill } ({ $price })
madame_ching-do-enough = { $bought ->
    [0] buy nothing
   *[other] buy nothing more
  }
madame_ching-do-done = go on
madame_ching-do-cartography = use Cartography: draw a card
madame_ching-do-night = use Night Navigation: { $card }: { $effect }
madame_ching-do-night-idle = use Night Navigation: { $card }
madame_ching-do-combat = use Combat against { $victim }
madame_ching-do-thief = play Thief against { $victim }
madame_ching-do-traitress = play Traitress against { $victim }
madame_ching-do-siren = play Siren: each opponent turns a card with a { $symbol }
madame_ching-do-old-sea-dog = play Old Sea Dog: all used skills are ready again
madame_ching-do-pilot = continue the expedition: { $card }: { $effect }
madame_ching-do-pilot-idle = continue the expedition: { $card }
madame_ching-do-fortune-teller = play Fortune Teller: draw 3 encounter cards
madame_ching-do-allow = let it happen
madame_ching-do-parry = cancel it: { $card }
madame_ching-do-turn = turn card { $card }
madame_ching-do-turn-pilot = turn the Pilots ({ $symbol })
madame_ching-do-seize = take card { $card }
madame_ching-do-return = give card { $card }
madame_ching-do-hand = hand over card { $card }
madame_ching-do-hand-nothing = hand over nothing
madame_ching-do-keep = keep it
madame_ching-do-pass-on = pass it to { $partner }

## Chronicle
madame_ching-news-missions = Missions on the board: { $tiles }.
madame_ching-news-shuffles = { $deck ->
    [navigation] The navigation discards are shuffled into a new deck.
   *[encounter] The encounter discards are shuffled into a new deck.
  }
madame_ching-news-draws = { $seat } draws a navigation card.
madame_ching-news-draws-known = { $seat } draws card { $card }.
madame_ching-news-meets = { $seat } draws an encounter card.
madame_ching-news-meets-known = { $seat } draws an encounter card: { $card }.
madame_ching-news-passes = { $seat } passes it to { $partner }.
madame_ching-news-passes-known = { $seat } passes it to { $partner }: { $card }.
madame_ching-news-round = { $open ->
    [0] Round { $round }. On the board: only a face-down card.
   *[other] Round { $round }. On the board: { $cards } and a face-down card.
  }
madame_ching-news-round-empty = Round { $round }. No card is left for the board.
madame_ching-news-reveals = { $seat } reveals { $cards }.
madame_ching-news-idle = { $seat }, { $junk }: a turn without a card.
madame_ching-news-starts = { $seat } starts an expedition with card { $card }: { $junk }.
madame_ching-news-continues = { $seat } continues the expedition with card { $card }: { $junk }.
madame_ching-news-moves = The { $junk } sails to cell { $cell } ({ $cards } cards, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
  }).
madame_ching-news-crosses = { $line ->
    [1] { $seat } crosses the first encounter line: { $junk }.
   *[2] { $seat } crosses the second encounter line: { $junk }.
  }
madame_ching-news-raids = { $seat } raids Hong Kong!
madame_ching-news-expedition-ends = { $seat } ends the expedition of the { $junk } on cell { $cell }.
madame_ching-news-forecasts = { $seat } uses Meteorology.
madame_ching-news-fulfils = { $seat } fulfils { $tile }.
madame_ching-news-last-mission = That was the last mission: the game ends with this round.
madame_ching-news-luck = { $seat } has the luck of the sea.
madame_ching-news-madame-ching = { $seat } plays Madame Ching: one more { $symbol }.
madame_ching-news-gains = { $seat } gains a skill: { $skill }.
madame_ching-news-pearl = { $seat } takes command of the China Pearl: the game ends with this round.
madame_ching-news-uses = { $seat } uses { $skill }.
madame_ching-news-plays = { $seat } plays { $card }.
madame_ching-news-attacks = { $seat } attacks { $victim }.
madame_ching-news-parries = { $seat } cancels the attack: { $card }.
madame_ching-news-steals-gem = { $seat } steals { $gem } from { $victim }.
madame_ching-news-steals-card = { $seat } steals an encounter card from { $victim }.
madame_ching-news-steals-card-known = { $seat } steals an encounter card from { $victim }: { $card }.
madame_ching-news-looks = { $seat } looks at the hand of { $victim }.
madame_ching-news-looks-known = { $seat } looks at the hand of { $victim }: { $cards }.
madame_ching-news-seizes = { $seat } takes a card from { $victim }.
madame_ching-news-seizes-known = { $seat } takes card { $card } from { $victim }.
madame_ching-news-returns = { $seat } gives { $victim } a card in return.
madame_ching-news-returns-known = { $seat } gives { $victim } card { $card } in return.
madame_ching-news-turns-card = { $seat } turns card { $card }: its symbol no longer counts.
madame_ching-news-turns-pilot = { $seat } turns the Pilots ({ $symbol }): their symbol no longer counts.
madame_ching-news-takes = { $seat } takes card { $card }.
madame_ching-news-takes-hidden = { $seat } takes the face-down card.
madame_ching-news-takes-hidden-known = { $seat } takes the face-down card: { $card }.
madame_ching-news-hands = { $seat } hands { $partner } a card.
madame_ching-news-hands-known = { $seat } hands { $partner } card { $card }.
madame_ching-news-coins = { $seat } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for the unfinished expedition of the { $junk }.
madame_ching-news-ends = The game is over: the points are counted.

## The table in words
madame_ching-panel-sea = Round { $round }, the sea: cards across, colours down; ¹ ² beyond the first and second encounter line
madame_ching-column-colours = colours
madame_ching-column-cards = { $count }
madame_ching-column-edge = { $count } (world's edge)
madame_ching-cell = { $number }{ $area ->
    [first] ¹
    [second] ²
    [hong-kong] {" "}Hong Kong
   *[open] { "" }
  }
madame_ching-cell-junks = { $cell }: { $junks }
madame_ching-panel-places = Navigation cards on the board
madame_ching-column-place = place { $place }
madame_ching-column-deck = deck
madame_ching-column-discard = discards
madame_ching-panel-expeditions = Expeditions
madame_ching-column-junk = junk
madame_ching-column-cell = cell
madame_ching-column-laid = cards
madame_ching-column-symbols = symbols
madame_ching-panel-missions = Missions: { $count }
madame_ching-column-number = number
madame_ching-column-reward = reward
madame_ching-panel-pirates = Pirates
madame_ching-column-coins = coins
madame_ching-column-white = white gems
madame_ching-column-red = red gems
madame_ching-column-blue = blue gems
madame_ching-column-ready = skills ready
madame_ching-column-used = skills used
madame_ching-column-deeds = deeds
madame_ching-column-chosen = chosen
madame_ching-panel-hands = Navigation cards in hand
madame_ching-panel-encounters = Encounter cards in hand
madame_ching-column-hand = cards
madame_ching-column-known = known (some may be in another hand)
madame_ching-column-known-encounters = known (at least)
madame_ching-column-partner = partner
madame_ching-column-team = team
madame_ching-panel-skills = Skills nobody has
madame_ching-column-skill = skill
madame_ching-column-left = left
madame_ching-column-price = price
madame_ching-panel-encounter-deck = Encounter cards
madame_ching-panel-own = Your cards one by one
madame_ching-column-where = where
madame_ching-column-card = card
madame_ching-where = { $where ->
    [hand] in hand
    [encounter] encounter
    [skill] skill
    [laid] laid
   *[seen] seen with others
  }

## Reckoning
madame_ching-part-coins = coins
madame_ching-part-white = white gems
madame_ching-part-red = red gems
madame_ching-part-blue = blue gems
madame_ching-part-skills = skills
madame_ching-part-pearl = China Pearl
madame_ching-part-hong-kong = Hong Kong
madame_ching-part-treasures = Sacred Treasures
madame_ching-part-merchants = Merchants
madame_ching-part-partner = the partner's points

## What is reconstructed
madame_ching-reconstructed-symbols = Which navigation card shows which skill symbol is reconstructed: reviewers call the symbols frequent, so 11 cards have each of the four and 11 have none, spread evenly over the numbers. The colours of 40 to 53 are inferred, their names yellow and red are ours.
madame_ching-reconstructed-lines = The exact course of the two encounter lines is reconstructed: the first is crossed when the cards exceed the colours by 3, the second when they exceed them by 5. Sailing straight is known to bring encounters soon; one step further out, strong players crossed a line less than once a game.
madame_ching-reconstructed-missions = That there are missions 23 and 29 is certain; the other numbers, two places for each and all rewards are reconstructed: the seven primes from 17 to 41, because 23 and 29 are neighbouring primes, no prime above 7 is the number of a cell, and cell 14 reaches no mission in the rulebook's example. Rewards fit the gems and coins in the box.
madame_ching-reconstructed-pilots = Which Pilots show a symbol is reconstructed: one with each of the four, two without. One Siren for each symbol is inferred.
madame_ching-reconstructed-treasures = The values of the six Sacred Treasures are reconstructed: 1, 1, 2, 2, 3, 3. That they lie between 1 and 3 is certain.

## What an option brings
madame_ching-skills = { $count ->
    [one] { $count } skill
   *[other] { $count } skills
  }

## What a card would do
madame_ching-effect-starts = starts an expedition
madame_ching-effect-sails = { $way ->
    [diagonal] diagonally to cell { $cell }
   *[straight] straight on to cell { $cell }
  }{ $line ->
    [0] { "" }
    [1] , crossing the first line (1 encounter card)
   *[2] , crossing the second line (2 encounter cards)
  }{ $raid ->
    [0] { "" }
   *[1] , raids Hong Kong
  }{ $edge ->
    [0] { "" }
   *[1] , the world's edge
  }
madame_ching-effect-ends = ends the expedition on cell { $cell }: { $gains }
madame_ching-effect-tiles = mission { $number } ({ $first }; or { $second })
madame_ching-effect-number = { $number }
madame_ching-effect-forecast = with Meteorology mission { $numbers }
madame_ching-effect-skills = can buy { $skills }
madame_ching-effect-luck = luck of the sea (1 encounter card)

## What the icons stand for
madame_ching-icon = { $icon ->
    [map] map: a symbol of navigation
    [lantern] lantern: a symbol of navigation
    [sword] sword: a symbol of navigation
    [kite] kite: a symbol of navigation
    [coin] coins: a point each
    [gem] gems
    [junk] junks: where an expedition has got to
    [card] encounter cards, and the card to choose
    [moon] encounter cards, face down
    [cards] how many cards
    [wheel] skills
    [cannon] Combat, one of the skills
    [treasure] Sacred Treasures
    [pearl] the China Pearl
   *[other] {""}
  }

## The board in the browser
madame_ching-letter = { $colour ->
    [white] W
    [light-blue] L
    [green] G
    [yellow] Y
    [red] R
   *[dark-blue] D
  }
madame_ching-board-sea = The China Sea: cards across, colours down
madame_ching-board-cell = { $number }: { $cards } × { $colours }{ $area ->
    [first] , beyond the first line
    [second] , beyond the second line
    [hong-kong] , Hong Kong
   *[open] { "" }
  }{ $edge ->
    [0] { "" }
   *[1] , the world's edge
  }
madame_ching-board-junk = { $junk } on cell { $cell } ({ $cards } × { $colours })
madame_ching-board-expedition = { $junk }: expedition, cell { $cell }
madame_ching-board-no-expedition = no expedition yet
madame_ching-board-symbol = { $symbol }: { $count } of 3
madame_ching-board-round = Round { $round }
madame_ching-board-missions = Missions left: { $count }
madame_ching-board-last-round = The last round
madame_ching-board-mission = Mission { $number }
madame_ching-board-deck = navigation deck: { $count }
madame_ching-board-encounter-deck = encounter deck: { $count }
madame_ching-board-discards = used: { $count }
madame_ching-board-hand = { $count ->
    [one] { $count } navigation card in hand
   *[other] { $count } navigation cards in hand
  }
madame_ching-board-skill = { $skill }{ $count ->
    [1] { "" }
   *[other] {" "}× { $count }
  }{ $used ->
    [0] { "" }
   *[1] , used
  }
madame_ching-board-supply = { $skill }: { $price }; left: { $count }
madame_ching-board-pearl = China Pearl: { $count } of 4 skills{ $kinds ->
    [0] {""}
   *[other] , not yet: { $missing }
  }
madame_ching-board-chosen = chosen card, face down
madame_ching-board-my-choice = your card of the round: { $card }
madame_ching-board-seen = { $card }, seen in another hand
madame_ching-board-order = Order of turns
madame_ching-board-turn = { $seat }: { $card }
madame_ching-board-choosing = { $done ->
    [0] { $seat } is choosing
   *[1] { $seat } has chosen
  }
madame_ching-board-encounter = { $kind ->
    [madame-ching] Madame Ching
    [thief] Thief
    [siren] Siren
    [traitress] Traitress
    [old-sea-dog] Old Sea Dog
    [pilot] Pilots
    [fortune-teller] Fortune Teller
    [merchant] Merchant
   *[treasure] Sacred Treasure
  }
madame_ching-board-attack = { $attacker } attacks { $victim }
madame_ching-board-seize = { $attacker } takes a card from { $victim }
madame_ching-board-return = { $attacker } gives { $victim } a card in return
madame_ching-board-turns = Siren: { $victim } turns a card with a { $symbol }
madame_ching-board-answers = Pilots in your hand can cancel it.
madame_ching-board-stage = { $stage ->
    [mission] mission
    [learn] skills
   *[luck] { $lucky ->
        [0] no luck of the sea
       *[1] else luck of the sea
      }
  }
madame_ching-board-sheet = { $about ->
    [mission] { $seat } ends an expedition
    [learn] { $seat } ends an expedition
    [pass] { $seat }: keep the encounter card or pass it on
    [assign] { $seat }: which junk does the card go to?
    [hand] { $seat }: a card for the partner
   *[done] { $seat }
  }
madame_ching-board-done = { $about ->
    [attack] let it happen
    [mission] no mission
    [learn] buy nothing more
    [pass] keep it
    [hand] hand over nothing
   *[done] go on
  }
