### Слова, общие для всех игр.

-ruling = [решение стола]
-reconstructed = [восстановлено]

empty = { "" }
list = { $items }
seat-number = Игрок { $number }
column-player = игрок
column-score = очки
total = всего

## Настольная игра в терминале
table-title = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
  }
table-choose-game = Какая игра? Наберите её номер и нажмите Enter.
table-turn = { $seat }: { $title }
table-only-answer = { $seat }: { $title } — ответ только один: { $label }
table-options = Наберите номер; `? 2` объяснит вариант 2; `board` покажет весь стол, `help` — команды.
table-ask = > 
table-help =
    номер         выбрать этот вариант
    ? 2           объяснить вариант 2 и показать его правило
    { $clause } показать правило (любой пункт)
    { $piece } сказать, что это за предмет
    board         показать весь стол ещё раз
    hint          что сделал бы хороший игрок
    undo          вернуть последнее решение человека
    save ФАЙЛ     записать партию в файл
    news          показать последние строки хроники
    quit          уйти из-за стола
table-not-understood = Это не номер варианта и не команда. `help` покажет команды.
table-no-option = Варианта { $number } нет; есть варианты от 1 до { $count }.
table-explains = { $label } — действие `{ $action }`, правило { $rule }:
table-pieces = Предметы: { $pieces }. `? { $piece }` скажет, что это.
table-neither = «{ $what }» — не правило и не предмет этой игры.
table-nothing-to-undo = Возвращать нечего.
table-undone = Ход возвращён.
table-saved = Записано в { $file }.
table-which-file = Укажите куда: `save ФАЙЛ`.
table-quit = Партия оставлена незаконченной.
table-pass = Передайте клавиатуру: { $seat }. Затем нажмите Enter.
table-over = Партия окончена.
table-winner = { $count ->
    [one] Победа: { $names }
   *[other] Победа делится: { $names }
  }
table-no-winner = За этим столом не побеждает никто.
table-bot = Бот { $number }
table-hint = { $label }: оценка { $value } из 100, { $share } % раздумий
table-reckoning = Подсчёт
table-for = за что
table-seed = Зерно { $seed }: с тем же зерном выпадет то же самое.

## Боты
bot-random = случайный
bot-greedy = жадный
bot-cabin-boy = юнга
bot-sailor = матрос
bot-captain = капитан
bot-admiral = адмирал

## Просмотр записи
replay-title = Запись партии { $game }: { $players }
replay-help = Enter: следующая строка; `b`: назад; номер: к этой строке; `e`: в конец; `q`: выход
replay-at = Строка { $ply } из { $count }
replay-action = { $seat } `{ $action }`
replay-chance = случай
replay-table = стол

## Строки самого стола и как партия кончилась до срока
news-undone = { $line ->
    [0] Назад к началу.
   *[other] Назад к позиции после строки { $line }.
  }
news-undo = { $seat }: отмена, игра продолжается с хода { $ply }.
news-agreed = Все согласны закончить игру здесь.
news-concede = { $seat } сдаётся.
news-leave = { $seat } уходит; дальше играет бот.
news-timeout = { $seat }: время вышло.
ending-conceded = Партия кончилась: { $seat } сдаётся.
ending-timeout = Партия кончилась: { $seat } без времени.
ending-agreed = Партия кончилась по общему согласию.

## Правила
rules-title = { $game }: правила по пунктам
rules-reconstructed-title = Что восстановлено
rules-reconstructed-none = Ничего.
rules-note = { -ruling } отмечает наше решение там, где книга правил молчит, { -reconstructed } — то, чего не удалось прочесть с экземпляра игры.

## Игры
games-seats = места
games-options = настройки
games-about = что это

