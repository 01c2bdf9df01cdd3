/**
 * What is said and what can be pressed, as data: computed once, and shown twice. The page makes text and buttons of it,
 * panels in the scene letters and rectangles.
 */

/** A small picture, drawn about its middle with a radius of one. */
export type DrawIcon = (brush: CanvasRenderingContext2D) => void;

/** A line of words and small pictures, in their order. */
export interface Line {
  readonly parts: readonly (string | DrawIcon)[];
  /** A sum stands out; an item is one of a list; a detail may be left out where room is short. */
  readonly tone?: 'sum' | 'item' | 'detail' | 'faint' | 'bad' | 'title';
  /** Of whom it tells. */
  readonly color?: string;
}

export const line = (text: string, tone?: Line['tone']): Line => ({ parts: [text], ...(tone && { tone }) });

/** Something to press: what it says, and what it does. */
export interface Button {
  readonly id: string;
  readonly label: string;
  /** What is read out where the label is only a sign. */
  readonly name?: string;
  readonly icons?: readonly DrawIcon[];
  /** The key that does the same. */
  readonly key?: string;
  /** What is most likely wanted. */
  readonly isMain?: boolean;
  /** Of a switch. */
  readonly isOn?: boolean;
  /** It is there, but cannot be pressed. */
  readonly isOff?: boolean;
  /** It can be pressed, but leads nowhere. */
  readonly isVain?: boolean;
  press(): void;
}

/** What helps with a question, in the order it is read. */
export interface Aid {
  readonly name: string;
  readonly content: readonly (Line | Button)[];
  /** Does it say that all is well, or that something is not? */
  readonly mood?: 'good' | 'bad';
}

export const isButton = (part: Line | Button): part is Button => 'press' in part;

/** A picture in a frame of so many pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  draw(brush: CanvasRenderingContext2D): void;
}

/** A close look at a piece: drawn large, with its words. */
export interface Look {
  readonly picture: Picture | null;
  readonly lines: readonly Line[];
}
