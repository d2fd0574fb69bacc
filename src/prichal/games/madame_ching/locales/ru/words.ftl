### Мадам Чжэн: слова стола.

game-madame_ching = Мадам Чжэн
game-madame_ching-about = Пираты 1808 года ведут экспедиции ради заданий, навыков и командования Жемчужиной Китая.

madame_ching-option-teams = Команды по двое
madame_ching-value-teams-no = каждый за себя
madame_ching-value-teams-yes = партнёры сидят напротив, их очки складываются

## Фишки и карты
madame_ching-navigation = { $number } ({ $colour ->
    [white] белая
    [light-blue] голубая
    [green] зелёная
    [yellow] жёлтая
    [red] красная
   *[dark-blue] синяя
  }{ $symbol ->
    [map] , морская карта
    [lantern] , фонарь
    [sword] , меч
    [kite] , воздушный змей
   *[none] { "" }
  })
madame_ching-symbol-map = морская карта
madame_ching-symbol-lantern = фонарь
madame_ching-symbol-sword = меч
madame_ching-symbol-kite = воздушный змей
madame_ching-skill-cartography = Картография
madame_ching-skill-night-navigation = Ночная навигация
madame_ching-skill-combat = Сражение
madame_ching-skill-meteorology = Метеорология
madame_ching-skill-elite-crew = Элитный Экипаж
madame_ching-encounter-madame-ching = Мадам Чжэн
madame_ching-encounter-thief = Вор
madame_ching-encounter-siren-map = Сирена (морская карта)
madame_ching-encounter-siren-lantern = Сирена (фонарь)
madame_ching-encounter-siren-sword = Сирена (меч)
madame_ching-encounter-siren-kite = Сирена (воздушный змей)
madame_ching-encounter-traitress = Изменница
madame_ching-encounter-old-sea-dog = Бывалый моряк
madame_ching-encounter-pilot-map = Кормчие (морская карта)
madame_ching-encounter-pilot-lantern = Кормчие (фонарь)
madame_ching-encounter-pilot-sword = Кормчие (меч)
madame_ching-encounter-pilot-kite = Кормчие (воздушный змей)
madame_ching-encounter-pilot-plain = Кормчие (без символа)
madame_ching-encounter-fortune-teller = Прорицательница
madame_ching-encounter-merchant = Торговец
madame_ching-encounter-treasure-1 = Священное сокровище (1)
madame_ching-encounter-treasure-2 = Священное сокровище (2)
madame_ching-encounter-treasure-3 = Священное сокровище (3)
madame_ching-gem = { $colour ->
    [white] белый камень
    [red] красный камень
   *[blue] синий камень
  }
madame_ching-gems = { $count } { $colour ->
    [white] { $count ->
        [one] белый камень
        [few] белых камня
       *[other] белых камней
      }
    [red] { $count ->
        [one] красный камень
        [few] красных камня
       *[other] красных камней
      }
   *[blue] { $count ->
        [one] синий камень
        [few] синих камня
       *[other] синих камней
      }
  }
madame_ching-coins = { $count } { $count ->
    [one] монета
    [few] монеты
   *[other] монет
  }
madame_ching-encounters = { $count } { $count ->
    [one] карта встречи
    [few] карты встречи
   *[other] карт встречи
  }
madame_ching-cards = { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
  }
madame_ching-junk = { $colour ->
    [blue] синяя джонка
    [red] красная джонка
    [green] зелёная джонка
   *[amber] янтарная джонка
  }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
madame_ching-tile = задание { $number } ({ $reward })
madame_ching-times = { $count ->
    [1] { $thing }
   *[other] { $thing } × { $count }
  }
madame_ching-turned = { $card } повёрнута
madame_ching-turned-pilot = { $card } повёрнуты
madame_ching-price = { $symbol ->
    [map] 3 × морская карта
    [lantern] 3 × фонарь
    [sword] 3 × меч
    [kite] 3 × воздушный змей
   *[each] по одному каждого символа
  }
madame_ching-no-symbol = нет
madame_ching-face-down = рубашкой вверх
madame_ching-hong-kong = Гонконг
madame_ching-pearl = Жемчужина Китая

## Вопросы
madame_ching-ask-choose-card = { $left ->
    [1] выберите карту навигации на этот раунд
   *[other] выберите карту навигации на этот раунд (осталось выбрать: { $left })
  }
