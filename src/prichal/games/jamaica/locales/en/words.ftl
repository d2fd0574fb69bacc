### Jamaica: the words of the table.

game-jamaica = Jamaica
game-jamaica-about = A regatta around the island: load gold, food and gunpowder, fight whom you meet, and come home rich rather than first.

jamaica-ghost = Ghost Ship
jamaica-the-ghost = the Ghost Ship
jamaica-ghost-subject = The Ghost Ship
jamaica-pirate = { $pirate ->
    [anne-bonny] Anne Bonny
    [mary-read] Mary Read
    [samuel-bellamy] Samuel Bellamy
    [john-rackham] John Rackham
    [olivier-levasseur] Olivier Levasseur
    [edward-drummond] Edward Drummond, “Blackbeard”
   *[ghost] Ghost Ship
  }
jamaica-goods = { $resource ->
    [gold] { $tokens ->
        [one] { $tokens } doubloon
       *[other] { $tokens } doubloons
      }
    [food] { $tokens } food
   *[powder] { $tokens } gunpowder
  }
jamaica-symbol = { $symbol ->
    [gold] gold
    [food] food
    [powder] gunpowder
    [forward] forward
   *[backward] backward
  }
jamaica-card = { $morning } / { $evening }
jamaica-deed = { $symbol ->
    [gold] { $die ->
        [one] load { $die } doubloon
       *[other] load { $die } doubloons
      }
    [food] load { $die } food
    [powder] load { $die } gunpowder
    [forward] sail { $die } forward
   *[backward] sail { $die } backward
  }
jamaica-deed-to = { $deed } → { $space }
jamaica-or = { $first } or { $second }
jamaica-several-spaces = { $count } spaces are possible
jamaica-short = { $space }, too { $resource ->
    [gold] few doubloons
   *[food] little food
  }: back to { $back }
jamaica-bonus = { $bonus ->
    [map] Morgan's Map
    [saber] Saran's Saber
    [beth] Lady Beth
   *[hold] the 6th Hold
  }
jamaica-points = { $points } points
jamaica-space = { $kind ->
    [royal] Port Royal
    [sea] sea space { $number } (pay { $cost } food)
    [port] port { $number } (pay { $cost } doubloons)
   *[lair] pirate lair { $number }
  }
jamaica-space-behind-line = { $kind ->
    [sea] sea space { $number } (pay { $cost } food; { $points } points at the end)
    [port] port { $number } (pay { $cost } doubloons; { $points } points at the end)
   *[lair] pirate lair { $number } ({ $points } points at the end)
  }
jamaica-hold = { $hold ->
    [6] the 6th Hold
   *[other] hold { $hold }
  }
jamaica-from-hold = { $hold ->
    [6] from the 6th Hold
   *[other] from hold { $hold }
  }
jamaica-into-hold = { $hold ->
    [6] into the 6th Hold
   *[other] into hold { $hold }
  }
jamaica-share = { $goods } { $hold }
jamaica-hold-empty = empty
jamaica-star = star
jamaica-face = { $face }
jamaica-token = treasure
jamaica-chosen = face down

## Questions and options
jamaica-ask-set-dice = the dice show { $low } and { $high }: which one is the morning's?
jamaica-ask-choose-card = choose a card (nobody sees it until you act)
jamaica-ask-stow-load = where does this go: { $goods }? ({ $ship })
jamaica-ask-empty-hold = no hold is empty: which one is thrown overboard for { $goods }? ({ $ship })
jamaica-ask-choose-lane = which lane? ({ $ship }, { $way ->
    [forward] forward
   *[backward] backward
  }, { $steps } to go)
jamaica-ask-opponent = whom does { $ship } fight?
jamaica-ask-gunpowder = attack on { $defender }: how much gunpowder do you put aside?
jamaica-ask-defence = { $attacker } attacks with strength { $strength }: how much gunpowder do you put aside?
jamaica-ask-saber-reroll = { $ship } rolled { $die }: draw Saran's Saber?
jamaica-ask-loot = { $ship } has beaten { $loser }: what does the winner do?
jamaica-ask-spend = { $goods } still due: how much { $hold }?
jamaica-ask-spend-on = { $goods } still due (so far { $aside }): how much { $hold }?
jamaica-ask-move-back = to which space do you fall back?
jamaica-ask-take-treasure = take the treasure of pirate lair { $number }?
jamaica-ask-ghost-way = which way does the Ghost Ship sail ({ $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  })?
jamaica-do-morning = morning { $face }, evening { $other }
jamaica-do-choose = morning: { $morning }; evening: { $evening }
jamaica-do-stow = { $hold }
jamaica-do-empty = empty { $hold } ({ $goods })
jamaica-do-lane = { $lane ->
    [outer] the long outer lane
   *[inner] the short inner channel
  } → { $space }
