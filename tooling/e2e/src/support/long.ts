/** `DOLMEN_LONG=1` asks for the long run, by hand or at night. */
export const LONG = process.env.DOLMEN_LONG === '1';