madame_ching-ask-assign = к какой джонке пойдёт карта { $card }?
madame_ching-ask-assign-idle = ход без карты: какой джонкой?
madame_ching-ask-pass-card = карта встречи «{ $card }»: оставить себе или передать партнёру?
madame_ching-ask-mission = экспедиция завершена на клетке { $cell }: какое задание выполнить?
madame_ching-ask-learn = какой навык приобрести? Неиспользованные символы: { $symbols }
madame_ching-ask-act = сыграйте карту встречи, используйте навыки или возьмите карту навигации и закончите ход
madame_ching-ask-act-junk = { $junk }: сыграйте карту встречи, используйте навыки или возьмите карту навигации и закончите ход
madame_ching-ask-react = { $attacker } атакует вас: { $attack }. Отменить с помощью Кормчих?
madame_ching-ask-seize-card = какую карту взять у игрока { $victim }?
madame_ching-ask-return-card = какую карту отдать взамен игроку { $victim }?
madame_ching-ask-turn-card = какую из выложенных карт с символом «{ $symbol }» повернуть?
madame_ching-ask-take-card = возьмите карту навигации с поля
madame_ching-ask-hand-over = { $back ->
    [0] передать карту партнёру ({ $partner })?
   *[other] какую карту отдать в ответ партнёру ({ $partner })?
  }

## Варианты
madame_ching-do-choose = { $card }: { $effect }
madame_ching-do-choose-two = { $card } · { $junk1 }: { $effect1 } · { $junk2 }: { $effect2 }
madame_ching-do-sail = { $junk }: { $effect }
madame_ching-do-sail-idle = { $junk }
madame_ching-do-take = взять карту { $card }
madame_ching-do-take-hidden = взять карту, лежащую рубашкой вверх
madame_ching-do-fulfil = выполнить: { $tile }
madame_ching-do-forecast = применить Метеорологию: { $tile }
madame_ching-do-forgo = без задания
madame_ching-do-madame-ching = сыграть Мадам Чжэн: ещё один символ «{ $symbol }»
madame_ching-do-buy = приобрести: { $skill } ({ $price })
madame_ching-do-enough = { $bought ->
    [0] ничего не приобретать
   *[other] больше ничего не приобретать
  }
madame_ching-do-done = продолжить
madame_ching-do-cartography = применить Картографию: взять карту из колоды
madame_ching-do-night = применить Ночную навигацию: { $card }: { $effect }
madame_ching-do-night-idle = применить Ночную навигацию: { $card }
madame_ching-do-combat = применить Сражение против игрока { $victim }
madame_ching-do-thief = сыграть Вора против игрока { $victim }
madame_ching-do-traitress = сыграть Изменницу против игрока { $victim }
madame_ching-do-siren = сыграть Сирену: соперники поворачивают по карте с символом «{ $symbol }»
madame_ching-do-old-sea-dog = сыграть Бывалого моряка: все использованные навыки снова наготове
madame_ching-do-pilot = продолжить экспедицию: { $card }: { $effect }
madame_ching-do-pilot-idle = продолжить экспедицию: { $card }
madame_ching-do-fortune-teller = сыграть Прорицательницу: взять 3 карты встречи
madame_ching-do-allow = не мешать
madame_ching-do-parry = отменить атаку: { $card }
madame_ching-do-turn = повернуть карту { $card }
madame_ching-do-turn-pilot = повернуть Кормчих ({ $symbol })
madame_ching-do-seize = взять карту { $card }
madame_ching-do-return = отдать карту { $card }
madame_ching-do-hand = передать карту { $card }
madame_ching-do-hand-nothing = ничего не передавать
madame_ching-do-keep = оставить себе
madame_ching-do-pass-on = передать партнёру ({ $partner })

## Хроника
madame_ching-news-missions = Задания на поле: { $tiles }.
madame_ching-news-shuffles = { $deck ->
    [navigation] Сброс карт навигации перемешан в новую колоду.
   *[encounter] Сброс карт встречи перемешан в новую колоду.
  }
madame_ching-news-draws = { $seat } берёт карту навигации из колоды.
madame_ching-news-draws-known = { $seat } берёт из колоды карту { $card }.
madame_ching-news-meets = { $seat } берёт карту встречи.
madame_ching-news-meets-known = { $seat } берёт карту встречи: { $card }.
madame_ching-news-passes = { $seat } передаёт её партнёру ({ $partner }).
madame_ching-news-passes-known = { $seat } передаёт её партнёру ({ $partner }): { $card }.
madame_ching-news-round = { $open ->
    [0] Раунд { $round }. На поле только карта рубашкой вверх.
   *[other] Раунд { $round }. На поле: { $cards } и карта рубашкой вверх.
  }
madame_ching-news-round-empty = Раунд { $round }. Карт для поля не осталось.
madame_ching-news-reveals = { $seat } открывает: { $cards }.
madame_ching-news-idle = { $seat } ходит без карты ({ $junk }).
madame_ching-news-starts = { $seat } начинает экспедицию картой { $card }: { $junk }.
madame_ching-news-continues = { $seat } продолжает экспедицию картой { $card }: { $junk }.
madame_ching-news-moves = На клетку { $cell } выходит { $junk } (карт: { $cards }, цветов: { $colours }).
madame_ching-news-crosses = { $line ->
    [1] { $seat } пересекает первую линию встреч: { $junk }.
   *[2] { $seat } пересекает вторую линию встреч: { $junk }.
  }
madame_ching-news-raids = { $seat } грабит Гонконг!
madame_ching-news-expedition-ends = { $seat } завершает экспедицию на клетке { $cell }: { $junk }.
madame_ching-news-forecasts = { $seat } применяет Метеорологию.
madame_ching-news-fulfils = { $seat } выполняет { $tile }.
madame_ching-news-last-mission = Это было последнее задание: игра закончится с этим раундом.
madame_ching-news-luck = К игроку { $seat } море благосклонно.
madame_ching-news-madame-ching = { $seat } играет карту «Мадам Чжэн»: ещё один символ «{ $symbol }».
madame_ching-news-gains = { $seat } получает навык: { $skill }.
madame_ching-news-pearl = { $seat } принимает командование Жемчужиной Китая: игра закончится с этим раундом.
madame_ching-news-uses = { $seat } использует навык: { $skill }.
madame_ching-news-plays = { $seat } играет карту встречи: { $card }.
madame_ching-news-attacks = { $seat } атакует игрока { $victim }.
madame_ching-news-parries = { $seat } отменяет атаку: { $card }.
madame_ching-news-steals-gem = { $seat } крадёт у игрока { $victim } { $gem }.
madame_ching-news-steals-card = { $seat } крадёт у игрока { $victim } карту встречи.
madame_ching-news-steals-card-known = { $seat } крадёт у игрока { $victim } карту встречи: { $card }.
madame_ching-news-looks = { $seat } смотрит карты игрока { $victim }.
madame_ching-news-looks-known = { $seat } смотрит карты игрока { $victim }: { $cards }.
madame_ching-news-seizes = { $seat } забирает карту у игрока { $victim }.
madame_ching-news-seizes-known = { $seat } забирает у игрока { $victim } карту { $card }.
madame_ching-news-returns = { $seat } отдаёт взамен карту игроку { $victim }.
madame_ching-news-returns-known = { $seat } отдаёт взамен карту { $card } игроку { $victim }.
madame_ching-news-turns-card = { $seat } поворачивает карту { $card }: её символ больше не считается.
madame_ching-news-turns-pilot = { $seat } поворачивает Кормчих ({ $symbol }): их символ больше не считается.
madame_ching-news-takes = { $seat } берёт с поля карту { $card }.
madame_ching-news-takes-hidden = { $seat } берёт карту, лежавшую рубашкой вверх.
madame_ching-news-takes-hidden-known = { $seat } берёт карту, лежавшую рубашкой вверх: { $card }.
madame_ching-news-hands = { $seat } передаёт карту партнёру ({ $partner }).
madame_ching-news-hands-known = { $seat } передаёт партнёру ({ $partner }) карту { $card }.
madame_ching-news-coins = { $seat } получает за незавершённую экспедицию ({ $junk }) { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
  }.
madame_ching-news-ends = Игра окончена: подсчёт очков.

## Стол словами
madame_ching-panel-sea = Раунд { $round }, море: по горизонтали карты, по вертикали цвета; ¹ ² за первой и за второй линией встреч
madame_ching-column-colours = цветов
madame_ching-column-cards = { $count }
madame_ching-column-edge = { $count } (край Земли)
madame_ching-cell = { $number }{ $area ->
    [first] ¹
    [second] ²
    [hong-kong] {" "}Гонконг
   *[open] { "" }
  }
