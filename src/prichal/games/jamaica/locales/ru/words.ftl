### Ямайка: слова стола.

game-jamaica = Ямайка
game-jamaica-about = Регата вокруг острова: грузите золото, пищу и порох, сражайтесь со встречными и возвращайтесь домой не столько первыми, сколько богатыми.

jamaica-ghost = Корабль-Призрак
jamaica-the-ghost = { jamaica-ghost }
jamaica-ghost-subject = { jamaica-ghost }
jamaica-pirate = { $pirate ->
    [anne-bonny] Энн Бонни
    [mary-read] Мэри Рид
    [samuel-bellamy] Сэмюэль Беллами
    [john-rackham] Джон Рэкхем
    [olivier-levasseur] Оливье Левасье
    [edward-drummond] Эдвард Драммонд, «Чёрная Борода»
   *[ghost] Корабль-Призрак
  }
jamaica-goods = { $resource ->
    [gold] { $tokens ->
        [one] { $tokens } дублон
        [few] { $tokens } дублона
       *[other] { $tokens } дублонов
      }
    [food] { $tokens ->
        [one] { $tokens } жетон пищи
        [few] { $tokens } жетона пищи
       *[other] { $tokens } жетонов пищи
      }
   *[powder] { $tokens ->
        [one] { $tokens } жетон пороха
        [few] { $tokens } жетона пороха
       *[other] { $tokens } жетонов пороха
      }
  }
jamaica-symbol = { $symbol ->
    [gold] золото
    [food] пища
    [powder] порох
    [forward] вперёд
   *[backward] назад
  }
jamaica-card = { $morning } / { $evening }
jamaica-deed = { $symbol ->
    [gold] { $die ->
        [one] погрузить { $die } дублон
        [few] погрузить { $die } дублона
       *[other] погрузить { $die } дублонов
      }
    [food] { $die ->
        [one] погрузить { $die } жетон пищи
        [few] погрузить { $die } жетона пищи
       *[other] погрузить { $die } жетонов пищи
      }
    [powder] { $die ->
        [one] погрузить { $die } жетон пороха
        [few] погрузить { $die } жетона пороха
       *[other] погрузить { $die } жетонов пороха
      }
    [forward] { $die ->
        [one] { $die } шаг вперёд
        [few] { $die } шага вперёд
       *[other] { $die } шагов вперёд
      }
   *[backward] { $die ->
        [one] { $die } шаг назад
        [few] { $die } шага назад
       *[other] { $die } шагов назад
      }
  }
jamaica-deed-to = { $deed } → { $space }
jamaica-or = { $first } или { $second }
jamaica-several-spaces = { $count ->
    [one] возможна { $count } область
    [few] возможны { $count } области
   *[other] возможно { $count } областей
  }
jamaica-short = { $space }, не хватит { $resource ->
    [gold] дублонов
   *[food] пищи
  } — назад: { $back }
jamaica-bonus = { $bonus ->
    [map] Карта Моргана
    [saber] Сабля Сарана
    [beth] Леди Бет
   *[hold] 6-й Трюм
  }
jamaica-points = { $points }
jamaica-space = { $kind ->
    [royal] Порт-Ройял
    [sea] море { $number } (отдать пищи: { $cost })
    [port] порт { $number } (пошлина: { $cost })
   *[lair] пиратское логово { $number }
  }
jamaica-space-behind-line = { $kind ->
    [sea] море { $number } (отдать пищи: { $cost }; очков в конце: { $points })
    [port] порт { $number } (пошлина: { $cost }; очков в конце: { $points })
   *[lair] пиратское логово { $number } (очков в конце: { $points })
  }
jamaica-hold = { $hold ->
    [6] 6-й Трюм
   *[other] трюм { $hold }
  }
jamaica-from-hold = { $hold ->
    [6] из 6-го Трюма
   *[other] из трюма { $hold }
  }
jamaica-into-hold = { $hold ->
    [6] в 6-й Трюм
   *[other] в трюм { $hold }
  }
jamaica-share = { $goods } { $hold }
jamaica-hold-empty = пусто
jamaica-star = звезда
jamaica-face = { $face }
jamaica-token = сокровище
jamaica-chosen = рубашкой вверх

