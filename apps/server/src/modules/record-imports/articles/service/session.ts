import type { ArticleForm } from '@sjaj/contract';
import type { Tx } from '../../../../platform/database/db.ts';
import {
  articlesAfter,
  articlesByCode,
  checkQuantityPrices,
  createImportedArticles,
  hideArticle,
  priceWarnings,
  removeArticle,
  type StoredArticle,
  updateImportedArticle,
} from '../../../articles/index.ts';
import { correctStockWithin, countNewStock, lockStock } from '../../../stock/index.ts';
import type { ImportField, Values } from '../../rules/fields.ts';
import type { Cells, StoredRecord } from '../../rules/records.ts';
import type { ImportSession, OpenSession, WriteCause } from '../../service/session.ts';
import { articleFields } from '../rules/attributes.ts';
import { checkArticle, NEW_ARTICLE } from '../rules/check.ts';
import { PRICE_FIELDS } from '../rules/fields.ts';
import { NewNames } from '../rules/new-names.ts';
import { References } from '../rules/references.ts';
import { valuesOf, withValues } from '../rules/values.ts';
import { referenceRows } from '../store/references.ts';
import { createTaxonomy, discardTaxonomy } from './taxonomy.ts';

const codeOf = ({ code = '' }: Cells): string => code.trim();
const keyOf = (cells: Cells): string => codeOf(cells).toUpperCase();

/** Articles with everything of them. */
export const openArticles: OpenSession = async (tx, options) => {
  const references = new References(await referenceRows(tx));
  return sessionOf(tx, { references, fields: articleFields(references), isPriceList: false, ...options });
};

/** Prices of articles that the shop has. */
export const openPrices: OpenSession = async (tx, options) => {
  const references = new References(await referenceRows(tx));
  return sessionOf(tx, { references, fields: PRICE_FIELDS, isPriceList: true, ...options });
};

interface ArticleSession {
  readonly references: References;
  readonly fields: readonly ImportField[];
  readonly isPriceList: boolean;
  readonly createsMissing: boolean;
  readonly category: string;
  readonly brand: string;
}

function sessionOf(tx: Tx, { fields, ...open }: ArticleSession): ImportSession {
  const loaded = new Map<number, StoredArticle>();
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const context = { ...open, newNames: new NewNames(), fields: byKey, priceWarnings, checkQuantityPrices };
  let { references } = open;
  const recordOf = (article: StoredArticle): StoredRecord => {
    loaded.set(article.id, article);
    const { id, form, onHand } = article;
    return { id, title: form.title.bs, values: valuesOf(form, onHand, references) };
  };
  const formOf = (form: ArticleForm, values: Values) => withValues(form, values, references);
  return {
    fields,
    keyOf,
    codeOf,
    load: async (keys, locks) => {
      loaded.clear();
      const articles = await articlesByCode(tx, keys, { locks });
      // The lines come in the order of the file.
      if (locks && !open.isPriceList)
        await lockStock(
          tx,
          articles.map(({ id }) => id),
        );
      return new Map(articles.map((article) => [article.form.code.toUpperCase(), recordOf(article)]));
    },
    check: (cells, stored) => checkArticle(cells, stored && loaded.get(stored.id), context),
    saveNew: async (changes, cause) => {
      const articles = changes.map(({ values }) => ({ form: formOf(NEW_ARTICLE, values), onHand: values['onHand'] }));
      const ids = await createImportedArticles(
        tx,
        cause.staff,
        articles.map(({ form }) => form),
      );
      const created = articles.map(({ form, onHand }) => ({ articleId: ids.get(form.code) ?? 0, onHand }));
      const counted = created.flatMap(({ articleId, onHand }) =>
        typeof onHand === 'number' && onHand !== 0 ? { articleId, onHand } : [],
      );
      await countNewStock(tx, cause.staff, counted, cause.fileName);
      return created.map(({ articleId }) => articleId);
    },
    save: async ({ id, values }, cause) => {
      const article = id === null ? undefined : loaded.get(id);
      if (!article) throw new Error('only an article that was loaded is saved');
      await updateImportedArticle(tx, cause.staff, article, formOf(article.form, values));
      await saveStock(tx, article.id, values, cause);
      return article.id;
    },
    remove: ({ id }, { staff }) => removeArticle(tx, staff, id),
    hide: ({ id }, { staff }) => hideArticle(tx, staff, id),
    create: async (missing, { staff }) => {
      const created = await createTaxonomy(tx, staff, { references, missing });
      references = new References(await referenceRows(tx));
      return created;
    },
    discard: (created, { staff }) => discardTaxonomy(tx, staff, created),
    page: async ({ afterId }, size) => {
      loaded.clear();
      return (await articlesAfter(tx, afterId, size)).map(recordOf);
    },
  };
}

/** Sets the stock on hand where the file counts it. 409 below what orders have reserved. */
async function saveStock(
  tx: Tx,
  articleId: number,
  { onHand }: Values,
  { staff, fileName }: WriteCause,
): Promise<void> {
  if (typeof onHand !== 'number') return;
  await correctStockWithin(tx, staff, {
    articleId,
    correction: { kind: 'counted', onHand, reason: fileName },
  });
}
