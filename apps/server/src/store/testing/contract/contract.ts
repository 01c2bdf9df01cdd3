import { closingContract } from './closing.ts';
import { finishedContract } from './finished.ts';
import { ownershipContract } from './ownership.ts';
import { peopleContract } from './people.ts';
import type { NewPlace } from './place.ts';
import { tablesContract } from './tables-and-matches.ts';

/** What every store does, whatever it is made of. */
export function storeContract(newPlace: NewPlace): void {
  tablesContract(newPlace);
  finishedContract(newPlace);
  peopleContract(newPlace);
  ownershipContract(newPlace);
  closingContract(newPlace);
}
