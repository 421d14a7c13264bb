import type { RepeatLine } from '@sjaj/contract';
import { availableOn, type Language, slugOf } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import { type ContentRow, describeArticles, isRetail, quantityToday, readCart } from '../../cart/index.ts';
import { type LinePrice, priceLines } from '../../pricing/index.ts';
import { changesOf } from '../rules/repeat.ts';
import type { LineRow } from '../store/order-lines.ts';
import { findOrder } from './read.ts';

interface ReviewInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly language: Language;
  readonly now: Date;
}

interface Today {
  readonly article: ContentRow | undefined;
  readonly quantity: number | null;
  readonly price: LinePrice | undefined;
  readonly inCart: number;
  /** How many there would be in the cart, whichever line of the order they come from. */
  readonly inAll: number;
}

/** The lines of an order as they would be ordered today. 404 for an order that the actor may not see. */
export async function reviewRepeat(db: Db, input: ReviewInput): Promise<RepeatLine[]> {
  const { actor, params, now } = input;
  const { orderLines } = await findOrder(db, params.id, actor);
  const ids = [...new Set(orderLines.map(({ articleId }) => articleId))];
  const [rows, cart] = await Promise.all([describeArticles(db, ids), readCart(db, { actor, now })]);
  const articles = new Map(rows.map((row) => [row.articleId, row]));
  const inCart = new Map(cart.lines.map(({ articleId, quantity }) => [articleId, quantity]));
  const wanted = orderLines.map(({ articleId, quantity }) => quantityToday(articles.get(articleId), quantity));
  // A merged order may have several lines of one article, which become one line of the cart.
  const inAll = new Map(inCart);
  for (const [index, { articleId }] of orderLines.entries())
    inAll.set(articleId, (inAll.get(articleId) ?? 0) + (wanted[index] ?? 0));
  // The whole cart as it would be: what is in it already counts towards quantity breaks.
  const priced = [...inAll]
    .map(([articleId, quantity]) => ({ articleId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const prices = priced.length > 0 ? await priceLines(db, payer, priced, now) : new Map<number, LinePrice>();
  return orderLines.map((line, index) => {
    const { articleId } = line;
    const today = { article: articles.get(articleId), quantity: wanted[index] ?? null, price: prices.get(articleId) };
    const counts = { inCart: inCart.get(articleId) ?? 0, inAll: inAll.get(articleId) ?? 0 };
    return lineView(line, { ...today, ...counts }, input);
  });
}

function lineView(line: LineRow, today: Today, { actor, language }: ReviewInput) {
  const { article, quantity, price, inCart, inAll } = today;
  const title = localised(line.title, language, [line.brand]);
  const km = visibleAmount(actor);
  const available = article ? availableOn(article) : 0;
  const now = price?.price ?? null;
  const changes = changesOf({
    ordered: line.quantity,
    quantity,
    inAll,
    available,
    previousPrice: line.unitPrice,
    price: now,
  });
  return {
    lineId: line.id,
    articleId: line.articleId,
    code: line.code,
    title,
    slug: slugOf(title),
    unit: localised(line.unit, language),
    imageUrl: pictureUrl(line.pictureKey, 160),
    placeholder: line.placeholder ?? 'box',
    ordered: line.quantity,
    quantity: changes.includes('not_sellable') ? null : quantity,
    minimumQuantity: article?.minimumQuantity ?? 1,
    packSize: article?.packSize ?? 1,
    available,
    inCart,
    previousPrice: km(line.unitPrice),
    price: km(now),
    changes: seesPrices(actor) ? changes : changes.filter((change) => !change.startsWith('price_')),
  };
}
