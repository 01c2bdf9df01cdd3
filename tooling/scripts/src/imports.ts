import { type Node, type ParseResult, parseSync, Visitor } from 'oxc-parser';

/** What a source imports, each as it is written there: values and types, at once or later. */
export function importsOf(file: string, source: string): string[] {
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return [...new Set([...statementsOf(parsed), ...expressionsOf(parsed, source)])];
}

function statementsOf({ module: { staticImports, staticExports } }: ParseResult): string[] {
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest), ...exported].map(({ value }) => value);
}

/** `import('…')`, as a value or in a type. Few sources have any, and the tree of one takes long to fetch. */
function expressionsOf(parsed: ParseResult, source: string): string[] {
  if (!/\bimport\s*\(/.test(source)) return [];
  const found: string[] = [];
  const add = ({ source }: { readonly source: Node }): void => {
    if (source.type === 'Literal' && typeof source.value === 'string') found.push(source.value);
  };
  new Visitor({ ImportExpression: add, TSImportType: add }).visit(parsed.program);
  return found;
}
