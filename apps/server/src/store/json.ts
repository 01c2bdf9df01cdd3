/** Throws where JSON would leave something out in silence: `undefined` has no text. */
export function json(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('not plain JSON');
  return text;
}
