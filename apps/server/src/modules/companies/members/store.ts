import type { Member } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';

/** A person of a company, with what is used of the limits. Amounts are feninga with VAT. */
interface MemberRow extends Omit<Member, 'monthLimit' | 'orderLimit' | 'usedThisMonth'> {
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
  readonly usedThisMonth: Feninga;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The people of a company, admins first; one of them where an id is given. */
export const members = (db: Db | Tx, companyId: number, month: Span, id?: number): Promise<readonly MemberRow[]> =>
  allRows<MemberRow>(db)`
    select u.id, u.first_name || ' ' || u.last_name as name, u.first_name as "firstName",
      u.last_name as "lastName", u.phone, u.password_hash is not null as "hasPassword", u.username, u.email, u.role, u.is_active as "isActive",
      u.can_order as "canOrder", u.can_view_prices as "canViewPrices", u.order_limit as "orderLimit",
      u.month_limit as "monthLimit", u.version,
      (select coalesce(sum(o.total), 0)::bigint from live_order o
        where o.user_id = u.id and o.placed_at >= ${month.from} and o.placed_at < ${month.to}) as "usedThisMonth"
    from user_account u
    where u.company_id = ${companyId} and (${id ?? null}::integer is null or u.id = ${id ?? null}::integer)
    order by u.role = 'company_admin' desc, u.is_active desc, u.first_name collate "bs-x-icu", u.id
  `;

interface LockedMember {
  readonly name: string;
  readonly role: string;
  readonly version: number;
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** A person of the company, locked until the transaction ends. */
export const lock = (tx: Tx, companyId: number, id: number): Promise<LockedMember | undefined> =>
  firstRow<LockedMember>(tx)`
    select first_name || ' ' || last_name as name, role, version, can_order as "canOrder",
      can_view_prices as "canViewPrices", order_limit as "orderLimit", month_limit as "monthLimit"
    from user_account where id = ${id} and company_id = ${companyId} for no key update
  `;