## Проверка
verify-good = { $file }: { $game }, строк: { $count }; цепочка цела, повтор точен.
verify-finished = Итог: { $result }
verify-open = Партия не окончена.
verify-luck = Случай честен: зерно отвечает обязательству, и все исходы (их { $count }) следуют из него.
verify-old-luck = Но это первый способ жребия: в нём строки, которые ничего не меняют, сдвигают случай. Что исходы никто не подбирал, этим не доказано.
verify-take-backs = { $count ->
    [one] { $count } исход взят назад с общего согласия и разыгран заново.
    [few] { $count } исхода взяты назад с общего согласия и разыграны заново.
   *[other] { $count } исходов взяты назад с общего согласия и разыграны заново.
  }
verify-old-rules = Партия начата по правилам { $rules }; она подходит и под сегодняшние { $known }.
verify-no-seed = В записи нет зерна: проверены только цепочка и правила, но не случай.

## Новая игра
new-game-made = { $folder } — игра, в которую можно играть сразу: prichal play { $game }. Что дальше, сказано в docs/adding-a-game.md; чтобы убрать игру, достаточно удалить папку.

## Отказы
problem-game = Игры «{ $game }» нет. Игры: { $names }.
problem-seats = { $game }: число мест { $counts }, а не { $seats }.
problem-option = { $game } (мест: { $seats }) не имеет настройки «{ $option }». Настройки: { $names }.
problem-value = Настройка { $option } не бывает «{ $value }». Значения: { $values }.
problem-players = Мест { $seats }, а имён { $players }.
problem-name = Имя — от 1 до { $limit } печатных знаков.
problem-action = В этой игре нет действия «{ $action }».
problem-over = Партия окончена.
problem-turn = Сейчас не ходит { $seat }.
problem-illegal = «{ $action }» сейчас нельзя ({ $clause }).
problem-no-seat = Места { $seat } за этим столом нет.
problem-undo = Строки { $line }, к которой можно вернуться, нет.
problem-undo-path = Позиция после строки { $line } сама взята назад: к ней больше ничего не ведёт.
problem-undo-nothing = Возвращать нечего.
problem-undo-consent = То, что принёс случай, берётся назад только с согласия всех игроков.
problem-gone = { $seat }: уже не играет.
problem-table-line = У стола нет строки «{ $action }».
problem-seed = зерно — не 64 шестнадцатеричные цифры
problem-no-commitment = зерно есть, а обязательства к нему нет
problem-commitment = обязательство — не хеш зерна
problem-no-entropy = у места нет своей доли случая
problem-bot-entropy = доля случая у бота не та, что следует из обязательства
problem-luck-version = такой способ жребия здесь неизвестен
problem-luck = случай дал «{ $action }», а из зерна следует «{ $drawn }»
problem-not-a-record = Это не запись партии: строка { $line } не та.
problem-record-torn = Запись обрывается в строке { $line }.
problem-record-tail = Запись продолжается после своего конца, в строке { $line }.
problem-record-line = Строка { $line } — не строка записи.
problem-record-header = В заголовке записи нет игры, мест или игрока.
problem-record-chain = Строка { $line } изменена: её хеш не сходится.
problem-replay = Строка { $line }: { $reason }
problem-file-read = { $file } не читается: { $reason }.
problem-file-text = { $file } — не текстовый файл.
problem-file-write = { $file } не записывается: { $reason }.
problem-language = Языка «{ $language }» нет. Языки: { $names }.
problem-bot = Бота «{ $bot }» нет. Боты: { $names }.
problem-budget = Поиску нужна хотя бы 1 симуляция или 1 миллисекунда и от 1 до { $most } процессов.
problem-team = Процесс, искавший ход для бота, дважды подряд оборвался.
problem-rules-version = запись сделана по правилам { $rules }, здесь известны от 1 до { $known }
problem-box = запись сделана с другой коробкой игры «{ $game }»: { $given }; здесь — { $here }
box-shipped = коробка как в поставке
box-corrected = исправленная коробка ({ $box })
problem-replay-differs = при повторе выходит иначе
problem-file-other = { $file } уже есть, и это не запись партии.
problem-snapshot-torn = Снимок позиции повреждён.
problem-snapshot-foreign = Снимок позиции — от другой игры, других правил или другого числа мест.
