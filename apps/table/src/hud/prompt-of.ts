import { actionSaying, choiceSaying } from '@dolmen/messages/sayings';
import { seatNames } from '../players.ts';
import type { SessionState } from '../session/session.ts';
import type { Words } from '../words.tsx';

/** Who is to move, and in words what they are asked; watchers learn the same. */
export function promptOf(state: SessionState, { t, say }: Words): readonly [who: string, what: string] {
  const { view, seat, table, game } = state;
  if (table.phase === 'over' || view.toAct === null) return [t('table.prompt.over'), ''];
  const player = seatNames(table)[view.toAct] ?? '';
  const asked = say(choiceSaying(game, view));
  if (seat === null) return [t('table.prompt.turn', { player }), t('table.prompt.watching')];
  if (table.seats[seat]?.resigned) return [t('table.prompt.turn', { player }), t('table.prompt.resigned')];
  if (view.toAct !== seat) return [t('table.prompt.turn', { player }), aheadOf(state, { t, say })];
  if (table.seats[seat]?.standIn) return [t('table.prompt.yours'), t('table.prompt.stand-in')];
  return [t('table.prompt.yours'), state.isAsked ? asked : t('table.prompt.sending')];
}

/** What was chosen ahead, and how it is taken back. */
function aheadOf({ game, view, ahead }: SessionState, { t, say }: Pick<Words, 't' | 'say'>): string {
  if (ahead === null) return '';
  const chosen = say({ key: 'table.prompt.ahead', values: { move: actionSaying(game, ahead, view) } });
  return `${chosen}. ${t('table.prompt.ahead-back')}`;
}
