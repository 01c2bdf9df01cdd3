import { describe } from 'vitest';
import { storeContract } from '../testing/contract/contract.ts';
import { placeAt, postgresHere } from './testing/place.ts';

const postgres = postgresHere();

describe('the contract', () => storeContract(async () => placeAt(postgres().database())));
