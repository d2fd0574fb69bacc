### The browser table: pages, the shell around every board, and what goes wrong there.

browser-title = Prichal
browser-welcome = Take a seat at the quay
browser-about = Four board games with complete rules, bots that play well, and room for your friends. No sign-up: press a button and play.
browser-guest = Guest { $number }
browser-level = Bots play as
browser-players = { $counts } players
browser-length = { $minutes } minutes
browser-play-now = Play now against bots
browser-starting = Setting up the table…
browser-new-table = New table
browser-rules = Rules
browser-my-games = My games
browser-open-tables = Open tables
browser-no-open-tables = Nobody is waiting for players just now. Open a table, and it will be listed here.
browser-finished-games = Finished games
browser-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
browser-your-turn = Your turn
browser-turn-of = { $names } to move
browser-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
browser-free = free seat
browser-kept-for = kept for { $name }

## Switches
browser-theme-light = Light theme
browser-theme-dark = Dark theme
browser-sound = Sound
browser-close = Close
browser-keep = Save
browser-name = Name
browser-name-change = Change your name
browser-name-kept = Saved.
browser-person = You
browser-account = Keep my games in an account
browser-account-is = Signed in as { $login }.
browser-account-why = An account keeps your games on all your devices. Guests keep theirs on this one.
browser-login = Login name
browser-password = Password (at least 8 characters)
browser-sign-in = Sign in
browser-sign-out = Sign out
browser-register = Create an account
browser-signed-in = Signed in.
browser-signed-out = Signed out.
browser-registered = The account is yours, and your games stay with you.

## A new table
browser-new-table-of = New table: { $game }
browser-how-many = How many players?
browser-who-sits = Who sits where?
browser-chair-me = me
browser-chair-person = somebody online
browser-chair-hot-seat = somebody beside me
browser-name-at = Name of { $seat }
browser-chair-bot = bot: { $level }
browser-options = Game options
browser-house-rules = Table settings
browser-clock = Clock
browser-clock-choice = { $clock ->
    [quick] 5 minutes + 10 seconds per move
    [calm] 15 minutes + 20 seconds per move
    [day] one day per move
    [three-days] three days per move
   *[none] no clock
  }
browser-clock-facts = { $kind ->
    [days] { $days ->
        [one] one day per move
       *[other] { $days } days per move
      }
    [minutes] { $minutes } min + { $increment } s per move
   *[none] no clock
  }
browser-no-spectators = no spectators
browser-invited = Only with an invitation link
browser-spectators = Spectators may watch
browser-asks-all = Ask me even when there is only one answer
browser-open-table = Open the table

## Before the game
browser-waiting-room = Waiting for players
browser-sit-down = Sit down
browser-stand-up = Give up the seat
browser-link = Send this link to the people you want to play with:
browser-link-needed = Only people with this link can sit down:
browser-invitation-needed = Only people with the invitation link can sit down at this table.
browser-link-label = Link to the table
browser-new-link = Make a link
browser-copy = Copy
browser-copied = Copied

## At the table
browser-seats = Players
browser-bot = bot, { $level }
browser-present = here
browser-absent = away
browser-to-move = to move
browser-prompt = What is asked
browser-option-list = Options
browser-one-less = one less: { $label }
browser-so-many = { $label }: { $count }
browser-no-room = no room
browser-all-options = { $count ->
    [one] One option
   *[other] All { $count } options
}
browser-waiting = Waiting
browser-waiting-for = Waiting for { $names }
browser-only-answer = Only one answer: { $label }
browser-looking-back = Looking back: after line { $ply }
browser-live = Back to now
browser-confirm = Confirm
browser-cancel = Cancel
browser-undo = Take back
browser-undo-ask = Ask everybody to take back
browser-hint = Hint
browser-why = Why?
browser-worth = score out of 100, as a strong bot sees it
browser-why-asked = That isn't an option now. The question is: { $title }
browser-why-piece = The rules don't allow that now.
browser-why-belongs = That belongs to { $owner }.
browser-why-turn = It isn't your turn. Waiting for { $others }.
browser-why-watching = You are watching. To move: { $others }.
browser-why-past = You are looking back. Go back to now to play.
browser-offer-undo = { $seat } asks to go back to line { $ply }.
browser-offer-end = { $seat } offers to end the game here.
browser-offer-bot = { $seat } asks to let a bot play for { $other }, who is away: { $level }.
browser-offer-back = { $seat } asks to play again instead of the bot.
browser-offer-waits = Waiting for the others.
browser-agree = Agree
browser-decline = Decline
browser-chronicle = Chronicle
browser-chronicle-empty = Nothing has happened yet.
browser-chat = Chat
browser-chat-empty = Nobody has said anything yet.
browser-chat-line = Say something
browser-chat-send = Send
browser-name-question = What should the others call you?
browser-name-skip = Skip
browser-fill = Fill the free seats with bots ({ $level }) and start
browser-share = Share
browser-qr = QR code
browser-qr-label = The link to this table as a QR code
browser-password-rule = At least 8 characters.
browser-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
browser-side = Chronicle, chat and rules
browser-step-back = One line back
browser-step-on = One line on
browser-scrub = Look back over the game
browser-ply = { $ply } of { $count }
browser-my-area = My area
browser-zoom-in = Larger
browser-zoom-out = Smaller
browser-loading = Setting up the table…
browser-reconnecting = Reconnecting…
browser-curtain = Pass the device to { $seat }
browser-curtain-why = The others look away: a hand is about to be shown.
browser-curtain-lift = I am { $seat }
browser-board = Board

