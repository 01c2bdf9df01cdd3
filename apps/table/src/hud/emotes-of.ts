import type { Emote } from '@dolmen/protocol';
import type { Button } from '../said.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../words.tsx';

// Spelt out: the protocol's own list would bring the schema along, which a match in this browser does not need.
const EMOTES = Object.keys({
  ...{ hello: 0, thanks: 0, 'well-played': 0, oops: 0, hurry: 0, thinking: 0, wow: 0, bye: 0 },
} satisfies Record<Emote, 0>) as Emote[];

/** Quick words; none where nobody would hear them. */
export function emotesOf(session: Session, { t }: Words): readonly Button[] {
  const { actions } = session.source;
  if (actions === null || session.get().table.isMuted) return [];
  return EMOTES.map((emote) => ({
    id: emote,
    label: t(`table.emote.${emote}`),
    // Said too often it is refused, and nothing is lost.
    press: () => void actions.emote(emote).catch(() => undefined),
  }));
}
