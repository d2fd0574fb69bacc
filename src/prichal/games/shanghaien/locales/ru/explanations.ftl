### Шанхайен: что есть что и что оно делает.

shanghaien-explain-bell = колокол: объявить «Шанхай»
shanghaien-explain-bell-does = Кто объявляет «Шанхай», сразу заканчивает раунд, и все шесть карт раздаются по тому, как лежат кубики.
shanghaien-explain-bell-when = Объявить можно, когда у карт лежат два ваших кубика, и придётся, когда в запасе меньше двух.
shanghaien-explain-adjust = { $way ->
    [up] на одно очко больше
   *[down] на одно очко меньше
  }
shanghaien-explain-adjust-does = Уловка «кубик ±1» меняет один из двух брошенных кубиков на единицу, но не ниже 1 и не выше 6; затем можно выложить любой из них.
shanghaien-explain-end = { $end ->
    [left] левый край ряда
   *[right] правый край ряда
  }
shanghaien-explain-end-does = { $end ->
    [left] Если считать отсюда, крайняя левая карта — первая. Это обязательно для обоих до конца раунда.
   *[right] Если считать отсюда, крайняя правая карта — первая. Это обязательно для обоих до конца раунда.
  }
shanghaien-explain-rolled = брошенный кубик: { $face }
shanghaien-explain-rolled-does = Если его выложить, он ляжет к карте { $face } в ряду.
shanghaien-explain-rolled-other = Второй кубик возвращается в запас.
shanghaien-explain-empty-place = пустое место
shanghaien-explain-empty-place-does = Карта отсюда уже роздана; шесть новых придут со следующим раундом.
shanghaien-explain-sailor = Моряк, +{ $value } к силе команды: { $nation }.
shanghaien-explain-tricks-on-it = Карта уловки: на ней два действия, владелец может один раз воспользоваться одним из них.
shanghaien-explain-goes-to = Как сейчас лежат кубики, её получит { $seat }.
shanghaien-explain-goes-nowhere = Как сейчас лежат кубики, она не достанется никому.
shanghaien-explain-handing = Карту получает тот, у кого возле неё больше кубиков; при равенстве решают очки у соседних карт.
shanghaien-explain-supply = кубиков в запасе: { $dice }
shanghaien-explain-supply-does = В свой ход берут отсюда два кубика: бросают оба, один выкладывают к карте, другой возвращается.
shanghaien-explain-supply-short = Если осталось меньше двух, нужно объявить «Шанхай».
shanghaien-explain-trick-when = Играется в свой ход, после броска и до выкладывания кубика; одна карта уловки за раунд.
shanghaien-explain-trick-crew = Два моряка: карта уходит под одну из ваших команд и считается там моряком ценностью 2.
shanghaien-explain-trick-adjust = Кубик ±1: один из двух брошенных кубиков меняется на единицу.
shanghaien-explain-trick-both = Оба кубика: выкладываются оба брошенных кубика.
shanghaien-explain-trick-reroll = Переброс: оба кубика бросают ещё раз.
shanghaien-explain-trick-unused = Неиспользованная, в конце игры она приносит 1 очко.
shanghaien-explain-crew = команда: { $nation }, сила { $strength }
shanghaien-explain-crew-stands = { $standing ->
    [none] Моряков этой нации здесь пока нет.
    [alone] Больше ни у кого нет моряков этой нации: в конце они принесут { $own }.
    [ahead] Она сильнее, { $own } против { $other }: в конце принесёт { $other }.
    [level] Силы равны, { $own } против { $other }: в конце обе команды выйдут из игры.
   *[behind] Она слабее, { $own } против { $other }: в конце не принесёт ничего.
  }
shanghaien-explain-crew-scores = В конце игры более сильная команда нации приносит столько, сколько силы у более слабой.
