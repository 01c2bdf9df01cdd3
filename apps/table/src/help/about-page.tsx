import { GAMES, type GameId } from '@dolmen/core';
import { reconstructionSaying } from '@dolmen/messages/sayings';
import type { ReactElement } from 'react';
import { useTopicWords } from '../words.tsx';

const A_CARD = '{ "number": 16, "color": "green", "magic": 1,\n  "ability": "green > red blue yellow" }';

/** Players are told what is made up, and hosts how to do without it. */
export function AboutPage({ game }: { readonly game: GameId }): ReactElement {
  const { t, say } = useTopicWords('help');
  const names = GAMES[game].reconstructions;
  return (
    <div className="help-body">
      <article className="help-text">
        <p>{t(names.length === 0 ? 'help.about.printed' : 'help.about.reconstructed')}</p>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>{say(reconstructionSaying(game, name))}</li>
            ))}
          </ul>
        )}
        {game === 'rune-stones' && (
          <>
            <p>{t('help.about.deck')}</p>
            <pre>
              <code>{A_CARD}</code>
            </pre>
            <p>{t('help.about.deck-more')}</p>
          </>
        )}
        <p className="faint">{t('help.about.own-words')}</p>
      </article>
    </div>
  );
}
