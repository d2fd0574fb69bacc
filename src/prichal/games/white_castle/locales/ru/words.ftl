### Белый замок: слова стола.

game-white_castle = Белый замок
game-white_castle-about = Кланы берут кубики с мостов и отправляют в замок Химэдзи придворных, воинов, садовников, а с дополнением «Матча» и гейш; в одиночку — против клана Токугава.

white_castle-option-expansion = Дополнение
white_castle-value-expansion-base = базовая игра
white_castle-value-expansion-matcha = с дополнением «Матча»
white_castle-option-difficulty = Сложность
white_castle-value-difficulty-easy = лёгкая
white_castle-value-difficulty-medium = средняя
white_castle-value-difficulty-hard = высокая

## Что восстановлено
white_castle-reconstructed-redeal = Пересдача пяти карт комнат с одинаковым тёмным действием известна из одного источника.
white_castle-reconstructed-steward-3 = Нижний блок карты смотрителя 3 здесь даёт 2 очка клана; другой источник называет 2 деления влияния.
white_castle-reconstructed-daimyo-6 = Второе место карты даймё 6 (2 еды) известно из одного источника.
white_castle-reconstructed-yard-tokens = Какие две стороны у каждого жетона тренировочной площадки и сторона с 5 монетами — из одного источника.
white_castle-reconstructed-tea-fields = У одной ячейки чайной комнаты значение 1; что она левая и что у правой значение 3, решили мы.
white_castle-reconstructed-outskirts = Значение верхней ячейки княжества (5) и то, какие шторки напротив какой ячейки, решили мы.
white_castle-reconstructed-green-row = Зелёный ряд планшета клана: порядок наград и последняя награда — наши.
white_castle-reconstructed-ceremonies = Двадцать эффектов жетонов церемоний достоверны; какие две стороны у одного жетона и какая из них голубая, выведено из порядка в правилах.
white_castle-reconstructed-lilies = Из восьми кувшинок достоверны 2 монеты, 1 венчик и 1 железо; остальные пять — наши.
white_castle-reconstructed-matcha-castle = Содержание 3 карт смотрителей, 3 карт дипломатов и 3 карт даймё дополнения — наше; достоверны лишь их число и символы.
white_castle-reconstructed-matcha-starts = Товары на 3 картах начальных ресурсов и действия на 2 картах начальных действий дополнения — наши.
white_castle-reconstructed-matcha-gardens = Цена и эффект 6 карт садов дополнения — наши.
white_castle-reconstructed-matcha-yards = Стороны 4 жетонов площадок дополнения — наши; сторона с 3 венчиками — из одного источника.
white_castle-reconstructed-arts = Шторки и обороты карт икебаны и каллиграфии, а также то, какие из них только для 3–4 игроков, — наши, кроме 4 монет (икебана), 2 железа и действия садовника из примеров правил.
white_castle-reconstructed-solo-cards = Что называют и делают карты одиночной игры, решили мы; достоверны лишь действия трёх карт дополнения; что остальных карт девять, известно из одного источника.
white_castle-reconstructed-solo-rules = Уровни сложности, начало человека в базовой игре и то, что соперник получает в конце раунда, — из одного источника.

## Товары, эффекты, места
white_castle-rival = клан Токугава
white_castle-rival-name = Токугава
white_castle-good = { $good ->
    [coins] { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
      }
    [seals] { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[many] { $count } печатей
      }
    [points] { $count ->
        [one] { $count } очко клана
        [few] { $count } очка клана
       *[many] { $count } очков клана
      }
    [food] { $count ->
        [one] { $count } еда
       *[many] { $count } еды
      }
    [iron] { $count ->
        [one] { $count } железо
       *[many] { $count } железа
      }
    [pearl] { $count ->
        [one] { $count } перламутр
       *[many] { $count } перламутра
      }
   *[whisks] { $count ->
        [one] { $count } венчик
        [few] { $count } венчика
       *[many] { $count } венчиков
      }
  }
