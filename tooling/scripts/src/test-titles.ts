/** The titles of all `test(…)` and `test.each(…)(…)` calls in a source. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(/(?<![\w.])test(\.each)?\s*(?=\()/g)].map((call) => {
    const open = call.index + call[0].length;
    const start = call[1] === undefined ? open : closing(source, open) + 1;
    return /^\(\s*(['"`])(.*?)(?<!\\)\1/s.exec(source.slice(start))?.[2] ?? '';
  });
}

/** Where the bracket that opens at `open` is closed; brackets in strings do not count. */
function closing(source: string, open: number): number {
  let depth = 0;
  for (const { 0: token, index } of source
    .slice(open)
    .matchAll(/'(?:\\.|[^'])*'|"(?:\\.|[^"])*"|`(?:\\.|[^`])*`|[()]/gs)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (depth === 0) return open + index;
  }
  return source.length;
}
