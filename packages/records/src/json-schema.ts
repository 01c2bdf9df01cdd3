import * as z from 'zod/mini';
import { recordFileSchema } from './record-file.ts';

/** The format as JSON Schema, for programs in other languages. */
export const recordSchema = (): object => ({
  title: 'A match of Dolmen',
  ...z.toJSONSchema(recordFileSchema, { target: 'draft-2020-12' }),
});