white_castle-losing = { $label } (пропадёт: { $lost })
white_castle-effect-nothing = ничего
white_castle-effect-any = { $count ->
    [one] { $count } ресурс на выбор
    [few] { $count } ресурса на выбор
   *[many] { $count } ресурсов на выбор
  }
white_castle-effect-influence = влияние +{ $count }
white_castle-effect-lantern = фонарь
white_castle-effect-well = колодец
white_castle-effect-lilies = кувшинки
white_castle-effect-yellow = жёлтая шторка
white_castle-effect-light = { $count ->
    [1] светлый блок
   *[other] светлые блоки с двух разных карт
  }
white_castle-effect-stones = два разных сада камней
white_castle-effect-both = обе шторки одной карты
white_castle-effect-yard-yellow = оба жёлтых жетона площадок
white_castle-effect-curtains = обе жёлтые шторки
white_castle-effect-courtier = { $part ->
    [send] придворный к воротам
    [move] придворный вверх по замку
   *[both] придворный
  }
white_castle-effect-gardener = садовник
white_castle-effect-warrior = воин
white_castle-effect-geisha = { $part ->
    [send] гейша ко входу
    [move] гейша по дорожке
   *[both] гейша
  }
white_castle-effect-climb = придворный на 1 этаж вверх бесплатно
white_castle-effect-step = гейша на 1 шаг бесплатно
white_castle-effect-dark = тёмный блок
white_castle-effect-tile = блок напротив { $colour ->
    [coral] кораллового жетона
    [black] чёрного жетона
    [white] белого жетона
   *[any] любого жетона
  }
white_castle-effect-domain = ряд планшета клана
white_castle-effect-blue = синяя шторка без печати
white_castle-effect-yard-blue = голубой жетон площадки
white_castle-effect-either = { $first } или { $second }
white_castle-effect-pay = { $price } → { $effect }
white_castle-effect-idle = { $effect } ({ white_castle-idle })
white_castle-idle = { $reason ->
    [target] ничего: нет цели
    [dear] ничего: не хватает средств
   *[unless] только если сперва поможет остальное
  }
white_castle-colour = { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  }
white_castle-die = { $colour ->
    [coral] К
    [black] Ч
    [white] Б
   *[green] З
  }{ $value }
white_castle-block = { $tile ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[none] –
  }, { $tone ->
    [dark] тёмный
   *[light] светлый
  }: { $effect }
white_castle-space-steward-1 = комната смотрителей 1
white_castle-space-steward-2 = комната смотрителей 2
white_castle-space-steward-3 = комната смотрителей 3
white_castle-space-diplomat-1 = комната дипломатов 1
white_castle-space-diplomat-2 = комната дипломатов 2
white_castle-gate = ворота
white_castle-rival-floor = клан Токугава, { $floor ->
    [steward] этаж смотрителей
   *[diplomat] этаж дипломатов
  }
white_castle-space-daimyo = комната даймё
white_castle-space-walls-left = окрестности, левая ячейка
white_castle-space-walls-right = окрестности, правая ячейка
white_castle-space-tea-left = чайная комната, левая ячейка
white_castle-space-tea-right = чайная комната, правая ячейка
white_castle-space-outskirts-upper = княжество, верхняя ячейка
white_castle-space-outskirts-lower = княжество, нижняя ячейка
white_castle-space-well = колодец
white_castle-space-row-coral = свой коралловый ряд
white_castle-space-row-black = свой чёрный ряд
white_castle-space-row-white = свой белый ряд
white_castle-space-row-green = свой зелёный ряд
white_castle-garden = { $kind ->
    [plant] сад цветов
   *[stone] сад камней
  } под { $colour ->
    [coral] коралловым
    [black] чёрным
   *[white] белым
  } мостом
white_castle-tea = { $place ->
    [entrance] вход
    [overlook] смотровая площадка
    [path-1] первая ячейка дорожки
    [path-2] вторая ячейка дорожки
    [house-1] чайный домик, комната садовников
    [house-2] чайный домик, комната воинов
   *[house-3] чайный домик, комната придворных
  }