## Вопросы и варианты
jamaica-ask-set-dice = на кубиках { $low } и { $high }: какой будет утренним?
jamaica-ask-choose-card = выберите карту (до вашего действия её никто не увидит)
jamaica-ask-stow-load = куда погрузить { $goods }? ({ $ship })
jamaica-ask-empty-hold = пустых трюмов нет: какой освободить, чтобы погрузить { $goods }? ({ $ship })
jamaica-ask-choose-lane = каким путём плыть? ({ $ship }, { $way ->
    [forward] вперёд
   *[backward] назад
  }, { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[other] осталось { $steps } шагов
  })
jamaica-ask-opponent = с кем сразиться? (нападает { $ship })
jamaica-ask-gunpowder = вы нападаете, защищается { $defender }: сколько пороха отложить?
jamaica-ask-defence = { $attacker } нападает, сила { $strength }: сколько пороха отложить?
jamaica-ask-saber-reroll = { $ship }: на боевом кубике { $die }. Пустить в ход Саблю Сарана?
jamaica-ask-loot = { $ship } выигрывает бой. Что взять у проигравшего ({ $loser })?
jamaica-ask-spend = осталось отдать { $goods }: сколько взять { $hold }?
jamaica-ask-spend-on = осталось отдать { $goods } (уже отложено: { $aside }): сколько взять { $hold }?
jamaica-ask-move-back = куда отступить?
jamaica-ask-take-treasure = пиратское логово { $number }: взять сокровище?
jamaica-ask-ghost-way = куда плывёт Корабль-Призрак ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  })?
jamaica-do-morning = утром { $face }, вечером { $other }
jamaica-do-choose = утром: { $morning }; вечером: { $evening }
jamaica-do-stow = { $hold }
jamaica-do-empty = освободить { $hold } ({ $goods })
jamaica-do-lane = { $lane ->
    [outer] длинный внешний путь
   *[inner] короткий внутренний пролив
  } → { $space }
jamaica-do-back = назад: { $space }
jamaica-do-fight = { $ship }
jamaica-do-powder = { $tokens ->
    [0] без пороха
    [one] { $tokens } жетон пороха
    [few] { $tokens } жетона пороха
   *[other] { $tokens } жетонов пороха
  }
jamaica-do-stand = оставить бросок
jamaica-do-reroll = перебросить
jamaica-do-rob = забрать { $goods } { $hold }
jamaica-do-seize = забрать сокровище «{ $treasure }»
jamaica-do-seize-hidden = забрать закрытое сокровище не глядя
jamaica-do-curse = отдать проклятое сокровище ({ $treasure })
jamaica-do-spare = ничего не брать
jamaica-do-spend = { $tokens ->
    [0] { $hold } ничего
   *[other] { $goods } { $hold }
  }
jamaica-do-take = взять
jamaica-do-leave = оставить
jamaica-do-ghost-to = { $way ->
    [forward] вперёд
   *[backward] назад
  } → { $space }

## Хроника
jamaica-news-starts = Регата начинается. Первый Капитан — { $seat }.
jamaica-news-draws = Вы берёте из колоды карту: { $card }.
jamaica-news-shuffles = { $seat } тасует сыгранные карты в новую колоду.
jamaica-news-rolls = Раунд { $round }. Капитан { $seat } бросает кубики: { $low } и { $high }.
jamaica-news-sets-dice = { $seat } решает: утром { $morning }, вечером { $evening }.
jamaica-news-chooses = { $seat } кладёт карту рубашкой вверх.
jamaica-news-reveals = { $seat } открывает карту. Утром: { $morning }; вечером: { $evening }.
jamaica-news-rests = { $seat } уже дома: вечернее действие пропадает.
jamaica-news-ends = Регата окончена: пора считать золото.
jamaica-news-bank-empty = В банке не осталось { $resource ->
    [gold] дублонов
    [food] пищи
   *[powder] пороха
  }: { $seat } ничего не грузит.
jamaica-news-no-room = { $seat }: во всех трюмах уже { $resource ->
    [gold] дублоны
    [food] пища
   *[powder] порох
  }, погрузка пропадает.
