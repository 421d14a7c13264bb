import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';

const NAME = sql<string>`first_name || ' ' || last_name`;

/** Active sales representatives by name. */
export const listRepresentatives = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('user_account')
    .select(['id', NAME.as('name')])
    .where('role', '=', 'sales_representative')
    .where('is_active', '=', true)
    .orderBy('first_name')
    .orderBy('id')
    .limit(500)
    .execute();

/** The name of a sales representative. */
export async function findRepresentative(tx: Tx, userId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('user_account')
    .select(NAME.as('name'))
    .where('id', '=', userId)
    .where('role', '=', 'sales_representative')
    .executeTakeFirst();
  return row?.name;
}

/** Assigns the representative to the company; false if they are assigned already. */
export async function assign(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_representative')
    .values({ company_id: companyId, user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes the representative from the company; false if they were not assigned. */
export async function unassign(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_representative')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The companies of the representative, locked until the transaction ends. */
export async function companiesOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('company_representative')
    .select('company_id as id')
    .where('user_id', '=', userId)
    .orderBy('company_id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** How many of the companies exist. */
export async function countExisting(tx: Tx, companyIds: readonly number[]): Promise<number> {
  if (companyIds.length === 0) return 0;
  const rows = await tx.selectFrom('company').select('id').where('id', 'in', companyIds).execute();
  return rows.length;
}

/** Sales representatives with these ids. */
export const representativesOf = (tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('user_account')
        .select(['id', NAME.as('name')])
        .where('id', 'in', ids)
        .execute();
