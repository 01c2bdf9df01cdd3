/**
 * @typedef {{ package: string, directory: string, task: string, execution?: { exitCode?: number } }} TurboTask
 * @typedef {{ tasks: TurboTask[], execution: { attempted: number } }} TurboRun
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: TestFile[] }} Report
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, remark?: string }} Suite
 */

/** The plain last line, for people and programs alike. @param {{ passed: number, failed: number }} total */
export const countLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * @param {TurboRun | undefined} run @param {(directory: string) => Report | undefined} readReport
 * @param {number} exitCode of turbo
 */
export const summarize = (run, readReport, exitCode) => {
  const tasks = [...(run?.tasks ?? [])].sort((a, b) => order(a).localeCompare(order(b)));
  const suites = tasks.flatMap((task) => suiteOf(task, readReport) ?? []);
  const all = [...suites, ...doubts(run, suites, exitCode)];
  return {
    lines: all.map(line),
    total: { passed: sum(all, 'passed'), failed: sum(all, 'failed'), skipped: sum(all, 'skipped') },
  };
};

/** @param {TurboTask} task */
const order = ({ package: name, task }) => `${name} ${task}`;

/** @param {Suite[]} suites @param {'passed' | 'failed' | 'skipped'} key */
const sum = (suites, key) => suites.reduce((total, suite) => total + suite[key], 0);

/** @param {TurboTask} task @param {(directory: string) => Report | undefined} readReport */
const suiteOf = (task, readReport) => {
  const exitCode = task.execution?.exitCode ?? 1;
  if (task.task === 'types') return typesSuite(order(task), exitCode);
  if (task.task === 'test') return testSuite(order(task), readReport(task.directory), exitCode);
  return exitCode === 0 ? undefined : failed(order(task), `ended with exit code ${exitCode}`);
};

/** @param {string} name @param {number} exitCode @returns {Suite} */
const typesSuite = (name, exitCode) =>
  exitCode === 0 ? { name, passed: 1, failed: 0, skipped: 0 } : { name, passed: 0, failed: 1, skipped: 0 };

/** @param {string} name @param {Report | undefined} report @param {number} exitCode @returns {Suite} */
const testSuite = (name, report, exitCode) => {
  if (report === undefined) return failed(name, `ended with exit code ${exitCode} and left no report`);
  const suite = {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  if (exitCode === 0 || suite.failed > 0) return suite;
  return { ...suite, failed: 1, remark: `no test failed, but it ended with exit code ${exitCode}` };
};

/** A file that failed without a failing test: it could not be loaded. @param {TestFile} file */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** Whatever would let a run that did not do its work look green. @param {TurboRun | undefined} run */
const doubts = (run, /** @type {Suite[]} */ suites, /** @type {number} */ exitCode) => {
  if (run === undefined) return [failed('turbo', `ended with exit code ${exitCode} and left no record of its tasks`)];
  const missing = run.execution.attempted - run.tasks.length;
  if (missing > 0) return [{ ...failed('turbo', 'did not finish all tasks'), failed: missing }];
  if (!suites.some(hasRunTests)) return [failed('test', 'no test was run')];
  const isHidden = exitCode !== 0 && sum(suites, 'failed') === 0;
  return isHidden ? [failed('turbo', `ended with exit code ${exitCode}`)] : [];
};

/** @param {Suite} suite */
const hasRunTests = ({ name, passed, failed }) => name.endsWith(' test') && passed + failed > 0;

/** @param {string} name @param {string} remark @returns {Suite} */
const failed = (name, remark) => ({ name, passed: 0, failed: 1, skipped: 0, remark });

/** @param {Suite} suite */
const line = ({ name, passed, failed, skipped, remark }) => {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  const why = remark === undefined ? '' : ` (${remark})`;
  return `${name.padEnd(28)} ${countLine({ passed, failed })}${skips}${why}`;
};
