import type { ReactElement } from 'react';
import { SaidAid } from '../../hud/said-aid.tsx';
import './overlay.css';
import { useAid } from './use-aid.ts';
import { useKeys } from './use-keys.ts';

const CLASS: Readonly<Record<string, string>> = {
  turns: 'rune-turns panel',
  verdict: 'rune-verdict panel',
  tools: 'rune-areas',
};

/** Beside the picture: how the held card is turned, whether it fits, and a switch for the areas. */
export function Overlay(): ReactElement {
  useKeys();
  return (
    <div className="rune-tools">
      {useAid().map((aid) => (
        <SaidAid key={aid.name} aid={aid} className={CLASS[aid.name] ?? ''} />
      ))}
    </div>
  );
}
