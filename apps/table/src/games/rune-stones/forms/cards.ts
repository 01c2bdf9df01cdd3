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

let shown: { readonly art: Art; readonly atlas: Atlas; deck: Deck | null } | null = null;

/** Forms are made before any view is known: they show the standard deck. */
export function cardsForm(art: Art): Form {
  const atlas = paintCards(art, null);
  shown = { art, atlas, deck: null };
  return cardForm(atlas);
}

/** True: the faces have changed. A host's own deck has as many cards as the standard one: its faces take their places in the same texture. */
export function showDeck(deck: Deck | null): boolean {
  if (shown === null || JSON.stringify(shown.deck) === JSON.stringify(deck)) return false;
  shown.deck = deck;
  const { texture } = paintCards(shown.art, deck);
  shown.atlas.texture.image = texture.image;
  shown.atlas.texture.needsUpdate = true;
  return true;
}
