import { type Node, parseSync, Visitor } from 'oxc-parser';

export interface Length {
  readonly name: string;
  readonly lines: number;
}

/**
 * How long the functions of a source are: those with a name, as declared, as a method, or given to a constant or property.
 * One that is handed over on the spot belongs to the function it stands in.
 */
export function functionLengths(file: string, source: string): Length[] {
  const lengths: Length[] = [];
  const add = (name: Node | null, { start, end }: Node): void => {
    lengths.push({
      name: name ? source.slice(name.start, name.end) : 'default',
      lines: linesIn(source.slice(start, end)),
    });
  };
  new Visitor({
    FunctionDeclaration: (node) => node.body && add(node.id, node),
    MethodDefinition: (node) => node.value.body && add(node.key, node),
    VariableDeclarator: (node) => isFunction(node.init) && add(node.id, node),
    Property: (node) => isFunction(node.value) && add(node.key, node),
    PropertyDefinition: (node) => isFunction(node.value) && add(node.key, node),
    AssignmentExpression: (node) => isFunction(node.right) && add(node.left, node),
  }).visit(parseSync(file, source).program);
  return lengths;
}

const isFunction = (node: Node | null): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** A last line that is empty is none. */
export const linesIn = (text: string): number => text.replace(/\n$/, '').split('\n').length;
