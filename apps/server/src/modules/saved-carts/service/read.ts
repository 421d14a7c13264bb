import type { RequestContext } from '../../../kernel/request-context.ts';
import type { SavedCart, SavedCartLine } from '@sjaj/contract';
import { feninga, STANDARD_VAT_BP } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Page, paged } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ContentRow, describeArticles, isRetail, findOrderError } from '../../cart/index.ts';
import { type LinePrice, oldPriceView, loadPriceLookup, type PriceLookup } from '../../pricing/index.ts';
import * as store from '../store/saved-carts.ts';
import { savedCartView, lineView, type SavedLineWithArticle } from '../views.ts';

/** The saved carts that the caller may load, at prices of today: four statements, however many lines they have. */
export async function listSavedCarts(
  db: Db,
  input: store.SavedCartQuery,
  context: RequestContext<Customer>,
): Promise<Page<SavedCart>> {
  const { rows: documents, totalItems } = await store.page(db, context.actor, input);
  const described = await describe(
    db,
    documents.map(({ lines }) => lines),
    context,
  );
  const items = documents.map((document, index) => savedCartView(document, described[index] ?? [], context));
  return paged({ items, totalItems, page: input.page, pageSize: input.pageSize });
}

/** The lines of a saved cart with saved and current prices. 404 if the caller may not load it. */
export async function readLines(db: Db, id: number, context: RequestContext<Customer>): Promise<SavedCartLine[]> {
  const lines = await store.lines(db, context.actor, id);
  if (!lines) throw new Problem('documents.not_found', 404);
  const [described = []] = await describe(db, [lines], context);
  return described.map((line) => lineView(line, context));
}

type Lists = readonly (readonly store.SavedCartLineRow[])[];

/** Describes the lines of saved carts with their articles today. Each list is priced as an order of its own. */
export async function describe(
  db: Db,
  lists: Lists,
  { actor, now }: RequestContext<Customer>,
): Promise<readonly (readonly SavedLineWithArticle[])[]> {
  const ids = [...new Set(lists.flat().map(({ articleId }) => articleId))];
  if (ids.length === 0) return lists.map(() => []);
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const [rows, priceLookup] = await Promise.all([describeArticles(db, ids), loadPriceLookup(db, payer, ids, now)]);
  const articles = new Map(rows.map((row) => [row.articleId, row]));
  return lists.map((lines) => describeLines(lines, articles, priceLookup));
}

/** Orderable lines are priced together, as one cart; every other line is priced alone. */
function describeLines(
  lines: readonly store.SavedCartLineRow[],
  articles: ReadonlyMap<number, ContentRow>,
  priceLookup: PriceLookup,
): readonly SavedLineWithArticle[] {
  const isOrderable = ({ articleId, quantity }: store.SavedCartLineRow): boolean =>
    findOrderError(articleId, articles.get(articleId), quantity) === null;
  const ordered = priceLookup(lines.filter(isOrderable));
  return lines.flatMap((line) => {
    const prices = isOrderable(line) ? ordered : priceLookup([line]);
    return describeLine(line, articles.get(line.articleId), prices.get(line.articleId)) ?? [];
  });
}

function describeLine(
  { articleId, quantity, savedPrice, note }: store.SavedCartLineRow,
  article: ContentRow | undefined,
  price: LinePrice | undefined,
): SavedLineWithArticle | null {
  if (!article) return null;
  return {
    article,
    quantity,
    savedPrice: feninga(savedPrice),
    note,
    price: price?.price ?? null,
    oldPrice: price ? oldPriceView(price) : null,
    taxRateBp: price?.taxRateBp ?? STANDARD_VAT_BP,
    isOrderable: findOrderError(articleId, article, quantity) === null,
  };
}
