import { describe, expect, test } from 'vitest';
import { type Button, line } from '../../said.ts';
import { type Laid, layOut } from './lay-out.ts';
import { looksOf, rowsOf } from './row.ts';

/** Letters that are all as wide: half as wide as high. */
const measure = (text: string, font: string): number => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;
const button = (id: string, label = id): Button => ({ id, label, press: () => undefined });

const linesOf = ({ texts }: Laid): readonly string[] => {
  const byLine = Map.groupBy(texts, ({ y }) => y);
  return [...byLine.values()].map((words) => words.map(({ text }) => text).join(' '));
};

describe('a panel', () => {
  test('breaks lines that are too wide, and grows with them', () => {
    const short = layOut([line('one two')], 400, measure);
    const long = layOut([line('one two three four five six seven eight')], 400, measure);
    expect(linesOf(short)).toEqual(['one two']);
    expect(linesOf(long).length).toBeGreaterThan(1);
    expect(long.height).toBeGreaterThan(short.height);
  });

  test('keeps all words, icons and buttons inside', () => {
    const rows = [
      line('a word that is very very very long, and then some more of it', 'item'),
      ['one', 'another', 'a third that is wide', 'and one more'].map((label) => button(label)),
      { parts: [() => undefined, 'three', () => undefined, 'four'] },
    ];
    const { texts, buttons, icons, height } = layOut(rows, 420, measure);
    expect(texts.every(({ x, text, font, y }) => x >= 0 && x + measure(text, font) <= 420 && y < height)).toBe(true);
    expect(buttons.every(({ x, width, y, height: high }) => x >= 0 && x + width <= 420 && y + high < height)).toBe(
      true,
    );
    expect(icons.map(({ x, radius }) => x + radius <= 420)).toEqual([true, true]);
  });

  test('lets no button cover another', () => {
    const { buttons } = layOut(
      [Array.from({ length: 9 }, (_, index) => button(`b${index}`, 'press me'))],
      420,
      measure,
    );
    for (const [index, a] of buttons.entries())
      for (const b of buttons.slice(index + 1)) {
        const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
        expect(isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
      }
  });

  test('that has nothing to say has no height', () => {
    expect(layOut([], 400, measure).height).toBe(0);
  });

  test('writes what belongs to the end at the right edge', () => {
    const { texts } = layOut([{ parts: ['points'], end: '12' }], 400, measure);
    const last = texts.at(-1);
    expect(last?.text).toBe('12');
    expect(last && last.x + measure('12', last.font)).toBeCloseTo(400 - 22);
  });
});

describe('rows', () => {
  test('of what helps: buttons that follow each other stand beside each other', () => {
    const rows = rowsOf([
      { name: 'one', content: [line('text'), button('a'), button('b')] },
      { name: 'two', mood: 'bad', content: [line('no'), button('c')] },
    ]);
    expect(rows).toMatchObject([{ parts: ['text'] }, [{ id: 'a' }, { id: 'b' }], { tone: 'bad' }, [{ id: 'c' }]]);
  });

  test('look alike when they say the same, whatever they do', () => {
    expect(looksOf([line('a'), [button('b')]])).toBe(looksOf([line('a'), [button('b')]]));
    expect(looksOf([line('a')])).not.toBe(looksOf([line('b')]));
    expect(looksOf([[button('b')]])).not.toBe(looksOf([[{ ...button('b'), isOff: true }]]));
    expect(looksOf([{ parts: [() => undefined] }])).toBeNull();
  });
});
