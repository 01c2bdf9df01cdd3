import { expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES } from './index.ts';
import { loadLobby, loadTable, loadTopic } from './load.ts';

test.each(LANGUAGES)(
  '%s is loaded by itself: for a table, for the front page, or a topic of its own',
  async (language) => {
    const whole = CATALOGUES[language];
    const front = await loadLobby(language);
    const table = await loadTable(language);
    const topics = {
      ...(await loadTopic('help', language)),
      ...(await loadTopic('house', language)),
      ...(await loadTopic('replay', language)),
    };
    expect(whole).toMatchObject({ ...table, ...topics });
    expect(table).toMatchObject(front);
    expect(Object.keys(front).filter((key) => !/^(refusal|lobby)\./.test(key))).toEqual([]);
    expect(Object.keys(topics).filter((key) => key in table)).toEqual([]);
  },
);
