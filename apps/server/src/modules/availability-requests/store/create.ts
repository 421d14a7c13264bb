import type { Tx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';

export interface AvailabilityRequestInput {
  readonly articleId: number;
  readonly userId: number;
  readonly comment: string;
  readonly now: Date;
}

/** Inserts the request and returns its id. */
export const insert = (tx: Tx, { articleId, userId, comment, now }: AvailabilityRequestInput): Promise<number> =>
  insertRow(tx, 'out_of_stock_request', { article_id: articleId, user_id: userId, comment, created_at: now });

interface RecentRequests {
  readonly ofUser: number;
  /** Of all users of the company; 0 if the user has none. */
  readonly ofCompany: number;
  /** When the first of them was created. */
  readonly first: Date | null;
}

/**
 * What a user and the user's company have asked staff for since then. Locks the user: requests of one user are counted one
 * after the other.
 */
export async function recentRequests(tx: Tx, userId: number, since: Date): Promise<RecentRequests> {
  await execute(tx)`select from user_account where id = ${userId} for no key update`;
  const row = await firstRow<RecentRequests>(tx)`
    with asker as (select id, company_id from user_account where id = ${userId}),
    colleague as (
      select u.id from user_account u, asker
      where u.id = asker.id or (asker.company_id is not null and u.company_id = asker.company_id)
    ), request as (
      select user_id, created_at from out_of_stock_request where user_id in (select id from colleague)
      union all select user_id, created_at from presentation_request where user_id in (select id from colleague)
    )
    select count(*) filter (where user_id = ${userId})::integer as "ofUser",
      (case when (select company_id from asker) is null then 0 else count(*) end)::integer as "ofCompany",
      min(created_at) as first
    from request where created_at > ${since}
  `;
  return row ?? { ofUser: 0, ofCompany: 0, first: null };
}
