import type { PurchaseTerms } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store/terms.ts';

/** How an article is bought. 404 for an unknown article. */
export async function readTerms(db: Db, articleId: number): Promise<PurchaseTerms> {
  const terms = await store.terms(db, articleId);
  if (!terms) throw new Problem('articles.not_found', 404);
  return terms;
}

/** Sets how an article is bought. 404 for an unknown article or vendor, 409 where somebody else has set it since. */
export const saveTerms = (db: Db, staff: Staff, articleId: number, form: PurchaseTerms): Promise<PurchaseTerms> =>
  inTransaction(db, async (tx) => {
    const before = await store.lockTerms(tx, articleId);
    if (!before) throw new Problem('articles.not_found', 404);
    if (before.version !== form.version) throw new Problem('records.changed_meanwhile', 409);
    if (form.vendorId !== null && (await store.lockVendor(tx, form.vendorId)) === undefined) {
      throw new Problem('records.not_found', 404);
    }
    await store.saveTerms(tx, articleId, form);
    await writeAudit(tx, staff, {
      action: 'purchasing.update',
      entity: 'article',
      entityId: articleId,
      before: audited(before),
      after: audited(form),
    });
    return (await store.terms(tx, articleId)) ?? form;
  });

const audited = ({ vendorId, partNumber, packSize, targetLevel }: PurchaseTerms) => ({
  vendorId,
  partNumber,
  packSize,
  targetLevel,
});
