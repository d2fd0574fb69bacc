### The White Castle: what every piece is and does.

white_castle-explain-brings = Effect: { $effect }.
white_castle-explain-matcha-only = It takes part with the Matcha expansion only.
white_castle-explain-idle = { $reason ->
    [target] Now nothing would come of this: { $effect }. There is no target.
    [dear] Now nothing would come of this: { $effect }. It is too dear.
   *[unless] This can't be performed as things stand: { $effect }. Another effect of the same place may change that if it comes first.
  }
white_castle-explain-seals = daimyo seals
white_castle-explain-decline = decline
white_castle-explain-decline-does = Actions and everything with a price may be declined before anything is paid.
white_castle-explain-pay = pay
white_castle-explain-pay-does = The price is paid in full and the effect is performed. Seals may be converted first.
white_castle-explain-gate-is = Here courtiers enter the castle: for 2 coins the leftmost one of the clan board comes here.
white_castle-explain-gate-worth = A courtier left at the gate is worth 1 point at the end.
white_castle-explain-pond-is = A geisha on the overlook may bring the rewards of all three lilies. The lilies stay for everybody.
white_castle-explain-overlook-token = ceremony token of the overlook
white_castle-explain-overlook-price = A geisha who stops on the overlook may perform it for 3 coins instead of taking the lilies.
white_castle-explain-convert-when = At any moment of your own turn: 1 seal into 1 coin, or 2 seals into 1 food, iron, pearl, or with Matcha 1 whisk.
white_castle-explain-good-coins = Coins pay where a die is lower than the value it covers, and for courtiers and geishas. Every five coins and seals together are worth 1 point at the end.
white_castle-explain-good-seals = Seals pay for dark blocks, blue curtains and steps of influence, and can be converted. Nobody holds more than 5.
white_castle-explain-good-points = Clan points: whoever has the most wins.
white_castle-explain-good-food = Food pays for gardeners.
white_castle-explain-good-iron = Iron pays for warriors.
white_castle-explain-good-pearl = Pearl pays for courtiers who climb the castle.
white_castle-explain-good-whisks = Whisks pay for geishas who walk the path of tea.
white_castle-explain-good-limit = Nobody holds more than 7 of a resource; the rest is lost. At the end 3 to 6 of a kind are worth 1 point, 7 are worth 2.
white_castle-explain-influence = influence { $position }
white_castle-explain-influence-price = Entering this space costs { $price }; whoever doesn't pay stops before it.
white_castle-explain-influence-is = Whoever is furthest takes the first turn of the next round. At the end 6 to 10 bring 3 points, 11 to 14 bring 6, from 15 on the number less 5.
white_castle-explain-part = part { $number } of the effect
white_castle-explain-part-is = The parts of an effect are performed one after another, in an order of your choice.
white_castle-explain-yard = training yard for { $iron } iron
white_castle-explain-yard-price = Pay { $iron } iron: your leftmost warrior comes here, and the tokens are performed.
white_castle-explain-yard-worth = { $worth ->
    [1] At the end a warrior here is worth as many points as you have courtiers inside the castle.
   *[other] At the end a warrior here is worth { $worth } points for each of your courtiers inside the castle.
  }
white_castle-explain-garden-price = Pay { $food } food: your leftmost gardener comes here, and the card is performed.
white_castle-explain-garden-again = It is performed again after rounds 1 and 2 if a die is left on the bridge above.
white_castle-explain-garden-worth = At the end the gardener is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
white_castle-explain-bridge-die = { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } die on the { $end ->
    [left] left
   *[right] right
  } end: { $value }
white_castle-explain-bridge-empty = { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } bridge, { $end ->
    [left] left
   *[right] right
  } end: no die
white_castle-explain-bridge-left = Low, but whoever takes it also gets the lantern reward: everything in the lantern area.
white_castle-explain-bridge-right = The highest die of the bridge.
white_castle-explain-die-difference = Placed, it is compared with the value it covers: the difference is gained or paid in coins.
white_castle-explain-row = { $colour ->
    [coral] coral row: courtiers
    [black] black row: gardeners
    [white] white row: warriors
   *[green] green row: geishas
  }
white_castle-explain-row-die = Value 6; for a { $colour ->
    [coral] coral
    [black] black
    [white] white
   *[green] green
  } die, one each round.
