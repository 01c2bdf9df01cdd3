import { notice, seeing } from '../seeing.ts';
import { type Say, XR_KINDS, type XrKind } from './kinds.ts';

const INIT: { readonly [K in XrKind]: XRSessionInit } = {
  vr: { optionalFeatures: ['local-floor', 'hand-tracking'] },
  ar: { optionalFeatures: ['local-floor', 'hand-tracking', 'hit-test'] },
};

const isOffered = (kind: XrKind): Promise<boolean> =>
  navigator.xr?.isSessionSupported(`immersive-${kind}`).catch(() => false) ?? Promise.resolve(false);

/** What this browser, and what is plugged into it, can do. */
export async function xrOffers(): Promise<readonly XrKind[]> {
  const answers = await Promise.all(XR_KINDS.map(isOffered));
  return XR_KINDS.filter((_, index) => answers[index]);
}

/** To be called by a click, with nothing to wait for before: a browser gives a session to a hand only. */
export async function enterXr(kind: XrKind, t: Say): Promise<void> {
  const { name } = seeing.get() ?? {};
  if (name === 'vr' || name === 'ar') return;
  const asked = navigator.xr?.requestSession(`immersive-${kind}`, INIT[kind]);
  const [session, code] = await Promise.allSettled([asked, import('./xr-way.tsx')]);
  if (session.status === 'rejected' || !session.value) return notice.set(t('seeing.away.refused'));
  if (code.status === 'fulfilled') {
    notice.set(null);
    return seeing.set(code.value.createXrWay(kind, session.value, t));
  }
  notice.set(t('seeing.away.unfetched'));
  await session.value.end();
}
