export const rune = {
  'rune.term.blue': 'blue',
  'rune.term.green': 'green',
  'rune.term.red': 'red',
  'rune.term.asked.lay': 'a card to lay',
  'rune.term.asked.master': 'a card to draw or a rune master to place',

  'rune.choice.lay': 'Lay a card, turned as you like: it must cover at least one rune.',
  'rune.choice.master': 'Draw a card, or place a rune master.',
  'rune.choice.over': 'The game is over.',

  'rune.reason.game-over': 'The game is over.',
  'rune.reason.not-now': 'Not now: you are asked for {asked}.',
  'rune.reason.not-in-hand': 'You do not hold card {card}.',
  'rune.reason.covers-nothing': 'A card must cover at least one rune on the table.',
  'rune.reason.runes-differ':
    'The colours do not fit: they must match every rune under the card, or every rune around it.',
  'rune.reason.covers-card': 'A card may not lie exactly on another one.',
  'rune.reason.covers-master': 'A rune master stands there, and no card may cover it.',
  'rune.reason.covers-marker': 'A grandmaster marker lies there, and no card may cover it.',
  'rune.reason.unites': 'That would unite areas, and the other side controls one of them.',
  'rune.reason.can-lay': 'A card leaves the game only when you can lay none, and you still can.',
  'rune.reason.no-rune': 'There is no rune there.',
  'rune.reason.master-there': 'A rune master already stands there.',
  'rune.reason.marker-there': 'A grandmaster marker already lies there.',
  'rune.reason.their-area': 'The other side controls this area.',
  'rune.reason.pile-empty': 'The pile is empty: place a rune master instead.',
  'rune.reason.nobody-draws': 'The other side has no rune master left, so nobody draws any more: place one of yours.',
  'rune.reason.can-draw': 'Your rune master need not leave the game: you can still draw a card.',
  'rune.reason.can-place': 'Your rune master need not leave the game: there is a rune free for it.',
  'rune.reason.no-grandmaster': 'This game is played without grandmaster markers.',
  'rune.reason.marker-used': 'You have already used your grandmaster marker.',

  'rune.score.area': '{rune} area, runes: {runes}',

  'rune.reconstruction.cards': 'The patterns of the sixteen cards are our reconstruction; the printed ones may differ.',
  'rune.reconstruction.start-card': 'The pattern of the start card is our reconstruction; the printed one may differ.',
  'rune.reconstruction.grandmaster':
    'How the grandmaster markers are used is our reconstruction: only the markers themselves are known.',

  'rune.why.grows': 'makes its own areas grow (+{points})',
  'rune.why.shrinks': 'cuts down an area of the other side (−{points})',
  'rune.why.prepares': 'prepares a free area worth {points}',
  'rune.why.builds': 'keeps the table in balance',
  'rune.why.marks': 'turns a rune to {rune} where it matters',
  'rune.why.secures': 'secures a {rune} area with a rune master',
  'rune.why.waits': 'keeps its rune masters for a better area',
  'rune.why.must': 'has no other way',
} as const;