white_castle-start-card = начальная карта «{ $member ->
    [courtier] придворный
    [gardener] садовник
    [warrior] воин
   *[geisha] гейша
  }»
white_castle-card = { $kind ->
    [steward] карта смотрителя
    [diplomat] карта дипломата
    [ikebana] икебана
    [calligraphy] каллиграфия
   *[resource] карта ресурсов
  } { $number }
white_castle-start-goods = { $goods }{ $choice ->
    [0] { "" }
    [one] , { $choice } ресурс на выбор
    [few] , { $choice } ресурса на выбор
   *[many] , { $choice } ресурсов на выбор
  } (фонарь: { $back ->
    [food] еда
    [iron] железо
    [pearl] перламутр
   *[whisk] венчик
  }{ $decree ->
    [coin] , монета
    [seal] , печать
    [point] , очко клана
   *[none] { "" }
  })
white_castle-token = церемония: { $effect }
white_castle-art = { $art ->
    [ikebana] икебана
   *[calligraphy] каллиграфия
  }
white_castle-pond = пруд (кувшинки)

## Вопросы
white_castle-ask-pick-pair = возьмите пару начальных карт
white_castle-ask-keep-one = оставьте { $what ->
    [resource] одну из двух карт ресурсов
    [action] одну из двух карт действий
   *[token] один из двух жетонов церемоний
  }
white_castle-ask-start-resource = выберите начальный ресурс (осталось: { $count })
white_castle-ask-take = возьмите кубик с края моста
white_castle-ask-place = поместите кубик: { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } { $value }
white_castle-ask-convert-last = последний ход окончен: обменять печати?
white_castle-ask-choose-garden = какой сад следующий?
white_castle-ask-choose-part = в любом порядке: что дальше?
white_castle-ask-choose-either = выберите одно действие
white_castle-ask-choose-resource = выберите ресурс (осталось: { $count })
white_castle-ask-pay-or-decline = заплатить { $price } и получить: { $effect }?
white_castle-ask-influence-price = заплатить { $price }, чтобы перейти на деление влияния { $position }?
white_castle-ask-lantern-order = награда за фонарь: что сначала?
white_castle-ask-light-action = светлое действие: выберите светлый блок
white_castle-ask-dark-action = тёмное действие: выберите тёмный блок
white_castle-ask-tile-action = выберите блок напротив { $colour ->
    [coral] кораллового жетона
    [black] чёрного жетона
    [white] белого жетона
   *[any] любого жетона
  }
white_castle-ask-domain-action = выберите ряд своего планшета клана
white_castle-ask-courtier-action = действие придворного
white_castle-ask-free-climb = поднимите придворного на 1 этаж бесплатно
white_castle-ask-enter-block = { $card }: выберите светлый блок
white_castle-ask-daimyo-slot = комната даймё: выберите свободное место
white_castle-ask-warrior-action = действие воина: выберите тренировочную площадку
white_castle-ask-gardener-action = действие садовника: выберите сад
white_castle-ask-geisha-action = действие гейши
white_castle-ask-free-step = продвиньте гейшу на 1 шаг бесплатно
white_castle-ask-at-overlook = смотровая площадка: кувшинки или жетон церемонии?
white_castle-ask-first-path = первая ячейка дорожки: возьмите верхнюю карту колоды
white_castle-ask-second-path = вторая ячейка дорожки: выберите синюю шторку
white_castle-ask-yellow-curtain = выберите жёлтую шторку
white_castle-ask-blue-curtain = выберите синюю шторку (без печати)
white_castle-ask-both-curtains = выберите карту: обе её шторки
white_castle-ask-stone-gardens = выберите сад камней
white_castle-ask-blue-yard = выберите голубой жетон площадки
white_castle-ask-rival-garden = куда идёт садовник клана Токугава?
white_castle-ask-rival-stroll = продвиньте гейшу клана Токугава на 1 шаг
white_castle-ask-rival-discard = верхнюю карту какой колоды сбросить?

