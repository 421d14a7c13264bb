import type { OldPriceView, SavedCart, SavedCartLine } from '@sjaj/contract';
import { type Language, slugOf, times } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../kernel/actor.ts';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { visibleAmount } from '../../kernel/visible-amount.ts';
import type { ContentRow } from '../cart/index.ts';
import { stockView } from '../stock/index.ts';
import { type KeptLine, worthOf } from './rules.ts';
import type { DocumentRow } from './store.ts';

/** A line of a saved cart with what is known of its article today. */
export interface ShownLine extends KeptLine {
  readonly article: ContentRow;
  readonly oldPrice: OldPriceView | null;
  readonly taxRateBp: number;
  readonly note: string | null;
}

interface Viewer {
  readonly actor: Customer;
  readonly language: Language;
}

const PICTURES = 4;

const pictureOf = ({ pictureKey, placeholder }: ContentRow) => ({
  imageUrl: pictureUrl(pictureKey, 160),
  placeholder: placeholder ?? 'box',
});

export function cardView(document: DocumentRow, lines: readonly ShownLine[], viewer: Viewer): SavedCart {
  const km = visibleAmount(viewer.actor);
  const { total, difference } = worthOf(lines);
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

export function lineView({ article, ...line }: ShownLine, viewer: Viewer): SavedCartLine {
  const km = visibleAmount(viewer.actor);
  const title = localised(article.title, viewer.language, [article.brand]);
  return {
    articleId: article.articleId,
    title,
    slug: slugOf(title),
    code: article.code,
    unit: localised(article.unit, viewer.language),
    quantity: line.quantity,
    note: line.note,
    isOrderable: line.isOrderable,
    stock: stockView(article, article.takesPreOrders),
    price: km(line.price),
    previousPrice: km(line.savedPrice),
    oldPrice: seesPrices(viewer.actor) ? line.oldPrice : null,
    amount: km(line.price === null ? null : times(line.price, line.quantity)),
    ...pictureOf(article),
  };
}
