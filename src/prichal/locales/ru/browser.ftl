### Стол в браузере: страницы, рамка вокруг любого поля и то, что может не получиться.

browser-title = Причал
browser-welcome = Садитесь за стол у причала
browser-about = Четыре настольные игры с полными правилами, сильные боты и место для друзей. Без регистрации: нажмите кнопку и играйте.
browser-guest = Гость { $number }
browser-level = Боты играют как
browser-players = игроков: { $counts }
browser-length = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }
browser-play-now = Играть с ботами
browser-starting = Готовим стол…
browser-new-table = Новый стол
browser-rules = Правила
browser-my-games = Мои партии
browser-open-tables = Открытые столы
browser-no-open-tables = Сейчас никто не ждёт игроков. Откройте стол, и он появится здесь.
browser-finished-games = Оконченные партии
browser-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
  }
browser-your-turn = Ваш ход
browser-turn-of = Ходит: { $names }
browser-unread = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
   *[other] { $count } новых строк
  }
browser-free = свободно
browser-kept-for = место ждёт: { $name }

## Переключатели
browser-theme-light = Светлая тема
browser-theme-dark = Тёмная тема
browser-sound = Звук
browser-close = Закрыть
browser-keep = Сохранить
browser-name = Имя
browser-name-change = Сменить имя
browser-name-kept = Сохранено.
browser-person = Это вы
browser-account = Сохранить партии в учётной записи
browser-account-is = Вы вошли как { $login }.
browser-account-why = С учётной записью партии доступны на всех ваших устройствах, у гостя — только на этом.
browser-login = Логин
browser-password = Пароль (не короче 8 знаков)
browser-sign-in = Войти
browser-sign-out = Выйти
browser-register = Создать учётную запись
browser-signed-in = Вы вошли.
browser-signed-out = Вы вышли.
browser-registered = Учётная запись создана, ваши партии остались с вами.

## Новый стол
browser-new-table-of = Новый стол: { $game }
browser-how-many = Сколько игроков?
browser-who-sits = Кто где сидит?
browser-chair-me = я
browser-chair-person = игрок по сети
browser-chair-hot-seat = игрок рядом
browser-name-at = Имя: { $seat }
browser-chair-bot = бот: { $level }
browser-options = Варианты игры
browser-house-rules = Настройки стола
browser-clock = Часы
browser-clock-choice = { $clock ->
    [quick] 5 минут + 10 секунд за ход
    [calm] 15 минут + 20 секунд за ход
    [day] сутки на ход
    [three-days] трое суток на ход
   *[none] без часов
  }
browser-clock-facts = { $kind ->
    [days] { $days ->
        [one] { $days } сутки на ход
        [few] { $days } суток на ход
       *[other] { $days } суток на ход
      }
    [minutes] { $minutes } мин + { $increment } с за ход
   *[none] без часов
  }
browser-no-spectators = без зрителей
browser-invited = Только по ссылке-приглашению
browser-spectators = Можно смотреть со стороны
browser-asks-all = Спрашивать, даже если ответ только один
browser-open-table = Открыть стол

## До начала
browser-waiting-room = Ждём игроков
browser-sit-down = Сесть
browser-stand-up = Освободить место
browser-link = Пошлите эту ссылку тем, кто должен сесть за стол:
browser-link-needed = Сесть за стол можно только по этой ссылке:
browser-invitation-needed = Сесть за этот стол можно только по ссылке-приглашению.
browser-link-label = Ссылка на стол
browser-new-link = Сделать ссылку
browser-copy = Копировать
browser-copied = Скопировано

## За столом
browser-seats = Игроки
browser-bot = бот, { $level }
browser-present = за столом
browser-absent = не за столом
browser-to-move = ходит
browser-prompt = О чём спрашивают
browser-option-list = Варианты
browser-one-less = на один меньше: { $label }
browser-so-many = { $label }: { $count }
browser-no-room = нет места
browser-all-options = Все варианты: { $count }
browser-waiting = Ждём
browser-waiting-for = Ждём: { $names }
browser-only-answer = Ответ только один: { $label }
browser-looking-back = Просмотр: после строки { $ply }
browser-live = К текущему ходу
browser-confirm = Подтвердить
browser-cancel = Отмена
browser-undo = Вернуть ход
browser-undo-ask = Попросить всех вернуть ход
browser-hint = Подсказка
browser-why = Почему?
browser-worth = оценка из 100 глазами сильного бота
browser-why-asked = Сейчас это выбрать нельзя. Вопрос: { $title }
browser-why-piece = Правила сейчас этого не позволяют.
browser-why-belongs = Это не ваше: владелец — { $owner }.
browser-why-turn = Сейчас не ваш ход. Ждём: { $others }.
browser-why-watching = Вы смотрите со стороны. Ходит: { $others }.
browser-why-past = Вы просматриваете прошлое. Чтобы играть, вернитесь к текущему ходу.
browser-offer-undo = { $seat } просит вернуться к строке { $ply }.
browser-offer-end = { $seat } предлагает закончить партию здесь.
browser-offer-bot = { $seat } предлагает, чтобы за отсутствующего игрока ({ $other }) играл бот: { $level }.
browser-offer-back = { $seat } просит снова играть вместо бота.
browser-offer-waits = Ждём остальных.
browser-agree = Согласиться
browser-decline = Отказаться
browser-chronicle = Хроника
browser-chronicle-empty = Пока ничего не произошло.
browser-chat = Беседа
browser-chat-empty = Пока никто ничего не сказал.
browser-chat-line = Скажите что-нибудь
browser-chat-send = Сказать
browser-name-question = Как вас называть за столом?
browser-name-skip = Пропустить
browser-fill = Посадить ботов ({ $level }) и начать
browser-share = Поделиться
browser-qr = QR-код
browser-qr-label = Ссылка на стол в виде QR-кода
browser-password-rule = Не короче 8 знаков.
browser-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
  }
