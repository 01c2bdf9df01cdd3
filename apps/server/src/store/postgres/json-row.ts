/** `pg` gives whole numbers of eight bytes as text: ours are milliseconds and keys, and fit. */
export const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));

export const parsed = (value: unknown): unknown => JSON.parse(String(value));
