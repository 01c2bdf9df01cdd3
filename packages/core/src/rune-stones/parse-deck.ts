import { fail, ok, type Result } from '../result.ts';
import { type Ability, type Effect, effectsOf, kindOf, parseAbility } from './ability.ts';
import { type CardRow, COUNTS, type Deck } from './deck.ts';
import { COLORS, HIGHEST_NUMBER } from './material.ts';

export interface Fault {
  /** The place in the input: `creatures[3].ability`. */
  readonly at: string;
  readonly problem: string;
}

export interface DeckError {
  readonly code: 'bad-deck';
  readonly faults: readonly Fault[];
}

type Section = keyof Deck;
const SECTIONS: readonly Section[] = ['creatures', 'banshees', 'druids'];
const FIELDS: readonly (keyof CardRow)[] = ['number', 'color', 'magic', 'ability'];
const HIGHEST_MAGIC = 9;

export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Reads a deck from outside, and lists everything that is wrong with it. What comes back is frozen: states share it. */
export function parseDeck(input: unknown): Result<Deck, DeckError> {
  if (!isRecord(input)) return fail({ code: 'bad-deck', faults: [{ at: '', problem: 'not an object' }] });
  const faults = [
    ...unknownKeys(input, SECTIONS, ''),
    ...SECTIONS.flatMap((section) => sectionFaults(input[section], section)),
    ...doubleNumbers(input),
  ];
  if (faults.length > 0) return fail({ code: 'bad-deck', faults });
  const { creatures, banshees, druids } = input as unknown as Deck;
  return ok(Object.freeze({ creatures: freeze(creatures), banshees: freeze(banshees), druids: freeze(druids) }));
}

const freeze = (rows: readonly CardRow[]): readonly CardRow[] =>
  Object.freeze(
    rows.map(({ number, color, magic, ability }) => Object.freeze({ number, color, magic, ability } satisfies CardRow)),
  );

const unknownKeys = (record: object, known: readonly string[], at: string): Fault[] =>
  Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => ({ at: at + key, problem: 'unknown field' }));

function sectionFaults(input: unknown, section: Section): Fault[] {
  if (!Array.isArray(input)) return [{ at: section, problem: 'not a list' }];
  // A list far too long is not read to its end.
  const rows = rowsOf(input, section);
  return [
    ...countFaults(input, section),
    ...rows.flatMap((row, index) => rowFaults(row, section, `${section}[${index}]`)),
  ];
}

const rowsOf = (input: unknown[], section: Section): unknown[] => input.slice(0, COUNTS[section].total);

function countFaults(input: unknown[], section: Section): Fault[] {
  const { total, colored, multi } = COUNTS[section];
  const faults: Fault[] = [];
  if (input.length !== total) faults.push({ at: section, problem: `${input.length} cards, not ${total}` });
  if (colored === null) return faults;
  for (const color of [...COLORS, 'multi'] as const) {
    const found = rowsOf(input, section).filter((row) => isRecord(row) && row.color === color).length;
    const wanted = color === 'multi' ? multi : colored;
    if (found !== wanted) faults.push({ at: section, problem: `${found} cards of colour ${color}, not ${wanted}` });
  }
  return faults;
}

function rowFaults(row: unknown, section: Section, at: string): Fault[] {
  if (!isRecord(row)) return [{ at, problem: 'not an object' }];
  const faults = unknownKeys(row, FIELDS, `${at}.`);
  if (!isWhole(row.number, HIGHEST_NUMBER)) faults.push({ at: `${at}.number`, problem: `not 1 to ${HIGHEST_NUMBER}` });
  if (!isColor(row.color)) faults.push({ at: `${at}.color`, problem: 'unknown colour' });
  if (!isWhole(row.magic, HIGHEST_MAGIC)) faults.push({ at: `${at}.magic`, problem: `not 1 to ${HIGHEST_MAGIC}` });
  return [...faults, ...abilityProblems(row.ability, section).map((problem) => ({ at: `${at}.ability`, problem }))];
}

const isWhole = (value: unknown, highest: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest;

const isColor = (value: unknown): boolean => value === 'multi' || isColored(value);

function abilityProblems(text: unknown, section: Section): string[] {
  const ability = typeof text === 'string' ? parseAbility(text) : null;
  if (ability === null) return ['no such ability'];
  const effects = effectsOf(ability);
  const problems: string[] = [];
  if (effects.some(isTileOnly)) problems.push('an effect that only wisp tiles have');
  if (effects.some(isNightly) && section !== 'banshees') problems.push('an effect that only banshees have');
  if (effects.some(isNightly) && effects.length > 1) problems.push('an effect of the night stands alone');
  if (effects.filter((effect) => kindOf(effect) === 'points').length > 1) problems.push('points more than once');
  if (overlaps(ability)) problems.push('two effects that one answer could mean');
  return problems;
}

const isTileOnly = (effect: Effect): boolean => ['ore', 'draw'].includes(kindOf(effect));
const isNightly = (effect: Effect): boolean =>
  ['pillage', 'resurrection', 'card-switch', 'wisp'].includes(kindOf(effect));

/** A choice is answered by naming what is taken: that must tell the two effects apart. */
function overlaps(ability: Ability): boolean {
  if (ability.kind !== 'choice') return false;
  const [one, other] = ability.effects.map(answerOf);
  if (one === other) return true;
  return (one === 'any' && isColored(other)) || (other === 'any' && isColored(one));
}

const answerOf = (effect: Effect): string => (kindOf(effect) === 'gem' ? effect : kindOf(effect));
const isColored = (answer: unknown): boolean => (COLORS as readonly unknown[]).includes(answer);

function doubleNumbers(input: Record<string, unknown>): Fault[] {
  const seen = new Set<unknown>();
  const faults: Fault[] = [];
  for (const section of SECTIONS) {
    const rows = input[section];
    if (!Array.isArray(rows)) continue;
    for (const [index, row] of rowsOf(rows, section).entries()) {
      if (!isRecord(row) || typeof row.number !== 'number') continue;
      if (seen.has(row.number)) faults.push({ at: `${section}[${index}].number`, problem: 'number taken twice' });
      seen.add(row.number);
    }
  }
  return faults;
}
