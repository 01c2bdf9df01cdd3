import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@dolmen/messages/fill';
import type { ReactElement } from 'react';
import { QUALITIES, type QualityName } from '../scene/quality.ts';
import { changeSettings, type Settings, SIZES, SPEEDS, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { CallsField } from './calls-field.tsx';
import { Choice, Slider, Switch } from './fields.tsx';
import { FullScreenField } from './full-screen-field.tsx';

const QUALITY_NAMES: readonly ('auto' | QualityName)[] = ['auto', ...QUALITIES];

/** Everything that people set for this device. */
export function DeviceFields(): ReactElement {
  return (
    <>
      <Hearing />
      <Seeing />
      <Handling />
      <CallsField />
      <FullScreenField />
    </>
  );
}

function Hearing(): ReactElement {
  const { t } = useTopicWords('settings');
  const { sound, effects, place } = useStore(settings);
  return (
    <>
      <Switch label={t('table.sound')} isOn={sound} change={(sound) => changeSettings({ sound })} />
      {sound && (
        <Slider label={t('settings.effects')} value={effects} change={(effects) => changeSettings({ effects })} />
      )}
      {sound && <Slider label={t('settings.place')} value={place} change={(place) => changeSettings({ place })} />}
    </>
  );
}

function Seeing(): ReactElement {
  const { t, language } = useTopicWords('settings');
  const { textSize, contrast, quality, text } = useStore(settings);
  return (
    <>
      <Choice
        label={t('settings.text-size')}
        options={SIZES}
        chosen={textSize}
        nameOf={(size) => t(`settings.size.${size}`)}
        choose={(textSize) => changeSettings({ textSize })}
      />
      <Switch
        label={t('settings.contrast')}
        isOn={contrast === 'high'}
        change={(isHigh) => changeSettings({ contrast: isHigh ? 'high' : 'auto' })}
      />
      <Switch label={t('table.text')} isOn={text} change={(text) => changeSettings({ text })} />
      <Choice
        label={t('table.quality')}
        options={QUALITY_NAMES}
        chosen={quality}
        nameOf={(name) => t(`table.quality.${name}`)}
        choose={(quality: Settings['quality']) => changeSettings({ quality })}
      />
      <Choice
        label={t('table.language')}
        options={LANGUAGES}
        chosen={language}
        nameOf={(code) => LANGUAGE_NAMES[code]}
        choose={(code) => isLanguage(code) && changeSettings({ language: code })}
      />
    </>
  );
}

function Handling(): ReactElement {
  const { t } = useTopicWords('settings');
  const { isLeftHanded, hints, hand, speed, motion, presence } = useStore(settings);
  return (
    <>
      <Switch
        label={t('settings.left-handed')}
        isOn={isLeftHanded}
        change={(isLeftHanded) => changeSettings({ isLeftHanded })}
      />
      <Switch label={t('settings.hints')} isOn={hints} change={(hints) => changeSettings({ hints })} />
      <Choice
        label={t('settings.hand')}
        options={SIZES}
        chosen={hand}
        nameOf={(size) => t(`settings.size.${size}`)}
        choose={(hand) => changeSettings({ hand })}
      />
      <Choice
        label={t('settings.speed')}
        options={SPEEDS}
        chosen={speed}
        nameOf={(speed) => t(`settings.speed.${speed}`)}
        choose={(speed) => changeSettings({ speed })}
      />
      <Switch
        label={t('table.motion')}
        isOn={motion === 'less'}
        change={(isLess) => changeSettings({ motion: isLess ? 'less' : 'auto' })}
      />
      <Switch label={t('table.presence')} isOn={presence} change={(presence) => changeSettings({ presence })} />
    </>
  );
}
