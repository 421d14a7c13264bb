import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SettingOnByDefault } from './rules.ts';

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

/** Whether a setting that is on by default is on, as an expression for a statement that must not pay a round trip for it. */
export const isSettingOn = (key: SettingOnByDefault): RawBuilder<boolean> =>
  sql`coalesce((select value <> 'false' from setting where key = ${sql.lit(key)}), true)`;
/** Whether what is not in stock can be ordered, for statements that decide on it: `allowOrderingStockZero`, off by default. */
export const TAKES_PRE_ORDERS = sql<boolean>`coalesce(
  (select value = 'true'::jsonb from setting where key = 'allowOrderingStockZero'), false)`;
