import { colorOf, FIELD_POINTS, PATHS, type Path } from '@dolmen/core/keltis';
import type { ReactElement } from 'react';
import { playerColor } from '../../players.ts';
import type { Session } from '../../session/session.ts';
import { CloseLook, readClose } from '../art/close-look.tsx';
import { SERIF } from '../art/lettering.ts';
import { playerSign } from '../art/player-signs.ts';
import { signOf } from './signs.ts';

interface Props {
  readonly close: string;
  readonly session: Session;
}

export function Close({ close, session }: Props): ReactElement {
  return (
    <CloseLook game="keltis" close={close} session={session}>
      <Picture close={close} />
    </CloseLook>
  );
}

/** `red-7` as a path and a number. */
function readColored(detail: string): { readonly path: Path; readonly number: number } | null {
  const [color, number] = detail.split('-');
  const path = PATHS.find((candidate) => colorOf(candidate) === color);
  return path === undefined ? null : { path, number: Number(number) };
}

function Picture({ close }: { readonly close: string }): ReactElement | null {
  const { piece, seat } = readClose(close);
  if (seat !== null) return <Owner seat={seat} />;
  const [kind, detail = ''] = piece.split(':');
  const colored = readColored(detail);
  if (!colored) return null;
  return kind === 'card' ? <CardFace {...colored} /> : <FieldFace path={colored.path} field={colored.number} />;
}

interface CardProps {
  readonly path: Path;
  readonly number: number;
}

function CardFace({ path, number }: CardProps): ReactElement {
  const { shape, css } = signOf(path);
  return (
    <svg viewBox="0 0 186 260" aria-hidden="true">
      <defs>
        <linearGradient id="keltis-ground" x2="0.4" y2="1">
          <stop offset="0" stopColor={`color-mix(in srgb, ${css} 88%, white)`} />
          <stop offset="1" stopColor={`color-mix(in srgb, ${css} 62%, black)`} />
        </linearGradient>
      </defs>
      <rect width="186" height="260" rx="14" fill="#1a120b" />
      <rect x="5" y="5" width="176" height="250" rx="11" fill="url(#keltis-ground)" />
      <rect x="11" y="11" width="164" height="238" rx="8" fill="none" stroke="#f2dca6" strokeWidth="2.5" />
      <Corner shape={shape} number={number} />
      <g transform="rotate(180 93 130)">
        <Corner shape={shape} number={number} />
      </g>
      <circle cx="93" cy="130" r="46" fill="rgb(0 0 0 / 0.25)" stroke="#f2dca6" strokeWidth="2.5" />
      <path d={shape} transform="translate(63 100) scale(0.6)" fill="#fbeecb" fillRule="evenodd" />
    </svg>
  );
}

const Corner = ({ shape, number }: { readonly shape: string; readonly number: number }): ReactElement => (
  <>
    <rect x="17" y="17" width="152" height="62" rx="12" fill="rgb(18 12 8 / 0.62)" />
    <text x="58" y="71" textAnchor="middle" fontFamily={SERIF} fontWeight="700" fontSize="66" fill="#fff6df">
      {number}
    </text>
    <path d={shape} transform="translate(114 25) scale(0.46)" fill="#fff0cc" fillRule="evenodd" />
  </>
);

function FieldFace({ path, field }: { readonly path: Path; readonly field: number }): ReactElement {
  const { shape, css } = signOf(path);
  const points = FIELD_POINTS[field] ?? 0;
  return (
    <svg viewBox="0 0 116 74" className="small" aria-hidden="true">
      <rect width="116" height="74" rx="34" fill={css} stroke="#1a120b" strokeWidth="3" />
      <text x="38" y="52" textAnchor="middle" fontFamily={SERIF} fontWeight="700" fontSize="42" fill="#fff6df">
        {points < 0 ? `−${-points}` : points}
      </text>
      <path d={shape} transform="translate(66 20) scale(0.34)" fill="#1a120b" fillRule="evenodd" />
    </svg>
  );
}

function Owner({ seat }: { readonly seat: number }): ReactElement {
  const { css } = playerColor(seat);
  return (
    <svg viewBox="0 0 100 100" className="small" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill={css} />
      <path d={playerSign(seat)} transform="translate(25 25) scale(0.5)" fill="#2a1d12" />
    </svg>
  );
}
