import { GAME_IDS } from '@dolmen/core/game-id';
import type { ReactElement } from 'react';
import { isOffered, useHouse } from '../house.ts';
import { useTopicWords } from '../words.tsx';
import { Choice, type WishProps } from './wish-fields.tsx';

/** Which game: only where one is already at a table. On the front page each has its box. */
export function GameField({ wish, change }: WishProps): ReactElement | null {
  const { t } = useTopicWords('gathering');
  const house = useHouse();
  const offered = GAME_IDS.filter((game) => game === wish.game || isOffered(house, game));
  if (offered.length === 1) return null;
  return (
    <Choice
      label={t('gathering.game')}
      options={offered}
      chosen={wish.game}
      nameOf={(game) => t(`lobby.game.${game}`)}
      choose={(game) => change({ game })}
    />
  );
}
