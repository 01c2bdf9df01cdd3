import { findUncited } from './citations.ts';
import { projectRoot } from './project-root.ts';

/** Compares the rule numbers of docs/rules with those that test titles cite; exits with 1 if they do not match. */
const problems = findUncited(projectRoot);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('every rule has a test, and every rule test cites a rule');
