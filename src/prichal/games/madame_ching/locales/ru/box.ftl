### Мадам Чжэн: чего не может быть в box.json, для тех, кто его исправляет.

madame_ching-box-table = В коробке «Мадам Чжэн» ошибка. { $file }, { $table }: { $reason }.
madame_ching-box-unreadable = Коробку «Мадам Чжэн» не прочитать. { $file }: { $reason }
madame_ching-box-missing = таблицы нет
madame_ching-box-status = не указан status (sure, single, inferred, reconstructed)
madame_ching-box-number = { $name } — не число
madame_ching-box-colours = в last должны стоять { $names }, именно в таком порядке
madame_ching-box-colour-order = последний номер цвета { $name } не больше предыдущего
madame_ching-box-last-card = последняя карта — { $last }, а не { $cards } (MC-C1)
madame_ching-box-letters = в строке { $name } есть буквы, кроме M, L, S, K и -
madame_ching-box-length = { $name } кончается картой { $found }, а не { $last }
madame_ching-box-mission-form = { $name } — не номер со списком наград
madame_ching-box-mission-order = { $name } стоит не после { $before }
madame_ching-box-no-reward = у задания { $tile } нет награды
madame_ching-box-reward = задание { $tile }: { $part } — не количество с W, R, B, c или E
madame_ching-box-symbol-count = карт с символом «{ $symbol }»: { $count }; навыку нужны 3, больше { $most } не бывает
madame_ching-box-lines = { $first } и { $second } — не возрастающие числа от 1 до 7
madame_ching-box-tiles = заданий { $count }, а нужно { $tiles } (MC-C1)
madame_ching-box-room = на номерах поместится заданий: { $room }, а нужно { $most } (MC-S1)
madame_ching-box-supply = задания могут принести { $good ->
    [white-gems] белых камней
    [red-gems] красных камней
    [blue-gems] синих камней
   *[coins] монет
  }: { $most }, а в коробке остаётся { $supply } (MC-E5)
madame_ching-box-reach = { $number } досягаемо с клетки 14, с которой ничего не достать (MC-X6)
madame_ching-box-nearest = с клетки 24 ближайшие — 23 и, с метеорологией, 29 (MC-X6, MC-K4)
madame_ching-box-rewards-of-23 = одно из заданий 23 приносит камни, другое — карту встречи (MC-X6)
madame_ching-box-pilots = карт { $count }, а нужно 6 (MC-N7)
madame_ching-box-treasures = карт { $count }, а нужно 6, каждой ценности от 1 до 3 (MC-N10)
