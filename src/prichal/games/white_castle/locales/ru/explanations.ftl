### Белый замок: что есть что и что оно делает.

white_castle-explain-brings = Эффект: { $effect }.
white_castle-explain-matcha-only = Участвует только с дополнением «Матча».
white_castle-explain-idle = { $reason ->
    [target] Сейчас это ничего не даст: { $effect }. Нет цели.
    [dear] Сейчас это ничего не даст: { $effect }. Не хватает средств.
   *[unless] Пока это невыполнимо: { $effect }. Другой эффект того же места может это изменить, если выполнить его первым.
  }
white_castle-explain-seals = печати даймё
white_castle-explain-decline = отказаться
white_castle-explain-decline-does = От действий и всего, что имеет цену, можно отказаться, пока ничего не заплачено.
white_castle-explain-pay = заплатить
white_castle-explain-pay-does = Цена платится целиком, и эффект выполняется. Сначала можно обменять печати.
white_castle-explain-gate-is = Здесь придворные входят в замок: за 2 монеты сюда идёт крайний левый придворный с планшета.
white_castle-explain-gate-worth = Придворный, оставшийся у ворот, в конце приносит 1 очко.
white_castle-explain-pond-is = Гейша на смотровой площадке может принести награды всех трёх кувшинок. Кувшинки остаются для всех.
white_castle-explain-overlook-token = жетон церемонии смотровой площадки
white_castle-explain-overlook-price = Гейша, остановившись на смотровой площадке, может выполнить его за 3 монеты вместо кувшинок.
white_castle-explain-convert-when = В любой момент своего хода: 1 печать в 1 монету или 2 печати в 1 еду, железо, перламутр, а с «Матчей» и в венчик.
white_castle-explain-good-coins = Монетами платят, если кубик меньше значения, которое он закрывает, а также за придворных и гейш. Каждые пять монет и печатей вместе в конце приносят 1 очко.
white_castle-explain-good-seals = Печатями платят за тёмные блоки, синие шторки и шаги влияния, их можно обменять. Больше 5 не хранят.
white_castle-explain-good-points = Очки клана: у кого их больше, тот победил.
white_castle-explain-good-food = Едой платят за садовников.
white_castle-explain-good-iron = Железом платят за воинов.
white_castle-explain-good-pearl = Перламутром платят за подъём придворных по замку.
white_castle-explain-good-whisks = Венчиками платят за шаги гейш по пути чая.
white_castle-explain-good-limit = Больше 7 единиц ресурса не хранят, излишек пропадает. В конце от 3 до 6 одного вида приносят 1 очко, 7 — 2.
white_castle-explain-influence = влияние { $position }
white_castle-explain-influence-price = Вход на это деление: { $price }; кто не платит, останавливается перед ним.
white_castle-explain-influence-is = Кто дальше всех, первым ходит в следующем раунде. В конце 6–10 приносят 3 очка, 11–14 — 6, начиная с 15 — число минус 5.
white_castle-explain-part = часть эффекта { $number }
white_castle-explain-part-is = Части эффекта выполняются одна за другой в порядке на ваш выбор.
white_castle-explain-yard = площадка за { $iron } железа
white_castle-explain-yard-price = Заплатите { $iron } железа: сюда идёт ваш крайний левый воин, и выполняются жетоны.
white_castle-explain-yard-worth = { $worth ->
    [1] В конце воин здесь приносит столько очков, сколько ваших придворных внутри замка.
   *[other] В конце воин здесь приносит по { $worth } очка за каждого вашего придворного внутри замка.
  }
white_castle-explain-garden-price = Заплатите { $food } еды: сюда идёт ваш крайний левый садовник, и карта выполняется.
white_castle-explain-garden-again = После раундов 1 и 2 она выполняется снова, если на мосту над ней остался кубик.
white_castle-explain-garden-worth = В конце садовник здесь приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
white_castle-explain-bridge-die = { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } кубик на { $end ->
    [left] левом
   *[right] правом
  } краю: { $value }
white_castle-explain-bridge-empty = { $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  } мост, { $end ->
    [left] левый
   *[right] правый
  } край: кубика нет
white_castle-explain-bridge-left = Мал, зато приносит и фонарную награду: всё, что в фонарной области.
white_castle-explain-bridge-right = Самый большой кубик моста.
white_castle-explain-die-difference = При размещении он сравнивается с закрываемым значением: разницу получают или платят монетами.
white_castle-explain-row = { $colour ->
    [coral] коралловый ряд: придворные
    [black] чёрный ряд: садовники
    [white] белый ряд: воины
   *[green] зелёный ряд: гейши
  }
white_castle-explain-row-die = Значение 6; для кубика этого цвета ({ $colour ->
    [coral] коралловый
    [black] чёрный
    [white] белый
   *[green] зелёный
  }), один за раунд.
