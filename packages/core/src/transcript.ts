import type { AnyGame, Common, ScoreLine, ScoreSheet } from './game.ts';
import { seatLetter } from './notation.ts';
import { type MatchRecord, parseRecord, type RecordError, replay } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** A match to be read by people: the table every so often, every word, and what came of it. Its record is in it. */
export interface Transcript {
  readonly title: string;
  readonly record: MatchRecord;
}

/** Plies between two sketches of the table: fewer where the match is short. */
const sketchEvery = (plies: number): number => (plies < 100 ? 10 : 50);
const INDENT = ' '.repeat(8);

export function transcribe(game: AnyGame, { title, record }: Transcript): Result<string, RecordError> {
  const lines = [...headerLines(title, record)];
  const whole = replay(game, record);
  if (!whole.ok) return whole;
  const begun = replay(game, record, { to: 0 });
  if (!begun.ok) return begun;
  const state = begun.value;
  for (const [ply, word] of record.actions.entries()) {
    if (ply % sketchEvery(record.actions.length) === 0) lines.push('', ...game.sketch(state), '');
    lines.push(`${String(ply).padStart(4)} ${seatLetter(state.toAct ?? 0)} ${word}`);
    game.play(state, game.parse(word), (event) => lines.push(INDENT + game.tell(event)));
  }
  return ok([...lines, '', ...game.sketch(state), '', ...resultLines(game, state), ''].join('\n'));
}

const headerLines = (title: string, { game, version, options, seats, seed }: MatchRecord): string[] => [
  `title ${title}`,
  `game ${game}`,
  `version ${version}`,
  `options ${JSON.stringify(options)}`,
  `seats ${seats}`,
  `seed ${seed}`,
];

const resultLines = (game: AnyGame, state: Common): string[] => [
  ...game.scores(state).flatMap(sheetLines),
  `winners ${game.winners(state).map(seatLetter).join(' ') || '-'}`,
];

const sheetLines = ({ seat, total, lines }: ScoreSheet): string[] => [
  `${seatLetter(seat)} ${total}`,
  ...lines.map((line) => `${INDENT}${line.points} ${line.key} ${valuesText(line)}`.trimEnd()),
];

const valuesText = ({ values }: ScoreLine): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Reads title and record back out of a transcript. */
export function parseTranscript(text: string): Result<Transcript, RecordError> {
  const lines = text.split('\n');
  const field = (name: string): string =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const options = parseJson(field('options'));
  if (options === undefined) return fail({ code: 'malformed', at: 'options' });
  const record = parseRecord({
    game: field('game'),
    version: Number(field('version') || 'none'),
    options,
    seats: Number(field('seats') || 'none'),
    seed: field('seed'),
    actions: lines.flatMap((line) => /^ *\d+ [A-D] (\S+)$/.exec(line)?.[1] ?? []),
  });
  return record.ok ? ok({ title: field('title'), record: record.value }) : record;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
