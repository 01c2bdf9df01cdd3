/** Raised when an old client would misread a new server, or be misread: a stale client is told so instead of joining. */
export const PROTOCOL = 4;
