import type { Person } from '@dolmen/protocol';
import { type Owner, personId } from '../table/identity.ts';
import type { Company } from './admission.ts';

interface Known {
  readonly owner: Owner;
  readonly id: string;
  readonly name: string;
}

/** Everybody who sits, also those who are away, and then everybody who looks on. */
function known({ table, code, visitors }: Company): readonly Known[] {
  const seated = table.places.flatMap(({ owner, name }) =>
    owner === null ? [] : [{ owner, name, id: personId(owner, code) }],
  );
  const spectators = visitors.filter(({ owner }) => table.seatOf(owner) === null);
  const once = new Map([...seated, ...spectators].map((person) => [person.owner, person]));
  return [...once.values()];
}

/** For the host: everybody else. */
export const peopleFor = (host: Owner, company: Company): Person[] =>
  known(company)
    .filter(({ owner }) => owner !== host)
    .map(({ owner, id, name }) => {
      const { table } = company;
      return { id, name, seat: table.seatOf(owner), isMuted: table.moderation.muted.includes(owner) };
    });

export const ownerBy = (id: string, company: Company): Owner | null =>
  known(company).find((person) => person.id === id)?.owner ?? null;
