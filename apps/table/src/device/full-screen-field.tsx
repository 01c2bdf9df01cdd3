import { type ReactElement, useSyncExternalStore } from 'react';
import { useTopicWords } from '../words.tsx';
import { Switch } from './fields.tsx';

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

export function FullScreenField(): ReactElement | null {
  const { t } = useTopicWords('settings');
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const change = (isWanted: boolean): void =>
    void (isWanted ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => {});
  return <Switch label={t('settings.full-screen')} isOn={isFull} change={change} />;
}
