import type { SavedCart, SavedCartLine } from '@sjaj/contract';
import { feninga, type Language, STANDARD_VAT_BP } from '@sjaj/domain';
import type { Customer } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/db.ts';
import { type Page, paged } from '../../../platform/handlers.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ContentRow, describeArticles, isRetail, lineFault } from '../../cart/index.ts';
import { type LinePrice, priceLists } from '../../pricing/index.ts';
import * as store from '../store.ts';
import { cardView, lineView, type ShownLine } from '../view.ts';

export interface Reading {
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

interface Ask {
  readonly page: number;
  readonly pageSize: number;
  readonly quickSearch?: string | undefined;
  readonly sortBy: 'default' | 'createdDate' | 'title';
  readonly isSortAscending: boolean;
}

/** The saved carts that the caller may load, at prices of today: four statements, however many lines they have. */
export async function listDocuments(db: Db, ask: Ask, reading: Reading): Promise<Page<SavedCart>> {
  const { page, pageSize, quickSearch: text = '' } = ask;
  const [documents, totalItems] = await Promise.all([
    store.list(db, reading.actor, { ...ask, text }),
    store.count(db, reading.actor, text),
  ]);
  const shown = await describe(
    db,
    documents.map(({ lines }) => lines),
    reading,
  );
  const items = documents.map((document, index) => cardView(document, shown[index] ?? [], reading));
  return paged({ items, totalItems, page, pageSize });
}

/** The lines of one saved cart, then and now. 404 for one that the caller may not load. */
export async function readLines(db: Db, id: number, reading: Reading): Promise<SavedCartLine[]> {
  const lines = await store.lines(db, reading.actor, id);
  if (!lines) throw new Problem('documents.not_found', 404);
  const [shown = []] = await describe(db, [lines], reading);
  return shown.map((line) => lineView(line, reading));
}

type Lists = readonly (readonly store.DocumentLine[])[];

/** The lines of saved carts with what is known of their articles today; a list that the buyer would order by itself each. */
export async function describe(
  db: Db,
  lists: Lists,
  { actor, now }: Reading,
): Promise<readonly (readonly ShownLine[])[]> {
  const ids = [...new Set(lists.flat().map(({ articleId }) => articleId))];
  if (ids.length === 0) return lists.map(() => []);
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const [rows, prices] = await Promise.all([describeArticles(db, ids), priceLists(db, payer, lists, now)]);
  const articles = new Map(rows.map((row) => [row.articleId, row]));
  return lists.map((lines, index) => lines.flatMap((line) => shownLine(line, articles, prices[index]) ?? []));
}

function shownLine(
  { articleId, quantity, savedPrice, note }: store.DocumentLine,
  articles: ReadonlyMap<number, ContentRow>,
  prices: ReadonlyMap<number, LinePrice> | undefined,
): ShownLine | null {
  const article = articles.get(articleId);
  if (!article) return null;
  return {
    article,
    quantity,
    savedPrice: feninga(savedPrice),
    note,
    price: prices?.get(articleId)?.price ?? null,
    taxRateBp: prices?.get(articleId)?.taxRateBp ?? STANDARD_VAT_BP,
    isOrderable: lineFault(articleId, article, quantity) === null,
  };
}
