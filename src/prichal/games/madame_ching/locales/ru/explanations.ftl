### Мадам Чжэн: что есть что и что оно делает.

madame_ching-explain-done = дальше
madame_ching-explain-done-does = Больше ничего такого не делать: ход продолжается.
madame_ching-explain-deck = колода навигации: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
  }
madame_ching-explain-deck-is = Каждый раунд из неё выкладывают на поле по карте на игрока, а вдвоём — по две.
madame_ching-explain-deck-empty = Когда она кончается, её составляют заново из сброса.
madame_ching-explain-seat-is = Пират: карты навигации и встреч на руке, навыки, камни и монеты.
madame_ching-explain-seat-attack = Вор, Изменница и Сражение направлены на одного соперника; он может отменить атаку Кормчими.
madame_ching-explain-hand-card = Карта на руке: каждый раунд втайне выбирают одну (вдвоём — две).
madame_ching-explain-laid-card = Карта экспедиции: от неё зависит клетка джонки.
madame_ching-explain-seen-card = Карта, которую вы видели на чужой руке.
madame_ching-explain-place-card = В конце хода одну из карт на поле берут в руку.
madame_ching-explain-card-order = У кого номер больше, тот ходит раньше. После неё карта старше { $number } продолжит экспедицию, младшая — завершит.
madame_ching-explain-card-colour = Если такой цвет в экспедиции уже есть, джонка идёт на клетку прямо, если цвет новый — наискось, к Гонконгу.
madame_ching-explain-card-symbol = Символ: { $symbol }. При завершении экспедиции за символы приобретают навыки.
madame_ching-explain-empty-place = пустое место
madame_ching-explain-empty-place-is = Карту уже взяли; новые выложат в следующем раунде.
madame_ching-explain-face-down = карта рубашкой вверх
madame_ching-explain-face-down-is = Пока её не возьмут, её не знает никто, а потом — только владелец.
madame_ching-explain-junk-at = На клетке { $cell }: карт { $cards }, цветов { $colours }.
madame_ching-explain-junk-waits = На клетке 1: карт в её экспедиции ещё нет.
madame_ching-explain-junk-moves = Карта старше продолжает экспедицию и двигает джонку, новый цвет — дальше.
madame_ching-explain-junk-ends = Карта младше завершает её: выполняется задание, приобретаются навыки, и джонка начинает сначала.
madame_ching-explain-tile-brings = Награда: { $reward }.
madame_ching-explain-tile-when = Выполняется, когда экспедиция завершена на клетке { $number } или дальше и нет задания с номером ближе к её клетке.
madame_ching-explain-tile-gone = На поле его нет.
madame_ching-explain-skill-cartography = Возьмите верхнюю карту навигации: рука останется на карту больше.
madame_ching-explain-skill-night-navigation = Выложите с руки в экспедицию вторую карту, сверху или между другими; джонка движется. Взамен вы берёте карту из колоды.
madame_ching-explain-skill-combat = Атака: посмотрите карты навигации соперника, возьмите одну и отдайте одну свою.
madame_ching-explain-skill-meteorology = Завершая экспедицию, возьмите задание с номером вашей клетки или больше её не более чем на 6.
madame_ching-explain-skill-elite-crew = Джокер: сам ничего не делает, но заменяет недостающий навык для Жемчужины Китая.
madame_ching-explain-skill-price = Цена: { $price }, при завершении экспедиции.
madame_ching-explain-skill-left = Осталось в запасе: { $count }.
madame_ching-explain-skill-worth = Используется один раз и переворачивается; в конце игры в любом случае приносит 1 очко. Четыре разных навыка дают Жемчужину Китая.
madame_ching-explain-encounter-madame-ching = При завершении экспедиции добавляет один символ на ваш выбор.
madame_ching-explain-encounter-thief = Атака: забирает случайный камень у выбранного игрока.
madame_ching-explain-encounter-siren = Атака: каждый соперник поворачивает одну выложенную карту с этим символом, и символ больше не считается.
madame_ching-explain-encounter-traitress = Атака: забирает случайную карту встречи с руки выбранного игрока.
madame_ching-explain-encounter-old-sea-dog = Открывает все ваши использованные навыки: ими можно воспользоваться снова.
madame_ching-explain-encounter-pilot = Либо в любой момент отменяет атаку на вас, либо продолжает вашу экспедицию как карта нового цвета.
madame_ching-explain-encounter-fortune-teller = Возьмите три карты встречи.
madame_ching-explain-encounter-merchant = Хранится до конца: каждый ваш камень одного цвета дороже на 1.
madame_ching-explain-encounter-treasure = Хранится до конца и приносит столько очков, сколько на нём указано.
madame_ching-explain-encounter-copies = Таких карт в игре: { $count }. За ход можно сыграть одну карту встречи.
madame_ching-explain-laid-pilot = Кормчие в экспедиции: карта нового цвета без номера.
madame_ching-explain-symbol-buys = За три таких символа в экспедиции приобретается навык: { $skill }.
madame_ching-explain-symbol-crew = За все четыре разных символа — Элитный Экипаж.
madame_ching-explain-cell = клетка { $number }
madame_ching-explain-cell-stands = Здесь стоит джонка, в экспедиции которой карт { $cards }, цветов { $colours }; для заданий это { $number }.
madame_ching-explain-cell-first = За первой линией встреч: кто её пересёк, берёт карту встречи.
madame_ching-explain-cell-second = За второй линией встреч: кто её пересёк, берёт две карты встречи.
madame_ching-explain-cell-hong-kong = Гонконг: первой джонке, дошедшей сюда, — 10 очков.
madame_ching-explain-cell-edge = Край Земли: любая следующая карта завершает экспедицию.
