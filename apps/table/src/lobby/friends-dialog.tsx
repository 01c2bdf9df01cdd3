import { type ReactElement, useEffect, useRef } from 'react';
import { TroubleLine } from '../style/trouble-line.tsx';
import { useLobbyWords } from '../words.tsx';
import { usePlay } from './use-play.ts';
import { ClockField, ExtrasField, SeatsField, VisibilityField, type WishProps } from './wish-fields.tsx';

/** A table for friends: what is played, and how; then the link to share. */
export function FriendsDialog({ wish, change, close }: WishProps & { readonly close: () => void }): ReactElement {
  const { t } = useLobbyWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const play = usePlay();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel friends" onClose={close} aria-labelledby="friends-title">
      <h2 id="friends-title">{t('lobby.friends-title', { game: t(`lobby.game.${wish.game}`) })}</h2>
      <SeatsField wish={wish} change={change} />
      <ExtrasField wish={wish} change={change} />
      <ClockField wish={wish} change={change} />
      <VisibilityField wish={wish} change={change} />
      <TroubleLine text={play.trouble} />
      <div className="box-buttons">
        <button type="button" className="button primary" disabled={play.isBusy} onClick={() => play.withFriends(wish)}>
          {t('lobby.open-table')}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('lobby.cancel')}
        </button>
      </div>
    </dialog>
  );
}
