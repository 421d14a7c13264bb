import type { Customer } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, anyRow, firstRow } from '../../../platform/database/statements.ts';
import { seenBy } from './saved-carts.ts';

interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** The other users of the caller's company who may order; one of them where an id is given. */
export async function colleaguesOf(db: Db | Tx, { companyId, userId }: Customer, id?: number): Promise<Colleague[]> {
  if (companyId === null) return [];
  return allRows<Colleague>(db)`
    select id, first_name || ' ' || last_name as name from user_account
    where company_id = ${companyId} and role in ('buyer', 'company_admin') and is_active and can_order
      and id <> ${userId} and id = coalesce(${id ?? null}::integer, id)
    order by first_name collate "bs-x-icu", last_name collate "bs-x-icu", id
  `;
}

/** Shares a saved cart that the caller may load; false where there is none. */
export const share = (tx: Tx, actor: Customer, id: number): Promise<boolean> =>
  anyRow(tx)`
    update saved_cart d set is_shared = true where d.id = ${id} and ${seenBy(actor)} returning d.id
  `;

interface ProposalFacts {
  readonly title: string;
  readonly who: string;
}

/** What a message says of a proposed cart; undefined once it is deleted. */
export const proposalFacts = (
  tx: Tx,
  { savedCartId, byUserId }: { readonly savedCartId: number; readonly byUserId: number },
): Promise<ProposalFacts | undefined> =>
  firstRow<ProposalFacts>(tx)`
    select d.title, u.first_name || ' ' || u.last_name as who
    from saved_cart d, user_account u where d.id = ${savedCartId} and u.id = ${byUserId}
  `;
