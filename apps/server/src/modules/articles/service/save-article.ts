import type { ArticleForm, ConfirmedPrice } from '@sjaj/contract';
import { hasCapability, type Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../platform/database/db.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkPriceChanges, replaceQuantityPrices } from '../../pricing/index.ts';
import { createStockLevels } from '../../stock/index.ts';
import { checkBreaks, checkNotShown, checkVersion } from '../rules.ts';
import * as store from '../store/articles.ts';
import { writeLinks } from '../store/details.ts';
import { referencesExist } from '../store/references.ts';
import { noteFormPrices, priceChanges } from './price-changes.ts';

/** The entity name of an article in the audit log. */
export const ENTITY = 'article';

type ArticleInput = Omit<ArticleForm, 'nc'> & {
  readonly nc: ArticleForm['nc'] | null;
  readonly confirmedPrices: readonly ConfirmedPrice[];
};

/** The form with a purchase price: the stored one from somebody who may not see it, 0 for a new article. */
function withCost({ nc, ...form }: ArticleInput, staff: Staff, stored: number) {
  return { ...form, nc: hasCapability(staff, 'viewCostPrices') ? (nc ?? stored) : stored };
}

/**
 * Creates an article and returns its id. 409 if the code is taken or a doubtful price is not confirmed, 400 if a reference
 * does not exist or a quantity price is not below the one before.
 */
export const createArticle = (db: Db, staff: Staff, sent: ArticleInput, idempotency: Idempotency): Promise<number> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const { confirmedPrices, ...form } = withCost(sent, staff, 0);
    checkBreaks(form);
    await checkReferences(tx, form);
    await checkPrices(tx, staff, null, { ...form, confirmedPrices });
    return insertArticle(tx, staff, form);
  });

/** Writes a new article whose prices and references are checked, and returns its id. 409 if the code is taken. */
export async function insertArticle(tx: Tx, staff: Staff, form: ArticleForm, codeField = 'code'): Promise<number> {
  const [article] = await codeTaken(store.insert(tx, [form]), codeField);
  if (!article) throw new Error('no article was inserted');
  const { id } = article;
  await saveLinks(tx, id, form);
  await createStockLevels(tx, [id]);
  await replaceQuantityPrices(tx, id, form.breaks);
  await writeAudit(tx, staff, { action: 'articles.create', entity: ENTITY, entityId: id, after: form });
  return id;
}

interface SaveArticleInput {
  readonly id: number;
  /** The version that the editor has read. */
  readonly version: number;
  readonly form: ArticleInput;
}

/** Saves an article. 404 if it does not exist; 409 if it has changed since, its code is taken, a doubtful price is not confirmed or an archived one is to be shown. */
export const saveArticle = (db: Db, staff: Staff, { id, version, form: sent }: SaveArticleInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    checkVersion(await store.lock(tx, id), version);
    const before = await store.one(tx, id);
    if (before) checkNotShown(before, sent.isVisibleOnWeb);
    const { confirmedPrices, ...form } = withCost(sent, staff, before?.form.nc ?? 0);
    checkBreaks(form);
    await checkReferences(tx, form);
    await checkPrices(tx, staff, before?.form ?? null, { ...form, confirmedPrices });
    await codeTaken(store.update(tx, [{ id, form }]));
    await saveLinks(tx, id, form);
    await replaceQuantityPrices(tx, id, form.breaks);
    if (before)
      await noteFormPrices(tx, { cause: 'edit', byName: staff.name }, [{ id, before: before.form, after: form }]);
    await writeAudit(tx, staff, {
      action: 'articles.update',
      entity: ENTITY,
      entityId: id,
      before: before?.form,
      after: { ...form, ...(confirmedPrices.length > 0 && { confirmedPrices }) },
    });
  });

async function checkPrices(
  tx: Tx,
  staff: Staff,
  before: ArticleForm | null,
  { confirmedPrices, ...form }: ArticleForm & Pick<ArticleInput, 'confirmedPrices'>,
): Promise<void> {
  const changes = priceChanges(before, form, await store.taxRateBp(tx, form.taxGroupId));
  checkPriceChanges(staff, changes, confirmedPrices);
}

async function checkReferences(tx: Tx, form: ArticleForm): Promise<void> {
  const lists = [form.categoryIds, form.attributeValueIds, form.tagIds, form.units.map(({ unitId }) => unitId)];
  const hasOnce = lists.every((ids) => new Set(ids).size === ids.length);
  const repeatsMainUnit = form.units.some(({ unitId }) => unitId === form.unitId);
  if (!hasOnce || repeatsMainUnit || !(await referencesExist(tx, form)))
    throw new Problem('articles.reference_unknown', 400);
}

async function saveLinks(tx: Tx, id: number, { links }: ArticleForm): Promise<void> {
  const key = 'articles.link_unknown';
  const wrong = await writeLinks(tx, id, links);
  if (wrong.length === 0) return;
  throw new Problem(key, 400, { errors: wrong.map((index) => ({ field: `links.${index}.code`, key })) });
}

/** 409 where another article has the code. */
export async function codeTaken<T>(writing: Promise<T>, field = 'code'): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error, 'article_code_key')) throw error;
    throw new Problem('articles.code_taken', 409, { errors: [{ field, key: 'articles.code_taken' }] });
  }
}
