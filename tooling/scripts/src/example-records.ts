import { type Dice, dice, EVALUATORS, rollSeed, ruleBot } from '@dolmen/bots';
import { formatSeed, GAMES, type GameId, Match, type Seed } from '@dolmen/core';
import { STANDARD_DECK } from '@dolmen/core/rune-stones';
import { commitmentOf, dealSeed, type Fairness, type RecordFile } from '@dolmen/records';

/** A match to be played for an example: every game, with every number of players and every variant somewhere. */
interface Plan {
  readonly name: string;
  readonly game: GameId;
  readonly players: readonly string[];
  readonly options?: object;
}

/** Another deck than ours: druids and banshees with other numbers. */
function otherDeck(): object {
  const { banshees, druids } = STANDARD_DECK;
  const raised = (cards: typeof druids, by: number) => cards.map((card) => ({ ...card, number: card.number + by }));
  return { ...STANDARD_DECK, banshees: raised(banshees, 40), druids: raised(druids, 80) };
}

const PLANS: readonly Plan[] = [
  { name: 'keltis-two', game: 'keltis', players: ['Aoife', 'Bran'] },
  { name: 'keltis-three', game: 'keltis', players: ['Aoife', 'Bran', 'Ciara'] },
  { name: 'keltis-four', game: 'keltis', players: ['Aoife', 'Bran', 'Ciara', 'Donal'] },
  { name: 'rune', game: 'rune', players: ['Aoife', 'Bran'] },
  { name: 'rune-grandmaster', game: 'rune', players: ['Aoife', 'Bran'], options: { grandmaster: true } },
  { name: 'rune-stones-two', game: 'rune-stones', players: ['Aoife', 'Bran'] },
  { name: 'rune-stones-four', game: 'rune-stones', players: ['Aoife', 'Bran', 'Ciara', 'Donal'] },
  { name: 'rune-stones-night', game: 'rune-stones', players: ['Aoife', 'Bran', 'Ciara'], options: { nocturnal: true } },
  { name: 'rune-stones-queenie', game: 'rune-stones', players: ['Aoife', 'Bran'], options: { queenie: true } },
  { name: 'rune-stones-deck', game: 'rune-stones', players: ['Aoife', 'Bran'], options: { deck: otherDeck() } },
  {
    name: 'rune-stones-everything',
    game: 'rune-stones',
    players: ['Aoife', 'Bran', 'Ciara', 'Donal'],
    options: { nocturnal: true, queenie: true },
  },
];

/** The examples by name: always the same matches, dealt as a server deals, and played by what looks best at a glance. */
export const exampleRecords = (): ReadonlyMap<string, RecordFile> =>
  new Map(PLANS.map((plan, index) => [plan.name, played(plan, dice([0xd01, 0x3e4, index, 1]))]));

function played(plan: Plan, roll: Dice): RecordFile {
  const fairness = dealt(plan.players.length, roll);
  const match = begin(plan, dealSeed(fairness));
  const player = ruleBot(EVALUATORS[plan.game]);
  while (!match.isOver) {
    const { toAct, ply } = match.state;
    const word = player(match.game.view(match.state, toAct), { playouts: 0 }, rollSeed(roll));
    const move = match.check(toAct ?? 0, ply, word);
    if (!move.ok) throw new Error(`${plan.name}: ${word} is refused: ${move.error.code}`);
    match.apply(move.value);
  }
  const result = match.outcome ?? undefined;
  return { ...match.record, players: plan.players, result, fairness };
}

function dealt(seats: number, roll: Dice): Fairness {
  const serverSeed = formatSeed(rollSeed(roll)) + formatSeed(rollSeed(roll));
  const nonces = Array.from({ length: seats }, () => formatSeed(rollSeed(roll)));
  return { commitment: commitmentOf(serverSeed), serverSeed, nonces };
}

function begin({ name, game, players, options = {} }: Plan, seed: Seed): Match {
  const match = Match.begin(GAMES[game], { options, seats: players.length, seed });
  if (!match.ok) throw new Error(`${name}: ${match.error.code}`);
  return match.value;
}
