import type { PurchaseTerms } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store/terms.ts';

type Writer = Pick<Staff, 'userId' | 'name'>;
type TermsForm = Omit<PurchaseTerms, 'version'>;

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
    await replaceTerms(tx, staff, { articleId, before, after: form });
    return (await store.terms(tx, articleId)) ?? form;
  });

/** The same in a transaction that writes several, over what is saved by then. */
export async function saveTermsWithin(tx: Tx, staff: Writer, articleId: number, form: TermsForm): Promise<void> {
  const before = await store.lockTerms(tx, articleId);
  if (!before) throw new Problem('articles.not_found', 404);
  const { vendorId, partNumber, packSize, targetLevel } = form;
  const after = { vendorId, partNumber, packSize, targetLevel, version: before.version };
  await replaceTerms(tx, staff, { articleId, before, after });
}

interface TermsChange {
  readonly articleId: number;
  readonly before: PurchaseTerms;
  readonly after: PurchaseTerms;
}

async function replaceTerms(tx: Tx, staff: Writer, { articleId, before, after }: TermsChange): Promise<void> {
  if (after.vendorId !== null && (await store.lockVendor(tx, after.vendorId)) === undefined) {
    throw new Problem('records.not_found', 404);
  }
  await store.saveTerms(tx, articleId, after);
  await writeAudit(tx, staff, {
    action: 'purchasing.update',
    entity: 'article',
    entityId: articleId,
    before: audited(before),
    after: audited(after),
  });
}

const audited = ({ vendorId, partNumber, packSize, targetLevel }: TermsForm) => ({
  vendorId,
  partNumber,
  packSize,
  targetLevel,
});
