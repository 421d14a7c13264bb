import type { Db, Tx } from '../../platform/db.ts';

/** Every setting that is stored, as it is stored. */
export async function all(db: Db | Tx): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function put(tx: Tx, key: string, value: unknown): Promise<void> {
  const stored = JSON.stringify(value);
  await tx
    .insertInto('setting')
    .values({ key, value: stored })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: stored }))
    .execute();
}
