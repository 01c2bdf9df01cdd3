import { dolmen } from './program/dolmen.ts';

process.exitCode = await dolmen(process.argv.slice(2));