## Menu
browser-menu = Menu
browser-confirm-setting = Ask before moves that can't be taken back
browser-alerts = Notify me when it is my turn
browser-my-seat = My seat
browser-hand-over = Let a bot play: { $level }
browser-take-back = Play it myself again
browser-hand-over-note = Where others play, a seat given to a bot stays the bot's, unless everybody agrees.
browser-take-back-note = The others are asked whether you may play again.
browser-stand-in = Let a bot play for { $name }, who is away: { $level }
browser-stop-table = Stop this table
browser-remove = Ask { $name } to leave
browser-remove-short = Ask to leave
browser-offer-end-now = Offer to end here
browser-concede = Concede
browser-concede-sure = Yes, concede
browser-legend = What the icons mean
browser-keyboard = Keyboard
browser-key = { $key ->
    [Enter] confirm
    [Esc] drop what was chosen; back to now
    [u] take back
    [h] hint
    [w] why? the rule behind what is asked
    [i] what is this? About the piece in focus or under the pointer; again for its rule; Tab goes on to the next
    [l] back to now
    [p] pause the playback, or go on
    [a] show the last turn again
    [t] to the pieces on the board (Tab goes on, Enter touches)
    [digits] choose an option
   *[other] one line back or on
  }
browser-fairness = The luck of this table is fixed by the seed with SHA-256 { $commitment }…; after the end the record shows the seed, and this device compares the record with the game it saw.

## Following the game
browser-caption = What happens
browser-pause = Pause
browser-go-on = Go on
browser-skip = Skip to now
browser-again = Show the last turn again
browser-play-on = Play
browser-speed = Playback speed
browser-speed-choice = { $speed ->
    [slow] slow
    [fast] fast
    [instant] instant
   *[normal] normal
  }
browser-pace = Pause before a bot's move
browser-pace-choice = { $pace ->
    [none] none
    [short] short
   *[normal] normal
  }

## The end
browser-result = Result
browser-with-takebacks = with take-backs
browser-takebacks = { $count ->
    [one] One draw was taken back by agreement and drawn again.
   *[other] { $count } draws were taken back by agreement and drawn again.
  }
browser-luck-fair = Checked by this device: the record is the game you saw, and its luck comes from the seed that was promised before it.
browser-luck-unseen = This device saw nothing of the game, so it can't compare the record with it.
browser-luck-unreachable = The record can't be read just now, so nothing was compared.
browser-luck-commitment = Careful: the record names another promise of luck than the one this device saw before the game.
browser-luck-seed = Careful: the seed in the record isn't the one that was promised.
browser-luck-entropy = Careful: the record has other shares of luck than the ones the players gave.
browser-luck-bot-entropy = Careful: a bot's share of luck isn't the one that the rule gives.
browser-luck-lines = Careful: the record tells another game than the one this device saw.
browser-luck-unreadable = Careful: the record can't be read, or has no seed.
browser-plot = Points during the game
browser-rematch = Play again
browser-rematch-join = Sit down there
browser-rematch-waits = The others want to play again: your seat at the new table waits for you.
browser-record = Download the record
browser-ended-conceded = { $seat } has conceded.
browser-ended-timeout = { $seat } ran out of time.
browser-ended-agreed = Ended by agreement.
browser-ended-closed = The table was closed.
browser-rival-won = Lost to the game itself

## Rules
browser-rules-search = Search the rules
browser-rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
browser-mark-ruling = { -ruling }
browser-mark-reconstructed = { -reconstructed }

## What goes wrong
browser-engine-compiling = The engine is still being compiled: for a minute or two the bots think slowly.
browser-engine-compiled = The engine is compiled: the bots think at full speed now.
browser-engine-failed = The engine couldn't be compiled (build/compile.log says why). The games are the same, but the bots think slowly.
browser-away = Waiting for the server. It can't be reached just now; the page goes on by itself as soon as it answers.
browser-unreachable = The server can't be reached. Try again in a moment.
browser-refused = The server didn't accept that.
browser-lost = There is nothing at this address.
browser-no-game = There is no such game here.
browser-try-again = Try again
browser-to-home = Home
