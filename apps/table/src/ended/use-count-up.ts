import { useEffect, useState } from 'react';
import { reducesMotion } from '../reduced-motion.ts';

const EACH = 420;

/** Counts from 0 to so many steps, one after the other; at once for whoever wants no motion, or is in a hurry. */
export function useCountUp(steps: number): { readonly step: number; readonly isDone: boolean; finish(): void } {
  const [step, setStep] = useState(() => (reducesMotion() ? steps : 0));
  useEffect(() => {
    if (step >= steps) return;
    const timer = setTimeout(() => setStep(step + 1), EACH);
    return () => clearTimeout(timer);
  }, [step, steps]);
  return { step, isDone: step >= steps, finish: () => setStep(steps) };
}
