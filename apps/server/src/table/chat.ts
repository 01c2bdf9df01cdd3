import { CHAT_TAIL } from '@dolmen/protocol';
import type { SavedLine } from './saved-state.ts';

/** The tail of what was said at a table. */
export class Chat {
  lines: readonly SavedLine[];

  constructor(lines: readonly SavedLine[]) {
    this.lines = lines;
  }

  add(said: SavedLine): void {
    this.lines = [...this.lines, said].slice(-CHAT_TAIL);
  }

  /** Returns the lines that go. */
  drop(isGone: (line: SavedLine) => boolean): readonly SavedLine[] {
    const gone = this.lines.filter(isGone);
    this.lines = this.lines.filter((line) => !isGone(line));
    return gone;
  }
}
