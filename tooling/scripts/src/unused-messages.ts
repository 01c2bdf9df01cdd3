import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const CATALOGUE = 'packages/messages/src/en';
const SOURCES = '{packages,apps}/*/src/**/*.{ts,tsx}';
/** Catalogues and lists say what there is, and tests may try anything: neither is a use. */
const NO_USE =
  /^packages\/messages\/src\/(en|de|fr|nl)\/|^packages\/protocol\/src\/refusals\.ts$|\.test\.tsx?$|\/testing\//;

/** The family of messages whose other parts are data: what is refused is a code, and somebody must give it. */
const CODES = 'refusal.';

/**
 * Messages that no source mentions, a line each. A mention is the whole key, or a template that fits it: `${game}.why.${x}`
 * mentions `keltis.why.opens`. A template of two parts, as `lobby.${x}`, would fit anything and counts for nothing.
 */
export function findUnusedMessages(root: string): string[] {
  const catalogue = globSync(`${CATALOGUE}/**/*.ts`, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort();
  if (catalogue.length === 0) return [`${CATALOGUE}: no messages found`];
  const texts = new Map(catalogue.flatMap((file) => messagesIn(file, readFileSync(join(root, file), 'utf8'))));
  const { literals, words, templates } = mentionsIn(sourcesOf(root));
  const isGiven = (key: string): boolean =>
    key.startsWith(CODES) && key.split('.').every((part, index) => index === 0 || words.has(part));
  const isUsed = (key: string): boolean =>
    literals.has(key) || isGiven(key) || templates.some((fits) => fits.test(key));
  return [...texts]
    .filter(([key]) => !(isTerm(key) ? hasPlaceFor(key, texts) : isUsed(key)))
    .map(([key, { file }]) => `${file}: nothing says ${key}`);
}

interface Message {
  readonly file: string;
  readonly text: string;
}

const ENTRY = /^ {2}'([^']+)':\s*'([^']*)'/gm;

const messagesIn = (file: string, source: string): [string, Message][] =>
  [...source.matchAll(ENTRY)].map(([, key = '', text = '']) => [key, { file, text }]);

/** `keltis.term.red`, or `keltis.term.tile.wish` for the place `{tile}` alone. */
const isTerm = (key: string): boolean => key.split('.')[1] === 'term';

/** Values find their terms by themselves. A term for one place needs a text of its game with that place. */
function hasPlaceFor(key: string, texts: ReadonlyMap<string, Message>): boolean {
  const [game, , place, value] = key.split('.');
  if (value === undefined) return true;
  return [...texts].some(([other, { text }]) => other.startsWith(`${game}.`) && text.includes(`{${place}}`));
}

const sourcesOf = (root: string): string[] =>
  globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => !NO_USE.test(file.split(sep).join('/')))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, ''));

/** Talking about a message does not say it. */
const COMMENT = /^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*$)/gm;
const LITERAL = /['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g;
const WORD = /['"`]([a-z]+(?:-[a-z]+)*)['"`]/g;
const TEMPLATE = /`((?:[\w-]|\$\{[^{}`]*\})+(?:\.(?:[\w-]|\$\{[^{}`]*\})+){2,})`/g;

interface Mentions {
  readonly literals: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
}

function mentionsIn(sources: readonly string[]): Mentions {
  const first = (pattern: RegExp): Set<string> =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')));
  const templates = [...first(TEMPLATE)].filter((template) => template.includes('$'));
  return { literals: first(LITERAL), words: first(WORD), templates: templates.flatMap(asPattern) };
}

/** Whatever stands for `${…}` is one part of a key, or a piece of one. A template must fix one part at least. */
function asPattern(template: string): RegExp[] {
  const parts = template.replaceAll(/\$\{[^{}`]*\}/g, '*').split('.');
  if (parts.every((part) => part.includes('*'))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('*', '[\\w-]+')).join('\\.')}$`)];
}
