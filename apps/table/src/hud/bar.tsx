import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Tabletop } from '../scene/stage.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useWords } from '../words.tsx';
import { freshChat } from './fresh-chat.ts';
import { IconButton } from './icon-button.tsx';
import { UndoButton } from './undo-button.tsx';

export type PanelName = 'log' | 'talk' | 'menu';

interface Props {
  readonly session: Session;
  readonly tabletop: Tabletop | null;
  readonly panel: PanelName | null;
  readonly toggle: (name: PanelName) => void;
  readonly bottom: RefObject<HTMLElement | null>;
  /** Brings the result back. */
  readonly showEnd: (() => void) | null;
  readonly children?: ReactNode;
}

/** The bar with everything one tap away. */
export function Bar({ session, tabletop, panel, toggle, bottom, showEnd, children }: Props): ReactElement {
  const { t } = useWords();
  // The text table has its own way back from what was touched, beside the moves.
  const isText = useStore(settings, ({ text }) => text);
  const hasTouched = useSession(session, ({ touched, lead }) => (touched.length > 0 ? !isText : lead !== null));
  const unread = useUnread(session, panel === 'talk');
  return (
    <nav className="hud-bar" ref={bottom} aria-label={t('table.menu')}>
      <div className="bar-group">
        {hasTouched && <IconButton icon="back" label={t('table.back')} onClick={() => session.back()} />}
        <UndoButton session={session} />
        {tabletop && <IconButton icon="replay" label={t('table.replay')} onClick={() => tabletop.replay()} />}
        {tabletop && <Looks>{children}</Looks>}
        {showEnd && (
          <button type="button" className="button primary" onClick={showEnd}>
            {t('table.end.show')}
          </button>
        )}
      </div>
      <div className="bar-group">
        <IconButton icon="log" label={t('table.log')} isPressed={panel === 'log'} onClick={() => toggle('log')} />
        <IconButton
          icon="talk"
          label={t('table.talk')}
          isPressed={panel === 'talk'}
          badge={unread}
          badgeLabel={t('table.talk.new', { count: unread })}
          onClick={() => toggle('talk')}
        />
        <IconButton icon="menu" label={t('table.menu')} isPressed={panel === 'menu'} onClick={() => toggle('menu')} />
      </div>
    </nav>
  );
}

/** Places to look from: on small screens behind a button, so that they cover nothing. */
function Looks({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Like every sheet it goes with the next tap; one on its own button closes it by itself.
    const tap = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element && box.current?.firstElementChild?.contains(target))) setOpen(false);
    };
    addEventListener('click', tap);
    return () => removeEventListener('click', tap);
  }, [isOpen]);
  return (
    <div className={isOpen ? 'looks open' : 'looks'} ref={box}>
      <IconButton icon="look" label={t('table.look')} isPressed={isOpen} onClick={() => setOpen(!isOpen)} />
      {children}
    </div>
  );
}

/** Lines that were said since the talk was last looked at. The chat keeps only a tail: the last line is what counts. */
function useUnread(session: Session, isOpen: boolean): number {
  const chat = useSession(session, ({ table }) => table.chat);
  const [read, setRead] = useState(chat);
  useEffect(() => {
    if (isOpen) setRead(chat);
  }, [isOpen, chat]);
  return isOpen ? 0 : freshChat(read, chat).length;
}
