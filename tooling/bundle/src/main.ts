import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

const [folder = fileURLToPath(new URL('../../../bundle', import.meta.url))] = process.argv.slice(2);
await bundle(resolve(folder));
console.log(`${resolve(folder)} runs with Node alone: node ${resolve(folder)}/dolmen.mjs`);
