import type { SavedCart, SavedCartLine } from '@sjaj/contract';
import { feninga, type Language, STANDARD_VAT_BP } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Page, paged } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ContentRow, describeArticles, isRetail, orderFault } from '../../cart/index.ts';
import { type LinePrice, oldPriceView, loadPriceLookup, type PriceLookup } from '../../pricing/index.ts';
import * as store from '../store.ts';
import { cardView, lineView, type ShownLine } from '../views.ts';

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
  const [rows, book] = await Promise.all([describeArticles(db, ids), loadPriceLookup(db, payer, ids, now)]);
  const articles = new Map(rows.map((row) => [row.articleId, row]));
  return lists.map((lines) => shownLines(lines, articles, book));
}

/** What can be ordered is priced as the cart that it becomes; any other line by itself. */
function shownLines(
  lines: readonly store.DocumentLine[],
  articles: ReadonlyMap<number, ContentRow>,
  book: PriceLookup,
): readonly ShownLine[] {
  const isOrderable = ({ articleId, quantity }: store.DocumentLine): boolean =>
    orderFault(articleId, articles.get(articleId), quantity) === null;
  const ordered = book(lines.filter(isOrderable));
  return lines.flatMap((line) => {
    const prices = isOrderable(line) ? ordered : book([line]);
    return shownLine(line, articles.get(line.articleId), prices.get(line.articleId)) ?? [];
  });
}

function shownLine(
  { articleId, quantity, savedPrice, note }: store.DocumentLine,
  article: ContentRow | undefined,
  price: LinePrice | undefined,
): ShownLine | null {
  if (!article) return null;
  return {
    article,
    quantity,
    savedPrice: feninga(savedPrice),
    note,
    price: price?.price ?? null,
    oldPrice: price ? oldPriceView(price) : null,
    taxRateBp: price?.taxRateBp ?? STANDARD_VAT_BP,
    isOrderable: orderFault(articleId, article, quantity) === null,
  };
}
