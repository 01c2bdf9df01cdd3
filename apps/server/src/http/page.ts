import * as z from 'zod';

/** Which part of a long list is wanted. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** The last of the page above: when it ended, and its id. */
  before: z
    .string()
    .regex(/^\d+:[0-9a-f-]{36}$/)
    .optional(),
});