white_castle-explain-row-reward = Видимая награда: { $effect }.
white_castle-explain-row-block = Затем блок карты действий: { $effect }.
white_castle-explain-row-grows = Каждый член клана, ушедший из ряда, открывает ещё одну награду.
white_castle-explain-block = { $room }, блок { $block }
white_castle-explain-block-tile = Выполняется, если в комнату помещён { $colour ->
    [coral] коралловый кубик
    [black] чёрный кубик
   *[white] белый кубик
  }.
white_castle-explain-block-light = Светлый блок: его могут выполнить и светлые действия, без кубика.
white_castle-explain-block-dark = Тёмный блок: на карте смотрителя стоит 1 печать.
white_castle-explain-block-none = На этой карте такого блока нет.
white_castle-explain-space-value = Напечатанное значение: { $value }. Кубик больше приносит разницу монетами, меньше — стоит её.
white_castle-explain-well-is = Вмещает сколько угодно кубиков, сравнение всегда с 1.
white_castle-explain-room-dice = Только для кубика цвета одного из жетонов комнаты: он выполняет все блоки напротив жетонов своего цвета.
white_castle-explain-walls-is = Для кубика любого цвета: одно из этих действий.
white_castle-explain-tea-is = Для кубика любого цвета: действие гейши.
white_castle-explain-outskirts-is = Для кубика любого цвета: две шторки напротив ячейки, в любом порядке.
white_castle-explain-room-is = Придворный, поднявшись сюда, берёт карту комнаты как новую карту действий и выполняет один её светлый блок; прежняя уходит в фонарную область.
white_castle-explain-room-worth = Придворный здесь в конце приносит очков: { $points }, и считается для воинов.
white_castle-explain-daimyo-is = Придворный, поднявшись сюда, приносит фонарную награду и одно свободное место карты даймё.
white_castle-explain-daimyo-worth = Придворный здесь в конце приносит 10 очков.
white_castle-explain-slot = комната даймё, место { $slot }
white_castle-explain-slot-taken = Занято: { $seat }.
white_castle-explain-slot-is = Кто приводит придворного в комнату даймё, выбирает свободное место; на каждом — один придворный.
white_castle-explain-courtier = придворный { $from ->
    [gate] у ворот
    [steward] на этаже смотрителей
   *[diplomat] на этаже дипломатов
  }
white_castle-explain-courtier-climbs = Поднимается на этаж за 2 перламутра или на два за 5.
white_castle-explain-courtier-worth = В конце приносит: у ворот 1, у смотрителей 3, у дипломатов 6, у даймё 10.
white_castle-explain-geisha = гейша: { $place }
white_castle-explain-geisha-walks = Проходит шаг за 2 венчика или два за 5; считается только ячейка, где она остановилась.
white_castle-explain-geisha-worth = В конце приносит: вход 1, смотровая площадка 2, первая ячейка дорожки 2, вторая 3, в чайном домике по 2 за каждого члена клана своего вида.
white_castle-explain-tea-entrance = Здесь гейши входят в чайный сад, по 2 монеты за каждую; отсюда — на смотровую площадку или по дорожке.
white_castle-explain-tea-overlook = Гейша, остановившись здесь, берёт кувшинки или платит 3 монеты за жетон церемонии. Одна гейша от клана.
white_castle-explain-tea-path-1 = Кто останавливается здесь, берёт верхнюю карту одной из колод княжества: выполняет её жёлтую шторку и кладёт в фонарную область.
white_castle-explain-tea-path-2 = Кто останавливается здесь, выполняет синюю шторку одной из двух открытых карт за её печать.
white_castle-explain-tea-house = Конец пути: кто входит в комнату, выполняет её жетон церемонии. В комнате не больше двух гейш клана.
white_castle-explain-house-worth = В конце гейша здесь приносит по 2 очка за каждого вашего { $member ->
    [gardener] садовника
    [warrior] воина
   *[courtier] придворного
  } на поле.
white_castle-explain-art-yellow = Жёлтая шторка, бесплатно: { $effect }.
white_castle-explain-art-blue = Синяя шторка: { $effect }.
white_castle-explain-art-is = Открытая карта своей колоды в княжестве: её шторками пользуются кубики в княжестве и гейши на дорожке.
white_castle-explain-pair = начальные карты { $pair }
white_castle-explain-pair-goods = Товары в начале: { $goods }{ $choice ->
    [0] { "" }
    [one] , и { $choice } ресурс на выбор
    [few] , и { $choice } ресурса на выбор
   *[other] , и { $choice } ресурсов на выбор
  }.
white_castle-explain-pair-action = Карта действий: { $card }.
white_castle-explain-pair-is = Пары берут в обратной очерёдности; карта ресурсов затем лежит в фонарной области, карта действий — на планшете.
white_castle-explain-lantern-side = В фонарной области перевёрнутая карта добавляет: { $effect }.
