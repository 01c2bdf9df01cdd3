import { expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES } from './index.ts';
import { loadLobby, loadTable, loadTopic } from './load.ts';

test.each(LANGUAGES)(
  '%s is loaded by itself: for a table, for the front page, or a topic of its own',
  async (language) => {
    const whole = CATALOGUES[language];
    const front = await loadLobby(language);
    const table = await loadTable(language);
    const help = await loadTopic('help', language);
    expect(whole).toMatchObject({ ...table, ...help });
    expect(table).toMatchObject(front);
    expect(Object.keys(front).filter((key) => !/^(refusal|lobby)\./.test(key))).toEqual([]);
    expect(Object.keys(help).filter((key) => key in table)).toEqual([]);
  },
);
