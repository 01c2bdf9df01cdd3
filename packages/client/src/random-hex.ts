/** So many random bytes: a token, a nonce, the id of a move. Not `randomUUID`: a page from a plain address at home lacks it. */
export const randomHex = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
