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
  updateImportedArticles,
} from '../../../articles/index.ts';
import { countNewStock, countStock, lockStock } from '../../../stock/index.ts';
import type { ImportField, Values } from '../../rules/fields.ts';
import type { Cells, StoredRecord } from '../../rules/records.ts';
import type { ImportSession, OpenSession, RecordChange, WriteCause } from '../../service/session.ts';
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
  /** The ids of the new articles by their keys. */
  const saveNew = async (changes: readonly RecordChange[], { staff, fileName }: WriteCause) => {
    if (changes.length === 0) return new Map<string, number>();
    const articles = changes.map(({ key, values }) => ({ key, values, form: formOf(NEW_ARTICLE, values) }));
    const forms = articles.map(({ form }) => form);
    const ids = await createImportedArticles(tx, staff, forms);
    const created = articles.map(({ key, values, form }) => ({ key, values, id: ids.get(form.code) ?? 0 }));
    await countNewStock(
      tx,
      staff,
      countsIn(created).filter(({ onHand }) => onHand !== 0),
      fileName,
    );
    return new Map(created.map(({ key, id }) => [key, id]));
  };
  const saveKnown = async (changes: readonly RecordChange[], { staff, fileName }: WriteCause) => {
    const known = changes.flatMap(({ id, values }) => (id === null ? [] : [{ id, values }]));
    const forms = known.map(({ id, values }) => {
      const article = loaded.get(id);
      if (!article) throw new Error('only an article that was loaded is saved');
      return { id, before: article.form, after: formOf(article.form, values) };
    });
    await updateImportedArticles(tx, staff, forms);
    await countStock(tx, staff, countsIn(known), fileName);
  };
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
    save: async (changes, cause) => {
      const added = await saveNew(
        changes.filter(({ id }) => id === null),
        cause,
      );
      await saveKnown(changes, cause);
      return changes.map(({ id, key }) => id ?? added.get(key) ?? 0);
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

/** The stock on hand of those that a file counts. */
const countsIn = (changes: readonly { readonly id: number; readonly values: Values }[]) =>
  changes.flatMap(({ id, values: { onHand } }) => (typeof onHand === 'number' ? [{ articleId: id, onHand }] : []));
