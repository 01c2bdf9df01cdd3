import type { Together } from '@dolmen/protocol';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { SayForm, TalkLines } from '../hud/talk-panel.tsx';
import type { Replay } from '../replay/replay.ts';
import { togetherHash } from '../route.ts';
import { useTopicWords } from '../words.tsx';
import type { Joined } from './use-together.ts';

const Invitation = lazy(() => import('../lobby/invitation.tsx'));

interface Props extends Joined {
  readonly replay: Replay;
  readonly together: Together;
  readonly code: string;
  readonly isLeading: boolean;
}

/** Who is here, what is said, and the way in for others: each opens over the table. */
export function TogetherPeople({ connection, seen, together, replay, code, isLeading }: Props): ReactElement {
  const { t } = useTopicWords('replay');
  return (
    <>
      <Drawer title={t('replay.together.people', { count: together.people.length })}>
        <ul>
          {together.people.map(({ id, name }) => (
            <li key={id}>
              <span>{id === together.leader ? `${name} ★` : name}</span>
              {isLeading && id !== seen.id && (
                <button type="button" className="button" onClick={() => void connection.hand(id).catch(() => {})}>
                  {t('replay.together.hand', { player: name })}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Drawer>
      <Drawer title={t('replay.together.talk', { count: seen.lines.length })}>
        <TalkLines chat={seen.lines.map((line) => ({ ...line, seat: -1 }))} />
        <SayForm actions={connection} />
      </Drawer>
      <Drawer title={t('replay.together.invite')}>
        <Suspense fallback={null}>
          <Invitation
            {...{ code, game: replay.file.game, hash: togetherHash(code) }}
            title={t('replay.together.link')}
          />
        </Suspense>
      </Drawer>
    </>
  );
}

interface DrawerProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One at a time: they share a name. */
function Drawer({ title, children }: DrawerProps): ReactElement {
  return (
    <details className="together-drawer" name="together">
      <summary className="button">{title}</summary>
      <div className="together-sheet">{children}</div>
    </details>
  );
}
