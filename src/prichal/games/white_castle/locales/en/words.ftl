### The White Castle: the words of the table.

game-white_castle = The White Castle
game-white_castle-about = Clans send courtiers, warriors, gardeners and, with Matcha, geishas to Himeji castle by taking dice from bridges; alone, against the Tokugawa clan.

white_castle-option-expansion = Expansion
white_castle-value-expansion-base = base game
white_castle-value-expansion-matcha = with Matcha
white_castle-option-difficulty = Difficulty
white_castle-value-difficulty-easy = easy
white_castle-value-difficulty-medium = medium
white_castle-value-difficulty-hard = hard

## What is reconstructed
white_castle-reconstructed-redeal = That five room cards with the same dark action are dealt again rests on one source.
white_castle-reconstructed-steward-3 = The bottom block of steward card 3 gives 2 clan points here; another source says 2 influence.
white_castle-reconstructed-daimyo-6 = The second slot of daimyo card 6 (2 food) rests on one source.
white_castle-reconstructed-yard-tokens = Which two faces share a yard token, and the face with 5 coins, rest on one source.
white_castle-reconstructed-tea-fields = One tea field has the value 1; that it is the left one, and that the right one has 3, is ours.
white_castle-reconstructed-outskirts = The value of the upper space of the outskirts (5), and which curtains face which space, are ours.
white_castle-reconstructed-green-row = The green row of the clan board: the order of its rewards and the last one are ours.
white_castle-reconstructed-ceremonies = The twenty effects of the ceremony tokens are certain; which two share a token, and which of them is the blue side, is deduced.
white_castle-reconstructed-lilies = Of the eight lilies only 2 coins, 1 whisk and 1 iron are certain; the other five are ours.
white_castle-reconstructed-matcha-castle = The faces of Matcha's 3 steward, 3 diplomat and 3 daimyo cards are ours; only their numbers and symbols are certain.
white_castle-reconstructed-matcha-starts = The goods on Matcha's 3 starting resource cards and the actions on its 2 starting action cards are ours.
white_castle-reconstructed-matcha-gardens = Cost and effect of Matcha's 6 garden cards are ours.
white_castle-reconstructed-matcha-yards = The faces of Matcha's 4 yard tokens are ours; the face with 3 whisks rests on one source.
white_castle-reconstructed-arts = The curtains and backs of the ikebana and calligraphy cards, and which of them are for 3 or 4 players only, are ours, but for 4 coins (ikebana), 2 iron and the gardener action, which the examples show.
white_castle-reconstructed-solo-cards = What the solo cards name and do is ours; certain are only the actions of Matcha's three; that there are nine others rests on one source.
white_castle-reconstructed-solo-rules = The difficulty levels, the human's start in the base game, and what the rival gets at a round's end rest on one source.

## Goods, effects, places
white_castle-rival = the Tokugawa
white_castle-rival-name = Tokugawa
white_castle-good = { $good ->
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
      }
    [seals] { $count ->
        [one] { $count } seal
       *[other] { $count } seals
      }
    [points] { $count ->
        [one] { $count } clan point
       *[other] { $count } clan points
      }
    [food] { $count } food
    [iron] { $count } iron
    [pearl] { $count } pearl
   *[whisks] { $count ->
        [one] { $count } whisk
       *[other] { $count } whisks
      }
  }
white_castle-losing = { $label } (lost: { $lost })
white_castle-effect-nothing = nothing
white_castle-effect-any = { $count ->
    [one] { $count } resource of choice
   *[other] { $count } resources of choice
  }
white_castle-effect-influence = influence +{ $count }
white_castle-effect-lantern = lantern
white_castle-effect-well = well
white_castle-effect-lilies = lilies
white_castle-effect-yellow = a yellow curtain
white_castle-effect-light = { $count ->
    [one] a light block
   *[other] light blocks of { $count } different cards
  }
white_castle-effect-stones = two different stone gardens
white_castle-effect-both = both curtains of one card
white_castle-effect-yard-yellow = both yellow yard tokens
white_castle-effect-curtains = both yellow curtains
white_castle-effect-courtier = { $part ->
    [send] courtier to the gate
    [move] courtier up the castle
   *[both] courtier
  }
