import { type Node, parseSync, Visitor } from 'oxc-parser';

/** What a source imports, each as it is written there: values and types, at once or later. */
export function importsOf(file: string, source: string): string[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
  const named = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...exported];
  const found = new Set(named.flatMap((request) => (request === null ? [] : [request.value])));
  const add = ({ source }: { readonly source: Node }): void => {
    if (source.type === 'Literal' && typeof source.value === 'string') found.add(source.value);
  };
  new Visitor({ ImportExpression: add, TSImportType: add }).visit(program);
  return [...found];
}