jamaica-do-back = back to { $space }
jamaica-do-fight = fight { $ship }
jamaica-do-powder = { $tokens ->
    [0] no gunpowder
   *[other] { $tokens } gunpowder
  }
jamaica-do-stand = let the roll stand
jamaica-do-reroll = have it rolled again
jamaica-do-rob = take { $goods } { $hold }
jamaica-do-seize = take { $treasure }
jamaica-do-seize-hidden = take a face-down treasure, unseen
jamaica-do-curse = give away a cursed treasure ({ $treasure })
jamaica-do-spare = take nothing
jamaica-do-spend = { $tokens ->
    [0] nothing { $hold }
   *[other] { $goods } { $hold }
  }
jamaica-do-take = take it
jamaica-do-leave = leave it
jamaica-do-ghost-to = { $way ->
    [forward] forward
   *[backward] backward
  } → { $space }

## Chronicle
jamaica-news-starts = The regatta begins. The first Captain is { $seat }.
jamaica-news-draws = You draw { $card }.
jamaica-news-shuffles = { $seat } shuffles the played pile into a new deck.
jamaica-news-rolls = Round { $round }. Captain { $seat } rolls { $low } and { $high }.
jamaica-news-sets-dice = { $seat } sets { $morning } for the morning and { $evening } for the evening.
jamaica-news-chooses = { $seat } has chosen a card.
jamaica-news-reveals = { $seat } turns the card up. Morning: { $morning }; evening: { $evening }.
jamaica-news-rests = { $seat } is home: the evening action is ignored.
jamaica-news-ends = The regatta is over: the gold is counted.
jamaica-news-bank-empty = The bank has no { $resource ->
    [gold] doubloons
    [food] food
   *[powder] gunpowder
  } left: { $seat } loads nothing.
jamaica-news-no-room = { $seat } has { $resource ->
    [gold] doubloons
    [food] food
   *[powder] gunpowder
  } in every hold and loads nothing.
jamaica-news-empties = Overboard with it: { $ship } empties { $hold } ({ $goods }).
jamaica-news-loads = { $ship } loads { $goods } { $hold }.
jamaica-news-stows-loot = { $ship } stows { $goods } { $hold }.
jamaica-news-sails = { $ship } sails { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  } { $way ->
    [forward] forward
   *[backward] backward
  }.
jamaica-news-takes-lane = { $ship } takes { $lane ->
    [outer] the long outer lane
   *[inner] the short inner channel
  }.
jamaica-news-arrives = { $ship } reaches { $kind ->
    [royal] Port Royal
    [sea] sea space { $number }
    [port] port { $number }
   *[lair] pirate lair { $number }
  }.
jamaica-news-finishes = { $ship } is back in Port Royal: the finish!
jamaica-news-loses-steps = { $steps ->
    [one] { $steps } step is lost: the move ends in Port Royal.
   *[other] { $steps } steps are lost: the move ends in Port Royal.
  }
jamaica-news-ghost-stays = The Ghost Ship can't leave Port Royal backward: the move is lost.
jamaica-news-pays = { $seat } pays { $goods }.
jamaica-news-takes-out = { $seat } takes { $shares }.
jamaica-news-falls-short = Shortage! { $seat } owes { $due } and { $tokens ->
    [0] has nothing to give
   *[other] gives all there is: { $goods }
  }.
jamaica-news-moves-back = { $seat } falls back to { $kind ->
    [royal] Port Royal
    [sea] sea space { $number }
    [port] port { $number }
   *[lair] pirate lair { $number }
  }.
jamaica-news-leaves-treasure = { $seat } leaves the treasure in its lair.
jamaica-news-finds = { $ship } finds a treasure: { $treasure }.
jamaica-news-finds-hidden = { $ship } finds a treasure and puts it down unseen.
jamaica-news-ghost-must = { $way ->
    [forward] The Ghost Ship is last and sails forward.
   *[backward] The Ghost Ship leads and turns back.
  }
jamaica-news-attacks = { $attacker } attacks { $defender }!
jamaica-news-fires = { $ship } puts { $tokens ->
    [0] no gunpowder
   *[other] { $tokens } gunpowder
  } aside.
