import { faceOf, RUNE_POINTS, type Rune } from '@dolmen/core/rune';
import type { ReactElement } from 'react';
import { playerColor } from '../../players.ts';
import type { Session } from '../../session/session.ts';
import { CloseLook, readClose } from '../art/close-look.tsx';
import { playerSign } from '../art/player-signs.ts';
import { signOf } from './signs.ts';

interface Props {
  readonly close: string;
  readonly session: Session;
}

export function Close({ close, session }: Props): ReactElement {
  const { piece, seat } = readClose(close);
  const [kind, card] = piece.split(':');
  return (
    <CloseLook game="rune" close={close} session={session}>
      {kind === 'card' && <CardFace card={Number(card)} />}
      {seat !== null && <Owner seat={seat} />}
    </CloseLook>
  );
}

function CardFace({ card }: { readonly card: number }): ReactElement {
  return (
    <svg viewBox="0 0 204 304" aria-hidden="true">
      <rect width="204" height="304" rx="12" fill="#15171a" />
      {faceOf(card, 0).map((rune, field) => (
        <g key={field} transform={`translate(${2 + (field % 2) * 100} ${2 + Math.floor(field / 2) * 100})`}>
          <RuneStone rune={rune} />
        </g>
      ))}
    </svg>
  );
}

/** A rune in its stone, with its points as dots. */
function RuneStone({ rune }: { readonly rune: Rune }): ReactElement {
  const { lines, css } = signOf(rune);
  const count = RUNE_POINTS[rune as 1 | 2 | 3];
  return (
    <>
      <rect x="4" y="4" width="92" height="92" rx="11" fill={`color-mix(in srgb, ${css} 26%, #54585d)`} />
      <g transform="translate(17 8) scale(0.66)" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={lines} stroke="#08090b" strokeWidth="21" />
        <path d={lines} stroke={css} strokeWidth="11" />
      </g>
      {Array.from({ length: count }, (_, dot) => 50 + (dot - (count - 1) / 2) * 15).map((x) => (
        <circle key={x} cx={x} cy="87" r="5" fill={css} stroke="#08090b" strokeWidth="2.4" />
      ))}
    </>
  );
}

function Owner({ seat }: { readonly seat: number }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" className="small" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill={playerColor(seat).css} />
      <path d={playerSign(seat)} transform="translate(25 25) scale(0.5)" fill="#2a1d12" />
    </svg>
  );
}
