import type { ArticleForm } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit, writeAuditEntries } from '../../../kernel/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { FieldError } from '../../../platform/problem.ts';
import { priceErrors, replaceQuantityPrices } from '../../pricing/index.ts';
import { createStockLevels, deleteStockLevel } from '../../stock/index.ts';
import * as store from '../store/articles.ts';
import { noteFormPrices, priceChanges } from './price-changes.ts';
import { codeTaken, ENTITY } from './save-article.ts';

type Importer = Pick<Staff, 'userId' | 'name'>;

/** Articles by code, where wanted locked until the transaction ends; case is ignored. */
export const articlesByCode = async (
  tx: Tx,
  codes: readonly string[],
  { locks }: { readonly locks: boolean },
): Promise<store.StoredArticle[]> => store.articlesBy(tx, await store.idsByCode(tx, codes, locks));

/** The next articles after this id, but for archived ones, which no import changes. */
export const articlesAfter = async (tx: Tx, id: number, size: number): Promise<store.StoredArticle[]> =>
  store.articlesBy(tx, await store.idsAfter(tx, id, size));

/** Prices of the form that are asked about. `before` is null for a new article. */
export const priceWarnings = (before: ArticleForm | null, after: ArticleForm, taxRateBp: number): FieldError[] =>
  priceErrors(priceChanges(before, after, taxRateBp));

/** Creates articles of an import, whose forms and references are checked; their ids by their codes. 409 if a code is taken. */
export async function createImportedArticles(
  tx: Tx,
  staff: Importer,
  forms: readonly ArticleForm[],
): Promise<ReadonlyMap<string, number>> {
  const articles = await codeTaken(store.insert(tx, forms));
  await createStockLevels(
    tx,
    articles.map(({ id }) => id),
  );
  for (const { id, form } of articles) if (form.breaks.length > 0) await replaceQuantityPrices(tx, id, form.breaks);
  await writeAuditEntries(
    tx,
    articles.map(({ id, form }) => ({ staff, action: 'articles.create', entity: ENTITY, entityId: id, after: form })),
  );
  return new Map(articles.map(({ id, form }) => [form.code, id]));
}

const ROWS = ['categoryIds', 'attributeValueIds', 'tagIds'] as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves an article of an import. Only what differs is written, and told to the audit log. */
export async function updateImportedArticle(
  tx: Tx,
  staff: Importer,
  { id, form: before }: Pick<store.StoredArticle, 'id' | 'form'>,
  after: ArticleForm,
): Promise<void> {
  const keys = (Object.keys(after) as (keyof ArticleForm)[]).filter((key) => !isSame(before[key], after[key]));
  if (keys.length === 0) return;
  const hasRows = ROWS.some((key) => keys.includes(key));
  await (hasRows ? store.update : store.updateColumns)(tx, id, after);
  await noteFormPrices(tx, { cause: 'import', byName: staff.name }, { id, before, after });
  if (keys.includes('breaks')) await replaceQuantityPrices(tx, id, after.breaks);
  const only = (form: ArticleForm) => Object.fromEntries(keys.map((key) => [key, form[key]]));
  await writeAudit(tx, staff, {
    action: 'articles.update',
    entity: ENTITY,
    entityId: id,
    before: { about: before.code, ...only(before) },
    after: { about: after.code, ...only(after) },
  });
}

/** Deletes an article that nothing refers to; a foreign-key error for one that is in use. */
export async function removeArticle(tx: Tx, staff: Importer, id: number): Promise<void> {
  const article = await store.one(tx, id);
  if (!article) return;
  await deleteStockLevel(tx, id);
  await store.remove(tx, id);
  await writeAudit(tx, staff, { action: 'articles.delete', entity: ENTITY, entityId: id, before: article.form });
}

/** Takes an article out of the customers' sight. */
export async function hideArticle(tx: Tx, staff: Importer, id: number): Promise<void> {
  const article = await store.one(tx, id);
  if (article) await updateImportedArticle(tx, staff, article, { ...article.form, isVisibleOnWeb: false });
}
