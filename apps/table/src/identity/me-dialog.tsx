import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import { wayIn } from '../lobby/way-in.ts';
import { FRONT, go, meHash, route } from '../route.ts';
import { useHouseWords } from '../words.tsx';
import { ClaimForm } from './claim-form.tsx';
import './identity.css';
import { TroubleLine } from '../style/trouble-line.tsx';
import { type HandoverCode, makeCode, signOutElsewhere } from './identity.ts';

/** Being the same person in several browsers: a code for another one, a code from another one, and the end of all others. */
export default function MeDialog({ close }: { readonly close: () => void }): ReactElement {
  const { t } = useHouseWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel me" onClose={close} aria-labelledby="me-title">
      <h2 id="me-title">{t('house.me.title')}</h2>
      <p>{t('house.me.text')}</p>
      <CodeMaker />
      <details>
        <summary>{t('house.me.enter')}</summary>
        <ClaimForm code="" claimed={() => leave()} />
      </details>
      <SignOut />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {t('house.me.close')}
      </button>
    </dialog>
  );
}

/** Whoever sits at a table sits there as somebody else by now: the page begins anew. */
function leave(): void {
  go(FRONT);
  location.reload();
}

function CodeMaker(): ReactElement {
  const words = useHouseWords();
  const [made, setMade] = useState<(HandoverCode & { readonly link: string }) | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const [answer, { address }] = await Promise.all([makeCode(), wayIn()]);
    if (answer.ok) setMade({ ...answer.value, link: `${address}/${meHash(answer.value.code)}` });
    setTrouble(answer.ok ? null : words.explain(answer.code));
  };
  return (
    <section>
      {made ? (
        <Code {...made} />
      ) : (
        <button type="button" className="button primary" onClick={() => void make()}>
          {words.t('house.me.show')}
        </button>
      )}
      <TroubleLine text={trouble} />
    </section>
  );
}

interface CodeProps extends HandoverCode {
  readonly link: string;
}

function Code({ code, expiresAt, link }: CodeProps): ReactElement {
  const { t, language } = useHouseWords();
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link]);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(expiresAt);
  return (
    <>
      <p>{t('house.me.code', { time })}</p>
      <img src={picture} width="164" height="164" alt={t('house.me.qr')} />
      <output className="me-code">{code.replace(/(....)(?=.)/g, '$1-')}</output>
      <p className="faint">{t('house.me.keep')}</p>
    </>
  );
}

/** Asked twice: others may sit in front of those browsers. */
function SignOut(): ReactElement {
  const words = useHouseWords();
  const { t } = words;
  const [step, setStep] = useState<'offer' | 'sure' | 'done'>('offer');
  const [trouble, setTrouble] = useState<string | null>(null);
  const signOut = async (): Promise<void> => {
    const answer = await signOutElsewhere();
    if (answer.ok) setStep('done');
    // Whoever sits at a table came as who they were: the page comes again.
    if (answer.ok && route.get().page !== 'front') location.reload();
    setTrouble(answer.ok ? null : words.explain(answer.code));
  };
  return (
    <section>
      {step === 'offer' && (
        <button type="button" className="button" onClick={() => setStep('sure')}>
          {t('house.me.sign-out')}
        </button>
      )}
      {step === 'sure' && (
        <>
          <p>{t('house.me.sign-out.text')}</p>
          <button type="button" className="button" onClick={() => void signOut()}>
            {t('house.me.sign-out.yes')}
          </button>
        </>
      )}
      {step === 'done' && <p role="status">{t('house.me.signed-out')}</p>}
      <TroubleLine text={trouble} />
    </section>
  );
}
