### Слова ботов, думающих в отдельных процессах и на других машинах.

problem-thinking = Бот не смог подумать: { $reason }
problem-nothing-to-decide = В этой позиции месту решать нечего.
problem-thinkers-stopped = Боты больше не думают: сервер останавливается.
problem-thinkers-died = Процессы, думавшие над этим ходом, погибли один за другим.
problem-thought-too-long = Бот думал больше { $seconds } с процессорного времени.
problem-thinkers-late = За { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
  } не ответил ни один работник. Запущен ли он (`prichal worker`)?
problem-redis = Redis по адресу { $url } не отвечает: { $reason }.
problem-redis-url = «{ $url }» — не адрес Redis. Он выглядит как redis://localhost:6379/0.
problem-scale = Для этого нужен пакет saq: pip install 'prichal[scale]'.
