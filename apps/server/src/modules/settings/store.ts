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

/** Nobody else saves the settings until the transaction ends. */
export async function lockVersion(tx: Tx): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key: 'version', value: '0' })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
  await tx.selectFrom('setting').select('key').where('key', '=', 'version').forUpdate().execute();
}
