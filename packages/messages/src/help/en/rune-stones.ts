import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'What it is about',
      text: [
        'You are a druid with a small pack of cards. You summon creatures, use their abilities to collect gems, and forge artefacts from the gems. Rows of artefacts become points and rune stones, and rune stones make you stronger for the rest of the game.',
        'Your marker climbs the score track. Whoever reaches the throne on field 65 starts the last round. Most points win.',
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      text: [
        'Two to four play. Everyone starts with eight druid cards, four of them in hand, and with one gem of each colour and a wild gem. Gems and ores come from a supply that can run out.',
        'Six creatures lie in the display. From left to right its slots cost 4, 3, 3, 2, 2 and 1 magic. New cards come in on the left and move to the right, so what nobody takes gets cheaper.',
        'An artefact lies on each of the five forges, and all wild artefacts on the wild forge. Of every kind of rune stone there is one with two players, two with three, three with four.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'Do exactly one of three things:',
        '• Summon creatures,',
        '• use abilities, or',
        '• forge artefacts.',
        'After that you may trade in rows of artefacts, and at last you draw until you hold four cards. If your draw pile is empty, your discard pile is shuffled to renew it.',
      ],
    },
    {
      id: 'summon',
      title: 'Summoning creatures',
      text: [
        'Play cards of one colour and add up their magic, the number of their stars. Multicolour cards, dragons and some druids, go with any colour.',
        'Take as many creatures from the display as your magic pays for; their colours do not matter. What is left over is lost.',
        'Everything you played and took goes to your own discard pile, so nothing is lost: summoning makes your pack larger. Then the display moves up and is filled again.',
      ],
    },
    {
      id: 'abilities',
      title: 'Using abilities',
      text: [
        'Play two cards and use the ability of each once, in the order you like. You may leave one out.',
        'There are three kinds of abilities: one or two effects that come one after the other; two effects of which you choose one; and exchanges, in which you pay gems first and then get what is shown. A wild gem can be paid in place of any coloured one, but not the other way round.',
        'Effects bring gems, cards from the display for your discard pile, points, or a roll of the die. Its six faces are: any coloured gem; a coloured gem for a wild one; 1 point; 2 points; an ore; the top creature of the common pile.',
        'Mind the numbers: of the cards you played this way only the one with the lowest number stays with you. The other one leaves you, a creature to the common discard pile, a druid for good.',
      ],
    },
    {
      id: 'forge',
      title: 'Forging artefacts',
      text: [
        'You may forge one artefact, or two at different forges. Pay as many gems as the forge asks for, in the colour of the artefact; wild gems may stand in. The wild forge takes four gems of any kind.',
        'Or pay three ores instead, at any forge. Then there is no bonus, and gems and ores cannot be mixed.',
        'The forges from left to right: 2 gems; 2 gems; 3 gems and a roll of the die; 3 gems and an ore; 4 gems and 3 points; the wild forge, 4 gems.',
        'Put the artefact on a free place of its colour in one of your two rows, where it stays. Wild artefacts go anywhere, coloured ones never on a wild place. A bonus is yours at once, and can help to pay for the second artefact.',
      ],
    },
    {
      id: 'trade',
      title: 'Trading in',
      text: [
        'After your action you may trade in any row that holds at least two artefacts: 2, 3, 4 or 5 of them bring 3, 6, 10 or 15 points. The row is empty afterwards.',
        'For each row you also choose a rune stone. You can have four, and never two of a kind. A short row brings a stone early, a long one more points: that is the question of the game.',
      ],
    },
    {
      id: 'rune-stones',
      title: 'Rune stones',
      text: [
        '• Magic: 2 more magic whenever you summon, even if you play no card.',
        '• Hand: you draw up to six cards.',
        '• Exchange: once a turn, a gem for an ore or an ore for a coloured gem.',
        '• Wild: once, put a coloured gem of the supply on this stone. When you pay, all your gems of that colour count as wild.',
        '• Plus: where a card offers one of two effects, you may have both.',
        '• Double die: when a card lets you roll, you may carry out the face twice.',
        '• Extra point: one more point for each card whose ability brings you points.',
        '• Three abilities: you may play three cards for their abilities. Only one of them stays with you.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'As soon as somebody has 65 points, the round is finished so that everyone has had the same number of turns.',
        'Then every three gems and ores bring a point, and rows that were not traded in score as if they were. Whoever has most points wins; after a tie the victory is shared.',
        'If nobody scores for twenty rounds in a row, the game ends too.',
      ],
    },
    {
      id: 'nocturnal',
      title: 'Nocturnal Creatures',
      text: [
        'Sixteen banshees join the creatures, four kinds in four colours:',
        '• Pillage: every other player who has a gem of the banshee’s colour gives you one.',
        '• Resurrection: put a card of the common discard pile on your own.',
        '• Card switch: take a card of the common discard pile in hand. The banshee leaves you, and you keep the other card you played.',
        '• Wisp: choose one of the four open wisp tiles and get its bonus.',
        'Night tokens lie on every fifth field of the score track up to 50; three of them or two show a wisp. When your marker reaches or passes one with a wisp, you may choose a tile at once.',
        'Wisp tiles bring points, gems, or a roll of the die and a gem or an ore; or they let you take any card of the display, take the top two cards of the common pile, or play one more card for its ability and keep it.',
      ],
    },
    {
      id: 'queenie',
      title: 'Queenie 1',
      text: [
        'Two more kinds of rune stones. They take the places of two others, which are drawn anew for each match:',
        '• Keep highest: of the cards you used, the one with the highest number stays with you instead of the lowest.',
        '• Gem or points: whenever a card brings you points, you may take a coloured gem instead.',
      ],
    },
  ],
};
