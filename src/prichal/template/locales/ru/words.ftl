### Template: слова стола.

game-template = Template
game-template-about = Каждый выбирает карту, и старшая выигрывает раунд: отсюда начинают новую игру.

template-card = карта { $value }

## Вопросы и варианты
template-ask-choose = раунд { $round }: какую карту вы играете?
template-do-play = сыграть: { $card }

## Хроника
template-news-draws = { $seat } берёт: { $card }.
template-news-draws-hidden = { $seat } берёт карту.
template-news-round = Раунд { $round }.
template-news-chooses = { $seat } выбирает: { $card }.
template-news-chooses-hidden = Выбор сделан: { $seat }.
template-news-reveals = { $seat } открывает: { $card }.
template-news-wins = Раунд за игроком { $seat }: очков { $points }.
template-news-ends = Последний раунд окончен.

## Стол словами
template-panel-players = Раунд { $round }
template-panel-hand = Ваши карты
template-column-cards = карт
template-column-chosen = в этом раунде
template-column-played = сыграно раньше
template-column-card = карта
template-column-count = сколько
template-chosen = { $yes ->
    [yes] выбор сделан
   *[no] –
  }
template-part-rounds = выигранные раунды
template-gain-points = { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }
