import type { ListRow, ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { execute, oneColumn } from '../../../platform/database/statements.ts';

/** The lines of both articles in a locked cart. */
export const rowsOf = (
  tx: Tx,
  cartId: number,
  { articleId, replacementId }: ReplacedPair,
): Promise<readonly ListRow[]> =>
  oneColumn<ListRow>(tx)`
    select to_jsonb(i) as row from cart_item i
    where i.cart_id = ${cartId} and i.article_id in (${articleId}, ${replacementId}) order by i.article_id
  `;

export async function removeBoth(tx: Tx, cartId: number, { articleId, replacementId }: ReplacedPair): Promise<void> {
  await tx
    .deleteFrom('cart_item')
    .where('cart_id', '=', cartId)
    .where('article_id', 'in', [articleId, replacementId])
    .execute();
}

export const insertRows = (tx: Tx, rows: readonly ListRow[]): Promise<void> =>
  execute(tx)`
    insert into cart_item select * from jsonb_populate_recordset(null::cart_item, ${JSON.stringify(rows)}::jsonb)
  `;
