import type { Deck } from '@dolmen/core/rune-stones';
import { paintAtlas } from '../../../scene/forms/atlas.ts';
import { cardForm } from '../../../scene/forms/card.ts';
import type { Art, Atlas, Form } from '../../../scene/stage.ts';
import type { Brush } from '../faces/brush.ts';
import { drawBack, drawCard, FACE } from '../faces/card-face.ts';
import { BACK, COLUMNS, cardsOf } from '../faces/card-faces.ts';

const ROWS = 8;

function drawTile(brush: Brush, deck: Deck | null, index: number): void {
  const card = cardsOf(deck)[index - 1];
  if (index === BACK) drawBack(brush);
  else if (card !== undefined) drawCard(brush, deck, card);
}

const paintCards = (art: Art, deck: Deck | null): Atlas =>
  paintAtlas(art, { columns: COLUMNS, rows: ROWS, ...FACE }, (brush, _tile, index) => drawTile(brush, deck, index));

/** The standard deck. */
export const cardsForm = (art: Art): Form => cardForm(paintCards(art, null));

/** A host's own deck has as many cards as the standard one: its faces take their places in the same texture. */
export function repaintCards(art: Art, { texture }: Atlas, deck: Deck | null): void {
  texture.image = paintCards(art, deck).texture.image;
  texture.needsUpdate = true;
}
