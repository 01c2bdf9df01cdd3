import type { ReactElement } from 'react';
import { canCall, isForbidden, unsubscribe, wantCalls } from '../called/calls.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { Switch } from './fields.tsx';

/** To be called or not, after it was asked once; a browser that was told never to says so. */
export function CallsField(): ReactElement | null {
  const { t } = useTopicWords('settings');
  const calls = useStore(settings, ({ calls }) => calls);
  if (!canCall()) return null;
  if (isForbidden()) return <p className="faint">{t('settings.calls.denied')}</p>;
  return (
    <Switch
      label={t('settings.calls')}
      isOn={calls === 'yes'}
      change={(isWanted) => void (isWanted ? wantCalls(true) : unsubscribe())}
    />
  );
}
