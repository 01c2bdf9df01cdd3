import type { Art, Form } from '../../../scene/stage.ts';
import { boardForm, bundleForm, dishForm, nightBoardForm, slabForm, trayForm } from './boards.ts';
import { cardsForm } from './cards.ts';
import { smithyForm } from './smithy.ts';
import { stoneForms } from './stones.ts';
import { throneForms } from './throne.ts';
import { actionForm, artefactForm, markerForm, nightForm, runeStoneForm, socketForm, wispForm } from './tiles.ts';

/** All that the pieces of this game are made of. */
export const forms = (art: Art): Readonly<Record<string, Form>> => ({
  board: boardForm(art),
  ...throneForms(art),
  tray: trayForm(art),
  card: cardsForm(art),
  bundle: bundleForm(),
  marker: markerForm(art),
  smithy: smithyForm(),
  artefact: artefactForm(art),
  'rune-stone': runeStoneForm(art),
  ...stoneForms(art),
  slab: slabForm(art),
  dish: dishForm(art),
  socket: socketForm(art),
  action: actionForm(art),
  wisp: wispForm(art),
  night: nightForm(art),
  'night-board': nightBoardForm(art),
});
