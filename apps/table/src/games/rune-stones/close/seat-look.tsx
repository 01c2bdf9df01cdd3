import { runeStones, STONES, type View } from '@dolmen/core/rune-stones';
import { pieceSaying } from '@dolmen/messages/sayings/rune-stones';
import type { ReactElement } from 'react';
import { playerColor } from '../../../players.ts';
import type { Session } from '../../../session/session.ts';
import { useStore } from '../../../store.ts';
import type { Words } from '../../../words.tsx';
import { stoneIcon } from '../faces/gem-icon.ts';
import { runeSign } from '../faces/rune-signs.ts';
import { Icon } from '../overlay/icon.tsx';

interface Props {
  /** The player that is looked at. */
  readonly of: number;
  readonly session: Session;
  readonly words: Words;
}

function Stones({ view, of }: { readonly view: View; readonly of: number }): ReactElement {
  const stones = view.players[of]?.stones;
  return (
    <p className="stones-icons">
      {STONES.map((stone) => (
        <span key={stone} className="stones-icons">
          <Icon size={24} draw={(brush) => stoneIcon(brush, stone)} />
          {stones?.[stone] ?? 0}
        </span>
      ))}
    </p>
  );
}

/** A player's totals: what lies about their area, counted. */
export function SeatLook({ of, session, words: { t, say } }: Props): ReactElement | null {
  const state = useStore(session);
  const view = state.view as View;
  const player = view.players[of];
  if (player === undefined) return null;
  const sayings = ['marker', 'row:1', 'row:2'].flatMap((piece) => pieceSaying(piece, view, of) ?? []);
  const total = runeStones.scores(view)[of]?.total ?? 0;
  const cards = { hand: player.hand.length, pile: player.pile.length, discard: player.discard.length };
  return (
    <>
      <h3 style={{ color: playerColor(of).css }}>
        {playerColor(of).sign} {state.table.seats[of]?.name}
      </h3>
      <Stones view={view} of={of} />
      {sayings.map((saying, index) => (
        <p key={index}>{say(saying)}</p>
      ))}
      <p className="stones-icons">
        {player.runes.map((kind) => (
          <Icon key={kind} size={30} draw={(brush) => runeSign(brush, kind, '#8feaff')} />
        ))}
      </p>
      <p className="faint">{t('table.stones.cards-of', cards)}</p>
      <p className="faint">{t('table.stones.if-now', { points: total })}</p>
    </>
  );
}
