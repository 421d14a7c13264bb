import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SettingOnByDefault } from './rules.ts';

/** All stored settings with their raw values. */
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

/** Locks the settings against other saves until the transaction ends. */
export async function lockVersion(tx: Tx): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key: 'version', value: '0' })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
  await tx.selectFrom('setting').select('key').where('key', '=', 'version').forUpdate().execute();
}

/** A SQL expression: whether a setting that is on by default is on. Saves the statement a round trip. */
export const isSettingOn = (key: SettingOnByDefault): RawBuilder<boolean> =>
  sql`coalesce((select value <> 'false' from setting where key = ${sql.lit(key)}), true)`;

/** A SQL expression: whether staff need a second factor (`staffSecondFactor`, required unless the shop says otherwise). */
export const REQUIRES_SECOND_FACTOR = sql<boolean>`coalesce(
  (select value not in ('"offered"'::jsonb, '"off"'::jsonb) from setting where key = 'staffSecondFactor'), true)`;

/** A SQL expression: whether articles without stock can be ordered (`allowOrderingStockZero`, off by default). */
export const TAKES_PRE_ORDERS = sql<boolean>`coalesce(
  (select value = 'true'::jsonb from setting where key = 'allowOrderingStockZero'), false)`;