jamaica-news-empties = За борт! { $ship } освобождает { $hold } ({ $goods }).
jamaica-news-loads = { $ship } грузит { $goods } { $hold }.
jamaica-news-stows-loot = { $ship } прячет добычу { $hold }: { $goods }.
jamaica-news-sails = { $ship } плывёт { $way ->
    [forward] вперёд
   *[backward] назад
  } на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  }.
jamaica-news-takes-lane = { $ship } выбирает { $lane ->
    [outer] длинный внешний путь
   *[inner] короткий внутренний пролив
  }.
jamaica-news-arrives = { $ship } { $kind ->
    [royal] приходит в Порт-Ройял
    [sea] выходит на область { $number } (море)
    [port] входит в порт { $number }
   *[lair] заходит в пиратское логово { $number }
  }.
jamaica-news-finishes = { $ship } возвращается в Порт-Ройял: финиш!
jamaica-news-loses-steps = Ход кончается в Порт-Ройяле: { $steps ->
    [one] { $steps } шаг пропадает
    [few] { $steps } шага пропадают
   *[other] { $steps } шагов пропадают
  }.
jamaica-news-ghost-stays = Корабль-Призрак не может выйти из Порт-Ройяла назад: ход пропадает.
jamaica-news-pays = { $seat } платит { $goods }.
jamaica-news-takes-out = { $seat } берёт { $shares }.
jamaica-news-falls-short = Недостача! { $seat }: к оплате { $due }, { $tokens ->
    [0] отдать нечего
   *[other] отдано всё, что есть: { $goods }
  }.
jamaica-news-moves-back = { $seat } отступает { $kind ->
    [royal] в Порт-Ройял
    [sea] на область { $number } (море)
    [port] в порт { $number }
   *[lair] в пиратское логово { $number }
  }.
jamaica-news-leaves-treasure = { $seat } оставляет сокровище в логове.
jamaica-news-finds = { $ship } находит сокровище: { $treasure }.
jamaica-news-finds-hidden = { $ship } находит сокровище и кладёт его рубашкой вверх.
jamaica-news-ghost-must = { $way ->
    [forward] Корабль-Призрак отстал и плывёт вперёд.
   *[backward] Корабль-Призрак впереди всех и поворачивает назад.
  }
jamaica-news-attacks = { $attacker } нападает! Защищается { $defender }.
jamaica-news-fires = { $ship } { $tokens ->
    [0] не тратит порох
    [one] откладывает { $tokens } жетон пороха
    [few] откладывает { $tokens } жетона пороха
   *[other] откладывает { $tokens } жетонов пороха
  }.
jamaica-news-rolls-in-combat = { $ship }: на боевом кубике { $die }.
jamaica-news-saber-own = { $ship } обнажает Саблю Сарана и бросает кубик ещё раз.
jamaica-news-saber-other = { $ship } обнажает Саблю Сарана: { $other } бросает кубик ещё раз.
jamaica-news-ties = { $strength } против { $strength }: дым рассеялся, и ничего не изменилось.
jamaica-news-wins = { $winner } выигрывает бой { $own } : { $other }, { $loser } проигрывает.
jamaica-news-wins-by-star = Звезда! { $winner } сразу выигрывает бой, { $loser } проигрывает.
jamaica-news-spares = { $ship } ничего не берёт.
jamaica-news-finds-nothing = { $ship } не находит, что взять.
jamaica-news-ghost-sinks = Корабль-Призрак выбрасывает добычу за борт: { $goods }.
jamaica-news-robs = { $ship } забирает у проигравшего ({ $loser }) { $goods } { $hold }.
jamaica-news-seizes = { $ship } забирает у проигравшего ({ $loser }) сокровище «{ $treasure }».
jamaica-news-steals = { $ship } крадёт у проигравшего ({ $loser }) закрытое сокровище: { $treasure }.
jamaica-news-steals-hidden = { $ship } крадёт у проигравшего ({ $loser }) закрытое сокровище.
jamaica-news-curses = { $ship } подсовывает проигравшему ({ $loser }) проклятое сокровище: { $treasure }.
jamaica-news-curses-hidden = { $ship } подсовывает проигравшему ({ $loser }) проклятое сокровище.

