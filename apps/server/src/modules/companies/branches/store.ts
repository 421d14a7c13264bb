import type { BranchMember } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

interface BranchRow {
  readonly id: number;
  readonly title: string;
  readonly street: string;
  readonly town: Content;
}

/** The delivery addresses of a company, the default one first. */
export const branches = (db: Db | Tx, companyId: number): Promise<readonly BranchRow[]> =>
  allRows<BranchRow>(db)`
    select a.id, a.title, a.street, t.name as town from address a join town t on t.id = a.town_id
    where a.company_id = ${companyId} and not a.is_archived order by a.is_default desc, a.id`;

interface MemberRow extends Omit<BranchMember, 'addressIds'> {
  readonly addressIds: number[];
}

/** The people of a company with the branches that they order for; one of them where an id is given. */
export const members = (db: Db | Tx, companyId: number, userId: number | null = null): Promise<readonly MemberRow[]> =>
  allRows<MemberRow>(db)`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, u.role, u.is_active as "isActive",
      m.user_id is not null as "isLimited", coalesce(m.sees_orders, false) as "seesOrders",
      coalesce(m.picks_up, true) as "picksUp",
      array(select s.address_id from branch_assignment s join address a on a.id = s.address_id and not a.is_archived
        where s.user_id = m.user_id order by s.address_id) as "addressIds"
    from user_account u left join limited_member m on m.user_id = u.id
    where u.company_id = ${companyId} and (${userId}::integer is null or u.id = ${userId}::integer)
    order by u.first_name collate "bs-x-icu", u.id`;

interface Limit {
  readonly companyId: number;
  readonly userId: number;
  readonly addressIds: readonly number[];
  readonly seesOrders: boolean;
  readonly picksUp: boolean;
}

/** Limits a person to branches of the company, in place of those before. */
export async function putLimit(tx: Tx, { companyId, userId, addressIds, seesOrders, picksUp }: Limit): Promise<void> {
  await removeLimit(tx, userId);
  await tx
    .insertInto('branch_limit')
    .values({ user_id: userId, company_id: companyId, sees_orders: seesOrders, picks_up: picksUp })
    .execute();
  await tx
    .insertInto('branch_assignment')
    .values(addressIds.map((id) => ({ user_id: userId, address_id: id })))
    .execute();
}

/** Lets a person order for all branches. */
export async function removeLimit(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('branch_limit').where('user_id', '=', userId).execute();
}

/** For which branches a person orders. It ends with the account. */
export const personalData: PersonalData = {
  section: 'branches',
  async read(db, { userId }) {
    return allRows(db)`
      select a.title, b.sees_orders, b.picks_up from branch_limit b join branch_assignment s on s.user_id = b.user_id
      join address a on a.id = s.address_id where b.user_id = ${userId} order by a.id`;
  },
  erase: (tx, { userId }) => removeLimit(tx, userId),
};
