import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'What it is about',
      text: [
        'Two players lay cards that overlap. Runes of one colour grow together to areas, and with your three rune masters you claim the best of them.',
        'A blue rune is worth 1 point, a green one 2, a red one 3. You place each master only once, and it never moves again: choosing the moment is the whole art.',
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      text: [
        'The start card lies in the middle of the table. There are sixteen more cards. Each shows six runes in two columns and three rows: three blue ones, two green ones and a red one.',
        'Each player has three cards in hand and three masters. The other ten cards are the face-down pile.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'First lay a card from your hand. Then do one of two things: draw the top card of the pile, or place a master.',
        'So you always hold as many cards as you have masters left: three at the beginning, then two, then one. Each master costs you freedom of choice.',
      ],
    },
    {
      id: 'laying',
      title: 'Laying a card',
      text: [
        'You may turn the card as you like, and it may stick out over what lies there. It must fit into the grid of the runes and cover at least one of them.',
        'One of two conditions is enough:',
        '• Below: each rune that is covered has the same colour as the rune that comes to lie on it.',
        '• Around: each rune of the card has the same colour as every visible rune beside it, up, down, left and right, outside the card.',
        'If the card fits below, it does not matter what lies around it, and the other way round.',
      ],
    },
    {
      id: 'forbidden',
      title: 'What a card may not do',
      text: [
        '• It may not lie exactly on another card. Several cards may cover one between them.',
        '• It may not cover a rune on which a master stands, yours or the other’s.',
        '• It may not unite areas if your opponent controls one of them.',
        'Everything else is allowed: you may make any area larger or smaller, and split one. An area that is split still belongs to the master, but only the part in which it stands.',
      ],
    },
    {
      id: 'masters',
      title: 'Areas and masters',
      text: [
        'An area is a group of visible runes of one colour that touch along their sides. Corners do not count. Whoever has a master in it controls it.',
        'You may place a master on any visible rune that has none, as long as your opponent does not control its area. It may be a rune of the card you have just laid. When the pile is empty, you must place a master.',
        'If you can lay none of your cards, which hardly ever happens, one of them leaves the game and you show the others. A master that must be placed and finds no rune leaves the game too.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'Whoever has placed their last master takes no more turns. From then on nobody draws: the other player lays a card and places a master in each turn until none is left. Then the game is over.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      text: [
        'Each rune in your areas brings its points: blue 1, green 2, red 3. An area in which two of your masters stand counts once. Whoever has more points wins; after a tie both do.',
      ],
    },
    {
      id: 'grandmaster',
      title: 'The grandmaster variant',
      text: [
        'Each player has one marker, blue on one side and green on the other. Once in the game, before you lay a card, you may put it on a visible rune without master or marker, with the side up that you like. From then on this field has that colour.',
        'A marker may not unite areas if your opponent controls one of them. No card may cover it, but a master may be placed on it.',
      ],
    },
  ],
};
