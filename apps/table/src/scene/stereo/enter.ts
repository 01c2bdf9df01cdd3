import type { SeeingKey } from '@dolmen/messages/fill';
import { notice, seeing } from '../seeing.ts';
import { emptyScreen, fillScreen } from './screen-hold.ts';

type Say = (key: SeeingKey) => string;

/** Some browsers tell how a phone is turned only to whoever asked its owner. */
interface Asking {
  requestPermission?(): Promise<string>;
}

const askForTurns = (): Promise<string> => {
  const event = globalThis.DeviceOrientationEvent as unknown as Asking | undefined;
  return event?.requestPermission?.() ?? Promise.resolve('granted');
};

async function stay(why: string): Promise<void> {
  notice.set(why);
  await emptyScreen();
}

/** To be called by a tap, and by nothing before it: browsers give screen and sensors to a hand only. */
export async function enterSideBySide(t: Say): Promise<void> {
  const asked = askForTurns();
  const filled = fillScreen();
  const [turns, code] = await Promise.allSettled([asked, import('./side-by-side-way.tsx'), filled]);
  if (turns.status === 'rejected' || turns.value !== 'granted') return stay(t('seeing.away.turns'));
  if (code.status === 'rejected') return stay(t('seeing.away.unfetched'));
  notice.set(null);
  seeing.set(code.value.createSideBySideWay(t));
}

/** Red-cyan glasses: on, otherwise, or off. */
export async function enterAnaglyph(isGrey: boolean, t: Say): Promise<void> {
  const code = await import('./anaglyph-way.tsx').catch(() => null);
  if (code === null) return notice.set(t('seeing.away.unfetched'));
  notice.set(null);
  seeing.set(code.createAnaglyphWay(isGrey));
}
