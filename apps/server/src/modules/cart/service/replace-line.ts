import type { Customer } from '../../../kernel/actor.ts';
import { isAsReplaced, type ReplacedLines, type ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import * as carts from '../store/carts.ts';
import { insertRows, removeBoth, rowsOf } from '../store/replaced-lines.ts';
import { addAvailableItems } from './add.ts';
import { copyNotes } from './notes.ts';
import { problemOf } from './problems.ts';

/** Replaces a line by one of another article, which keeps its note. Null where the cart has no such line. */
export async function replaceCartLine(
  tx: Tx,
  context: RequestContext<Customer>,
  { quantity, ...pair }: ReplacedPair & { readonly quantity: number },
): Promise<ReplacedLines | null> {
  const open = await carts.touch(tx, context.actor, context.now);
  const before = await rowsOf(tx, open.id, pair);
  const replaced = before.find(({ article_id: id }) => id === pair.articleId);
  if (!replaced) return null;
  await removeBoth(tx, open.id, pair);
  const item = { articleId: pair.replacementId, quantity };
  const { errors } = await addAvailableItems(tx, context, [item]);
  if (errors.length > 0) throw problemOf(errors, context.language);
  const notes = before.map(({ note }) => note).filter(Boolean);
  await copyNotes(tx, open.id, [{ articleId: pair.replacementId, note: notes.join('\n') || null }]);
  return { before, quantity };
}

/** Puts the lines back as they were, also what can no longer be ordered. False where they were changed since. */
export async function restoreCartLine(
  tx: Tx,
  { actor, now }: RequestContext<Customer>,
  pair: ReplacedPair,
  replaced: ReplacedLines,
): Promise<boolean> {
  const open = await carts.touch(tx, actor, now);
  const { before } = replaced;
  if (!isAsReplaced(await rowsOf(tx, open.id, pair), pair, replaced)) return false;
  await removeBoth(tx, open.id, pair);
  await insertRows(tx, before);
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: open.id, version: open.version });
  return true;
}
