import { isAsReplaced, type ListRow, type ReplacedLines, type ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import * as store from '../store.ts';

export const isOnWishList = async (db: Db, userId: number, articleId: number): Promise<boolean> =>
  (await store.listed(db, userId, [articleId])).length > 0;

/** Replaces an article on the wish list. Null where it is not on it. */
export async function replaceOnWishList(tx: Tx, userId: number, pair: ReplacedPair): Promise<ReplacedLines | null> {
  const before = await rowsOf(tx, userId, pair);
  if (!(await store.remove(tx, userId, pair.articleId))) return null;
  await store.insert(tx, userId, pair.replacementId);
  return { before, quantity: null };
}

/** Puts the articles back as they were. False where the wish list was changed since. */
export async function restoreOnWishList(
  tx: Tx,
  userId: number,
  pair: ReplacedPair,
  replaced: ReplacedLines,
): Promise<boolean> {
  if (!isAsReplaced(await rowsOf(tx, userId, pair), pair, replaced)) return false;
  const hadBoth = replaced.before.length > 1;
  if (!hadBoth) await store.remove(tx, userId, pair.replacementId);
  await store.insert(tx, userId, pair.articleId);
  return true;
}

async function rowsOf(tx: Tx, userId: number, { articleId, replacementId }: ReplacedPair): Promise<ListRow[]> {
  const ids = await store.listed(tx, userId, [articleId, replacementId]);
  return ids.map((id) => ({ article_id: id }));
}