## Варианты
white_castle-do-pair = пара { $pair }: { $cards }
white_castle-do-keep = оставить { $number }: { $card }
white_castle-do-take = взять с { $colour ->
    [coral] кораллового
    [black] чёрного
    [white] белого
   *[green] зелёного
  } моста { $end ->
    [left] слева: { $value } (фонарь)
   *[right] справа: { $value }
  }
white_castle-do-place = { $space }{ $way ->
    [gain] : получить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
      }
    [pay] : заплатить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
      }
   *[none] { "" }
  } [{ $effect }]
white_castle-do-convert = обменять { $what ->
    [coin] 1 печать на 1 монету
    [food] 2 печати на 1 еду
    [iron] 2 печати на 1 железо
    [pearl] 2 печати на 1 перламутр
   *[whisk] 2 печати на 1 венчик
  }
white_castle-do-stop = больше не нужно
white_castle-do-stop-here = остановиться
white_castle-do-decline = отказаться
white_castle-do-pay = заплатить: { $price }
white_castle-do-part = { $effect }
white_castle-do-gain = { $good }
white_castle-do-gate = придворный к воротам: заплатить 2 монеты
white_castle-do-climb = придворный { $from ->
    [gate] от ворот
    [steward] с этажа смотрителей
   *[diplomat] с этажа дипломатов
  }: { $room }{ $pearl ->
    [0] { "" }
   *[other] , заплатить { $pearl } перламутра
  }
white_castle-do-train = площадка за { $iron ->
    [one] { $iron } железо
   *[many] { $iron } железа
  } (заплатить): { $effect }
white_castle-do-slot = место { $slot }: { $effect }
white_castle-do-enter = гейша ко входу: заплатить 2 монеты
white_castle-do-stroll = гейша { $from ->
    [entrance] от входа
    [path-1] с первой ячейки дорожки
   *[path-2] со второй ячейки дорожки
  }: { $place }{ $whisks ->
    [0] { "" }
    [one] , заплатить { $whisks } венчик
    [few] , заплатить { $whisks } венчика
   *[many] , заплатить { $whisks } венчиков
  }
white_castle-do-stroll-house = гейша { $from ->
    [entrance] от входа
    [path-1] с первой ячейки дорожки
   *[path-2] со второй ячейки дорожки
  }: { $place }{ $whisks ->
    [0] { "" }
    [one] , заплатить { $whisks } венчик
    [few] , заплатить { $whisks } венчика
   *[many] , заплатить { $whisks } венчиков
  } ({ $effect })
white_castle-do-tend = { $garden }, заплатить { $food ->
    [one] { $food } еду
   *[many] { $food } еды
  }: { $effect }
white_castle-do-garden = { $garden }: { $effect }
white_castle-do-rival-garden = { $garden }
white_castle-do-block = { $room }, блок { $block }: { $effect }
white_castle-do-row = { $colour ->
    [coral] коралловый
    [black] чёрный
   *[white] белый
  } ряд: { $effect }
white_castle-do-lilies = кувшинки: { $effect }
white_castle-do-token = заплатить 3 монеты: { $effect }
white_castle-do-drill = жетон площадки за { $iron } железа: { $effect }
white_castle-do-overlook = гейша на смотровой площадке
white_castle-do-discard = { $art ->
    [ikebana] икебана
   *[calligraphy] каллиграфия
  }
white_castle-do-curtain = { $art ->
    [ikebana] икебана
   *[calligraphy] каллиграфия
  }: { $effect }
white_castle-do-art = взять карту { $art ->
    [ikebana] икебаны
   *[calligraphy] каллиграфии
  }: { $effect }, затем в фонарь: { $back ->
    [whisk] 1 венчик
   *[influence] 1 влияние
  }
white_castle-do-art-last = последняя карта { $art ->
    [ikebana] икебаны
   *[calligraphy] каллиграфии
  }, она остаётся: { $effect }

## Места: заголовки списка вариантов
white_castle-place-bridge = { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } мост
white_castle-place-castle = замок
white_castle-place-walls = окрестности
white_castle-place-well = колодец
white_castle-place-fields = чайные поля и княжество
white_castle-place-domain = свой планшет
white_castle-place-yards = площадки
white_castle-place-gate = ворота
white_castle-place-tea = чайный сад
white_castle-place-outskirts = княжество Химэдзи
white_castle-place-seals = обмен печатей
white_castle-place-courtier = { $from ->
    [gate] придворный у ворот
    [steward] придворный у смотрителей
   *[diplomat] придворный у дипломатов
  }
