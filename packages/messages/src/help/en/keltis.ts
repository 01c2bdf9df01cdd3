import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'What it is about',
      text: [
        'Five stone paths lead up a hill, one for each colour. You lay out cards in rows, and each card takes a figure of yours one stone further on the path of its colour.',
        'The first stones cost points, the last ones are worth many. So it is better to go far on a few paths than to take a few steps on all of them. Whoever has most points when the game ends wins.',
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      text: [
        'Two to four play. Everyone has one large figure and four small ones; all of them wait on the start field.',
        'The 110 cards come in five colours with the numbers 0 to 10, each card twice. Everyone holds eight cards. With two players, thirty cards are put away unseen. The rest is the stock.',
        'The 25 tiles are shuffled onto their places along the paths and lie face up from the beginning: nine wish stones, nine clovers and seven tiles with points.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'A turn has two parts, always in this order:',
        '• Play a card to your own row of its colour, or put a card onto the discard pile of its colour.',
        '• Then draw one card, from the stock or from the top of a discard pile, so that you hold eight again.',
        'The card you discarded in this very turn is the only one you may not draw. When you discard, no figure moves.',
        'If for a long time nobody has played a card or drawn from the stock (four turns a player), only the stock may be drawn from until one of the two happens.',
      ],
    },
    {
      id: 'rows',
      title: 'Rows of cards',
      text: [
        'You have one row for each colour. A row runs upwards or downwards, and you choose: as soon as two different numbers lie in it, its direction is fixed.',
        'After that each card must lie further in this direction or equal the last one. You may leave numbers out, but you can never go back for them. Equal numbers always fit, and two equal cards at the beginning still leave both directions open.',
      ],
    },
    {
      id: 'figures',
      title: 'Moving figures',
      text: [
        'Every card you play moves your figure on the path of its colour one stone forward. The number on the card does not matter.',
        'If you have no figure there yet, one of those on the start field goes onto the first stone. As long as you have both sizes, you decide: the large figure counts twice at the end, for good or ill. You never have two figures on the same path; figures of different players may share a stone.',
        'If your figure already stands on the last stone, you may still play fitting cards of that colour. Then you must move another of your figures by one stone, or bring a new one onto a path of your choice that has none of yours.',
      ],
    },
    {
      id: 'tiles',
      title: 'Tiles',
      text: [
        'A tile takes effect when a figure lands on its stone:',
        '• Points: you score them at once. The tile stays for the others. A large figure does not double it.',
        '• Clover: move any one of your figures one stone, the same one or another, or bring a new one onto a free path. You may also leave it. The clover stays. If this move ends on a tile, that one takes effect too.',
        '• Wish stone: you take it and keep it. The place stays empty, so being first matters.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'The last three stones of each path are the goal area. As soon as five figures are there, counting those of all players, the game ends at once: the tile under the last one has no effect and nobody draws any more.',
        'The game also ends as soon as the last card of the stock has been drawn.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      text: [
        'Add up:',
        '• Each figure scores its stone. From the first to the ninth they are worth −4, −3, −2, 1, 2, 3, 6, 7 and 10 points. The large figure scores twice as much, also below zero. Figures on the start field score nothing.',
        '• Wish stones: none costs 4 points, one costs 3; two bring 2, three 3, four 6, and five or more 10 points.',
        '• The points you gained from tiles during the game.',
        'Whoever has most wins. After a tie the victory is shared.',
      ],
    },
  ],
};