white_castle-effect-gardener = gardener
white_castle-effect-warrior = warrior
white_castle-effect-geisha = { $part ->
    [send] geisha to the entrance
    [move] geisha along the path
   *[both] geisha
  }
white_castle-effect-climb = a courtier 1 floor up for free
white_castle-effect-step = a geisha 1 step for free
white_castle-effect-dark = a dark block
white_castle-effect-tile = a block beside { $colour ->
    [coral] a coral tile
    [black] a black tile
    [white] a white tile
   *[any] any tile
  }
white_castle-effect-domain = a row of the clan board
white_castle-effect-blue = a blue curtain without seal
white_castle-effect-yard-blue = a blue yard token
white_castle-effect-either = { $first } or { $second }
white_castle-effect-pay = { $price } → { $effect }
white_castle-effect-idle = { $effect } ({ white_castle-idle })
white_castle-idle = { $reason ->
    [target] nothing: no target
    [dear] nothing: too dear
   *[unless] only if the rest helps first
  }
white_castle-colour = { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  }
white_castle-die = { $colour ->
    [coral] c
    [black] b
    [white] w
   *[green] g
  }{ $value }
white_castle-block = { $tile ->
    [coral] coral
    [black] black
    [white] white
   *[none] –
  }, { $tone ->
    [dark] dark
   *[light] light
  }: { $effect }
white_castle-space-steward-1 = steward room 1
white_castle-space-steward-2 = steward room 2
white_castle-space-steward-3 = steward room 3
white_castle-space-diplomat-1 = diplomat room 1
white_castle-space-diplomat-2 = diplomat room 2
white_castle-gate = gate
white_castle-rival-floor = the Tokugawa, { $floor ->
    [steward] steward floor
   *[diplomat] diplomat floor
  }
white_castle-space-daimyo = daimyo's room
white_castle-space-walls-left = outside the walls, left
white_castle-space-walls-right = outside the walls, right
white_castle-space-tea-left = left tea field
white_castle-space-tea-right = right tea field
white_castle-space-outskirts-upper = outskirts, upper space
white_castle-space-outskirts-lower = outskirts, lower space
white_castle-space-well = well
white_castle-space-row-coral = own coral row
white_castle-space-row-black = own black row
white_castle-space-row-white = own white row
white_castle-space-row-green = own green row
white_castle-garden = { $kind ->
    [plant] plant garden
   *[stone] stone garden
  } under the { $colour ->
    [coral] coral
    [black] black
   *[white] white
  } bridge
white_castle-tea = { $place ->
    [entrance] entrance
    [overlook] overlook
    [path-1] first path space
    [path-2] second path space
    [house-1] tea house, gardener room
    [house-2] tea house, warrior room
   *[house-3] tea house, courtier room
  }
white_castle-start-card = { $member ->
    [courtier] courtier
    [gardener] gardener
    [warrior] warrior
   *[geisha] geisha
  } starting card
white_castle-card = { $kind ->
    [steward] steward card
    [diplomat] diplomat card
    [ikebana] ikebana
    [calligraphy] calligraphy
   *[resource] resource card
  } { $number }
white_castle-start-goods = { $goods }{ $choice ->
    [0] { "" }
    [one] , { $choice } resource of choice
   *[other] , { $choice } resources of choice
  } (lantern: { $back ->
    [food] food
    [iron] iron
    [pearl] pearl
   *[whisk] whisk
  }{ $decree ->
    [coin] , coin
    [seal] , seal
    [point] , clan point
   *[none] { "" }
  })
white_castle-token = ceremony: { $effect }
white_castle-art = { $art ->
    [ikebana] ikebana
   *[calligraphy] calligraphy
  }
white_castle-pond = pond (lilies)

## Questions
white_castle-ask-pick-pair = take a pair of starting cards
white_castle-ask-keep-one = keep one { $what ->
    [resource] of two resource cards
    [action] of two action cards
   *[token] of two ceremony tokens
  }
