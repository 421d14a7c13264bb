import type { Customer } from '../../../kernel/actor.ts';
import type { ReplacedLines } from '../../../kernel/replaced-lines.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { restoreCartLine } from '../../cart/index.ts';
import { restoreSavedCart } from '../../saved-carts/index.ts';
import { restoreOnWishList } from '../../wishlist/index.ts';
import { claimUndo } from '../store.ts';

/** Puts all lists back as they were. 404 where there is nothing to undo, 409 where one of them was changed since: then none is. */
export const undoReplacement = (db: Db, id: number, context: RequestContext<Customer>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { actor, now } = context;
    const made = await claimUndo(tx, actor, { id, now });
    if (!made) throw new Problem('replacements.not_found', 404);
    const { cart, wishList, savedCarts } = made.changes;
    const restore = async (lines: ReplacedLines | null, work: (lines: ReplacedLines) => Promise<boolean>) => {
      if (lines && !(await work(lines))) throw new Problem('replacements.changed_since', 409);
    };
    await restore(cart, (lines) => restoreCartLine(tx, context, made, lines));
    await restore(wishList, (lines) => restoreOnWishList(tx, actor.userId, made, lines));
    for (const { id: savedCartId, lines } of savedCarts)
      await restore(lines, () => restoreSavedCart(tx, actor, made, { id: savedCartId, lines }));
  });
