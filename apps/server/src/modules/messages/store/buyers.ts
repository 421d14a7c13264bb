import type { Tx } from '../../../platform/database/db.ts';
import { oneColumn } from '../../../platform/database/statements.ts';

/** The active users who have ordered one of the articles, and the admins of the companies that they ordered for. */
export const buyersOf = (tx: Tx, articleIds: readonly number[]): Promise<readonly number[]> =>
  oneColumn<number>(tx)`
    with bought as (
      select distinct o.user_id, o.company_id from sales_order_line l join sales_order o on o.id = l.order_id
      where l.article_id = any(${articleIds}::integer[]))
    select u.id from user_account u
    where u.is_active and u.role in ('private', 'buyer', 'company_admin') and (
      exists (select from bought b where b.user_id = u.id and b.company_id is not distinct from u.company_id)
      or (u.role = 'company_admin' and exists (select from bought b where b.company_id = u.company_id)))
    order by u.id`;
