import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, Reel } from '@dolmen/core';
import { expect, test } from 'vitest';
import { recordSchema } from './json-schema.ts';
import { parseRecordFile, readRecordFile } from './record-file.ts';
import { verify } from './verify.ts';

const folder = new URL('../examples/', import.meta.url);
const examples = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
const read = (content: string) => {
  const file = readRecordFile(content);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
};

test.each(examples)('%s was dealt fairly and played by the rules', (_name, content) => {
  const file = read(content);
  expect(verify(file)).toEqual({ ok: true, value: { deal: 'bound', actions: file.actions.length } });
});

test('there is one of every game and number of players', () => {
  const kinds = new Set(examples.map(([, content]) => read(content)).map(({ game, seats }) => `${game} ${seats}`));
  for (const game of Object.values(GAMES))
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(kinds).toContain(`${game.id} ${seats}`);
});

test('the schema in docs is the one the code has', () => {
  const written = readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(recordSchema())));
});

test.each(examples)('%s: another word, a missing one, one more, another seed: each is noticed', (_name, content) => {
  const file = read(content);
  const middle = Math.floor(file.actions.length / 2);
  const altered = [
    { ...file, actions: file.actions.with(middle, 'hop') },
    { ...file, actions: file.actions.toSpliced(middle, 1) },
    { ...file, actions: file.actions.slice(0, -1) },
    { ...file, actions: [...file.actions, file.actions[0] ?? ''] },
    { ...file, seed: file.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { ...file, version: file.version + 1 },
    { ...file, fairness: undefined },
  ];
  for (const one of altered) expect(verify(one).ok).toBe(false);
});

/** One character changed, everywhere in turn but a few apart: a file is refused, found wrong, or says the same match. */
test.each(examples.slice(0, 4))('%s: whatever character is changed, it is read and judged', (_name, content) => {
  const original = read(content);
  for (let place = 0; place < content.length; place += 37) {
    const changed = content.slice(0, place) + (content[place] === 'x' ? 'y' : 'x') + content.slice(place + 1);
    const file = readRecordFile(changed);
    if (file.ok && verify(file.value).ok) expect(matchOf(file.value)).toEqual(matchOf(original));
  }
});

const matchOf = ({ players: _, ...file }: ReturnType<typeof read>) => {
  const { game, version, options, seats, seed, actions, result } = file;
  return { game, version, options, seats, seed, actions, result };
};

test('what is too much, too deep or of another kind is told so', () => {
  const [, content = ''] = examples[0] ?? [];
  const file = JSON.parse(content);
  const codeOf = (input: string) => {
    const answer = readRecordFile(input);
    return answer.ok ? 'ok' : answer.error.code;
  };
  expect(codeOf('x'.repeat(5_000_000))).toBe('too-large');
  expect(codeOf('['.repeat(400_000) + ']'.repeat(400_000))).toBe('too-deep');
  expect(codeOf(content.slice(0, 300))).toBe('no-json');
  expect(codeOf('')).toBe('no-json');
  expect(codeOf('7')).toBe('malformed');
  expect(codeOf('null')).toBe('malformed');
  for (const change of [
    { seats: 1e9 },
    { seats: 2.5 },
    { seats: -1 },
    { seed: 'x' },
    { version: 1e300 },
    { options: [] },
  ])
    expect(codeOf(JSON.stringify({ ...file, ...change })), JSON.stringify(change)).toBe('malformed');
  expect(parseRecordFile({ ...file, actions: Array.from({ length: 30_000 }, () => 'draw:stock') }).ok).toBe(false);
});

test.each(examples)('%s can be wound to any moment', (_name, content) => {
  const file = read(content);
  const reel = new Reel(GAMES[file.game], file);
  const plies = [file.actions.length, 0, 1, Math.floor(file.actions.length / 2)];
  for (const ply of plies) {
    const moment = reel.at(ply);
    expect(moment.ok && moment.value.state.ply).toBe(ply);
  }
});
