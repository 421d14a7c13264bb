import { type RawBuilder, sql } from 'kysely';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { Problem } from '../../../platform/problem.ts';

export interface OpenCart {
  readonly id: number;
  readonly version: number;
  /** The discount code that was applied, whether or not it counts now. */
  readonly couponId: number | null;
}

/** Each holder has one open cart. */
const ONE_EACH = ['user_id', 'acting_company_id', 'is_by_telephone'] as const;
const OPEN = ['id', 'version', 'coupon_id as couponId'] as const;

/**
 * The holder of a cart: a user, or a representative together with the company that they impersonate; in the back office beside the
 * cart that they fill in the shop.
 */
export type Holder = Pick<Customer, 'userId' | 'sessionId' | 'role' | 'companyId' | 'actingMode'>;

const impersonatedCompanyId = ({ role, companyId }: Holder): number | null =>
  role === 'acting_representative' ? companyId : null;

const isByTelephone = ({ actingMode }: Holder): boolean => actingMode === 'telephone';

export const find = (db: Db | Tx, holder: Holder): Promise<OpenCart | undefined> =>
  db
    .selectFrom('cart')
    .select(OPEN)
    .where('user_id', '=', holder.userId)
    .where('acting_company_id', 'is not distinct from', impersonatedCompanyId(holder))
    .where('is_by_telephone', '=', isByTelephone(holder))
    .executeTakeFirst();

/** The holder's cart, created if missing, locked until the transaction ends. */
export const lock = (tx: Tx, holder: Holder): Promise<OpenCart> =>
  isGuest(holder) ? upsertGuestCart(tx, holder, sql`user_id = excluded.user_id`) : lockCustomerCart(tx, holder);

export interface HolderValues {
  readonly userId: number;
  readonly impersonatedCompanyId: number | null;
  readonly isByTelephone: boolean;
}

/** What tells the carts of holders apart, as values of a statement. */
export const holderValues = (holder: Holder): HolderValues => ({
  userId: holder.userId,
  impersonatedCompanyId: impersonatedCompanyId(holder),
  isByTelephone: isByTelephone(holder),
});

const locking = prepared<HolderValues, OpenCart>(
  (value) => sql`
    insert into cart (user_id, acting_company_id, is_by_telephone)
    values (${value('userId')}, ${value('impersonatedCompanyId')}, ${value('isByTelephone')})
    on conflict (user_id, acting_company_id, is_by_telephone) do update set user_id = excluded.user_id
    returning id, version, coupon_id as "couponId"`,
);

async function lockCustomerCart(tx: Tx, holder: Holder): Promise<OpenCart> {
  const { rows } = await tx.executeQuery(locking(tx, holderValues(holder)));
  const [cart] = rows;
  if (!cart) throw new Error('the cart was neither found nor created');
  return cart;
}

/** The holder's cart, created if missing, in one statement without a transaction. */
export const create = (db: Db | Tx, holder: Holder): Promise<OpenCart> => lock(db as Tx, holder);

/** As `lock`, with the version incremented. Every change of a cart calls this first. */
export const touch = (tx: Tx, holder: Holder, now: Date): Promise<OpenCart> =>
  isGuest(holder)
    ? upsertGuestCart(tx, holder, sql`version = cart.version + 1, updated_at = ${now}`)
    : touchCustomerCart(tx, holder, now);

const touchCustomerCart = (tx: Tx, holder: Holder, now: Date): Promise<OpenCart> =>
  tx
    .insertInto('cart')
    .values({
      user_id: holder.userId,
      acting_company_id: impersonatedCompanyId(holder),
      is_by_telephone: isByTelephone(holder),
      updated_at: now,
    })
    .onConflict((oc) => oc.columns([...ONE_EACH]).doUpdateSet({ version: sql`cart.version + 1`, updated_at: now }))
    .returning(OPEN)
    .executeTakeFirstOrThrow();

/**
 * Creates the cart of a guest, or changes it. It ends with the session: a log-in removes both in one transaction, so a later change
 * is refused with 401 instead of being written to an abandoned cart.
 */
async function upsertGuestCart(tx: Tx, { userId, sessionId }: Holder, change: RawBuilder<unknown>): Promise<OpenCart> {
  const cart = await firstRow<OpenCart>(tx)`
    with alive as (select user_id from session where id = ${sessionId} and user_id = ${userId} for key share)
    insert into cart (user_id) select user_id from alive
    on conflict (user_id, acting_company_id, is_by_telephone) do update set ${change}
    returning id, version, coupon_id as "couponId"
  `;
  if (!cart) throw new Problem('auth.session_expired', 401);
  return cart;
}

/** Deletes all carts of the user. */
export async function deleteCarts(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('cart').where('user_id', '=', userId).execute();
}

/** Counts the lines of the carts that a representative fills in the shop, by the company that the cart is for. */
export async function countCartLines(db: Db, userId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await allRows<{ companyId: number; lines: number }>(db)`
    select c.acting_company_id as "companyId", count(*)::integer as lines from cart c join cart_item i on i.cart_id = c.id
    where c.user_id = ${userId} and c.acting_company_id is not null and not c.is_by_telephone group by c.acting_company_id
  `;
  return new Map(rows.map(({ companyId, lines }) => [companyId, lines]));
}