white_castle-place-geisha = гейша: { $place }

## Летопись
white_castle-news-order = Очерёдность хода: { $seats }.
white_castle-news-picks = { $seat } берёт: { $card } и начальная карта «{ $member ->
    [courtier] придворный
    [gardener] садовник
    [warrior] воин
   *[geisha] гейша
  }».
white_castle-news-round = Начинается раунд { $round }.
white_castle-news-rolls = { $colour ->
    [coral] Коралловый
    [black] Чёрный
    [white] Белый
   *[green] Зелёный
  } мост: { $dice }.
white_castle-news-takes-die = { $seat } берёт { $end ->
    [left] с левого края
   *[right] с правого края
  } { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } кубик { $value }.
white_castle-news-places = { $seat } помещает кубик: { $space }{ $way ->
    [gain] , получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
      }
    [pay] , платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
      }
   *[none] { "" }
  }.
white_castle-news-gains = { $seat } получает: { $goods }.
white_castle-news-loses = { $seat } выходит за предел и теряет: { $goods }.
white_castle-news-converts = { $seat } меняет { $seals ->
    [one] { $seals } печать
    [few] { $seals } печати
   *[many] { $seals } печатей
  } на товар: { $made }.
white_castle-news-pays = { $seat } платит: { $price }.
white_castle-news-skips = { $seat }: ничего не происходит ({ $effect }), { $reason ->
    [target] нет цели
   *[dear] не хватает средств
  }.
white_castle-news-influence = { $seat } достигает деления влияния { $position }.
white_castle-news-lantern = { $seat } получает награду за фонарь.
white_castle-news-well = { $seat } пользуется колодцем.
white_castle-news-lilies = { $seat } получает награды кувшинок.
white_castle-news-row = { $seat } активирует { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } ряд.
white_castle-news-uses = { $seat } использует блок { $block }: { $card }.
white_castle-news-sends = { $seat } отправляет { $member ->
    [courtier] придворного к воротам
   *[geisha] гейшу ко входу
  }.
white_castle-news-climbs = { $seat } поднимает придворного: { $room }.
white_castle-news-takes-card = { $seat } получает новую карту действий: { $card }.
white_castle-news-opens-card = { $room }: открывается { $card }.
white_castle-news-takes-slot = { $seat } занимает место { $slot } карты даймё: { $effect }.
white_castle-news-trains = { $seat } отправляет воина на площадку за { $iron ->
    [one] { $iron } железо
   *[many] { $iron } железа
  }.
white_castle-news-tends = { $seat } отправляет садовника: { $garden }.
white_castle-news-harvests = { $seat } получает эффект карты: { $garden }.
white_castle-news-strolls = { $seat } продвигает гейшу: { $place }.
white_castle-news-takes-art = { $seat } выбирает: { $card }.
white_castle-news-opens-art = Открыта карта: { $card }.
white_castle-news-discards = Сброшена карта: { $card }.
white_castle-news-rival-flips = Клан Токугава открывает карту одиночной игры { $card }.
white_castle-news-rival-places = Клан Токугава помещает { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } кубик { $value }: { $space }{ $coins ->
    [0] { "" }
    [one] , получает { $coins } монету
    [few] , получает { $coins } монеты
   *[many] , получает { $coins } монет
  }.
white_castle-news-rival-does = Клан Токугава: { $what ->
    [gate] придворный к воротам
    [up] { $amount ->
        [one] нижний придворный поднимается на { $amount } этаж
        [few] нижний придворный поднимается на { $amount } этажа
       *[many] нижний придворный поднимается на { $amount } этажей
      }
    [yard] { $amount ->
        [one] воин на площадку за { $amount } железо
       *[many] воин на площадку за { $amount } железа
      }
    [coins] монеты +{ $amount }
    [points] очки клана +{ $amount }
    [influence] влияние +{ $amount }
    [lose-points] очки клана −{ $amount }
    [lose-coins] монеты −{ $amount }
    [back] влияние −{ $amount }
   *[none] ничего
  }.
