import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ok } from '@dolmen/core';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { bundle } from './bundle.ts';

const BUNDLE = {
  call: 'npm run bundle --',
  does: 'Makes one folder that runs with Node alone; without a name it is ./bundle.',
  flags: {},
  words: '[folder]',
} as const satisfies Command;

const DEFAULT = fileURLToPath(new URL('../../../bundle', import.meta.url));

const wanted = commandLine(BUNDLE, (argv) => {
  const said = parseFlags(BUNDLE, argv);
  return said.ok ? ok(said.value.words[0] ?? DEFAULT) : said;
});
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), wanted);
await bundle(folder);
console.log(`${folder} runs with Node alone: node ${folder}/dolmen.mjs`);
