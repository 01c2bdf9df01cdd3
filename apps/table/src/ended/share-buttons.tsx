import { type ReactElement, useState } from 'react';
import { type Ending, endOf } from '../hud/end-of.ts';
import { PressButton } from '../hud/press-button.tsx';
import { saveAs } from '../hud/save-as.ts';
import type { Button } from '../said.ts';
import type { Tabletop } from '../scene/stage.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useTopicWords } from '../words.tsx';
import { sharedPicture, sharedText } from './shared.ts';
import type { Statistics } from './statistics.ts';

interface Props {
  readonly session: Session;
  /** `null`: there is no picture to share. */
  readonly tabletop: Tabletop | null;
  readonly statistics: Statistics | null;
}

/** Whoever thinks better of it in the device's own dialogue has done nothing wrong. */
async function offer(text: string, picture: File | null): Promise<void> {
  const files = picture === null ? [] : [picture];
  const withFiles = files.length > 0 && navigator.canShare?.({ files });
  await navigator.share(withFiles ? { text, files } : { text }).catch(() => undefined);
}

async function pictureFile(tabletop: Tabletop, name: string, game: string, ending: Ending): Promise<File> {
  const picture = await sharedPicture(await tabletop.picture(), game, ending);
  return new File([picture], `${name}.png`, { type: 'image/png' });
}

/** The result for others: as a picture and as text. */
export function ShareButtons({ session, tabletop, statistics }: Props): ReactElement {
  const words = useTopicWords('ended');
  const { t } = words;
  const state = useSession(session);
  const [isCopied, setCopied] = useState(false);
  const ending = endOf(state, words);
  const text = sharedText(state.game, ending, statistics, words);
  const paint = async (): Promise<File | null> =>
    tabletop && pictureFile(tabletop, `dolmen-${state.game}`, t(`lobby.game.${state.game}`), ending);
  const buttons: readonly Button[] = [
    ...('share' in navigator
      ? [{ id: 'share', label: t('ended.share'), press: () => void paint().then((file) => offer(text, file)) }]
      : []),
    ...(tabletop
      ? [
          {
            id: 'picture',
            label: t('ended.save-picture'),
            press: () => void paint().then((file) => file && saveAs(file, file.name)),
          },
        ]
      : []),
    {
      id: 'copy',
      label: t('ended.copy-text'),
      press: () => void navigator.clipboard.writeText(text).then(() => setCopied(true)),
    },
  ];
  return (
    <div className="end-buttons">
      {buttons.map((button) => (
        <PressButton key={button.id} button={button} />
      ))}
      <p role="status">{isCopied && t('ended.copied')}</p>
    </div>
  );
}
