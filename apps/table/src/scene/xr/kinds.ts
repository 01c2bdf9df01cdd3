import type { SeeingKey } from '@dolmen/messages/fill';

export const XR_KINDS = ['vr', 'ar'] as const;
export type XrKind = (typeof XR_KINDS)[number];

/** Why one is not in the headset, or not any more; `null`: one wanted to leave. */
export type Away = 'refused' | 'unfetched' | 'space' | 'redrawn' | 'ended' | 'hidden' | 'lost' | 'failed';

/** Says what a key means, in the player's language. */
export type Say = (key: SeeingKey) => string;
