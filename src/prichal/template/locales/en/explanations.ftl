### Template: what every piece is and does.

template-explain-card = Everybody plays a card at the same time, and the highest one wins the round.
template-explain-copies = There are two cards of each value.
