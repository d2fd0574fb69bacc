### Шанхайен: слова стола.

game-shanghaien = Шанхайен
game-shanghaien-about = Два капитана бросают кубики за моряков в таверне и вовремя объявляют «Шанхай».

shanghaien-nation = { $nation ->
    [american] американцы (красные)
    [french] французы (голубые)
    [german] немцы (синие)
    [chinese] китайцы (жёлтые)
    [dutch] голландцы (оранжевые)
    [turkish] турки (лиловые)
    [spanish] испанцы (зелёные)
   *[italian] итальянцы (серые)
  }
shanghaien-sailor = { $nation ->
    [american] американец
    [french] француз
    [german] немец
    [chinese] китаец
    [dutch] голландец
    [turkish] турок
    [spanish] испанец
   *[italian] итальянец
  } { $value }
shanghaien-trick-card = уловка «{ $first } / { $second }»
shanghaien-trick-crew = два моряка
shanghaien-trick-adjust = кубик ±1
shanghaien-trick-both = оба кубика
shanghaien-trick-reroll = переброс

## Вопросы и варианты
shanghaien-ask-turn = бросить кубики или объявить «Шанхай»?
shanghaien-ask-lay-die = выпало { $low } и { $high }; выложите один из кубиков
shanghaien-ask-tuck-card = к какой своей команде положить карту уловки?
shanghaien-ask-change-die = выпало { $low } и { $high }; какой кубик изменить и как?
shanghaien-ask-count-from = выпало { $low } и { $high }; с какого конца считать карты в этом раунде?
shanghaien-do-roll = бросить два кубика
shanghaien-do-shanghai = объявить «Шанхай»: раунд окончен, карты распределяются
shanghaien-do-lay = выложить { $face } к карте { $card }
shanghaien-do-lay-from = выложить { $face } к карте { $card }, считая { $end ->
    [left] слева
   *[right] справа
  }
shanghaien-do-play = { $trick }: сыграть карту { $card }
shanghaien-do-tuck = к команде: { $nation }
shanghaien-do-adjust = изменить { $face } на { $changed }
shanghaien-do-both = считать { $end ->
    [left] слева
   *[right] справа
  }

## Хроника
shanghaien-news-first = { $seat } начинает игру.
shanghaien-news-round = Раунд { $round }. В таверне: { $cards }.
shanghaien-news-rolls = { $seat } бросает кубики: { $low } и { $high }.
shanghaien-news-rerolls = { $seat } перебрасывает кубики: { $low } и { $high }.
shanghaien-news-lays = { $seat } выкладывает { $face } к карте { $card }.
shanghaien-news-lays-first = { $seat } считает { $end ->
    [left] слева
   *[right] справа
  } и выкладывает { $face } к карте { $card }.
shanghaien-news-plays = { $seat } играет карту { $card } ради действия «{ $trick }».
shanghaien-news-tucks = { $seat } добавляет карту уловки к команде как моряка ценностью 2: { $nation }.
shanghaien-news-changes = { $seat } меняет кубик: вместо { $face } теперь { $changed }.
shanghaien-news-calls = { $seat } объявляет «Шанхай»!
shanghaien-news-takes = Карту { $number } ({ $card }) получает { $seat }.
shanghaien-news-leaves = Карта { $number } ({ $card }) не достаётся никому.
shanghaien-news-ends = Восьмой раунд окончен: команды сравниваются.

## Стол словами
shanghaien-panel-tavern = Раунд { $round } из 8, таверна{ $end ->
    [left] , счёт слева
    [right] , счёт справа
   *[open] { "" }
  }
shanghaien-number = { $end ->
    [open] { $number }|{ $other }
   *[other] { $number }
  }
shanghaien-row-card = карта
shanghaien-row-taker = достанется
shanghaien-panel-crews = Команды
shanghaien-column-nation = национальность
shanghaien-panel-supplies = Игроки
shanghaien-column-dice = кубиков
shanghaien-column-captain = капитан
shanghaien-column-tricks = карты уловок
shanghaien-captain = { $used ->
    [yes] у таверны
   *[no] наготове
  }
shanghaien-part-tricks = неиспользованные уловки

shanghaien-reconstructed-trick-pairs = Какие два действия изображены на каждой из 8 карт уловок — восстановлено: по две карты «два моряка / кубик ±1», «два моряка / переброс», «оба кубика / кубик ±1», «оба кубика / переброс». Что на каждой карте ровно два действия из четырёх — известно точно.

## The board: names of pieces
shanghaien-board-place = карта { $number }: { $card }
shanghaien-board-gone = роздана
shanghaien-board-crew = { $seat }: { $nation }, сила { $strength }
shanghaien-board-supply = { $seat }: { $dice ->
    [one] остался { $dice } кубик
    [few] осталось { $dice } кубика
   *[other] осталось { $dice } кубиков
  }
shanghaien-board-rolled = кубик: { $face }
shanghaien-board-up = на один больше
shanghaien-board-down = на один меньше
shanghaien-board-bell = колокол: объявить «Шанхай»
shanghaien-board-round = Раунд { $round } из 8, в стопке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }

## Что приносит вариант
shanghaien-gain-strength = { $count } { $nation }
shanghaien-gain-tricks = { $count ->
    [one] { $count } карта уловки
    [few] { $count } карты уловок
   *[other] { $count } карт уловок
  }

## Что значат значки
shanghaien-icon = { $icon ->
    [sailor] моряк: его сила идёт в счёт его страны
    [die] кубики: их кладут к карте с тем же числом
    [card] карта в таверне
    [cards] сколько карт осталось в колоде
    [again] перебросить кубики
    [hat] капитан: стоит у карты 1, если в этом раунде уловка уже использована
   *[other] {""}
  }