## Стол словами
jamaica-panel-regatta = Раунд { $round }, Капитан { $captain }; { $dice }. Банк: { $bank }
jamaica-dice-to-roll = кубики ещё не брошены
jamaica-dice-rolled = на кубиках { $low } и { $high }
jamaica-dice-set = утро { $morning }, вечер { $evening }
jamaica-ship-finished = { $ship } (финиш)
jamaica-ship-behind-start = { $ship } (позади старта)
jamaica-hold-aside = { $goods } (отложено: { $aside })
jamaica-panel-ships = Корабли и трюмы
jamaica-panel-treasures = Сокровища (в стопке: { $pile })
jamaica-panel-cards = Карты
jamaica-panel-combat = Сражение
jamaica-column-space = область
jamaica-column-lane = участок
jamaica-column-points = очки
jamaica-lane = { $lane ->
    [outer] внешний путь
   *[inner] пролив
  }
jamaica-column-token = жетон
jamaica-column-ships = корабли
jamaica-column-ship = корабль
jamaica-column-pirate = пират
jamaica-column-left = шагов до финиша
jamaica-column-hold = { $hold }
jamaica-column-bonuses = открытые
jamaica-column-face-down = закрытых
jamaica-column-known = известные вам
jamaica-column-hand = рука
jamaica-column-deck = колода
jamaica-column-chosen = карта раунда
jamaica-column-played = сыгранные карты
jamaica-column-powder = порох
jamaica-column-die = кубик
jamaica-column-strength = сила
jamaica-part-space = область
jamaica-part-gold = дублоны
jamaica-part-treasures = сокровища
jamaica-part-cursed = проклятые сокровища

jamaica-reconstructed-space-30 = Пошлина порта на области 30 прочитана не вполне надёжно: мы читаем 5 дублонов, один источник называет 3.
jamaica-reconstructed-colours = Какой пират плавает под каким цветом — наш выбор; точно известен только чёрный Корабль-Призрак. На игру цвет не влияет.
jamaica-reconstructed-port-royal = Что Порт-Ройял ничего не стоит — наше прочтение: цены на этой области нет.

## The board: names of pieces
jamaica-board-ship = { $ship }: { $space }, { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[other] осталось { $steps } шагов
  }
jamaica-board-hold = { $ship }, { $hold }: { $goods }
jamaica-board-hidden = { $ship }: { $count ->
    [one] { $count } закрытое сокровище
    [few] { $count } закрытых сокровища
   *[other] { $count } закрытых сокровищ
  }
jamaica-board-die = кубик: { $face }
jamaica-board-morning = утренний кубик: { $face }
jamaica-board-evening = вечерний кубик: { $face }
jamaica-board-ghost-way = { $way ->
    [forward] Корабль-Призрак вперёд
   *[backward] Корабль-Призрак назад
  }
jamaica-board-captain = Капитан
jamaica-board-revealed = сыграно: { $card }
jamaica-board-combat-die = боевой кубик ещё не брошен
jamaica-board-tokens = взять { $tokens }
jamaica-board-powder = порох: { $tokens }

## Что приносит вариант
jamaica-gain-treasures = { $count ->
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[other] { $count } сокровищ
  }

## Что значат значки
jamaica-icon = { $icon ->
    [coin] дублоны: ими платят пошлину в портах
    [food] пища: её отдают в открытом море
    [gunpowder] порох: сила в сражении
    [skull] пиратское логово: платить не надо
    [gem] в логове ещё лежит сокровище
    [treasure] карты сокровищ и шестой трюм
    [map] карта Моргана: на карту больше на руке
    [sword] Сабля Сарана: боевой кубик ещё раз
    [crown] Леди Бет: +2 в сражении
    [sun] утро: левое действие, сначала
    [moon] вечер: правое действие, потом
    [die] кубики действий и боевой кубик
    [star] звезда на боевом кубике — победа сразу; ещё очки
    [cannon] сражение
    [ship] корабли
    [hat] капитан раунда и сами пираты
    [card] карта, выбранная на этот раунд
    [cards] сколько карт осталось в колоде
    [flag] сколько шагов до финиша
    [hourglass] кто-то решает
   *[other] {""}
  }