white_castle-news-rival-cannot = Клан Токугава не может этого сделать: очки клана +{ $points }.
white_castle-news-rival-tends = Клан Токугава отправляет садовника: { $garden }.
white_castle-news-rival-strolls = Клан Токугава продвигает гейшу: { $place }.
white_castle-news-rival-scores = Клан Токугава: очки клана +{ $points } в конце раунда.
white_castle-news-ends = Игра окончена, идёт подсчёт очков.
white_castle-news-ends-alone = Игра окончена. Очки клана: { $points }, у клана Токугава: { $rival }. Победа: { $winner }.

## Стол словами
white_castle-panel-bridges = { $round ->
    [0] Мосты
   *[other] Мосты, раунд { $round }
}
white_castle-panel-castle = Замок; в колодах: смотрители — { $stewards }, дипломаты — { $diplomats }
white_castle-panel-places = Другие места для кубиков
white_castle-panel-gardens = Сады
white_castle-panel-yards = Тренировочные площадки
white_castle-panel-outskirts = Княжество Химэдзи и пруд
white_castle-panel-tea = Чайный сад
white_castle-panel-pairs = Начальные карты
white_castle-panel-clans = Кланы в порядке хода
white_castle-panel-clans-end = Кланы в порядке хода; победа: { $winner }
white_castle-panel-boards = Планшеты кланов
white_castle-panel-influence = Влияние, первый — самый дальний
white_castle-panel-influence-solo = Влияние; следующая карта Токугава назовёт один из кубиков: { $dice }
white_castle-solo-die = { $position ->
    [left] левый
    [middle] средний
   *[right] правый
  } { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } ({ $space })
white_castle-column-bridge = мост
white_castle-column-left = слева
white_castle-column-middle = в центре
white_castle-column-right = справа
white_castle-column-space = место
white_castle-column-value = значение
white_castle-column-block-1 = верхний блок
white_castle-column-block-2 = средний блок
white_castle-column-block-3 = нижний блок
white_castle-column-dice = кубики
white_castle-column-courtiers = придворные
white_castle-column-effect = эффект
white_castle-column-garden = сад
white_castle-column-food = еда
white_castle-column-points = очки
white_castle-column-gained = получено
white_castle-column-total = всего
white_castle-column-gardeners = садовники
white_castle-column-iron = железо
white_castle-column-worth = ценность
white_castle-column-warriors = воины
white_castle-column-card = карта
white_castle-column-yellow = жёлтая шторка
white_castle-column-blue = синяя шторка
white_castle-column-below = под ней
white_castle-column-place = место
white_castle-column-geishas = гейши
white_castle-column-pair = пара
white_castle-column-goods = товары
white_castle-column-ceremony = церемония
white_castle-column-coins = монеты
white_castle-column-seals = печати
white_castle-column-pearl = перламутр
white_castle-column-whisks = венчики
white_castle-column-lantern = фонарь
white_castle-column-row = ряд
white_castle-column-home = на планшете
white_castle-column-reward = видимая награда
white_castle-column-block = блок
white_castle-column-die = кубик
white_castle-column-influence = влияние
white_castle-part-play = получено за игру
white_castle-part-coins = монеты и печати
white_castle-part-resources = ресурсы
white_castle-part-influence = влияние
white_castle-part-courtiers = придворные
white_castle-part-warriors = воины
white_castle-part-gardeners = садовники
white_castle-part-geishas = гейши

## Что приносит вариант
white_castle-gain-influence = { $count } влияния

