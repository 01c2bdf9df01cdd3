import type { RecordError } from '@dolmen/core';
import type { Fault } from '@dolmen/records';
import type { ReactElement } from 'react';
import { useStore } from '../store.ts';
import { type TopicKey, useTopicWords, type Words } from '../words.tsx';
import type { Replay } from './replay.ts';

/** Was it dealt fairly and played by the rules? Plainly. */
export function ProofLine({ replay }: { readonly replay: Replay }): ReactElement {
  const words = useTopicWords('replay');
  const verdict = useStore(replay.state, (state) => state.verdict);
  if (verdict === null) return <p className="replay-proof">{words.t('replay.proof.checking')}</p>;
  if (!verdict.ok)
    return (
      <p className="replay-proof fails" role="status">
        ✗ {faultText(verdict.error, words)}
      </p>
    );
  const { deal, actions } = verdict.value;
  return (
    <p className="replay-proof holds" role="status">
      ✓ {words.t(`replay.proof.${deal}`, { actions })}
    </p>
  );
}

type ReplayWords = Words<TopicKey<'replay'>>;

function faultText(fault: Fault, words: ReplayWords): string {
  switch (fault.code) {
    case 'unfair':
      return words.t(`replay.fault.unfair.${fault.because}`);
    case 'unreplayable':
      return brokenText(fault.error, words);
    default:
      return words.t(`replay.fault.${fault.code}`);
  }
}

/** People count from one. */
function brokenText(error: RecordError, { t }: ReplayWords): string {
  if (error.code === 'refused') return t('replay.fault.refused', { move: error.ply + 1, word: error.word });
  if (error.code === 'other-version')
    return t('replay.fault.other-version', { found: error.found, expected: error.expected });
  return t('replay.fault.unplayable');
}
