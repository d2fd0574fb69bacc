### The server's refusals and the table's own news.

refused-no-table = There is no such table.
refused-not-your-seat = Seat { $seat } isn't yours.
refused-not-running = No game is going on at this table.
refused-no-person = Say who you are first.
refused-bot-plays = A bot plays this seat. Take it back first.
refused-undo-nothing = There is nothing to take back.
refused-undo-there = There is no way back to that moment.
refused-no-offer = Nothing is offered.
refused-future-ply = The table is only at ply { $ply }.
refused-bad-clock = A clock has either seconds per player or days per move.
refused-not-open = This table has begun already.
refused-not-invited = This table needs its invitation link. The link may have been replaced by a newer one.
refused-not-seated = You don't sit at this table.
refused-not-owner = Only the owner of the table may do that.
refused-still-running = The game isn't over yet.
refused-seat-taken = Seat { $seat } isn't free.
refused-seated = You sit at this table already.
refused-bot-level = No bot “{ $bot }” plays here. Bots: { $names }.
refused-full = There is no free seat at this table.
refused-registered = You have an account already.
refused-login-taken = This login is taken.
refused-wrong-password = Login or password is wrong.
refused-no-spectators = This table is played without spectators.
refused-empty-chat = A line of chat needs something to say.
refused-chatty = That was a lot of chat. Wait a little.
refused-not-over = This is given out when the game is over, because it holds everybody's secrets.
refused-no-hints = There are no hints where other people play.
refused-not-asked = This seat isn't asked anything now.
refused-malformed = That isn't a proper message: { $reason }
refused-csrf = The page is too old. Reload it.
refused-not-found = There is no such page.
refused-method = That can't be done here.
refused-too-large = That is too large.
refused-too-many = Too many requests. Wait a little.
refused-origin = Requests from other sites' pages aren't taken.
refused-away = The store can't be reached just now. Nothing was changed; try again.
refused-failure = Something went wrong on the server.
refused-stopping = The server is about to stop.
refused-busy = The table is too busy. Try again.

news-undo = { $seat } takes back: the game goes on from ply { $ply }
news-agreed = Everybody agrees to end the game here
news-concede = { $seat } gives up
news-timeout = { $seat } is out of time

problem-database-url = { $url } is neither sqlite:///FILE nor postgresql://…
problem-database = The database { $url } can't be used: { $reason }
problem-database-newer = The database is of a newer version of Prichal (revision { $revision }).
problem-processes-redis = Several processes need --redis-url to hear of each other.
problem-remote-redis = Bots on other machines need --redis-url.
problem-port = Can't listen at { $place }: { $reason }
problem-log-level = There is no log level { $level }; levels: { $levels }

serve-at = Prichal is open at { $address } (Control-C closes it)
