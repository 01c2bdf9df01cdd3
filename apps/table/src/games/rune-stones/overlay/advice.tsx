import { asked, type Card, RUNES, type Stone, type View } from '@dolmen/core/rune-stones';
import { actionSaying, cardName, pieceSaying, wispSaying } from '@dolmen/messages/sayings/rune-stones';
import type { ReactElement } from 'react';
import type { Words } from '../../../words.tsx';
import { stoneIcon } from '../faces/gem-icon.ts';
import { runeSign } from '../faces/rune-signs.ts';
import { Icon } from './icon.tsx';
import { purse } from './magic.ts';
import { payment } from './payment.ts';
import { type Source, sourceOf } from './source.ts';

interface AdviceProps {
  readonly view: View;
  readonly words: Words;
  /** Pays stone by stone. */
  pay(stones: readonly Stone[]): void;
}

/** The sum of magic, and what it is enough for. */
function Magic({ view, words: { t, say } }: AdviceProps): ReactElement | null {
  const has = purse(view);
  if (has === null) return null;
  const cards = has.slots.map((slot) => view.display[slot]).filter((card): card is Card => card !== undefined);
  return (
    <>
      <p className="stones-sum">
        {t(view.choice === 'take' ? 'table.stones.magic-left' : 'table.stones.magic', { magic: has.magic })}
      </p>
      <p>{t(cards.length > 0 ? 'table.stones.enough-for' : 'table.stones.enough-none')}</p>
      <ul className="stones-cards">
        {cards.map((card) => (
          <li key={card}>{say(cardName(view, card))}</li>
        ))}
      </ul>
    </>
  );
}

/** What each card before the player would give. */
function Abilities({ view, words: { say } }: AdviceProps): ReactElement | null {
  const ask = asked(view);
  if (ask?.type !== 'ability') return null;
  return (
    <ul className="wordy">
      {ask.left.map((card) => (
        <li key={card}>{say(actionSaying({ type: 'use', card }, view))}</li>
      ))}
    </ul>
  );
}

/** The cheapest payment as one button; the others are one touch away on the table. */
function Payment({ view, words: { t }, pay }: AdviceProps): ReactElement | null {
  if (view.choice !== 'pay') return null;
  const stones = payment(view);
  if (stones.length === 0) return null;
  return (
    <>
      <button type="button" className="button primary" onClick={() => pay(stones)}>
        <span className="stones-icons">
          {t('table.stones.pay-at-once')}
          {stones.map((stone, index) => (
            <Icon key={`${index}${stone}`} size={26} draw={(brush) => stoneIcon(brush, stone)} />
          ))}
        </span>
      </button>
      <p className="wordy">{t('table.stones.pay-other')}</p>
    </>
  );
}

const ROWED: readonly string[] = ['place', 'trade', 'forge'];

/** What the rows are worth, and which rune stones are left. */
function Rows({ view, words: { t, say } }: AdviceProps): ReactElement | null {
  if (!ROWED.includes(view.choice) || view.toAct === null) return null;
  const seat = view.toAct;
  const sayings = ['row:1', 'row:2'].flatMap((row) => pieceSaying(row, view, seat) ?? []);
  const owned = view.players[seat]?.runes ?? [];
  const left = RUNES.filter((kind) => view.runes[kind] > 0 && !owned.includes(kind));
  return (
    <>
      <ul>
        {sayings.map((saying, index) => (
          <li key={index}>{say(saying)}</li>
        ))}
      </ul>
      {view.choice === 'trade' && (
        <div className="stones-icons">
          {t('table.text.runes')}
          {left.map((kind) => (
            <Icon key={kind} size={26} draw={(brush) => runeSign(brush, kind, '#8feaff')} />
          ))}
        </div>
      )}
    </>
  );
}

function sourceText(source: Source, view: View, { t }: Words): string {
  if ('tile' in source) return t('table.stones.from-tile', { bonus: wispSaying(source.tile) });
  if ('card' in source) return t('table.stones.from-card', { card: cardName(view, source.card) });
  return t('table.stones.from-track');
}

/** All that helps with the question that is asked; nothing where the prompt says it all. */
export function Advice(props: AdviceProps): ReactElement | null {
  const source = sourceOf(props.view);
  const parts = [source, purse(props.view), ROWED.includes(props.view.choice), props.view.choice === 'pay'];
  const isEmpty = !parts.some(Boolean) && asked(props.view)?.type !== 'ability';
  if (isEmpty) return null;
  return (
    <div className="stones-advice panel">
      {source && <p>{sourceText(source, props.view, props.words)}</p>}
      <Magic {...props} />
      <Abilities {...props} />
      <Payment {...props} />
      <Rows {...props} />
    </div>
  );
}