browser-side = Хроника, беседа и правила
browser-step-back = На строку назад
browser-step-on = На строку вперёд
browser-scrub = Просмотреть партию
browser-ply = { $ply } из { $count }
browser-my-area = Моё
browser-zoom-in = Крупнее
browser-zoom-out = Мельче
browser-loading = Готовим стол…
browser-reconnecting = Соединяемся снова…
browser-curtain = Передайте устройство: { $seat }
browser-curtain-why = Остальные отворачиваются: сейчас откроются чьи-то карты.
browser-curtain-lift = Это я, { $seat }
browser-board = Поле

## Меню
browser-menu = Меню
browser-confirm-setting = Переспрашивать, если ход нельзя вернуть
browser-alerts = Уведомлять, когда мой ход
browser-my-seat = Моё место
browser-hand-over = Пусть играет бот: { $level }
browser-take-back = Снова играть без бота
browser-hand-over-note = Там, где играют и другие, отданное боту место остаётся за ботом, если не согласятся все.
browser-take-back-note = Остальных спросят, можно ли вам снова играть.
browser-stand-in = Пусть за отсутствующего игрока ({ $name }) играет бот: { $level }
browser-stop-table = Закрыть этот стол
browser-remove = Попросить уйти: { $name }
browser-remove-short = Попросить уйти
browser-offer-end-now = Предложить закончить
browser-concede = Сдаться
browser-concede-sure = Да, сдаться
browser-legend = Что значат значки
browser-keyboard = Клавиатура
browser-key = { $key ->
    [Enter] подтвердить
    [Esc] отменить выбор; к текущему ходу
    [u] вернуть ход
    [h] подсказка
    [w] почему? правило, по которому спрашивают
    [i] что это? О предмете в фокусе или под указателем; ещё раз — его правило; Tab — к следующему
    [l] к текущему ходу
    [p] остановить показ или продолжить
    [a] показать последний ход ещё раз
    [t] к фигурам на поле (Tab — дальше, Enter — выбрать)
    [digits] выбрать вариант
   *[other] на строку назад или вперёд
  }
browser-fairness = Случай за этим столом задан зерном с SHA-256 { $commitment }…; после партии зерно видно в записи, и это устройство сравнит запись с тем, что видело.

## Как следить за партией
browser-caption = Что происходит
browser-pause = Пауза
browser-go-on = Дальше
browser-skip = Сразу к текущему ходу
browser-again = Показать последний ход ещё раз
browser-play-on = Смотреть
browser-speed = Скорость показа
browser-speed-choice = { $speed ->
    [slow] медленно
    [fast] быстро
    [instant] сразу
   *[normal] обычная
  }
browser-pace = Пауза перед ходом бота
browser-pace-choice = { $pace ->
    [none] без паузы
    [short] короткая
   *[normal] обычная
  }

## Конец
browser-result = Итог
browser-with-takebacks = с возвратами
browser-takebacks = { $count ->
    [one] { $count } исход отменён по общему согласию и разыгран заново.
    [few] { $count } исхода отменены по общему согласию и разыграны заново.
   *[other] { $count } исходов отменены по общему согласию и разыграны заново.
  }
browser-luck-fair = Проверено этим устройством: запись — та самая партия, а случай взят из зерна, обещанного до неё.
browser-luck-unseen = Это устройство не видело партии, поэтому сравнить запись не с чем.
browser-luck-unreachable = Запись сейчас не прочитать, сравнить не удалось.
browser-luck-commitment = Осторожно: в записи не то обещание случая, какое это устройство видело до партии.
browser-luck-seed = Осторожно: зерно в записи не то, что было обещано.
browser-luck-entropy = Осторожно: в записи другие доли случая, не те, что дали игроки.
browser-luck-bot-entropy = Осторожно: доля случая у бота не та, что следует из правила.
browser-luck-lines = Осторожно: запись рассказывает не ту партию, которую видело это устройство.
browser-luck-unreadable = Осторожно: запись не читается, или в ней нет зерна.
browser-plot = Очки по ходу партии
browser-rematch = Сыграть ещё
browser-rematch-join = Сесть за новый стол
browser-rematch-waits = С вами хотят сыграть ещё: за новым столом вас ждёт место.
browser-record = Скачать запись
browser-ended-conceded = Партию сдал игрок { $seat }.
browser-ended-timeout = У игрока { $seat } вышло время.
browser-ended-agreed = Партия окончена по согласию.
browser-ended-closed = Стол закрыт.
browser-rival-won = Победила сама игра

## Правила
browser-rules-search = Искать в правилах
browser-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
  }
browser-mark-ruling = { -ruling }
browser-mark-reconstructed = { -reconstructed }

## Что может не получиться
browser-engine-compiling = Движок ещё компилируется: минуту-другую боты думают медленно.
browser-engine-compiled = Движок скомпилирован: теперь боты думают на полной скорости.
browser-engine-failed = Движок не скомпилировался (почему — в build/compile.log). Игры те же, но боты думают медленно.
browser-away = Ждём сервер. Сейчас он недоступен; страница продолжит сама, как только он ответит.
browser-unreachable = Сервер недоступен. Попробуйте снова через минуту.
browser-refused = Сервер этого не принял.
browser-lost = По этому адресу ничего нет.
browser-no-game = Такой игры здесь нет.
browser-try-again = Попробовать снова
browser-to-home = На главную
