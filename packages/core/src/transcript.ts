import type { AnyGame, Common, ScoreLine, ScoreSheet } from './game.ts';
import { seatLetter } from './notation.ts';
import { type MatchRecord, parseRecord, type RecordError } from './record.ts';
import { type Step, steps } from './replay.ts';
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
  const lines = headerLines(title, record);
  const plies = record.actions.length;
  for (const step of steps(game, record)) {
    if (!step.ok) return step;
    const { state } = step.value;
    lines.push(...stepLines(game, step.value));
    if (state.ply % sketchEvery(plies) === 0 || state.ply === plies) lines.push('', ...game.sketch(state), '');
    if (state.ply === plies) lines.push(...resultLines(game, state), '');
  }
  return ok(lines.join('\n'));
}

const stepLines = (game: AnyGame, { state, move, events }: Step<Common, unknown>): string[] =>
  move === null
    ? []
    : [
        `${String(state.ply - 1).padStart(4)} ${seatLetter(move.seat)} ${move.word}`,
        ...events.map((event) => INDENT + game.tell(event)),
      ];

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
