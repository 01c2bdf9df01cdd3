/** The values a message is filled with. */
export const places = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+/g))].sort();

/** Straight quotes; a space before a mark. French has one, but a line must not break there. */
export const CARELESS = /['"]|\s[:;!?]/u;
export const CARELESS_FRENCH = /['"]|(?<!\u{a0})[:;!?»]|«(?!\u{a0})/u;
