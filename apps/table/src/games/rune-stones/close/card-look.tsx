import { type Effect, type Print, printOf, type View } from '@dolmen/core/rune-stones';
import { abilitySaying, cardSaying } from '@dolmen/messages/sayings/rune-stones';
import type { ReactElement } from 'react';
import type { Words } from '../../../words.tsx';
import { drawCard, FACE } from '../faces/card-face.ts';
import { effectIcon } from '../faces/icons.ts';
import { Drawn, Icon } from '../overlay/icon.tsx';

const WIDTH = 224;
const SCALE = WIDTH / FACE.width;

interface Props {
  readonly detail: string;
  readonly view: View;
  readonly words: Words;
}

/** Every kind of icon on the card once, the price's gems too. */
function iconsOf({ ability }: Print): readonly Effect[] {
  const all = ability.kind === 'exchange' ? [...ability.cost, ...ability.gain] : ability.effects;
  return [...new Set(all)];
}

/** The icons' meaning, one by one. */
function Legend({ print, words }: { readonly print: Print; readonly words: Words }): ReactElement {
  return (
    <dl className="stones-legend">
      {iconsOf(print).map((effect) => (
        <div key={effect} style={{ display: 'contents' }}>
          <dt>
            <Icon size={26} draw={(brush) => effectIcon(brush, effect)} />
          </dt>
          <dd>{words.say(abilitySaying({ kind: 'basic', effects: [effect] }))}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CardLook({ detail, view, words }: Props): ReactElement {
  const card = Number(detail);
  const print = printOf(view.deck, card);
  return (
    <>
      <Drawn
        className="big"
        width={WIDTH}
        height={FACE.height * SCALE}
        draw={(brush) => {
          brush.scale(SCALE, SCALE);
          drawCard(brush, view.deck, card);
        }}
      />
      <p>{words.say(cardSaying(view, card))}</p>
      <Legend print={print} words={words} />
      <p className="faint">{words.t('table.stones.keeps')}</p>
    </>
  );
}
