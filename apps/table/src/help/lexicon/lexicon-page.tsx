import type { GameId } from '@dolmen/core';
import { sentence } from '@dolmen/messages/fill';
import { type KeyboardEvent, type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { useTopicWords, type Words } from '../../words.tsx';
import { entriesOf } from './entries.ts';
import type { Entry, EntryKey } from './entry.ts';
import './lexicon.css';
import { Patches } from './patches.tsx';
import { search } from './search.ts';

/** An entry in the language that was chosen. */
interface Worded {
  readonly entry: Entry;
  readonly group: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly text: string;
}

function worded(entry: Entry, { t, say }: Words<EntryKey>): Worded {
  const group = t(entry.group);
  const title = sentence(say(entry.title));
  const lines = entry.lines.map((line) => sentence(say(line)));
  return { entry, group, title, lines, text: [group, title, ...lines].join(' ') };
}

interface Props {
  readonly game: GameId;
  readonly session: Session | null;
}

/** Every card and thing of a game, and a search that forgives. */
export function LexiconPage({ game, session }: Props): ReactElement {
  const words = useTopicWords('help');
  const { t } = words;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const all = useMemo(() => {
    const state = session?.get();
    return entriesOf(game, state?.view ?? null, state?.seat ?? null).map((entry) => worded(entry, words));
  }, [game, session, words]);
  const found = useMemo(() => search(all, query), [all, query]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between what is inside, which all can be focused.
    <div className="help-body lexicon" onKeyDown={(event) => moveFocus(event, list)}>
      <div className="lexicon-search">
        <label>
          <span>{t('help.lexicon.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={game === 'rune-stones' ? t('help.lexicon.search-hint') : ''}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <p role="status">{t('help.lexicon.count', { count: found.length })}</p>
      </div>
      {found.length === 0 ? (
        <div className="lexicon-empty">
          <p>{t('help.lexicon.empty', { query: query.trim() })}</p>
          <button type="button" className="button" onClick={() => setQuery('')}>
            {t('help.lexicon.all')}
          </button>
        </div>
      ) : (
        <div ref={list} className="lexicon-list">
          <Groups found={found} />
        </div>
      )}
    </div>
  );
}

function Groups({ found }: { readonly found: readonly Worded[] }): ReactElement {
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {found
              .filter((one) => one.group === group)
              .map((one) => (
                <Row key={one.entry.id} entry={one} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Row({ entry: { entry, title, lines } }: { readonly entry: Worded }): ReactElement {
  return (
    <li tabIndex={-1} data-entry={entry.id}>
      <Patches patches={entry.patches ?? []} sign={entry.sign ?? ''} />
      <div>
        <strong>{title}</strong>
        {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      </div>
    </li>
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** Up and down from entry to entry; from the search to the first one. */
function moveFocus(event: KeyboardEvent, list: RefObject<HTMLDivElement | null>): void {
  const step = STEPS[event.key];
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  if (step === undefined || rows.length === 0) return;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[step(at, rows.length - 1)]?.focus();
  event.preventDefault();
}
