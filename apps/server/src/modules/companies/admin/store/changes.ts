import type { Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';

export interface Form {
  readonly phone: string | null;
  readonly email: string | null;
  readonly creditLimit: Feninga;
  readonly paymentTermDays: number;
  readonly mayApproveOwnOrders: boolean;
  readonly isActive: boolean;
}

export interface LockedCompany extends Form {
  readonly version: number;
}

/** What staff may change of a company, locked until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<LockedCompany | undefined> {
  const { rows } = await sql<LockedCompany>`
    select phone, email, credit_limit as "creditLimit", payment_term_days as "paymentTermDays",
      may_approve_own_orders as "mayApproveOwnOrders", is_active as "isActive", version
    from company where id = ${id} for no key update
  `.execute(tx);
  return rows[0];
}

export async function save(tx: Tx, id: number, form: Form): Promise<void> {
  await tx
    .updateTable('company')
    .set({
      phone: form.phone,
      email: form.email,
      credit_limit: form.creditLimit,
      payment_term_days: form.paymentTermDays,
      may_approve_own_orders: form.mayApproveOwnOrders,
      is_active: form.isActive,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The ids of the company's users. */
export async function userIds(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx.selectFrom('user_account').select('id').where('company_id', '=', companyId).execute();
  return rows.map(({ id }) => id);
}

const NAME = sql<string>`first_name || ' ' || last_name`;

/** Active sales representatives by name. */
export const representatives = (db: Db): Promise<{ id: number; name: string }[]> =>
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
export async function representative(tx: Tx, userId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('user_account')
    .select(NAME.as('name'))
    .where('id', '=', userId)
    .where('role', '=', 'sales_representative')
    .executeTakeFirst();
  return row?.name;
}

/** False where the two are bound already. */
export async function bind(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_representative')
    .values({ company_id: companyId, user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes the representative from the company; false if they were not assigned. */
export async function unbind(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_representative')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface PageOf {
  readonly companyId: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface Entry {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the audit log says of a company, newest first. */
export const history = (db: Db, { companyId, page, pageSize }: PageOf): Promise<Entry[]> =>
  db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'user_name as who', 'action', 'before', 'after'])
    .where('entity', '=', 'company')
    .where('entity_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countHistory(db: Db, companyId: number): Promise<number> {
  const { entries } = await db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('entity', '=', 'company')
    .where('entity_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return entries;
}
