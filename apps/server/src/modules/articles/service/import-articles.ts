import type { ArticleForm } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit, writeAuditEntries } from '../../../kernel/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { FieldError } from '../../../platform/problem.ts';
import { priceErrors, replaceQuantityPricesOfMany } from '../../pricing/index.ts';
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
  await replaceQuantityPricesOfMany(
    tx,
    articles.flatMap(({ id, form }) => (form.breaks.length > 0 ? [quantityPricesOf(id, form)] : [])),
  );
  await writeAuditEntries(
    tx,
    articles.map(({ id, form }) => ({ staff, action: 'articles.create', entity: ENTITY, entityId: id, after: form })),
  );
  return new Map(articles.map(({ id, form }) => [form.code, id]));
}

const ROWS = ['categoryIds', 'attributeValueIds', 'tagIds'] as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface ArticleChange {
  readonly id: number;
  readonly before: ArticleForm;
  readonly after: ArticleForm;
}

/** Saves articles of an import. Only what differs is written, and told to the audit log. */
export async function updateImportedArticles(
  tx: Tx,
  staff: Importer,
  changes: readonly ArticleChange[],
): Promise<void> {
  const changed = changes.flatMap((change) => {
    const { before, after } = change;
    const keys = (Object.keys(after) as (keyof ArticleForm)[]).filter((key) => !isSame(before[key], after[key]));
    return keys.length === 0 ? [] : [{ ...change, keys, form: after }];
  });
  const hasRows = ({ keys }: { readonly keys: readonly string[] }) => ROWS.some((key) => keys.includes(key));
  await store.updateColumns(
    tx,
    changed.filter((change) => !hasRows(change)),
  );
  await store.update(tx, changed.filter(hasRows));
  await noteFormPrices(tx, { cause: 'import', byName: staff.name }, changed);
  await replaceQuantityPricesOfMany(
    tx,
    changed.flatMap(({ id, keys, after }) => (keys.includes('breaks') ? [quantityPricesOf(id, after)] : [])),
  );
  await writeAuditEntries(
    tx,
    changed.map(({ id, before, after, keys }) => {
      const only = (form: ArticleForm) => Object.fromEntries(keys.map((key) => [key, form[key]]));
      return {
        staff,
        action: 'articles.update',
        entity: ENTITY,
        entityId: id,
        before: { about: before.code, ...only(before) },
        after: { about: after.code, ...only(after) },
      };
    }),
  );
}

const quantityPricesOf = (articleId: number, { breaks }: ArticleForm) => ({
  articleId,
  breaks: breaks.map(({ fromQuantity, price }) => [fromQuantity, fromKm(price)] as const),
});

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
  if (!article) return;
  const { form: before } = article;
  await updateImportedArticles(tx, staff, [{ id, before, after: { ...before, isVisibleOnWeb: false } }]);
}
