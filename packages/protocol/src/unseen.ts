// \p{Cc}: control characters; \p{Zl}, \p{Zp}: line and paragraph breaks; the rest turns the direction of what follows.
export const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
