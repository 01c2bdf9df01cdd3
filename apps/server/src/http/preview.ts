import { isGameId } from '@dolmen/core';
import { message } from '@dolmen/messages';
import type { Request } from 'express';
import type { Settings } from '../settings.ts';

/** What a link is shown with where people talk: by the game that it names. */

const META = /(<meta property="og:(title|description|image)" content=")[^"]*"/g;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Whoever shows a preview does not know where the page was: pictures are named in full. Without a public address, as it was asked for. */
function addressOf(request: Request, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
}

/** The page, with the words and the picture of the game that its address names. */
export function previewed(page: string, request: Request, settings: Pick<Settings, 'publicUrl'>): string {
  const game = String(request.query.game ?? '');
  const isGame = isGameId(game);
  const texts: Record<string, string | null> = {
    title: isGame ? `Dolmen: ${message('en', `lobby.game.${game}`)}` : null,
    description: isGame ? message('en', `lobby.about.${game}`) : null,
    image: `${addressOf(request, settings)}/previews/${isGame ? game : 'dolmen'}.png`,
  };
  return page.replace(META, (whole, start: string, name: string) => {
    const text = texts[name];
    return text == null ? whole : `${start}${escaped(text)}"`;
  });
}
