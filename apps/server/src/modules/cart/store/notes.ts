import type { Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

/** The note of a buyer on a line; null for none. */
interface LineNote {
  readonly id: number;
  readonly note: string | null;
}

/** Writes notes to lines of the cart. */
export async function setNotes(tx: Tx, cartId: number, notes: readonly LineNote[]): Promise<void> {
  const lineIds = notes.map(({ id }) => id);
  const texts = notes.map(({ note }) => note);
  await execute(tx)`
    update cart_item i set note = n.note from unnest(${lineIds}::integer[], ${texts}::text[]) as n (id, note)
    where i.id = n.id and i.cart_id = ${cartId}
  `;
}

/** Writes notes to the lines of articles that have none. */
export const fillNotes = (
  tx: Tx,
  cartId: number,
  notes: readonly { readonly articleId: number; readonly note: string }[],
): Promise<void> =>
  execute(tx)`
    update cart_item i set note = n.note
    from unnest(${notes.map(({ articleId }) => articleId)}::integer[], ${notes.map(({ note }) => note)}::text[])
      as n (article_id, note)
    where i.cart_id = ${cartId} and i.article_id = n.article_id and i.note is null
  `;
