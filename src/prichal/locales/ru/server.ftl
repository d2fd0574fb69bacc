### Отказы сервера и новости самого стола.

refused-no-table = Такого стола нет.
refused-not-your-seat = Место { $seat } не ваше.
refused-not-running = За этим столом сейчас не играют.
refused-no-person = Сначала назовитесь.
refused-bot-plays = За это место играет бот. Сначала верните место себе.
refused-undo-nothing = Отменять нечего.
refused-undo-there = К этому моменту вернуться нельзя.
refused-no-offer = Сейчас ничего не предложено.
refused-future-ply = За столом пока только ход { $ply }.
refused-bad-clock = У часов либо секунды на игрока, либо дни на ход.
refused-not-open = За этим столом уже начали.
refused-not-invited = За этот стол садятся по ссылке-приглашению. Возможно, ссылку заменили новой.
refused-not-seated = Вы не сидите за этим столом.
refused-not-owner = Это может только хозяин стола.
refused-still-running = Игра ещё не окончена.
refused-seat-taken = Место { $seat } занято.
refused-seated = Вы уже сидите за этим столом.
refused-bot-level = Бот «{ $bot }» здесь не играет. Боты: { $names }.
refused-full = За этим столом нет свободных мест.
refused-registered = У вас уже есть учётная запись.
refused-login-taken = Этот логин занят.
refused-wrong-password = Неверный логин или пароль.
refused-no-spectators = За этим столом играют без зрителей.
refused-empty-chat = В сообщении ничего нет.
refused-chatty = Слишком много сообщений. Подождите немного.
refused-not-over = Это можно получить, когда игра окончена: там тайны всех игроков.
refused-no-hints = Подсказок нет там, где играют другие люди.
refused-not-asked = Это место сейчас ни о чём не спрашивают.
refused-malformed = Это неправильное сообщение: { $reason }
refused-csrf = Страница устарела. Обновите её.
refused-not-found = Такой страницы нет.
refused-method = Здесь так нельзя.
refused-too-large = Это слишком большое.
refused-too-many = Слишком много запросов. Подождите немного.
refused-origin = Запросы со страниц других сайтов не принимаются.
refused-away = Хранилище сейчас недоступно. Ничего не изменилось; попробуйте ещё раз.
refused-failure = На сервере что-то пошло не так.
refused-stopping = Сервер сейчас остановится.
refused-busy = За столом слишком оживлённо. Попробуйте ещё раз.

news-undo = { $seat }: отмена, игра продолжается с хода { $ply }
news-agreed = Все согласны закончить игру здесь
news-concede = { $seat } сдаётся
news-timeout = { $seat }: время вышло

problem-database-url = { $url } — это не sqlite:///ФАЙЛ и не postgresql://…
problem-database = База данных { $url } недоступна: { $reason }
problem-database-newer = База данных от более новой версии «Причала» (ревизия { $revision }).
problem-processes-redis = Нескольким процессам нужен --redis-url, чтобы слышать друг друга.
problem-remote-redis = Ботам на других машинах нужен --redis-url.
problem-port = Нельзя слушать { $place }: { $reason }
problem-log-level = Нет уровня журнала { $level }; уровни: { $levels }

serve-at = «Причал» открыт: { $address } (Control-C закроет)
