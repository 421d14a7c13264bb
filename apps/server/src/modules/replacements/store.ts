import type { Customer } from '../../kernel/actor.ts';
import type { ReplacedLines, ReplacedPair } from '../../kernel/replaced-lines.ts';
import type { PersonalData } from '../../kernel/personal-data.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { allRows, anyRow, execute, firstRow } from '../../platform/database/statements.ts';

/** What a replacement changed, list by list. */
export interface Changes {
  readonly cart: ReplacedLines | null;
  readonly wishList: ReplacedLines | null;
  readonly savedCarts: readonly { readonly id: number; readonly lines: ReplacedLines }[];
}

type Owner = Pick<Customer, 'userId' | 'companyId'>;

interface NewReplacement extends ReplacedPair {
  readonly inUsualOrder: boolean;
  readonly changes: Changes;
  readonly now: Date;
}

export const insert = (tx: Tx, { userId, companyId }: Owner, made: NewReplacement): Promise<number> =>
  insertRow(tx, 'article_replacement', {
    user_id: userId,
    company_id: companyId,
    article_id: made.articleId,
    replacement_id: made.replacementId,
    in_usual_order: made.inUsualOrder,
    changes: JSON.stringify(made.changes),
    created_at: made.now,
  });

interface StoredReplacement extends ReplacedPair {
  readonly changes: Changes;
}

/** Marks a replacement of the caller as undone; undefined where there is none to undo. */
export const claimUndo = (
  tx: Tx,
  { userId, companyId }: Owner,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<StoredReplacement | undefined> =>
  firstRow<StoredReplacement>(tx)`
    update article_replacement set undone_at = ${now}
    where id = ${id} and user_id = ${userId} and company_id is not distinct from ${companyId}::integer
      and undone_at is null
    returning article_id as "articleId", replacement_id as "replacementId", changes
  `;

/** Whether the shop shows both articles; of the one that is replaced it is enough that it exists. */
export async function areArticles(db: Db | Tx, { articleId, replacementId }: ReplacedPair): Promise<boolean> {
  const rows = await allRows(db)`
    select 1 from article a, article r where a.id = ${articleId} and r.id = ${replacementId} and r.is_visible_on_web
  `;
  return rows.length > 0 && articleId !== replacementId;
}

/** Whether the caller's orders have the article, so that the usual order may propose it. */
export const isBought = (db: Db | Tx, { userId, companyId }: Owner, articleId: number): Promise<boolean> =>
  anyRow(db)`
    select 1 from purchased_article o where o.article_id = ${articleId} and
      case when ${companyId}::integer is null then o.company_id is null and o.user_id = ${userId}
        else o.company_id = ${companyId}::integer end
    limit 1
  `;

/** Replacements in a person's lists. They tell of the lists, and go with them. */
export const personalData: PersonalData = {
  section: 'replacements',
  async read(db, { userId }) {
    return allRows(db)`
      select a.code, b.code as replacement, r.created_at, r.undone_at
      from article_replacement r join article a on a.id = r.article_id join article b on b.id = r.replacement_id
      where r.user_id = ${userId} order by r.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from article_replacement where user_id = ${userId}`;
  },
};
