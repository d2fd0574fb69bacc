### Words that all games share.

-ruling = [house ruling]
-reconstructed = [reconstructed]

empty = { "" }
list = { $items }
seat-number = Player { $number }
column-player = player
column-score = score
total = total

## The text table
table-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
table-choose-game = Which game? Type its number, then Enter.
table-turn = { $seat }: { $title }
table-only-answer = { $seat }: { $title } — only one answer: { $label }
table-options = Type a number; `? 2` explains option 2; `board` shows the whole table, `help` the commands.
table-ask = > 
table-help =
    a number      choose that option
    ? 2           explain option 2 and show its rule
    { $clause } show a rule (any clause)
    { $piece } say what a piece is
    board         show the whole table again
    hint          what a good player would do
    undo          take back the last decision of a person
    save FILE     write the game so far to a file
    news          show the last lines of the chronicle
    quit          leave the table
table-not-understood = That is neither an option's number nor a command. `help` lists the commands.
table-no-option = There is no option { $number }; the options are 1 to { $count }.
table-explains = { $label } — action `{ $action }`, rule { $rule }:
table-pieces = Pieces: { $pieces }. `? { $piece }` says what it is.
table-neither = “{ $what }” is neither a rule nor a piece of this game.
table-nothing-to-undo = There is nothing to take back.
table-undone = Taken back.
table-saved = Saved to { $file }.
table-which-file = Say where to: `save FILE`.
table-quit = The table is left; the game isn't finished.
table-pass = Pass the keyboard to { $seat }, then press Enter.
table-over = The game is over.
table-winner = { $count ->
    [one] Winner: { $names }
   *[other] The win is shared: { $names }
  }
table-no-winner = Nobody at this table wins.
table-bot = Bot { $number }
table-hint = { $label }: worth { $value } of 100, { $share } % of the thinking
table-reckoning = Reckoning
table-for = for
table-seed = Seed { $seed }: the same seed brings the same luck.

## Bots
bot-random = random
bot-greedy = greedy
bot-cabin-boy = cabin boy
bot-sailor = sailor
bot-captain = captain
bot-admiral = admiral

## Replay
replay-title = Record of { $game }: { $players }
replay-help = Enter: next line; `b`: back; a number: that line; `e`: to the end; `q`: quit
replay-at = Line { $ply } of { $count }
replay-action = { $seat } `{ $action }`
replay-chance = chance
replay-table = table

## Lines of the table itself, and how a game ended before its end
news-undone = { $line ->
    [0] Back to the beginning.
   *[other] Back to the position after line { $line }.
  }
news-undo = { $seat } takes back: the game goes on from ply { $ply }.
news-agreed = Everybody agrees to end the game here.
news-concede = { $seat } gives up.
news-leave = { $seat } leaves; a bot plays on.
news-timeout = { $seat } is out of time.
ending-conceded = The game ended when { $seat } gave up.
ending-timeout = The game ended when { $seat } ran out of time.
ending-agreed = The game ended by agreement.

## Rules
rules-title = { $game }: the rules, clause by clause
rules-reconstructed-title = What is reconstructed
rules-reconstructed-none = Nothing.
rules-note = { -ruling } marks our own decision where the rulebook is silent, { -reconstructed } what we couldn't read off a copy of the game.

## Games
games-seats = seats
games-options = options
games-about = what it is

## Verification
verify-good = { $file }: { $game }, { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }, the chain is whole and the replay is exact.
verify-finished = Result: { $result }
verify-open = The game is open.
verify-luck = { $count ->
    [one] The luck is fair: the seed fits its commitment, and the one draw follows from it.
   *[other] The luck is fair: the seed fits its commitment, and all { $count } draws follow from it.
  }
verify-old-luck = But this is the first way of drawing: lines that change nothing shift the luck there. What follows from the seed isn't proven to be unchosen.
verify-take-backs = { $count ->
    [one] One draw was taken back, with everybody's consent, and drawn afresh.
   *[other] { $count } draws were taken back, with everybody's consent, and drawn afresh.
  }
verify-old-rules = The game was begun under rules { $rules }; it fits today's rules { $known } too.
verify-no-seed = The record has no seed: only the chain and the rules were checked, not the luck.

## A new game
new-game-made = { $folder } is a game that plays at once: prichal play { $game }. docs/adding-a-game.md says what comes next; deleting the folder takes the game away again.

## Refusals
problem-game = No game is called “{ $game }”. Games: { $names }.
problem-seats = { $game } is for { $counts } seats, not { $seats }.
problem-option = { $game } with { $seats } seats has no option “{ $option }”. Options: { $names }.
problem-value = Option { $option } can't be “{ $value }”. Values: { $values }.
problem-players = { $seats } seats need { $seats } names, not { $players }.
problem-name = A name has 1 to { $limit } printable characters.
problem-action = There is no action “{ $action }” in this game.
problem-over = The game is over.
problem-turn = It isn't the turn of { $seat }.
problem-illegal = “{ $action }” isn't allowed now ({ $clause }).
problem-no-seat = There is no seat { $seat } at this table.
problem-undo = There is no line { $line } to go back to.
problem-undo-path = The position after line { $line } was taken back itself: nothing leads there any more.
problem-undo-nothing = There is nothing to take back.
problem-undo-consent = What chance brought is taken back only with the consent of everybody who plays.
problem-gone = { $seat } has gone already.
problem-table-line = The table has no line “{ $action }”.
problem-seed = the seed isn't 64 hexadecimal digits
problem-no-commitment = there is a seed, but no commitment to it
problem-commitment = the commitment isn't the hash of the seed
problem-no-entropy = a seat has no entropy
problem-bot-entropy = the entropy of a bot isn't the one that follows from the commitment
problem-luck-version = this way of drawing isn't known here
problem-luck = chance was “{ $action }”, but the seed brings “{ $drawn }”
problem-not-a-record = This isn't a record: line { $line } doesn't say so.
problem-record-torn = The record is cut off in line { $line }.
problem-record-tail = The record goes on after its end, in line { $line }.
problem-record-line = Line { $line } isn't a proper line of a record.
problem-record-header = The header of the record lacks the game, the seats or a player.
problem-record-chain = Line { $line } was changed: its hash doesn't fit.
problem-replay = Line { $line }: { $reason }
problem-file-read = { $file } can't be read: { $reason }.
problem-file-text = { $file } isn't a text file.
problem-file-write = { $file } can't be written: { $reason }.
problem-language = There is no language “{ $language }”. Languages: { $names }.
problem-bot = There is no bot “{ $bot }”. Bots: { $names }.
problem-budget = A search needs at least 1 simulation, or 1 millisecond, and 1 to { $most } processes.
problem-team = A process that searched for a bot died, twice in a row.
problem-rules-version = it was written by rules { $rules }, known here are 1 to { $known }
problem-box = { $game } was played there with { $given }, here there is { $here }
box-shipped = the box as it is shipped
box-corrected = a corrected box ({ $box })
problem-replay-differs = the replay comes out otherwise
problem-file-other = { $file } is there already and isn't a record.
problem-snapshot-torn = The snapshot of the position is damaged.
problem-snapshot-foreign = The snapshot belongs to another game, other rules or other seats.
