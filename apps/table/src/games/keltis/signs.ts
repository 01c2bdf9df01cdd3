import { colorOf, type Path } from '@dolmen/core/keltis';

/** A colour of Keltis is never without its sign: a shape in a box of 100 by 100. */
export interface Sign {
  readonly shape: string;
  readonly hex: number;
  readonly css: string;
}

/** A sun's rays, each a wedge around the disc. */
function rays(count: number): string {
  const at = (angle: number, reach: number): string =>
    `${(50 + Math.cos(angle) * reach).toFixed(1)} ${(50 + Math.sin(angle) * reach).toFixed(1)}`;
  const wedge = (index: number): string => {
    const angle = (index * Math.PI * 2) / count;
    return `M${at(angle - 0.2, 32)} L${at(angle, 49)} L${at(angle + 0.2, 32)} Z`;
  };
  return Array.from({ length: count }, (_, index) => wedge(index)).join(' ');
}

const wave = (down: number): string =>
  `M4 ${down + 22} C18 ${down} 34 ${down} 50 ${down + 14} C66 ${down + 28} 80 ${down + 28} 96 ${down + 8} ` +
  `L96 ${down + 26} C80 ${down + 46} 66 ${down + 46} 50 ${down + 32} C34 ${down + 18} 18 ${down + 18} 4 ${down + 40} Z`;

const SIGNS = {
  red: {
    shape:
      'M52 3 C56 24 84 38 84 65 C84 84 68 97 50 97 C32 97 16 84 16 66 C16 52 24 42 31 33 C33 43 38 48 44 48 C38 33 42 15 52 3 Z',
    hex: 0xb2312a,
    css: '#b2312a',
  },
  yellow: { shape: `M50 25 A25 25 0 1 1 49.9 25 Z ${rays(9)}`, hex: 0xd29a1f, css: '#d29a1f' },
  violet: { shape: 'M60 5 A46 46 0 1 0 95 62 A37 37 0 1 1 60 5 Z', hex: 0x7c48a8, css: '#7c48a8' },
  green: {
    shape: 'M8 92 L22 74 C8 36 44 8 93 7 C95 56 66 92 31 80 L17 97 Z M32 68 L70 30 L66 26 L28 63 Z',
    hex: 0x3a8a45,
    css: '#3a8a45',
  },
  blue: { shape: `${wave(4)} ${wave(30)} ${wave(56)}`, hex: 0x2b6cb4, css: '#2b6cb4' },
} as const satisfies Readonly<Record<string, Sign>>;

export const signOf = (path: Path): Sign => SIGNS[colorOf(path)];
