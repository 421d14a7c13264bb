import type { OldPriceView, SavedCart, SavedCartLine } from '@sjaj/contract';
import { type Language, slugOf, times } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../kernel/actor.ts';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { visibleAmount } from '../../kernel/visible-amount.ts';
import type { ContentRow } from '../cart/index.ts';
import { stockView } from '../stock/index.ts';
import { type PricedSavedLine, totalOf } from './rules.ts';
import type { SavedCartRow } from './store/saved-carts.ts';

/** A line of a saved cart with what is known of its article today. */
export interface SavedLineWithArticle extends PricedSavedLine {
  readonly article: ContentRow;
  readonly oldPrice: OldPriceView | null;
  readonly taxRateBp: number;
  readonly note: string | null;
}

interface ViewContext {
  readonly actor: Customer;
  readonly language: Language;
}

const PICTURES = 4;

const pictureOf = ({ pictureKey, placeholder }: ContentRow) => ({
  imageUrl: pictureUrl(pictureKey, 160),
  placeholder: placeholder ?? 'box',
});

export function savedCartView(
  document: SavedCartRow,
  lines: readonly SavedLineWithArticle[],
  context: ViewContext,
): SavedCart {
  const km = visibleAmount(context.actor);
  const { total, difference } = totalOf(lines);
  const { id, title, note, isShared, mayChange, owner, createdAt } = document;
  return {
    id,
    title,
    note,
    isShared,
    mayChange,
    owner,
    createdAt: createdAt.toISOString(),
    lines: lines.length,
    pictures: lines.slice(0, PICTURES).map(({ article }) => pictureOf(article)),
    total: km(total),
    difference: km(difference),
    notOrderable: lines.filter(({ isOrderable }) => !isOrderable).map(({ article }) => article.code),
  };
}

export function lineView({ article, ...line }: SavedLineWithArticle, context: ViewContext): SavedCartLine {
  const km = visibleAmount(context.actor);
  const title = localised(article.title, context.language, [article.brand]);
  return {
    articleId: article.articleId,
    title,
    slug: slugOf(title),
    code: article.code,
    unit: localised(article.unit, context.language),
    quantity: line.quantity,
    note: line.note,
    isOrderable: line.isOrderable,
    stock: stockView(article, article.takesPreOrders),
    price: km(line.price),
    previousPrice: km(line.savedPrice),
    oldPrice: seesPrices(context.actor) ? line.oldPrice : null,
    amount: km(line.price === null ? null : times(line.price, line.quantity)),
    ...pictureOf(article),
  };
}
