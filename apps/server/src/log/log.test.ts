import { describe, expect, test } from 'vitest';
import { LOG_LEVELS } from './level.ts';
import { Log } from './log.ts';
import { pseudonym } from './pseudonym.ts';

function listen(level: (typeof LOG_LEVELS)[number] = 'debug') {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = new Log(
    level,
    (line) => lines.push(line),
    () => clock.now,
  );
  return { log, clock, lines, events: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('an event is one line of JSON, with its time', () => {
  const { log, lines, events } = listen();
  log.info('joined', { table: 'ABCDEF', address: pseudonym('203.0.113.1') });
  expect(events()).toMatchObject([{ level: 'info', event: 'joined', table: 'ABCDEF' }]);
  expect(String(events()[0]?.time)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  log.failed(new Error('of two\nlines'));
  expect(lines.every((line) => !line.includes('\n'))).toBe(true);
});

test('an address is told apart from others, and not told', () => {
  expect(pseudonym('203.0.113.1')).toBe(pseudonym('203.0.113.1'));
  expect(pseudonym('203.0.113.1')).not.toBe(pseudonym('203.0.113.2'));
  expect(pseudonym('203.0.113.1')).toMatch(/^[0-9a-f]{12}$/);
});

test.each(LOG_LEVELS)('level %s says what weighs as much or more', (level) => {
  const { log, events } = listen(level);
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.failed(new Error('d'));
  expect(events().map((event) => event.level)).toEqual(
    ['debug', 'info', 'warn', 'error'].slice(LOG_LEVELS.indexOf(level)),
  );
});

describe('what is said again', () => {
  test('is counted, and told a minute later', () => {
    const { log, clock, events } = listen();
    for (let move = 0; move < 1000; move++) log.failed(new Error('the disk is full'));
    log.failed(new Error('something else'));
    expect(events().map(({ message }) => message)).toEqual(['the disk is full', 'something else']);
    clock.now += 60_000;
    log.failed(new Error('the disk is full'));
    expect(events().at(-1)).toMatchObject({ message: 'the disk is full', repeated: 999 });
  });

  test('is remembered only so far: kinds without end are no memory without end', () => {
    const { log, lines } = listen();
    for (let kind = 0; kind < 5000; kind++) log.refused(`kind ${kind}`);
    expect(lines.length).toBe(5000);
  });
});
