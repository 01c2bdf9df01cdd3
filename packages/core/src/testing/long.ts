/** `npm run test:long` asks for many times the games. */
export const LONG = process.env.DOLMEN_LONG === '1';
