import type { Customer } from '../../../kernel/actor.ts';
import { isAsReplaced, type ReplacedLines, type ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { lock, putBack, rowsOf } from '../store/replaced-lines.ts';
import { replaceLine } from './take-successor.ts';

type Caller = Pick<RequestContext<Customer>, 'actor' | 'now'>;

/** Replaces an article in a saved cart. 404 if the caller may not change it; null where it has no such line. */
export async function replaceInSavedCart(
  tx: Tx,
  caller: Caller,
  id: number,
  pair: ReplacedPair,
): Promise<ReplacedLines | null> {
  if (!(await lock(tx, caller.actor, id))) throw new Problem('documents.not_found', 404);
  const before = await rowsOf(tx, id, pair);
  const quantity = await replaceLine(tx, caller, id, pair);
  return quantity === null ? null : { before, quantity };
}

interface SavedChange {
  readonly id: number;
  readonly lines: ReplacedLines;
}

/** Puts the lines back as they were. False where the saved cart is gone, or was changed since. */
export async function restoreSavedCart(
  tx: Tx,
  actor: Customer,
  pair: ReplacedPair,
  { id, lines }: SavedChange,
): Promise<boolean> {
  if (!(await lock(tx, actor, id))) return false;
  if (!isAsReplaced(await rowsOf(tx, id, pair), pair, lines)) return false;
  await putBack(tx, id, pair, lines.before);
  return true;
}
