import { useLayoutEffect } from 'react';
import { useTable } from '../../../scene/use-table.ts';
import { useWords } from '../../../words.tsx';
import { nameActions } from '../forms/tiles.ts';

/** The action stones say what they do, in the player's language. */
export function useStoneNames(): void {
  const { art, forms, frames } = useTable();
  const { t } = useWords();
  useLayoutEffect(() => {
    const atlas = forms.action?.atlas;
    if (!atlas) return;
    nameActions(art, atlas, [t('scene.stone.summon'), t('scene.stone.abilities')]);
    frames.request();
  }, [art, forms, frames, t]);
}
