import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Staff } from '../../../kernel/actor.ts';
import { type Db, inTransaction, isReferenced } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store/articles.ts';
import { type ArticleUse, articleUses } from '../store/article-uses.ts';
import { removeArticle } from './import-articles.ts';

const useText = ({ kind, count, names }: ArticleUse, language: Language): string => {
  const label = `${text(language, `articleUse.${kind}`)} (${count})`;
  return names.length === 0 ? label : `${label}: ${names.join(', ')}${count > names.length ? ', …' : ''}`;
};

const inUse = (uses: readonly ArticleUse[], language: Language): Problem =>
  new Problem('articles.in_use', 409, { facts: { where: uses.map((use) => useText(use, language)).join(' · ') } });

interface DeleteInput {
  readonly id: number;
  readonly language: Language;
}

/** Deletes an article that nothing has to do with. 404 where there is none; 409, telling where, while it is in use. */
export async function deleteArticle(db: Db, staff: Staff, { id, language }: DeleteInput): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      if ((await store.lock(tx, id)) === undefined) throw new Problem('articles.not_found', 404);
      const uses = await articleUses(tx, id);
      if (uses.length > 0) throw inUse(uses, language);
      await removeArticle(tx, staff, id);
    });
  } catch (error) {
    // Somebody has begun to use it in the meantime.
    if (!isReferenced(error)) throw error;
    throw inUse(await articleUses(db, id), language);
  }
}