white_castle-ask-start-resource = choose a starting resource ({ $count } left)
white_castle-ask-take = take a die from the end of a bridge
white_castle-ask-place = place the die: { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } { $value }
white_castle-ask-convert-last = your last turn ends: convert seals?
white_castle-ask-choose-garden = which garden next?
white_castle-ask-choose-part = in any order: what comes next?
white_castle-ask-choose-either = choose one action
white_castle-ask-choose-resource = choose a resource ({ $count } left)
white_castle-ask-pay-or-decline = pay { $price } for this: { $effect }?
white_castle-ask-influence-price = pay { $price } to enter influence space { $position }?
white_castle-ask-lantern-order = lantern reward: what first?
white_castle-ask-light-action = light action: choose a light block
white_castle-ask-dark-action = dark action: choose a dark block
white_castle-ask-tile-action = choose a block beside { $colour ->
    [coral] a coral tile
    [black] a black tile
    [white] a white tile
   *[any] any tile
  }
white_castle-ask-domain-action = choose a row of your clan board
white_castle-ask-courtier-action = courtier action
white_castle-ask-free-climb = move a courtier 1 floor up for free
white_castle-ask-enter-block = { $card }: choose a light block
white_castle-ask-daimyo-slot = daimyo's room: choose a free slot
white_castle-ask-warrior-action = warrior action: choose a training yard
white_castle-ask-gardener-action = gardener action: choose a garden
white_castle-ask-geisha-action = geisha action
white_castle-ask-free-step = move a geisha 1 step for free
white_castle-ask-at-overlook = at the overlook: lilies or ceremony token?
white_castle-ask-first-path = first path space: take the top card of a deck
white_castle-ask-second-path = second path space: choose a blue curtain
white_castle-ask-yellow-curtain = choose a yellow curtain
white_castle-ask-blue-curtain = choose a blue curtain (no seal)
white_castle-ask-both-curtains = choose a card: both its curtains
white_castle-ask-stone-gardens = choose a stone garden
white_castle-ask-blue-yard = choose a blue yard token
white_castle-ask-rival-garden = where does the Tokugawa's gardener go?
white_castle-ask-rival-stroll = move a Tokugawa geisha 1 step
white_castle-ask-rival-discard = discard the top card of which deck?

## Options
white_castle-do-pair = pair { $pair }: { $cards }
white_castle-do-keep = keep { $number }: { $card }
white_castle-do-take = take from the { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } bridge { $end ->
    [left] on the left: { $value } (lantern)
   *[right] on the right: { $value }
  }
white_castle-do-place = { $space }{ $way ->
    [gain] : gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
    [pay] : pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
   *[none] { "" }
  } [{ $effect }]
white_castle-do-convert = convert { $what ->
    [coin] 1 seal into 1 coin
    [food] 2 seals into 1 food
    [iron] 2 seals into 1 iron
    [pearl] 2 seals into 1 pearl
   *[whisk] 2 seals into 1 whisk
  }
white_castle-do-stop = no more
white_castle-do-stop-here = stop here
white_castle-do-decline = decline
white_castle-do-pay = pay { $price }
white_castle-do-part = { $effect }
white_castle-do-gain = { $good }
white_castle-do-gate = courtier to the gate: pay 2 coins
white_castle-do-climb = courtier from { $from ->
    [gate] the gate
    [steward] the steward floor
   *[diplomat] the diplomat floor
  }: { $room }{ $pearl ->
    [0] { "" }
   *[other] , pay { $pearl } pearl
  }
white_castle-do-train = { $iron }-iron yard, pay { $iron } iron: { $effect }
white_castle-do-slot = slot { $slot }: { $effect }
white_castle-do-enter = geisha to the entrance: pay 2 coins
white_castle-do-stroll = geisha from { $from ->
    [entrance] the entrance
    [path-1] the first path space
   *[path-2] the second path space
  }: { $place }{ $whisks ->
    [0] { "" }
   *[other] , pay { $whisks } whisks
  }
white_castle-do-stroll-house = geisha from { $from ->
    [entrance] the entrance
    [path-1] the first path space
   *[path-2] the second path space
  }: { $place }{ $whisks ->
    [0] { "" }
   *[other] , pay { $whisks } whisks
  } ({ $effect })
