import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { Problem } from '../../../platform/problem.ts';
import * as carts from '../store/carts.ts';
import { fillNotes, setNotes } from '../store/notes.ts';
import { loadCart, type PricedCart } from './load.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Customer } from '../../../kernel/actor.ts';

interface NewNote {
  readonly id: number;
  readonly note: string;
}

/** Writes notes to lines, all or none; an empty one takes a note away. 404 for a line that the cart has not. */
export const noteLines = (
  db: Db,
  { actor, now }: RequestContext<Customer>,
  items: readonly NewNote[],
): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const open = await carts.touch(tx, actor, now);
    const cart = await loadCart(tx, open, { buyer: actor, now });
    const notes = new Map(items.map(({ id, note }) => [id, note || null]));
    const known = new Set(cart.lines.map(({ lineId }) => lineId));
    if (items.some(({ id }) => !known.has(id))) throw new Problem('cart.line_not_found', 404);
    await setNotes(
      tx,
      open.id,
      [...notes].map(([id, note]) => ({ id, note })),
    );
    await publish(tx, 'cart.changed', { userId: actor.userId, cartId: open.id, version: open.version });
    const noted = (line: PricedCart['lines'][number]) => notes.get(line.lineId) ?? null;
    return {
      ...cart,
      lines: cart.lines.map((line) => (notes.has(line.lineId) ? { ...line, note: noted(line) } : line)),
    };
  });

interface NoteOfArticle {
  readonly articleId: number;
  readonly note: string | null;
}

/** Adds notes to the lines of articles; a line that has a note keeps it. The caller has just changed the cart. */
export async function copyNotes(tx: Tx, cartId: number, lines: readonly NoteOfArticle[]): Promise<void> {
  const noted = lines.flatMap(({ articleId, note }) => (note === null ? [] : [{ articleId, note }]));
  if (noted.length > 0) await fillNotes(tx, cartId, noted);
}
