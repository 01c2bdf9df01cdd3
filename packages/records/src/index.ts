export { deckHash } from './deck-hash.ts';
export { commitmentOf, dealSeed, type Fairness } from './fairness.ts';
export { recordSchema } from './json-schema.ts';
export { type FileError, type RecordFile, readRecordFile } from './record-file.ts';
export { type Fault, type Proof, verify } from './verify.ts';
