import { expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES } from './index.ts';
import { loadLobby, loadPage, loadTable, loadTopic } from './load.ts';

test.each(LANGUAGES)(
  '%s is loaded by itself: for a table, for the front page, a topic, or a page of its own',
  async (language) => {
    const whole = CATALOGUES[language];
    const front = await loadLobby(language);
    const table = await loadTable(language);
    const topics = {
      ...(await loadTopic('gathering', language)),
      ...(await loadTopic('help', language)),
      ...(await loadTopic('house', language)),
      ...(await loadTopic('replay', language)),
      ...(await loadTopic('ended', language)),
      ...(await loadTopic('settings', language)),
    };
    const pages = {
      ...(await loadPage('admin', language)),
      ...(await loadPage('privacy', language)),
      ...(await loadPage('seeing', language)),
    };
    expect(whole).toMatchObject({ ...table, ...topics, ...pages });
    expect(table).toMatchObject(front);
    expect(Object.keys(front).filter((key) => !/^(refusal|lobby)\./.test(key))).toEqual([]);
    expect(Object.keys({ ...topics, ...pages }).filter((key) => key in table)).toEqual([]);
  },
);