white_castle-do-tend = { $garden }, pay { $food } food: { $effect }
white_castle-do-garden = { $garden }: { $effect }
white_castle-do-rival-garden = { $garden }
white_castle-do-block = { $room }, block { $block }: { $effect }
white_castle-do-row = { $colour ->
    [coral] coral
    [black] black
   *[white] white
  } row: { $effect }
white_castle-do-lilies = lilies: { $effect }
white_castle-do-token = pay 3 coins: { $effect }
white_castle-do-drill = token of the { $iron }-iron yard: { $effect }
white_castle-do-overlook = geisha on the overlook
white_castle-do-discard = { $art ->
    [ikebana] ikebana
   *[calligraphy] calligraphy
  }
white_castle-do-curtain = { $art ->
    [ikebana] ikebana
   *[calligraphy] calligraphy
  }: { $effect }
white_castle-do-art = take the { $art ->
    [ikebana] ikebana
   *[calligraphy] calligraphy
  } card: { $effect }, then { $back ->
    [whisk] 1 whisk
   *[influence] 1 influence
  } in the lantern
white_castle-do-art-last = { $art ->
    [ikebana] ikebana
   *[calligraphy] calligraphy
  }, the last card, which stays: { $effect }

## Places, as headings of a list of options
white_castle-place-bridge = { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } bridge
white_castle-place-castle = castle
white_castle-place-walls = outside the walls
white_castle-place-well = well
white_castle-place-fields = tea fields and outskirts
white_castle-place-domain = own clan board
white_castle-place-yards = training yards
white_castle-place-gate = gate
white_castle-place-tea = tea garden
white_castle-place-outskirts = outskirts
white_castle-place-seals = convert seals
white_castle-place-courtier = { $from ->
    [gate] courtier at the gate
    [steward] courtier on the steward floor
   *[diplomat] courtier on the diplomat floor
  }
white_castle-place-geisha = geisha: { $place }

## Chronicle
white_castle-news-order = Turn order: { $seats }.
white_castle-news-picks = { $seat } takes { $card } and the { $member ->
    [courtier] courtier
    [gardener] gardener
    [warrior] warrior
   *[geisha] geisha
  } starting card.
white_castle-news-round = Round { $round } begins.
white_castle-news-rolls = { $colour ->
    [coral] Coral
    [black] Black
    [white] White
   *[green] Green
  } bridge: { $dice }.
white_castle-news-takes-die = { $seat } takes the { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } { $value } from the { $end ->
    [left] left
   *[right] right
  } end.
