import { explain } from './problems.mjs';
import { say } from './say.mjs';
import { countLine } from './summary.mjs';
import { isTest, TASKS } from './tasks.mjs';

/** @param {string | undefined} name */
const refuse = (name) => {
  say(name === undefined ? 'name a task.' : `there is no task "${name}".`);
  say(`tasks: ${Object.keys(TASKS).join(', ')}`);
  return 2;
};

/** @param {unknown} error @param {string} name */
const fail = (error, name) => {
  const { lines, code, stopped } = explain(error);
  for (const line of lines) say(line);
  if (isTest(name) && !stopped) console.log(countLine({ passed: 0, failed: 1 }));
  return code;
};

/** @param {string[]} words */
const main = async ([name, ...args]) => {
  if (name === undefined || !Object.hasOwn(TASKS, name)) return refuse(name);
  try {
    return await TASKS[name](args);
  } catch (error) {
    return fail(error, name);
  }
};

// Whoever read our output may be gone (a killed npm, `| head`); that is no reason to leave a child behind.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// No process.exit(): on some systems it cuts off what a pipe has not taken yet.
process.exitCode = await main(process.argv.slice(2));
