### Слова командной строки, которых браузер не показывает.

problem-new-game-name = «{ $game }» не годится для папки игры: не больше { $most } строчных латинских букв и цифр, слова через «_», например tide_pool.
problem-new-game-there = Игра «{ $game }» уже есть.
problem-option-form = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $text }».
problem-ladder-bot = «{ $bot }» нет на лестнице. Боты: { $names }.
problem-bots = Ботов { $bots }, а мест только { $seats }.
problem-worker = Рабочие процессы гибнут один за другим. Оконченные партии сохранены, если указано --keep.
problem-no-ray = Ray не установлен. Его приносит дополнение: pip install 'prichal[scale]'.
problem-ray-address = Адрес Ray — это HOST:PORT, ray://HOST:PORT или auto, а не «{ $address }».
problem-ray-silent = По адресу { $address } кластер Ray не отвечает.
problem-ray-failed = Сбой Ray: { $reason } Оконченные партии сохранены, если указано --keep.
problem-ray-lost = Кластер Ray пропал: { $reason } Оконченные партии сохранены, если указано --keep.
problem-ray-version = Здесь Prichal { $here }, а на кластере { $there }.
problem-other-run = { $file } — от другого состязания: другая игра, боты, места, настройки или зерно.
problem-not-a-run = { $file } — не состязание.
problem-load = --load приносит игру, места, имена и настройки с собой; не задавайте их.
problem-output = Вывод не записывается: { $reason }.
problem-range-most = { $name }: не больше { $most }.
problem-range = { $name }: не меньше { $least }.
problem-share = { $name }: больше 0 и не больше { $most }.
problem-end-of-input = Ввод кончился раньше партии.
problem-no-numpy = NumPy не установлен. Его приносит дополнение: pip install 'prichal[learn]'.
problem-lessons = Уроки играются на один шаг вперёд: --lessons не сочетается с --simulations.
problem-no-features = У игры { $game } нет признаков, по которым можно учиться: см. docs/bots.md.
problem-render = Стол можно показать так: { $modes }.
problem-weights = { $file }: файл повреждён, или в нём нет весов.
problem-foreign-weights = Веса для { $game } ({ $label }) выучены для других правил или других признаков.
problem-no-device = «{ $folder }» — не папка, которую собрала `make static`.
