/** Is the page a part of another one? Then it shows replays only: what lies over it might make people press what they do not see. */
export const isEmbedded: boolean = new URLSearchParams(globalThis.location?.search ?? '').has('embed');
