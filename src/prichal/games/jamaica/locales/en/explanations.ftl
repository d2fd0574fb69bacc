### Jamaica: what every piece is and does.

jamaica-explain-combat-die = combat die
jamaica-explain-combat-die-does = It shows 2, 4, 6, 8, 10 or a star. Strength is the die plus the gunpowder put aside before the roll; the higher one wins, and on a tie nothing happens.
jamaica-explain-combat-die-star = A star wins at once, and there is no defence against the attacker's.
jamaica-explain-spare = take nothing
jamaica-explain-spare-does = The winner of a combat may leave the loser everything.
jamaica-explain-leave = leave the treasure
jamaica-explain-leave-does = Whoever has fallen back into a lair may leave its treasure where it is; token and card stay.
jamaica-explain-ghost-way = the Ghost Ship: { $way ->
    [forward] forward
   *[backward] backward
  }
jamaica-explain-ghost-way-does = In the lead the Ghost Ship turns back, in last place it sails forward; otherwise the Captain chooses the way.
jamaica-explain-die = action die: { $face }
jamaica-explain-die-does = The Captain sets one die for the morning and the other for the evening: they say how much everybody loads or how far everybody sails.
jamaica-explain-die-order = The left action of a card goes by the morning die, then the right one by the evening die.
jamaica-explain-powder = { $tokens ->
    [0] no gunpowder
   *[other] gunpowder: { $tokens }
  }
jamaica-explain-powder-does = Each token adds 1 to the strength in this combat. It is put aside before the die is rolled.
jamaica-explain-powder-gone = Whatever the die brings, the tokens go to the bank.
jamaica-explain-tokens = out of this hold: { $tokens }
jamaica-explain-tokens-does = Whoever pays decides from which holds the tokens come; an emptied hold can be loaded again.
jamaica-explain-hidden = face-down treasures: { $count }
jamaica-explain-hidden-is = Treasures worth points, good or cursed: only their owner knows which. They count at the end.
jamaica-explain-hidden-stolen = Whoever beats this ship may take one of them, unseen and at random.
jamaica-explain-space-royal = Port Royal, start and finish: it costs nothing, and nobody fights here. A ship that comes home after its lap is worth 15 points and ends the game with this round.
jamaica-explain-space-port = A port: whoever ends a move here must pay { $cost } doubloons.
jamaica-explain-space-sea = Open sea: whoever ends a move here must pay { $cost } food.
jamaica-explain-space-lair = A pirate lair: stopping here costs nothing.
jamaica-explain-lair-token = A treasure still lies here: the first ship to stop takes it.
jamaica-explain-lair-empty = Its treasure is gone.
jamaica-explain-space-fork = The way forks: { $outer } spaces by the outer lane or { $inner } by the inner channel, both up to { $space }.
jamaica-explain-space-points = Behind the red line: a ship here at the end is worth { $points } points.
jamaica-explain-space-before-line = Before the red line: a ship here at the end loses 5 points.
jamaica-explain-space-ships = Here now: { $ships }.
jamaica-explain-space-combat = Whoever ends a move here has to fight first.
jamaica-explain-ship = galley of { $pirate }
jamaica-explain-ship-at = At { $space }; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to the finish by the shortest way.
jamaica-explain-ship-finished = Back in Port Royal: it sails no further.
jamaica-explain-ship-behind-start = It sailed backward out of Port Royal and needs the whole lap all the same: { $steps } steps.
jamaica-explain-ship-fights = Whoever ends a move on its space attacks it, wanted or not; the winner may rob a hold or take a treasure.
jamaica-explain-ship-captain = Its owner is the Captain of this round: sets the dice and acts first.
jamaica-explain-ghost-is = Nobody's ship, in games for two: the Captain moves it twice at the end of the round. It pays nothing and can't win.
jamaica-explain-ghost-fights = It fights with Lady Beth's +2; its doubloons and treasures can be taken by whoever beats it.
jamaica-explain-card-part = { $time ->
    [morning] Morning:
   *[evening] Evening:
  } { $symbol ->
    [gold] load as many doubloons as the die shows.
    [food] load as much food as the die shows.
    [powder] load as much gunpowder as the die shows.
    [forward] sail forward as many spaces as the die shows.
   *[backward] sail backward as many spaces as the die shows.
  }
jamaica-explain-card-when = All choose a card at once and unseen; each is turned up when its owner acts, and both actions must be done.
jamaica-explain-cursed = A cursed treasure: it costs its owner points at the end.
jamaica-explain-cursed-given = Whoever wins a combat may give it to the loser instead of taking something.
jamaica-explain-bonus-map = A hand of four cards instead of three.
jamaica-explain-bonus-saber = Once in a combat its owner may have a combat die rolled again, their own or the other's, even a star.
jamaica-explain-bonus-beth = +2 to its owner's combat die; no use with a star.
jamaica-explain-bonus-hold = A sixth hold, loaded like the others.
jamaica-explain-bonus-stolen = It lies open and works as long as it is owned; whoever beats its owner may take it.
jamaica-explain-hold-missing = There is none: the 6th Hold is a treasure that has to be found first.
jamaica-explain-hold-empty = Empty: a load goes here as a whole, one kind of goods in a hold.
jamaica-explain-hold-has = In it: { $goods }.
jamaica-explain-hold-gold = Doubloons pay for ports and are a point each at the end.
jamaica-explain-hold-food = Food pays for the open sea.
jamaica-explain-hold-powder = Gunpowder gives strength in combat.
jamaica-explain-hold-full = Nothing can be added while there is something in it. When no hold is empty, one has to be thrown overboard for a new load.
