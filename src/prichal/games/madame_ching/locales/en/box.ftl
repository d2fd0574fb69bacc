### Madame Ching: what can't be right in box.json, for whoever corrects it.

madame_ching-box-table = The box of Madame Ching can't be right. { $file }, { $table }: { $reason }.
madame_ching-box-unreadable = The box of Madame Ching can't be read. { $file }: { $reason }
madame_ching-box-missing = the table is missing
madame_ching-box-status = its status is missing (sure, single, inferred, reconstructed)
madame_ching-box-number = { $name } isn't a number
madame_ching-box-colours = "last" needs { $names }, in this order
madame_ching-box-colour-order = the last number of { $name } isn't higher than the one before
madame_ching-box-last-card = the last card is { $last }, not { $cards } (MC-C1)
madame_ching-box-letters = { $name } has other letters than M, L, S, K and -
madame_ching-box-length = { $name } ends with card { $found }, not { $last }
madame_ching-box-mission-form = { $name } isn't a number with a list of rewards
madame_ching-box-mission-order = { $name } doesn't follow { $before }
madame_ching-box-no-reward = tile { $tile } has no reward
madame_ching-box-reward = tile { $tile }: { $part } isn't a count with W, R, B, c or E
madame_ching-box-symbol-count = cards with the symbol "{ $symbol }": { $count }; a skill needs 3, { $most } are the most
madame_ching-box-lines = { $first } and { $second } aren't ascending numbers from 1 to 7
madame_ching-box-tiles = { $count } tiles instead of { $tiles } (MC-C1)
madame_ching-box-room = the numbers have room for { $room } missions, not { $most } (MC-S1)
madame_ching-box-supply = the missions may bring { $most } { $good ->
    [white-gems] white gems
    [red-gems] red gems
    [blue-gems] blue gems
   *[coins] coins
  }, the box leaves { $supply } (MC-E5)
madame_ching-box-reach = { $number } is in reach of cell 14, which reaches nothing (MC-X6)
madame_ching-box-nearest = from cell 24 the nearest are 23 and, with Meteorology, 29 (MC-X6, MC-K4)
madame_ching-box-rewards-of-23 = one 23 brings gems and another one an encounter card (MC-X6)
madame_ching-box-pilots = { $count } cards instead of 6 (MC-N7)
madame_ching-box-treasures = { $count } cards instead of 6 with each of the values 1 to 3 (MC-N10)
