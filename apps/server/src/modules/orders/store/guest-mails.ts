import { ORDER_STATUS } from '@sjaj/contract';
import { feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import { CONFIRMED_PER_OPEN, type OpenOrders } from '../rules/guest-order.ts';

const { preOrder, created, unpaid } = ORDER_STATUS;

/** Who causes a mail to an address that nobody has confirmed. */
export interface GuestSource {
  readonly userId: number;
  readonly network: string;
  /** Null where none is known yet. */
  readonly email: string | null;
  readonly now: Date;
}

/** Lets the guests of one network or e-mail address order one after the other. */
export async function lockSource(tx: Tx, { network, email }: GuestSource): Promise<void> {
  // Always in this order, so that two who wait for each other cannot be.
  for (const key of [`guest-network:${network}`, `guest-email:${email ?? ''}`])
    await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

/** Longer than goods are ever set aside without a confirmation. */
const LOOK_BACK_MS = 8 * 24 * 3_600_000;

/**
 * What is neither confirmed nor paid, by guest, network and e-mail address: the most of each. Of confirmed orders a share counts until staff
 * approve them. That of a private customer, whose address is confirmed, is open as a whole until then.
 */
export async function openOrders(db: Db | Tx, { userId, network, email, now }: GuestSource): Promise<OpenOrders> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const row = await firstRow<{ orders: number; total: number }>(db)`
    with caused as (
      select 'network' as by, order_id from guest_mail_request where network = ${network} and requested_at > ${since}
      union select 'email', order_id from guest_mail_request where email = ${email} and requested_at > ${since}
      union select 'guest', id from sales_order where user_id = ${userId}
    ), waiting as (
      select c.by, o.total, o.status = ${unpaid} or o.confirm_email_by is not null or u.role = 'private' as is_open
      from caused c join sales_order o on o.id = c.order_id join user_account u on u.id = o.user_id
      where o.status in (${unpaid}, ${preOrder}, ${created}) and u.role in ('guest', 'private')
    ), open as (
      select
        count(*) filter (where is_open) + count(*) filter (where not is_open) / ${CONFIRMED_PER_OPEN} as orders,
        coalesce(sum(total) filter (where is_open), 0)
          + div(coalesce(sum(total) filter (where not is_open), 0), ${CONFIRMED_PER_OPEN}) as total
      from waiting group by by
    )
    select coalesce(max(orders), 0)::integer as orders, coalesce(max(total), 0)::bigint as total from open
  `;
  const { orders = 0, total = 0 } = row ?? {};
  return { orders, total: feninga(Number(total)) };
}

/** The mails of the network and of the e-mail address since then: the more of the two, and when the first of them was. */
export async function mailsSince(
  tx: Tx,
  { network, email }: GuestSource,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const row = await firstRow<{ count: number; first: Date | null }>(tx)`
    select count(*)::integer as count, min(requested_at) as first from guest_mail_request
    where network = ${network} and requested_at > ${since}
    union all
    select count(*)::integer, min(requested_at) from guest_mail_request
    where email = ${email} and requested_at > ${since}
    order by count desc limit 1
  `;
  return row ?? { count: 0, first: null };
}

export async function countMails(tx: Tx, orderId: number): Promise<number> {
  const { mails } = await tx
    .selectFrom('guest_mail_request')
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

export async function insertMail(tx: Tx, orderId: number, { network, email, now }: GuestSource): Promise<void> {
  await tx
    .insertInto('guest_mail_request')
    .values({ order_id: orderId, network, email: email ?? '', requested_at: now })
    .execute();
}

/** What no limit counts any more. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('guest_mail_request').where('requested_at', '<', before).execute();
}