## Что значат значки
white_castle-icon = { $icon ->
    [coin] монеты
    [seal] печати даймё
    [food] еда
    [iron] железо
    [pearl] перламутр
    [whisk] венчики для чая
    [star] очки клана
    [heron] влияние
    [crown] даймё
    [courtier] придворные
    [gardener] садовники
    [warrior] воины
    [geisha] гейши
    [lantern] фонарь и его награда
    [well] колодец
    [lily] кувшинки пруда
    [curtain] шторки и искусства, которым они принадлежат
    [light-block] светлый блок карты замка
    [dark-block] тёмный блок карты замка
    [clan-row] ряд планшета клана
    [plant] сады цветов
    [stones] сады камней
    [sword] тренировочные площадки
    [castle] замок
    [house] чайный домик
    [die] кубики
    [gate] ворота замка и мосты
    [card] карты комнат, начала и действий
    [cards] колоды карт
    [treasure] жетоны церемоний и площадок
   *[other] {""}
  }

## Доска в браузере: имена фигур и мест
white_castle-board-end = { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } мост, { $end ->
    [left] левый край с фонарём
   *[right] правый край
  }: { $value ->
    [0] пусто
   *[other] { $value }
  }
white_castle-board-space = { $space }, { $count ->
    [0] значение { $value }
   *[other] кубики: { $dice }
  }
white_castle-board-block = { $room }, блок { $block }, { $tile ->
    [coral] коралловый жетон
    [black] чёрный жетон
    [white] белый жетон
   *[none] без жетона
  }, { $tone ->
    [dark] тёмный
   *[light] светлый
  }: { $effect }
white_castle-board-courtiers = { $room }, придворные: { $clans }
white_castle-board-courtier = придворный { $from ->
    [gate] у ворот
    [steward] на этаже смотрителей
   *[diplomat] на этаже дипломатов
  }
white_castle-board-deck = { $floor ->
    [steward] осталось карт смотрителей
   *[diplomat] осталось карт дипломатов
  }: { $count }
white_castle-board-garden = { $garden }: еда { $food }, очки { $points }, { $effect }; садовники: { $clans }
white_castle-board-yard = площадка за { $iron } железа: { $effect }; воины: { $clans }
white_castle-board-influence = влияние { $position }, очки: { $points }
white_castle-board-row = { $clan }, { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } ряд{ $die ->
    [0] { "" }
   *[other] , кубик { $die }
  }: { $reward }; блок: { $block }; дома: { $home }
white_castle-board-geisha = гейша: { $place }
white_castle-board-art = { $art ->
    [ikebana] икебана
   *[calligraphy] каллиграфия
  }: жёлтая — { $yellow }; синяя — { $blue }; карт под ней: { $below }
white_castle-board-pair = начальные карты { $pair }: { $goods }; фонарь: { $back }; { $action }
white_castle-board-round = { $round ->
    [0] подготовка
   *[other] раунд { $round } из 3, ход { $turn } из { $turns }
  }
white_castle-board-order = очерёдность хода
white_castle-board-later = затем: { $effect }
white_castle-board-trail = сейчас: { $trail }
white_castle-board-decline-rest = отказаться от всего остального в этот ход
white_castle-board-bridges = мосты и сады
white_castle-board-castle = замок
white_castle-board-grounds = колодец, окрестности и площадки
white_castle-board-tea = чайный сад и княжество
white_castle-board-clans = другие кланы
white_castle-board-influence-page = влияние
white_castle-board-rival-next = Открытая карта сделает:
white_castle-board-rival-dice = Следующая карта назовёт:
white_castle-board-rival = { $what ->
    [gate] придворный к воротам
    [up] { $amount ->
        [one] придворный поднимается на { $amount } этаж
        [few] придворный поднимается на { $amount } этажа
       *[other] придворный поднимается на { $amount } этажей
      }
    [yard] воин на площадку за { $amount } железа
    [stone] садовник в сад камней
    [plant] садовник в сад цветов
    [garden] садовник в любой сад
    [coins] монеты +{ $amount }
    [points] очки клана +{ $amount }
    [influence] влияние +{ $amount }
    [lose-points] очки клана −{ $amount }
    [lose-coins] теряет свои монеты
    [back] влияние −{ $amount }
   *[step] гейша делает шаг
  }
white_castle-board-rival-geisha = гейша: { $place }
