import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorOf, type Manifest, sourceOf } from './manifest.ts';
import { mitText } from './mit.ts';

/** A package of somebody else that is inside of something built, and what its licence asks to be passed on. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Where its source is to be had: MPL-2.0 asks that whoever gets the program is told. */
  readonly source: string;
  readonly text: string;
}

/** Those that may be passed on so: with their text, and the place of their source. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'Zlib'];

/** Apache-2.0 asks for a NOTICE, too, where there is one. */
const TEXTS = /^(licen[cs]e|copying|notice)[\w-]*(\.(md|txt))?$/i;

/** The packages that these modules are of. One that may not be passed on, or does not say how, is an error: it would be passed on unnoticed. */
export function thirdPartiesOf(modules: Iterable<string>): ThirdParty[] {
  return merged([...new Set([...modules].flatMap(folderOf))].map(read));
}

/** In order, and each version of each once. */
export function merged(packages: readonly ThirdParty[]): ThirdParty[] {
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byName.keys()].sort().flatMap((key) => byName.get(key) ?? []);
}

/** Of modules of our own there is none, nor of those that bundlers make up. */
function folderOf(id: string): string[] {
  const [, folder] = /^([^\0].*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
  return folder === undefined ? [] : [folder];
}

function read(folder: string): ThirdParty {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license: licence = 'none' } = manifest;
  if (!ALLOWED.includes(licence)) throw new Error(`${name} ${version} may not be passed on: its licence is ${licence}`);
  return { name, version, licence, source: sourceOf(manifest), text: textOf(folder, manifest) };
}

function textOf(folder: string, manifest: Manifest): string {
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.some((text) => text !== '')) return texts.join('\n\n');
  if (manifest.license === 'MIT') return mitText(authorOf(manifest));
  throw new Error(`${manifest.name} ${manifest.version} may not be passed on: it has no text of its licence`);
}
