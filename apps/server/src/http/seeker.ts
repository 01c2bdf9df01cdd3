import { Token } from '@dolmen/protocol';
import type { Request } from 'express';
import type { Seeker } from '../rooms/finding.ts';

/** Who asks shows who they are with `Authorization: Bearer <token>`; whatever else is there says nothing. */
export function tokenOf({ headers }: Request): string | undefined {
  const [, shown] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return Token.safeParse(shown).data;
}

export function seekerOf(request: Request): Seeker {
  const token = tokenOf(request);
  return { address: request.ip ?? '', ...(token !== undefined && { token }) };
}