white_castle-news-places = { $seat } places the die: { $space }{ $way ->
    [gain] , gaining { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
    [pay] , paying { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
   *[none] { "" }
  }.
white_castle-news-gains = { $seat } gains { $goods }.
white_castle-news-loses = { $seat } is over the limit and loses { $goods }.
white_castle-news-converts = { $seat } converts { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
  } into { $made }.
white_castle-news-pays = { $seat } pays { $price }.
white_castle-news-skips = { $seat }: nothing happens ({ $effect }), { $reason ->
    [target] no target
   *[dear] too dear
  }.
white_castle-news-influence = { $seat } reaches influence { $position }.
white_castle-news-lantern = { $seat } takes the lantern reward.
white_castle-news-well = { $seat } uses the well.
white_castle-news-lilies = { $seat } takes the lilies.
white_castle-news-row = { $seat } activates the { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } row.
white_castle-news-uses = { $seat } uses block { $block } of { $card }.
white_castle-news-sends = { $seat } sends a { $member ->
    [courtier] courtier to the gate
   *[geisha] geisha to the entrance
  }.
white_castle-news-climbs = { $seat } moves a courtier up: { $room }.
white_castle-news-takes-card = { $seat } takes { $card } as action card.
white_castle-news-opens-card = { $room }: { $card } is revealed.
white_castle-news-takes-slot = { $seat } takes slot { $slot } of the daimyo card: { $effect }.
white_castle-news-trains = { $seat } sends a warrior to the { $iron }-iron yard.
white_castle-news-tends = { $seat } sends a gardener: { $garden }.
white_castle-news-harvests = { $seat } uses the { $garden }.
white_castle-news-strolls = { $seat } moves a geisha: { $place }.
white_castle-news-takes-art = { $seat } chooses { $card }.
white_castle-news-opens-art = { $card } lies open.
white_castle-news-discards = { $card } is discarded.
white_castle-news-rival-flips = The Tokugawa flip solo card { $card }.
white_castle-news-rival-places = The Tokugawa place the { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } { $value }: { $space }{ $coins ->
    [0] { "" }
    [one] , gaining { $coins } coin
   *[other] , gaining { $coins } coins
  }.
white_castle-news-rival-does = The Tokugawa: { $what ->
    [gate] a courtier to the gate
    [up] { $amount ->
        [one] the lowest courtier climbs { $amount } floor
       *[other] the lowest courtier climbs { $amount } floors
      }
    [yard] a warrior to the { $amount }-iron yard
    [coins] coins +{ $amount }
    [points] clan points +{ $amount }
    [influence] influence +{ $amount }
    [lose-points] clan points −{ $amount }
    [lose-coins] coins −{ $amount }
    [back] influence −{ $amount }
   *[none] nothing
  }.
white_castle-news-rival-cannot = The Tokugawa can't do that: clan points +{ $points }.
white_castle-news-rival-tends = The Tokugawa send a gardener: { $garden }.
white_castle-news-rival-strolls = The Tokugawa move a geisha: { $place }.
white_castle-news-rival-scores = The Tokugawa: clan points +{ $points } at the end of the round.
white_castle-news-ends = The game ends; the clans are scored.
white_castle-news-ends-alone = The game ends: { $points } clan points against the { $rival } of the Tokugawa. Winner: { $winner }.

## The table in words
white_castle-panel-bridges = { $round ->
    [0] Bridges
   *[other] Bridges, round { $round }
}
white_castle-panel-castle = Castle; decks: { $stewards } steward, { $diplomats } diplomat
white_castle-panel-places = Other places for dice
white_castle-panel-gardens = Gardens
white_castle-panel-yards = Training yards
white_castle-panel-outskirts = Outskirts and pond
white_castle-panel-tea = Tea garden
white_castle-panel-pairs = Starting cards
white_castle-panel-clans = Clans in turn order
white_castle-panel-clans-end = Clans in turn order; winner: { $winner }
white_castle-panel-boards = Clan boards
white_castle-panel-influence = Influence, the furthest first
white_castle-panel-influence-solo = Influence; the Tokugawa's next card names one of these dice: { $dice }
white_castle-solo-die = { $position ->
    [left] left
    [middle] middle
   *[right] right
  } { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } die to { $space }
white_castle-column-bridge = bridge
white_castle-column-left = left
white_castle-column-middle = middle
white_castle-column-right = right
white_castle-column-space = place
white_castle-column-value = value
white_castle-column-block-1 = top
white_castle-column-block-2 = middle
white_castle-column-block-3 = bottom
white_castle-column-dice = dice
white_castle-column-courtiers = courtiers
white_castle-column-effect = effect
white_castle-column-garden = garden
white_castle-column-food = food
white_castle-column-points = points
white_castle-column-gained = gained
white_castle-column-total = total
white_castle-column-gardeners = gardeners
white_castle-column-iron = iron
white_castle-column-worth = worth
white_castle-column-warriors = warriors
white_castle-column-card = card
white_castle-column-yellow = yellow curtain
white_castle-column-blue = blue curtain
white_castle-column-below = below
white_castle-column-place = place
white_castle-column-geishas = geishas
white_castle-column-pair = pair
white_castle-column-goods = goods
white_castle-column-ceremony = ceremony
white_castle-column-coins = coins
white_castle-column-seals = seals
white_castle-column-pearl = pearl
white_castle-column-whisks = whisks
white_castle-column-lantern = lantern
white_castle-column-row = row
white_castle-column-home = at home
white_castle-column-reward = visible reward
white_castle-column-block = block
white_castle-column-die = die
white_castle-column-influence = influence
white_castle-part-play = gained in play
white_castle-part-coins = coins and seals
white_castle-part-resources = resources
white_castle-part-influence = influence
white_castle-part-courtiers = courtiers
white_castle-part-warriors = warriors
white_castle-part-gardeners = gardeners
white_castle-part-geishas = geishas

## What an option brings
white_castle-gain-influence = { $count } influence

## What the icons stand for
white_castle-icon = { $icon ->
    [coin] coins
    [seal] daimyo seals
    [food] food
    [iron] iron
    [pearl] mother-of-pearl
    [whisk] tea whisks
    [star] clan points
    [heron] influence
    [crown] the daimyo
    [courtier] courtiers
    [gardener] gardeners
    [warrior] warriors
    [geisha] geishas
    [lantern] the lantern and its reward
    [well] the well
    [lily] the lilies of the pond
    [curtain] curtains, and the arts they belong to
    [light-block] a light block of a castle card
    [dark-block] a dark block of a castle card
    [clan-row] a row of the clan board
    [plant] plant gardens
    [stones] stone gardens
    [sword] training yards
    [castle] the castle
    [house] the tea house
    [die] dice
    [gate] the castle gate, and bridges
    [card] cards of rooms, starts and actions
    [cards] decks of cards
    [treasure] tokens of ceremonies and training yards
   *[other] {""}
  }

## The board in the browser: names of pieces and places
white_castle-board-end = { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } bridge, { $end ->
    [left] left end with the lantern
   *[right] right end
  }: { $value ->
    [0] empty
   *[other] { $value }
  }
white_castle-board-space = { $space }, { $count ->
    [0] value { $value }
   *[other] dice: { $dice }
  }
white_castle-board-block = { $room }, block { $block }, { $tile ->
    [coral] coral tile
    [black] black tile
    [white] white tile
   *[none] no tile
  }, { $tone ->
    [dark] dark
   *[light] light
  }: { $effect }
white_castle-board-courtiers = { $room }, courtiers: { $clans }
white_castle-board-courtier = a courtier { $from ->
    [gate] at the gate
    [steward] on the steward floor
   *[diplomat] on the diplomat floor
  }
white_castle-board-deck = { $floor ->
    [steward] steward cards left
   *[diplomat] diplomat cards left
  }: { $count }
white_castle-board-garden = { $garden }: { $food } food, { $points } points, { $effect }; gardeners: { $clans }
white_castle-board-yard = { $iron }-iron yard: { $effect }; warriors: { $clans }
white_castle-board-influence = influence { $position }, points: { $points }
white_castle-board-row = { $clan }, { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } row{ $die ->
    [0] { "" }
   *[other] , die { $die }
  }: { $reward }; block: { $block }; at home: { $home }
white_castle-board-geisha = a geisha: { $place }
white_castle-board-art = { $art ->
    [ikebana] ikebana
   *[calligraphy] calligraphy
  }: yellow { $yellow }; blue { $blue }; cards below: { $below }
white_castle-board-pair = starting cards { $pair }: { $goods }; lantern: { $back }; { $action }
white_castle-board-round = { $round ->
    [0] set-up
   *[other] round { $round } of 3, turn { $turn } of { $turns }
  }
white_castle-board-order = turn order
white_castle-board-later = then: { $effect }
white_castle-board-trail = now at: { $trail }
white_castle-board-decline-rest = decline whatever else can be declined this turn
white_castle-board-bridges = bridges and gardens
white_castle-board-castle = castle
white_castle-board-grounds = well, walls and yards
white_castle-board-tea = tea garden and outskirts
white_castle-board-clans = other clans
white_castle-board-influence-page = influence
white_castle-board-rival-next = Its open card will do:
white_castle-board-rival-dice = Its next card names one of:
white_castle-board-rival = { $what ->
    [gate] a courtier to the gate
    [up] { $amount ->
        [one] a courtier climbs { $amount } floor
       *[other] a courtier climbs { $amount } floors
      }
    [yard] a warrior to the { $amount }-iron yard
    [stone] a gardener to a stone garden
    [plant] a gardener to a plant garden
    [garden] a gardener to any garden
    [coins] coins +{ $amount }
    [points] clan points +{ $amount }
    [influence] influence +{ $amount }
    [lose-points] clan points −{ $amount }
    [lose-coins] loses its coins
    [back] influence −{ $amount }
   *[step] a geisha takes a step
  }
white_castle-board-rival-geisha = a geisha: { $place }
