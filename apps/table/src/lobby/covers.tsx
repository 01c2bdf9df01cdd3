import type { GameId } from '@dolmen/core';
import type { ReactElement } from 'react';

/** Pictures on the boxes: drawn here, so that the front page loads nothing else. */

const Stone = ({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }): ReactElement => (
  <ellipse cx={x} cy={y} rx={r} ry={r * 0.62} fill={fill} stroke="#0006" strokeWidth="1.5" />
);

/** Five stones of a path that winds up to the right or left. */
const PATHS = [
  { x: 52, lean: -13, fill: '#8f7a5c' },
  { x: 106, lean: -7, fill: '#b08a4a' },
  { x: 160, lean: 0, fill: '#6f8f57' },
  { x: 214, lean: 7, fill: '#5c7fa6' },
  { x: 268, lean: 13, fill: '#a8636b' },
] as const;

const steps = Array.from({ length: 8 }, (_, step) => step);

function KeltisCover(): ReactElement {
  return (
    <>
      <defs>
        <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#213a33" />
          <stop offset="0.55" stopColor="#4f6b45" />
          <stop offset="1" stopColor="#2b2a1c" />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill="url(#dawn)" />
      <circle cx="160" cy="62" r="78" fill="#f6d78a" opacity="0.16" />
      <path d="M0 92 Q70 58 150 84 T320 70 V200 H0Z" fill="#24372a" opacity="0.85" />
      {PATHS.map(({ x, lean, fill }) =>
        steps.map((step) => (
          <Stone
            key={`${x}-${step}`}
            x={160 + (x - 160) * (1 - step * 0.072) + Math.sin(step * 1.1 + x) * 4 + lean * step * 0.12}
            y={190 - step * 20}
            r={17 - step * 1.35}
            fill={fill}
          />
        )),
      )}
      <g fill="#d5efb4" transform="translate(160 36)">
        <circle cx="-8" cy="-6" r="8" />
        <circle cx="8" cy="-6" r="8" />
        <circle cx="0" cy="7" r="8" />
        <path d="M-1 6 Q3 18 8 22" stroke="#d5efb4" strokeWidth="3" fill="none" />
      </g>
    </>
  );
}

const RUNES = [
  { x: 62, y: 62, turn: -14, glow: '#7fb4ff', sign: 'M0 -24V24M0 -14L14 -2M0 0L14 12' },
  { x: 196, y: 40, turn: 11, glow: '#ff9c80', sign: 'M-10 -24V24M10 -24V24M-10 -8L10 8' },
  { x: 128, y: 96, turn: 3, glow: '#9fe08a', sign: 'M0 -24V24M-14 -24L0 -8L14 -24' },
] as const;

function RuneCover(): ReactElement {
  return (
    <>
      <defs>
        <radialGradient id="slate" cx="0.5" cy="0.35" r="0.9">
          <stop offset="0" stopColor="#4a4742" />
          <stop offset="1" stopColor="#171412" />
        </radialGradient>
        <filter id="soft">
          <feGaussianBlur stdDeviation="3.2" />
        </filter>
      </defs>
      <rect width="320" height="200" fill="url(#slate)" />
      {RUNES.map(({ x, y, turn, glow, sign }) => (
        <g key={glow} transform={`translate(${x + 32} ${y + 14}) rotate(${turn})`}>
          <rect
            x="-40"
            y="-52"
            width="104"
            height="134"
            rx="9"
            fill="#12100e"
            opacity="0.55"
            transform="translate(5 7)"
          />
          <rect x="-40" y="-52" width="104" height="134" rx="9" fill="#6d665b" stroke="#8d8578" strokeWidth="2" />
          <rect x="-33" y="-45" width="90" height="120" rx="6" fill="#575146" />
          <g transform="translate(12 14) scale(1.55)" fill="none" strokeLinecap="round">
            <path d={sign} stroke={glow} strokeWidth="9" opacity="0.55" filter="url(#soft)" />
            <path d={sign} stroke={glow} strokeWidth="4" />
          </g>
        </g>
      ))}
    </>
  );
}

const GEMS = [
  { x: 58, y: 166, fill: '#3f9d63' },
  { x: 92, y: 178, fill: '#c2453f' },
  { x: 238, y: 176, fill: '#3f74c2' },
  { x: 270, y: 163, fill: '#e0ab35' },
] as const;

function RuneStonesCover(): ReactElement {
  return (
    <>
      <defs>
        <radialGradient id="hall" cx="0.5" cy="0.45" r="0.75">
          <stop offset="0" stopColor="#7a4a2a" />
          <stop offset="0.5" stopColor="#3a2431" />
          <stop offset="1" stopColor="#120d14" />
        </radialGradient>
        <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe3a1" />
          <stop offset="1" stopColor="#9a6a24" />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill="url(#hall)" />
      <circle cx="160" cy="88" r="74" fill="#ffd27a" opacity="0.17" />
      <g fill="url(#gold)" stroke="#5e3d12" strokeWidth="2">
        <path d="M118 34 L132 18 L146 30 L160 10 L174 30 L188 18 L202 34 L196 112 H124Z" />
        <path d="M112 104 H208 L214 128 H106Z" />
        <path d="M100 84 h14 v58 h-14zM206 84 h14 v58 h-14z" />
        <path d="M116 128 H204 V170 H116Z" />
      </g>
      <path d="M134 46 H186 L182 100 H138Z" fill="#6b1f2c" stroke="#3d0f18" strokeWidth="2" />
      <path
        d="M160 54V92M160 60L173 70M160 72L173 82"
        stroke="#ffdf94"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      {GEMS.map(({ x, y, fill }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-17 -5 L-9 -15 H9 L17 -5 L0 15Z" fill={fill} stroke="#0007" strokeWidth="1.5" />
          <path d="M-17 -5 H17 M-9 -15 L-4 -5 L0 15 L4 -5 L9 -15" stroke="#fff8" strokeWidth="1.2" fill="none" />
        </g>
      ))}
    </>
  );
}

const COVERS: { readonly [G in GameId]: () => ReactElement } = {
  keltis: KeltisCover,
  rune: RuneCover,
  'rune-stones': RuneStonesCover,
};

export function Cover({ game }: { readonly game: GameId }): ReactElement {
  const Picture = COVERS[game];
  return (
    <svg className="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}
