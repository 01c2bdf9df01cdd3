/** The launcher speaks on stderr only: stdout belongs to the task, which may print JSON there. @param {string} line */
export const say = (line) => console.error(`dolmen: ${line}`);