madame_ching-cell-junks = { $cell }: { $junks }
madame_ching-panel-places = Карты навигации на поле
madame_ching-column-place = место { $place }
madame_ching-column-deck = колода
madame_ching-column-discard = сброс
madame_ching-panel-expeditions = Экспедиции
madame_ching-column-junk = джонка
madame_ching-column-cell = клетка
madame_ching-column-laid = карты
madame_ching-column-symbols = символы
madame_ching-panel-missions = Задания: { $count }
madame_ching-column-number = номер
madame_ching-column-reward = награда
madame_ching-panel-pirates = Пираты
madame_ching-column-coins = монеты
madame_ching-column-white = белые камни
madame_ching-column-red = красные камни
madame_ching-column-blue = синие камни
madame_ching-column-ready = навыки наготове
madame_ching-column-used = навыки использованы
madame_ching-column-deeds = подвиги
madame_ching-column-chosen = выбрано
madame_ching-panel-hands = Карты навигации на руках
madame_ching-panel-encounters = Карты встречи на руках
madame_ching-column-hand = карт
madame_ching-column-known = известно (часть может быть у другого игрока)
madame_ching-column-known-encounters = известно (не меньше)
madame_ching-column-partner = партнёр
madame_ching-column-team = команда
madame_ching-panel-skills = Свободные навыки
madame_ching-column-skill = навык
madame_ching-column-left = осталось
madame_ching-column-price = цена
madame_ching-panel-encounter-deck = Карты встречи
madame_ching-panel-own = Ваши карты по одной
madame_ching-column-where = где
madame_ching-column-card = карта
madame_ching-where = { $where ->
    [hand] на руке
    [encounter] встреча
    [skill] навык
    [laid] выложена
   *[seen] замечена у других
  }

## Подсчёт
madame_ching-part-coins = монеты
madame_ching-part-white = белые камни
madame_ching-part-red = красные камни
madame_ching-part-blue = синие камни
madame_ching-part-skills = навыки
madame_ching-part-pearl = Жемчужина Китая
madame_ching-part-hong-kong = Гонконг
madame_ching-part-treasures = Священные сокровища
madame_ching-part-merchants = Торговцы
madame_ching-part-partner = очки партнёра

## Что восстановлено
madame_ching-reconstructed-symbols = Какой символ навыка изображён на какой карте навигации — восстановлено: в обзорах символов много, поэтому у нас по 11 карт с каждым из четырёх и 11 без символа, равномерно по номерам. Цвета карт 40–53 выведены, их названия (жёлтый и красный) наши.
madame_ching-reconstructed-lines = Точное положение двух линий встреч восстановлено: первая пересекается, когда карт на 3 больше, чем цветов, вторая — когда на 5. Известно, что путь прямо быстро приносит встречи; на шаг дальше сильные игроки пересекали линию реже раза за партию.
madame_ching-reconstructed-missions = Что есть задания 23 и 29, известно точно; остальные номера, по два места на номер и все награды восстановлены: семь простых чисел от 17 до 41, потому что 23 и 29 — соседние простые числа, простых чисел больше 7 на клетках нет, а с клетки 14 в примере правил не достать ни одного задания. Награды сходятся с камнями и монетами в коробке.
madame_ching-reconstructed-pilots = У каких Кормчих есть символ — восстановлено: по одной карте с каждым из четырёх и две без символа. Что Сирен по одной на символ — выведено.
madame_ching-reconstructed-treasures = Ценности шести Священных сокровищ восстановлены: 1, 1, 2, 2, 3, 3. Что они от 1 до 3 — известно точно.

## Что приносит вариант
madame_ching-skills = { $count } { $count ->
    [one] навык
    [few] навыка
   *[other] навыков
  }

## Что сделает карта
madame_ching-effect-starts = начинает экспедицию
madame_ching-effect-sails = { $way ->
    [diagonal] по диагонали на клетку { $cell }
   *[straight] прямо на клетку { $cell }
  }{ $line ->
    [0] { "" }
    [1] , через первую линию (1 карта встречи)
   *[2] , через вторую линию (2 карты встреч)
  }{ $raid ->
    [0] { "" }
   *[1] , набег на Гонконг
  }{ $edge ->
    [0] { "" }
   *[1] , край Земли
  }
madame_ching-effect-ends = завершает экспедицию на клетке { $cell }: { $gains }
madame_ching-effect-tiles = задание { $number } ({ $first }; или { $second })
madame_ching-effect-number = { $number }
madame_ching-effect-forecast = с Метеорологией задание { $numbers }
madame_ching-effect-skills = можно приобрести: { $skills }
madame_ching-effect-luck = морская удача (1 карта встречи)

