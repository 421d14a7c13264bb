import type { ArticleForm, ConfirmedPrice } from '@sjaj/contract';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import type { Idempotency } from '../../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../../kernel/idempotency.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkPriceChanges } from '../../../pricing/index.ts';
import { priceChanges } from '../price-changes.ts';
import { checkBreaks, checkVersion } from '../rules.ts';
import * as store from '../store/article.ts';

/** What the audit log calls an article. */
export const ENTITY = 'article';

type Sent = ArticleForm & { readonly confirmedPrices: readonly ConfirmedPrice[] };

/**
 * Adds an article and returns its id. 409 for a code that another one has or a price in doubt that is not confirmed, 400 for
 * references that do not exist or breaks that do not fall.
 */
export const createArticle = (
  db: Db,
  staff: Staff,
  { confirmedPrices, ...form }: Sent,
  idempotency: Idempotency,
): Promise<number> =>
  inTransaction(db, (tx) =>
    withIdempotency(tx, idempotency, async () => {
      checkBreaks(form);
      await checkReferences(tx, form);
      await checkPrices(tx, null, { ...form, confirmedPrices });
      const id = await orCodeTaken(store.insert(tx, form));
      await writeAudit(tx, staff, { action: 'articles.create', entity: ENTITY, entityId: id, after: form });
      return id;
    }),
  );

interface Save {
  readonly id: number;
  /** The version that the person started from. */
  readonly version: number;
  readonly form: Sent;
}

/**
 * Saves an article. 404 where there is none, 409 where somebody saved it since, another one has its code, or a price is in
 * doubt and not confirmed.
 */
export const saveArticle = (db: Db, staff: Staff, { id, version, form: sent }: Save): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { confirmedPrices, ...form } = sent;
    checkVersion(await store.lock(tx, id), version);
    checkBreaks(form);
    await checkReferences(tx, form);
    const before = await store.one(tx, id);
    await checkPrices(tx, before?.form ?? null, sent);
    await orCodeTaken(store.update(tx, id, form));
    await writeAudit(tx, staff, {
      action: 'articles.update',
      entity: ENTITY,
      entityId: id,
      before: before?.form,
      after: { ...form, ...(confirmedPrices.length > 0 && { confirmedPrices }) },
    });
  });

async function checkPrices(tx: Tx, before: ArticleForm | null, { confirmedPrices, ...form }: Sent): Promise<void> {
  const changes = priceChanges(before, form, await store.taxRateBp(tx, form.taxGroupId));
  checkPriceChanges(changes, confirmedPrices);
}

async function checkReferences(tx: Tx, form: ArticleForm): Promise<void> {
  const hasOnce = new Set(form.categoryIds).size === form.categoryIds.length;
  if (!hasOnce || !(await store.referencesExist(tx, form))) throw new Problem('articles.reference_unknown', 400);
}

async function orCodeTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error, 'article_code_key')) throw error;
    throw new Problem('articles.code_taken', 409, { errors: [{ field: 'code', key: 'articles.code_taken' }] });
  }
}
