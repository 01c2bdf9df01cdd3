import type { GameId } from '@dolmen/core';
import type { ReactElement } from 'react';
import { type TopicKey, useTopicWords } from '../words.tsx';
import './beside.css';
import { Sign, type SignName } from './signs.tsx';

interface AidLine {
  readonly text: TopicKey<'help'>;
  readonly sign: SignName;
}

/** What one looks up in the middle of a game. */
export const AID: { readonly [G in GameId]: readonly AidLine[] } = {
  keltis: [
    { text: 'help.aid.keltis.turn', sign: 'turn' },
    { text: 'help.aid.keltis.rows', sign: 'row' },
    { text: 'help.aid.keltis.figures', sign: 'figure' },
    { text: 'help.aid.keltis.fields', sign: 'path' },
    { text: 'help.aid.keltis.clover', sign: 'clover' },
    { text: 'help.aid.keltis.wish', sign: 'wish' },
    { text: 'help.aid.keltis.points', sign: 'points' },
    { text: 'help.aid.keltis.end', sign: 'end' },
  ],
  rune: [
    { text: 'help.aid.rune.turn', sign: 'turn' },
    { text: 'help.aid.rune.fit', sign: 'fit' },
    { text: 'help.aid.rune.forbidden', sign: 'no' },
    { text: 'help.aid.rune.points', sign: 'points' },
    { text: 'help.aid.rune.end', sign: 'end' },
  ],
  'rune-stones': [
    { text: 'help.aid.rune-stones.turn', sign: 'turn' },
    { text: 'help.aid.rune-stones.magic', sign: 'star' },
    { text: 'help.aid.rune-stones.abilities', sign: 'row' },
    { text: 'help.aid.rune-stones.forge', sign: 'forge' },
    { text: 'help.aid.rune-stones.wild', sign: 'gem' },
    { text: 'help.aid.rune-stones.trade', sign: 'wish' },
    { text: 'help.aid.rune-stones.die', sign: 'die' },
    { text: 'help.aid.rune-stones.end', sign: 'end' },
  ],
};

/** The structure of a turn and the signs, on one card. */
export function Aid({ game }: { readonly game: GameId }): ReactElement {
  const { t } = useTopicWords('help');
  return (
    <ul className="aid">
      {AID[game].map(({ text, sign }) => (
        <li key={text}>
          <Sign name={sign} />
          <span>{t(text)}</span>
        </li>
      ))}
    </ul>
  );
}

interface PanelProps {
  readonly game: GameId;
  readonly close: () => void;
}

/** The card beside the table, while one plays. */
export function AidPanel({ game, close }: PanelProps): ReactElement {
  const { t } = useTopicWords('help');
  return (
    <aside className="aid-panel panel" aria-label={t('help.page.aid')}>
      <div className="guide-head">
        <h2>{t('help.page.aid')}</h2>
        <button type="button" className="help-close" aria-label={t('help.close')} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Aid game={game} />
    </aside>
  );
}