## Что значат значки
madame_ching-icon = { $icon ->
    [map] морская карта: символ навигации
    [lantern] фонарь: символ навигации
    [sword] меч: символ навигации
    [kite] воздушный змей: символ навигации
    [coin] монеты: по очку за каждую
    [gem] драгоценные камни
    [junk] джонки: докуда дошла экспедиция
    [card] карты встреч и карта, которую выбирают
    [moon] карты встреч рубашкой вверх
    [cards] сколько карт
    [wheel] навыки
    [cannon] Сражение, один из навыков
    [treasure] Священные сокровища
    [pearl] Жемчужина Китая
   *[other] {""}
  }

## Доска в браузере
madame_ching-letter = { $colour ->
    [white] Б
    [light-blue] Г
    [green] З
    [yellow] Ж
    [red] К
   *[dark-blue] С
  }
madame_ching-board-sea = Китайское море: карты вправо, цвета вниз
madame_ching-board-cell = { $number }: { $cards } × { $colours }{ $area ->
    [first] , за первой линией
    [second] , за второй линией
    [hong-kong] , Гонконг
   *[open] { "" }
  }{ $edge ->
    [0] { "" }
   *[1] , край Земли
  }
madame_ching-board-junk = { $junk } на клетке { $cell } ({ $cards } × { $colours })
madame_ching-board-expedition = { $junk }: экспедиция, клетка { $cell }
madame_ching-board-no-expedition = экспедиции ещё нет
madame_ching-board-symbol = { $symbol }: { $count } из 3
madame_ching-board-round = Раунд { $round }
madame_ching-board-missions = Заданий: { $count }
madame_ching-board-last-round = Последний раунд
madame_ching-board-mission = Задание { $number }
madame_ching-board-deck = колода навигации: { $count }
madame_ching-board-encounter-deck = колода встреч: { $count }
madame_ching-board-discards = сброс: { $count }
madame_ching-board-hand = { $count ->
    [one] { $count } карта навигации в руке
    [few] { $count } карты навигации в руке
   *[many] { $count } карт навигации в руке
  }
madame_ching-board-skill = { $skill }{ $count ->
    [1] { "" }
   *[other] {" "}× { $count }
  }{ $used ->
    [0] { "" }
   *[1] , применено
  }
madame_ching-board-supply = { $skill }: { $price }; осталось: { $count }
madame_ching-board-pearl = Жемчужина Китая: { $count } из 4 навыков{ $kinds ->
    [0] {""}
   *[other] , ещё нет: { $missing }
  }
madame_ching-board-chosen = выбранная карта рубашкой вверх
madame_ching-board-my-choice = ваша карта раунда: { $card }
madame_ching-board-seen = { $card }, замечена в чужой руке
madame_ching-board-order = Порядок ходов
madame_ching-board-turn = { $seat }: { $card }
madame_ching-board-choosing = { $done ->
    [0] { $seat }: выбирает
   *[1] { $seat }: карта выбрана
  }
madame_ching-board-encounter = { $kind ->
    [madame-ching] Мадам Чжэн
    [thief] Вор
    [siren] Сирена
    [traitress] Измен­ница
    [old-sea-dog] Бывалый моряк
    [pilot] Корм­чие
    [fortune-teller] Прорица­тельница
    [merchant] Торго­вец
   *[treasure] Сокро­вище
  }
madame_ching-board-attack = { $attacker } нападает: цель — { $victim }
madame_ching-board-seize = { $attacker } берёт карту, цель — { $victim }
madame_ching-board-return = { $attacker } отдаёт карту взамен: { $victim }
madame_ching-board-turns = Сирена: { $victim } поворачивает карту, символ — { $symbol }
madame_ching-board-answers = Кормчие в вашей руке могут её отменить.
madame_ching-board-stage = { $stage ->
    [mission] задание
    [learn] навыки
   *[luck] { $lucky ->
        [0] без морской удачи
       *[1] иначе морская удача
      }
  }
madame_ching-board-sheet = { $about ->
    [mission] { $seat }: завершение экспедиции
    [learn] { $seat }: завершение экспедиции
    [pass] { $seat }: оставить карту встречи или передать
    [assign] { $seat }: какой джонке достанется карта?
    [hand] { $seat }: карта для партнёра
   *[done] { $seat }
  }
madame_ching-board-done = { $about ->
    [attack] пусть будет так
    [mission] без задания
    [learn] больше ничего не покупать
    [pass] оставить себе
    [hand] ничего не передавать
   *[done] дальше
  }
