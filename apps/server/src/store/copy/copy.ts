import { RELATIONS, type Source, type Target } from './side.ts';

export interface Copied {
  readonly matches: number;
  readonly tables: number;
  /** Identities, bans, and the like. */
  readonly others: number;
}

/** Everything, once; and then nothing is missing, or nothing is there. */
export async function copyAll(source: Source, target: Target): Promise<Copied> {
  const copied = { matches: 0, tables: 0, others: 0 };
  for await (const match of source.matches()) {
    await target.addMatch(match);
    copied.matches++;
  }
  for await (const table of source.tables()) {
    await target.addTable(table);
    copied.tables++;
  }
  for (const relation of RELATIONS)
    for await (const values of source.rows(relation)) {
      await target.addRow(relation, values);
      copied.others++;
    }
  await target.commit();
  return copied;
}
