import { expect, test } from 'vitest';
import { bar, Progress } from './progress.ts';

function told(isTTY: boolean): string[] {
  const lines: string[] = [];
  const progress = new Progress({ isTTY, write: (text) => lines.push(text) });
  for (let done = 1; done <= 40; done++) progress.tell(done, 40, () => `note ${done}`);
  progress.end();
  return lines;
}

test('a bar is as full as the work is done', () => {
  expect(bar(0, 4, '')).toContain('[------------------------] 0/4');
  expect(bar(2, 4, 'half')).toBe('[============------------] 2/4  half');
  expect(bar(4, 4, '')).toContain('[========================] 4/4');
});

test('where somebody watches, one line is written again and again, and cleared', () => {
  const lines = told(true);
  expect(lines.length).toBe(41);
  expect(lines.every((line) => line.startsWith('\r') && !line.includes('\n'))).toBe(true);
});

test('elsewhere there is a line for every tenth', () => {
  const lines = told(false);
  expect(lines.length).toBe(10);
  expect(lines.at(-1)).toBe('40/40  note 40\n');
});
