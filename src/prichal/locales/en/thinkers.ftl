### Words of bots that think in processes and on other machines.

problem-thinking = The bot couldn't think: { $reason }
problem-nothing-to-decide = In this position the seat has nothing to decide.
problem-thinkers-stopped = The bots aren't thinking any more: the server is stopping.
problem-thinkers-died = The processes that thought about this move died, one after another.
problem-thought-too-long = The bot thought for more than { $seconds } s of processor time.
problem-thinkers-late = No worker answered within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }. Is one running (`prichal worker`)?
problem-redis = Redis at { $url } doesn't answer: { $reason }.
problem-redis-url = “{ $url }” isn't the address of a Redis. One looks like redis://localhost:6379/0.
problem-scale = This needs the package saq: pip install 'prichal[scale]'.
