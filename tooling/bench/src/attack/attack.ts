import { type LoadName, loadOf, type Target } from './loads.ts';

export interface Tally {
  tried: number;
  refused: number;
}

export interface Attack {
  readonly tally: Tally;
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

/** Documentation's own addresses: nobody has them. */
const addressOf = (lane: number): string => `203.0.113.${lane + 1}`;

/** All lanes try as fast as they are answered. */
export function attack(name: LoadName, target: Target): Attack {
  const tally: Tally = { tried: 0, refused: 0 };
  const load = loadOf(name);
  let isOn = true;
  const run = async (index: number): Promise<void> => {
    const { attempt, end } = load.lane(target, addressOf(index));
    while (isOn) {
      const isTaken = await attempt();
      tally.tried++;
      if (!isTaken) tally.refused++;
      // An attempt that is answered at once would let nothing else run in this thread.
      await new Promise((resolve) => setImmediate(resolve));
    }
    end?.();
  };
  const lanes = Array.from({ length: load.lanes }, (_, index) => run(index));
  return {
    tally,
    stop: async () => {
      isOn = false;
      await Promise.all(lanes);
    },
  };
}