white_castle-explain-row-reward = Visible reward: { $effect }.
white_castle-explain-row-block = Then the action card's block: { $effect }.
white_castle-explain-row-grows = Every member sent out from the row uncovers one more reward.
white_castle-explain-block = { $room }, block { $block }
white_castle-explain-block-tile = Performed by { $colour ->
    [coral] a coral die
    [black] a black die
   *[white] a white die
  } placed in the room.
white_castle-explain-block-light = A light block: light actions can perform it too, without a die.
white_castle-explain-block-dark = A dark block: on a steward card it costs 1 seal.
white_castle-explain-block-none = There is no such block on the card.
white_castle-explain-space-value = Printed value: { $value }. A higher die brings the difference in coins, a lower one costs it.
white_castle-explain-well-is = It takes any number of dice, always compared with 1.
white_castle-explain-room-dice = Only for a die with the colour of one of the room's tiles: it performs every block beside a tile of its colour.
white_castle-explain-walls-is = For a die of any colour: one of these actions.
white_castle-explain-tea-is = For a die of any colour: a geisha action.
white_castle-explain-outskirts-is = For a die of any colour: the two curtains that face the space, in any order.
white_castle-explain-room-is = A courtier who climbs here takes the room's card as the new action card and performs one of its light blocks; the old one goes to the lantern area.
white_castle-explain-room-worth = A courtier here is worth { $points } points at the end, and counts for warriors.
white_castle-explain-daimyo-is = A courtier who climbs here brings the lantern reward and one free slot of the daimyo card.
white_castle-explain-daimyo-worth = A courtier here is worth 10 points at the end.
white_castle-explain-slot = daimyo's room, slot { $slot }
white_castle-explain-slot-taken = Taken by { $seat }.
white_castle-explain-slot-is = Whoever sends a courtier to the daimyo's room chooses a free slot; each holds one courtier.
white_castle-explain-courtier = courtier { $from ->
    [gate] at the gate
    [steward] on the steward floor
   *[diplomat] on the diplomat floor
  }
white_castle-explain-courtier-climbs = Climbs one floor for 2 pearl or two for 5.
white_castle-explain-courtier-worth = Worth at the end: gate 1, steward rooms 3, diplomat rooms 6, daimyo's room 10.
white_castle-explain-geisha = geisha: { $place }
white_castle-explain-geisha-walks = Walks one step for 2 whisks or two for 5; only where she stops counts.
white_castle-explain-geisha-worth = Worth at the end: entrance 1, overlook 2, first path space 2, second 3, in the tea house 2 for each member of a kind.
white_castle-explain-tea-entrance = Here geishas enter the tea garden, for 2 coins each; from here they go to the overlook or along the path.
white_castle-explain-tea-overlook = A geisha who stops here takes the lilies or pays 3 coins for the ceremony token. One geisha of each clan.
white_castle-explain-tea-path-1 = Whoever stops here takes the top card of a deck of the outskirts: its yellow curtain is performed, then it goes to the lantern area.
white_castle-explain-tea-path-2 = Whoever stops here performs the blue curtain of one of the two open cards, for its seal.
white_castle-explain-tea-house = The end of the path: whoever enters a room performs its ceremony token. Two geishas of a clan in a room at most.
white_castle-explain-house-worth = At the end a geisha here is worth 2 points for each of your { $member ->
    [gardener] gardeners
    [warrior] warriors
   *[courtier] courtiers
  } on the board.
white_castle-explain-art-yellow = Yellow curtain, free: { $effect }.
white_castle-explain-art-blue = Blue curtain: { $effect }.
white_castle-explain-art-is = The open card of its deck in the outskirts: dice in the outskirts and geishas on the path use its curtains.
white_castle-explain-pair = starting cards { $pair }
white_castle-explain-pair-goods = Goods at the start: { $goods }{ $choice ->
    [0] { "" }
    [one] , and { $choice } resource of your choice
   *[other] , and { $choice } resources of your choice
  }.
white_castle-explain-pair-action = Action card: { $card }.
white_castle-explain-pair-is = In reverse turn order everybody takes a pair; the resource card then lies in the lantern area, the action card on the clan board.
white_castle-explain-lantern-side = Turned over in the lantern area, the card adds: { $effect }.
