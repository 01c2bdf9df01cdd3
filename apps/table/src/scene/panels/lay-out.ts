import type { Button, DrawIcon, Picture } from '../../said.ts';
import { areButtons, isPicture, type PanelLine, type Row } from './row.ts';
import { BUTTON_LETTERS, type Lettering, letteringOf, SPACE } from './style.ts';

/** How wide a text is in this font. */
export type Measure = (text: string, font: string) => number;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of a panel is, in pixels. */
export interface Laid {
  readonly height: number;
  readonly texts: readonly LaidText[];
  readonly icons: readonly LaidIcon[];
  readonly pictures: readonly LaidPicture[];
  readonly buttons: readonly LaidButton[];
}

export interface LaidText extends Lettering {
  readonly text: string;
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
}

export interface LaidIcon {
  readonly draw: DrawIcon;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface LaidPicture extends Box {
  readonly picture: Picture;
}

export interface LaidButton extends Box {
  readonly button: Button;
}

interface Ground {
  readonly width: number;
  readonly measure: Measure;
}

/** Puts rows below each other, breaking lines and rows of buttons that are too wide. */
export function layOut(rows: readonly Row[], width: number, measure: Measure): Laid {
  const ground: Ground = { width: width - SPACE.edge * 2, measure };
  const parts: Laid[] = [];
  let top: number = SPACE.edge;
  for (const row of rows.filter(isThere)) {
    const laid = lowered(layOutRow(row, ground), top);
    parts.push(laid);
    top = laid.height + SPACE.gap;
  }
  return { ...joined(parts), height: rows.length === 0 ? 0 : top - SPACE.gap + SPACE.edge };
}

const isThere = (row: Row): boolean => !areButtons(row) || row.length > 0;

const NOTHING: Laid = { height: 0, texts: [], icons: [], pictures: [], buttons: [] };

const joined = (parts: readonly Laid[]): Laid => ({
  height: 0,
  texts: parts.flatMap(({ texts }) => texts),
  icons: parts.flatMap(({ icons }) => icons),
  pictures: parts.flatMap(({ pictures }) => pictures),
  buttons: parts.flatMap(({ buttons }) => buttons),
});

function lowered({ height, texts, icons, pictures, buttons }: Laid, by: number): Laid {
  const lower = <T extends { readonly x: number; readonly y: number }>(all: readonly T[]): readonly T[] =>
    all.map((one) => ({ ...one, x: one.x + SPACE.edge, y: one.y + by }));
  return {
    height: height + by,
    texts: lower(texts),
    icons: lower(icons),
    pictures: lower(pictures),
    buttons: lower(buttons),
  };
}

function layOutRow(row: Row, ground: Ground): Laid {
  if (areButtons(row)) return layOutButtons(row, ground);
  return isPicture(row) ? layOutPicture(row, ground) : layOutLine(row, ground);
}

const layOutPicture = (picture: Picture, { width }: Ground): Laid => ({
  ...NOTHING,
  height: picture.height,
  pictures: [{ picture, x: (width - picture.width) / 2, y: 0, width: picture.width, height: picture.height }],
});

const LEADING = 1.32;
/** How far letters stand above the foot of their line. */
const FOOT = 0.36;
/** And their middle. */
const MIDDLE = 0.62;

/** Words and icons one after the other, each line as full as it can be. */
class Writing {
  readonly texts: LaidText[] = [];
  readonly icons: LaidIcon[] = [];
  readonly #style: Lettering;
  readonly #right: number;
  readonly #measure: Measure;
  #x: number;
  #y: number;

  constructor(style: Lettering, right: number, measure: Measure) {
    this.#style = style;
    this.#right = right;
    this.#measure = measure;
    this.#x = style.indent;
    this.#y = style.size * LEADING;
  }

  get height(): number {
    return this.#y;
  }

  write(text: string): void {
    for (const word of text.split(' ').filter(Boolean)) {
      const x = this.#take(this.#measure(word, this.#style.font));
      this.texts.push({ ...this.#style, text: word, x, y: this.#y - this.#style.size * FOOT });
    }
  }

  draw(icon: DrawIcon): void {
    const radius = this.#style.size * 0.6;
    const x = this.#take(radius * 2) + radius;
    this.icons.push({ draw: icon, x, y: this.#y - this.#style.size * MIDDLE, radius });
  }

  /** At the right edge of the last line. */
  end(text: string, width: number): void {
    const { font, size } = this.#style;
    const x = width - this.#measure(text, font);
    if (text !== '') this.texts.push({ ...this.#style, text, x, y: this.#y - size * FOOT });
  }

  /** Room for something so wide, on the next line where this one is full. */
  #take(width: number): number {
    const { indent, size, font } = this.#style;
    if (this.#x + width > this.#right && this.#x > indent) {
      this.#x = indent;
      this.#y += size * LEADING;
    }
    const x = this.#x;
    this.#x += width + this.#measure(' ', font);
    return x;
  }
}

function layOutLine({ parts, tone, color, end = '' }: PanelLine, { width, measure }: Ground): Laid {
  const plain = letteringOf(tone);
  const style = { ...plain, color: color ?? plain.color };
  const right = width - (end === '' ? 0 : measure(end, style.font) + SPACE.between);
  const writing = new Writing(style, right, measure);
  for (const part of parts) {
    if (typeof part === 'string') writing.write(part);
    else writing.draw(part);
  }
  writing.end(end, width);
  return { ...NOTHING, height: writing.height, texts: writing.texts, icons: writing.icons };
}

const ICON = 17;

const widthOf = ({ label, icons = [] }: Button, measure: Measure): number =>
  Math.max(SPACE.button * 1.25, measure(label, BUTTON_LETTERS.font) + SPACE.inside * 2 + icons.length * ICON * 2.3);

/** Beside each other, and below where there is no room. */
function layOutButtons(row: readonly Button[], { width, measure }: Ground): Laid {
  const buttons: LaidButton[] = [];
  let [x, y] = [0, 4];
  for (const button of row) {
    const wide = Math.min(width, widthOf(button, measure));
    if (x > 0 && x + wide > width) [x, y] = [0, y + SPACE.button + SPACE.between];
    buttons.push({ button, x, y, width: wide, height: SPACE.button });
    x += wide + SPACE.between;
  }
  return { ...NOTHING, height: y + SPACE.button, buttons };
}

/** Where a button's icons are drawn: at its right end, or in its middle where it says nothing else. */
export const buttonIcons = ({ button: { label, icons = [] }, x, y, width, height }: LaidButton): readonly LaidIcon[] =>
  icons.map((draw, index) => ({
    draw,
    x: x + width - SPACE.inside * (label === '' ? 1 : 0.7) - (icons.length - index - 0.5) * ICON * 2.3,
    y: y + height / 2,
    radius: ICON,
  }));
