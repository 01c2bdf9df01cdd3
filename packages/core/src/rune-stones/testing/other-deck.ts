import { type CardRow, type Deck, STANDARD_DECK } from '../deck.ts';

/** For tests: a deck with other abilities, magic and numbers, among them all that the format allows and ours lacks. */
export const otherDeck = (): Deck => ({
  creatures: STANDARD_DECK.creatures.map((row, index) => other(row, index)),
  banshees: STANDARD_DECK.banshees.map((row) => ({ ...row, magic: 1, number: row.number + 5 })),
  druids: STANDARD_DECK.druids.map((row) => ({ ...row, number: row.number + 20 })),
});

const ABILITIES = [
  'points:1 | red',
  'card:any | die',
  'red wild > points:3 blue',
  'green blue > points:4',
  'points:2 + any',
  'die + die',
  'wild wild wild wild > points:9 wild',
  'card:green | points:2',
];

function other(row: CardRow, index: number): CardRow {
  const ability = ABILITIES[index % (ABILITIES.length * 2)] ?? row.ability;
  return { ...row, number: row.number - 10, magic: 4 - row.magic, ability };
}
