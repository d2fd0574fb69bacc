### Words of the command line that no browser shows.

problem-new-game-name = “{ $game }” can't be the name of a game's folder: at most { $most } small letters and digits, words joined by “_”, such as tide_pool.
problem-new-game-there = There is a game “{ $game }” already.
problem-option-form = An option is given as NAME=VALUE, not “{ $text }”.
problem-ladder-bot = “{ $bot }” isn't on the ladder. Bots: { $names }.
problem-bots = { $bots } bots are too many for { $seats } seats.
problem-worker = Worker processes keep dying. Finished games are kept where --keep was given.
problem-no-ray = Ray isn't installed. The extra brings it: pip install 'prichal[scale]'.
problem-ray-address = A Ray address is HOST:PORT, ray://HOST:PORT or auto, not “{ $address }”.
problem-ray-silent = No Ray cluster answers at { $address }.
problem-ray-failed = Ray failed: { $reason } Finished games are kept where --keep was given.
problem-ray-lost = The Ray cluster is gone: { $reason } Finished games are kept where --keep was given.
problem-ray-version = Prichal { $here } is here, but { $there } on the cluster.
problem-other-run = { $file } belongs to another run: another game, other bots, seats, options or seed.
problem-not-a-run = { $file } isn't a run of the arena.
problem-load = --load brings the game, seats, names and options along; give none of them.
problem-output = The output can't be written: { $reason }.
problem-range-most = { $name } must be at most { $most }.
problem-range = { $name } must be at least { $least }.
problem-share = { $name } must be more than 0, and { $most } at most.
problem-end-of-input = The input ended before the game did.
problem-no-numpy = NumPy isn't installed. The extra brings it: pip install 'prichal[learn]'.
problem-lessons = Lessons are played one step ahead: --lessons goes without --simulations.
problem-no-features = { $game } has no features to learn by: see docs/bots.md.
problem-render = The table is shown in these ways: { $modes }.
problem-weights = { $file } is damaged, or has no weights in it.
problem-foreign-weights = The weights for { $game } ({ $label }) were learnt for other rules or other features.
problem-no-device = “{ $folder }” isn't a folder that `make static` has built.
