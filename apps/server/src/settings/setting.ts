import * as z from 'zod';

/** One setting: where it comes from, and what it may be. */
export interface Setting<T> {
  /** `null`: it has parts, and is for the file alone. */
  readonly env: string | null;
  readonly fallback: T;
  readonly allowed: string;
  readonly schema: z.ZodType<T>;
  /** The value that the text of an environment variable stands for. */
  readonly fromText: (text: string) => unknown;
  /** Never shown, not even where it is wrong. */
  readonly isSecret?: true;
}

/** One whose schema says itself what its parts may be. */
export const nested = <T>(fallback: T, schema: z.ZodType<T>): Setting<T> => ({
  env: null,
  fallback,
  allowed: '',
  schema,
  fromText: asIs,
});

export const asIs = (text: string): unknown => text;
export const asList = (text: string): unknown => text.split(',').map((part) => part.trim());
const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const ON = ['on', 'true', 'yes', '1'];
const OFF = ['off', 'false', 'no', '0'];
const asSwitch = (text: string): unknown => {
  const word = text.toLowerCase();
  return ON.includes(word) || (OFF.includes(word) ? false : text);
};
// Digits first: "0" and "1" are hops here, and mean the same as off and on.
export const asHops = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : asSwitch(text));

export const whole = (env: string, fallback: number, min: number, max: number): Setting<number> => ({
  env,
  fallback,
  allowed: `a whole number from ${min} to ${max}`,
  schema: z.int().min(min).max(max),
  fromText: asNumber,
});

export const file = (env: string): Setting<string | null> => ({
  env,
  fallback: null,
  allowed: 'the path of a file',
  schema: z.string().min(1),
  fromText: asIs,
});

export const onByDefault = (env: string): Setting<boolean> => ({
  env,
  fallback: true,
  allowed: 'on or off (in the file: true or false)',
  schema: z.boolean(),
  fromText: asSwitch,
});

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';
export const webUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && isWeb(url) && url.search === '' && url.hash === '' && url.username === '';
});
export const origin = webUrl
  .refine((text) => URL.parse(text)?.pathname === '/')
  .transform((text) => new URL(text).origin);

/** The address of a PostgreSQL, with the name of a database. */
export const databaseAddress = z.string().refine((text) => {
  const { protocol, pathname } = URL.parse(text) ?? { protocol: '', pathname: '' };
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1;
});
