// Runs beside the launcher and outlives it: if the launcher is killed outright (or its whole group is, as some
// runners do), its end of this pipe closes, and the child, which has a session of its own, is stopped from here.
import { stop } from './stop.mjs';

process.stdin.on('close', () => stop(Number(process.argv[2]), 'SIGTERM'));
process.stdin.on('error', () => {});
process.stdin.resume();
