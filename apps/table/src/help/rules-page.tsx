import type { GameId } from '@dolmen/core';
import type { Language } from '@dolmen/messages/fill';
import { loadRules, type RulesSection, type RulesText } from '@dolmen/messages/help';
import { type ReactElement, use, useId, useState } from 'react';
import { useTopicWords } from '../words.tsx';
import { guideHash } from './guide-hash.ts';

const loaded = new Map<string, Promise<RulesText>>();

/** One promise for each text: `use` needs the same one every time. */
function rulesOf(language: Language, game: GameId): Promise<RulesText> {
  const key = `${language} ${game}`;
  const promise = loaded.get(key) ?? loadRules(language, game);
  loaded.set(key, promise);
  return promise;
}

interface Props {
  readonly game: GameId;
  readonly close: () => void;
}

/** The rules to read, with their chapters beside them. */
export function RulesPage({ game, close }: Props): ReactElement {
  const { t, language } = useTopicWords('help');
  const { sections } = use(rulesOf(language, game));
  const id = useId();
  const [chapter, setChapter] = useState(sections[0]?.id);
  const show = (section: string): void => {
    setChapter(section);
    const heading = document.getElementById(`${id}-${section}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="help-body help-rules">
      <nav className="help-chapters" aria-label={t('help.chapters')}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <button
                type="button"
                aria-current={section.id === chapter ? 'true' : undefined}
                onClick={() => show(section.id)}
              >
                {section.title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <article className="help-text" lang={language}>
        {sections.map((section) => (
          <Section key={section.id} section={section} heading={`${id}-${section.id}`} />
        ))}
        <a className="button primary help-start" href={guideHash(game)} onClick={close}>
          {t('help.guide.start')}
        </a>
      </article>
    </div>
  );
}

interface SectionProps {
  readonly section: RulesSection;
  readonly heading: string;
}

function Section({ section, heading }: SectionProps): ReactElement {
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1}>
        {section.title}
      </h3>
      {blocksOf(section.text).map((block) =>
        typeof block === 'string' ? <p key={block}>{block}</p> : <List key={block[0]} items={block} />,
      )}
    </section>
  );
}

function List({ items }: { readonly items: readonly string[] }): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const BULLET = '• ';

/** Paragraphs, and items that follow each other as lists. */
export function blocksOf(text: readonly string[]): readonly (string | readonly string[])[] {
  const blocks: (string | string[])[] = [];
  for (const paragraph of text) {
    const last = blocks.at(-1);
    if (!paragraph.startsWith(BULLET)) blocks.push(paragraph);
    else if (Array.isArray(last)) last.push(paragraph.slice(BULLET.length));
    else blocks.push([paragraph.slice(BULLET.length)]);
  }
  return blocks;
}
