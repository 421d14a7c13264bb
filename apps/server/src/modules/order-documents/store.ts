import { OPEN_STATUSES, ORDER_STATUS } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import type { Db } from '../../platform/database/db.ts';
import { allRows } from '../../platform/database/statements.ts';

/** An article that has to be fetched for several orders. */
export interface PickLine {
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly quantity: number;
  /** From the main category down to the article's own. */
  readonly categories: readonly Content[];
  readonly orders: readonly { readonly number: string; readonly quantity: number }[];
}

const WITH_GOODS = [...OPEN_STATUSES, ORDER_STATUS.notDelivered];

/** The articles of these orders in the order of the categories. Orders whose goods have left are left out. */
export const pickLines = (db: Db, orderIds: readonly number[]): Promise<readonly PickLine[]> =>
  allRows<PickLine>(db)`
    with recursive picked as (
      select l.article_id, min(l.code) as code, (array_agg(l.title order by l.id desc))[1] as title, min(l.brand) as brand,
        (array_agg(l.unit order by l.id desc))[1] as unit, sum(l.quantity)::integer as quantity,
        json_agg(json_build_object('number', o.number, 'quantity', l.quantity) order by o.number) as orders
      from sales_order o join sales_order_line l on l.order_id = o.id
      where o.id = any(${orderIds}::integer[]) and o.status = any(${WITH_GOODS}::smallint[])
      group by l.article_id
    ), path (id, titles, places) as (
      select c.id, jsonb_build_array(c.title), array[c.position, c.id] from category c where c.parent_category_id is null
      union all
      select c.id, p.titles || c.title, p.places || array[c.position, c.id]
      from category c join path p on p.id = c.parent_category_id
    )
    select p.code, p.title, p.brand, p.unit, p.quantity, p.orders, coalesce(c.titles, '[]') as categories
    from picked p
    left join lateral (
      select category_id from article_category where article_id = p.article_id order by position, category_id limit 1
    ) a on true
    left join path c on c.id = a.category_id
    order by c.places nulls last, p.code
  `;
