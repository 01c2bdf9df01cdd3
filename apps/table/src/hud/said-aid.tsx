import type { ReactElement } from 'react';
import { type Aid, isButton } from '../said.ts';
import { PressButton } from './press-button.tsx';
import { SaidLine } from './said-lines.tsx';

interface Props {
  readonly aid: Aid;
  readonly className: string;
}

/** What helps with a question, in the page. */
export function SaidAid({ aid: { content, mood }, className }: Props): ReactElement {
  return (
    <div className={mood ? `${className} ${mood}` : className} role={mood && 'status'}>
      {content.map((part, index) =>
        isButton(part) ? <PressButton key={part.id} button={part} /> : <SaidLine key={index} line={part} />,
      )}
    </div>
  );
}
