/** Names on one side, small numbers on the wire. */
export interface Names<N extends string> {
  /** In the order of their numbers. */
  readonly all: readonly N[];
  code(name: N): number;
  name(code: number): N;
}

/** Every name has its number: one that is forgotten is a type error, one that comes later gets a new number. */
export function names<N extends string>(codes: { readonly [K in N]: number }): Names<N> {
  const byCode = new Map<number, N>();
  for (const name in codes) byCode.set(codes[name], name);
  return {
    all: [...byCode.values()].sort((a, b) => codes[a] - codes[b]),
    code: (name) => codes[name],
    name: (code) => known(byCode.get(code), code),
  };
}

function known<N>(name: N | undefined, code: number): N {
  if (name === undefined) throw new Error(`nothing is called ${code}: was this written by another version?`);
  return name;
}

const NOBODY = -1;

/** A number or nothing, as a signed number. */
export const orNobody = (value: number | null): number => value ?? NOBODY;
export const orNull = (code: number): number | null => (code === NOBODY ? null : code);
