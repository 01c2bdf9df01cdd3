import type { FromWorker, ToWorker } from './messages.ts';
import { type MatchPorts, PracticeMatch } from './practice-match.ts';
import type { PracticeSetting } from './setting.ts';

/** Makes what computers of a match are like, once it is known which match. */
export type PortsFor = (setting: PracticeSetting, tell: MatchPorts['tell']) => MatchPorts;

/** The worker's side: opens a match, then answers what is asked. */
export function serve(tell: (message: FromWorker) => void, portsFor: PortsFor): (message: ToWorker) => void {
  let match: PracticeMatch | null = null;
  const open = ({ setting, seed, kept }: ToWorker & { readonly type: 'open' }): void => {
    const ports = portsFor(setting, tell);
    // A match kept by another version of the game cannot go on: a new one is dealt instead.
    const resumed = kept && PracticeMatch.resume(kept, ports);
    if (resumed?.ok === false && resumed.error.code === 'other-version') tell({ type: 'outdated' });
    const opened = resumed?.ok ? resumed : PracticeMatch.deal(setting, seed, ports);
    if (!opened.ok) return tell({ type: 'failed', error: opened.error });
    match = opened.value;
    match.begin();
  };
  const ask = ({ id, ask }: ToWorker & { readonly type: 'ask' }): void => {
    if (match === null) return tell({ type: 'refused', id, refusal: { code: 'not-started' } });
    const answer = match.ask(ask);
    if (answer.ok) tell({ type: 'answer', id, ack: answer.value });
    else tell({ type: 'refused', id, refusal: answer.error });
  };
  return (message) => (message.type === 'open' ? open(message) : ask(message));
}
