import type { Customer } from '../../../kernel/actor.ts';
import type { ListRow, ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, anyRow, execute, oneColumn } from '../../../platform/database/statements.ts';
import { changedBy } from './saved-carts.ts';

interface UsedIn {
  readonly id: number;
  readonly title: string;
  readonly quantity: number;
  /** How many of the replacement it has already. */
  readonly replacementQuantity: number;
}

/** The saved carts with the article that the caller may change. */
export const savedCartsWith = (
  db: Db,
  actor: Customer,
  { articleId, replacementId }: ReplacedPair,
): Promise<readonly UsedIn[]> =>
  allRows<UsedIn>(db)`
    select d.id, d.title, i.quantity, coalesce(r.quantity, 0) as "replacementQuantity"
    from saved_cart_item i
    join saved_cart d on d.id = i.saved_cart_id
    left join saved_cart_item r on r.saved_cart_id = d.id and r.article_id = ${replacementId}
    where i.article_id = ${articleId} and ${changedBy(actor)}
    order by d.created_at desc, d.id desc
  `;

/** Locks a saved cart that the caller may change; false if there is none. */
export const lock = (tx: Tx, actor: Customer, id: number): Promise<boolean> =>
  anyRow(tx)`
    select d.id from saved_cart d where d.id = ${id} and ${changedBy(actor)} for no key update
  `;

/** The lines of both articles in a locked saved cart. */
export const rowsOf = (tx: Tx, id: number, { articleId, replacementId }: ReplacedPair): Promise<readonly ListRow[]> =>
  oneColumn<ListRow>(tx)`
    select to_jsonb(i) as row from saved_cart_item i
    where i.saved_cart_id = ${id} and i.article_id in (${articleId}, ${replacementId}) order by i.article_id
  `;

export async function putBack(
  tx: Tx,
  id: number,
  { articleId, replacementId }: ReplacedPair,
  rows: readonly ListRow[],
): Promise<void> {
  await tx
    .deleteFrom('saved_cart_item')
    .where('saved_cart_id', '=', id)
    .where('article_id', 'in', [articleId, replacementId])
    .execute();
  await execute(tx)`
    insert into saved_cart_item
    select * from jsonb_populate_recordset(null::saved_cart_item, ${JSON.stringify(rows)}::jsonb)
  `;
}