jamaica-news-rolls-in-combat = Combat die of { $ship }: { $die }.
jamaica-news-saber-own = { $ship } draws Saran's Saber and rolls again.
jamaica-news-saber-other = { $ship } draws Saran's Saber: { $other } must roll again.
jamaica-news-ties = { $strength } against { $strength }: the smoke clears and nothing has happened.
jamaica-news-wins = { $winner } beats { $loser }, { $own } to { $other }.
jamaica-news-wins-by-star = A star! { $winner } beats { $loser } at once.
jamaica-news-spares = { $ship } takes nothing.
jamaica-news-finds-nothing = { $ship } finds nothing to take.
jamaica-news-ghost-sinks = The Ghost Ship throws the loot overboard: { $goods }.
jamaica-news-robs = { $ship } robs { $loser } of { $goods } ({ $hold }).
jamaica-news-seizes = { $ship } takes { $treasure } from { $loser }.
jamaica-news-steals = { $ship } steals a treasure from { $loser }: { $treasure }.
jamaica-news-steals-hidden = { $ship } steals a face-down treasure from { $loser }.
jamaica-news-curses = { $ship } hands { $loser } a cursed treasure: { $treasure }.
jamaica-news-curses-hidden = { $ship } hands { $loser } a cursed treasure.

## The table in words
jamaica-panel-regatta = Round { $round }, Captain { $captain }; { $dice }. Bank: { $bank }
jamaica-dice-to-roll = the dice aren't rolled yet
jamaica-dice-rolled = dice { $low } and { $high }
jamaica-dice-set = morning { $morning }, evening { $evening }
jamaica-ship-finished = { $ship } (finished)
jamaica-ship-behind-start = { $ship } (behind the start)
jamaica-hold-aside = { $goods } ({ $aside } put aside)
jamaica-panel-ships = Ships and holds
jamaica-panel-treasures = Treasures ({ $pile } in the pile)
jamaica-panel-cards = Cards
jamaica-panel-combat = Combat
jamaica-column-space = space
jamaica-column-lane = stretch
jamaica-column-points = points
jamaica-lane = { $lane ->
    [outer] outer lane
   *[inner] inner channel
  }
jamaica-column-token = token
jamaica-column-ships = ships
jamaica-column-ship = ship
jamaica-column-pirate = pirate
jamaica-column-left = steps left
jamaica-column-hold = { $hold }
jamaica-column-bonuses = face up
jamaica-column-face-down = face down
jamaica-column-known = known to you
jamaica-column-hand = hand
jamaica-column-deck = deck
jamaica-column-chosen = card of the round
jamaica-column-played = played pile
jamaica-column-powder = gunpowder
jamaica-column-die = die
jamaica-column-strength = strength
jamaica-part-space = space
jamaica-part-gold = doubloons
jamaica-part-treasures = treasures
jamaica-part-cursed = cursed treasures

jamaica-reconstructed-space-30 = The duty of the port at space 30 is probable, not certain: we read 5 doubloons, one source says 3.
jamaica-reconstructed-colours = Which pirate sails under which colour is our choice; only the black Ghost Ship is certain. Colours have no effect.
jamaica-reconstructed-port-royal = That Port Royal costs nothing is our reading; its space shows no price.

## The board: names of pieces
jamaica-board-ship = { $ship }: { $space }, { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
  }
jamaica-board-hold = { $ship }, { $hold }: { $goods }
jamaica-board-hidden = { $ship }: { $count ->
    [one] { $count } face-down treasure
   *[other] { $count } face-down treasures
  }
jamaica-board-die = die: { $face }
jamaica-board-morning = morning die: { $face }
jamaica-board-evening = evening die: { $face }
jamaica-board-ghost-way = { $way ->
    [forward] the Ghost Ship forward
   *[backward] the Ghost Ship backward
  }
jamaica-board-captain = Captain
jamaica-board-revealed = played: { $card }
jamaica-board-combat-die = combat die, not rolled yet
jamaica-board-tokens = take { $tokens }
jamaica-board-powder = gunpowder: { $tokens }

## What an option brings
jamaica-gain-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
  }

## What the icons stand for
jamaica-icon = { $icon ->
    [coin] doubloons: pay port duties
    [food] food: spent on sea spaces
    [gunpowder] gunpowder: strength in combat
    [skull] a pirate lair: no cost
    [gem] a treasure still lies in this lair
    [treasure] treasure cards, and the sixth hold
    [map] Morgan's map: one more card in hand
    [sword] Saran's Saber: a combat roll made again
    [crown] Lady Beth: +2 in combat
    [sun] morning: the left action, done first
    [moon] evening: the right action, done second
    [die] action dice and the combat die
    [star] the star of the combat die wins at once; also points
    [cannon] combat
    [ship] ships
    [hat] the captain of the round, and the pirates
    [card] a card chosen for this round
    [cards] cards left in the deck
    [flag] steps left to the finish
    [hourglass] somebody is deciding
   *[other] {""}
  }
