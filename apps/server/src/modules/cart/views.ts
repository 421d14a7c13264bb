import type { Cart, CartItem } from '@sjaj/contract';
import { availableOn, type Content, costOfUse, type Language, slugOf, times, toKm, yieldsOf } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../kernel/actor.ts';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { visibleAmount } from '../../kernel/visible-amount.ts';
import { oldPriceView } from '../pricing/index.ts';
import type { Settings } from '../settings/index.ts';
import { stockView } from '../stock/index.ts';
import { breakHints } from './rules/break-hints.ts';
import { missingToFree, noticesOf, savingsOf } from './rules/cart.ts';
import type { CartLine, PricedCart } from './service/load.ts';
import { couponReason, isShownTo } from './service/problems.ts';

interface ViewContext {
  readonly actor: Customer;
  readonly language: Language;
  readonly settings: Settings;
}

const NO_HINTS: ReturnType<typeof breakHints> = new Map();
const PRICE_NOTICES: readonly string[] = ['price_up', 'price_down'];

/** The cart in the viewer's language; every amount is null where the viewer may not see prices. */
export function cartView(cart: PricedCart, context: ViewContext): Cart {
  const { actor, settings } = context;
  const km = visibleAmount(actor);
  const hints = seesPrices(actor) ? breakHints(cart.lines) : NO_HINTS;
  const missing = seesPrices(actor) ? missingToFree(cart.totals.total, settings) : null;
  return {
    id: cart.id,
    version: cart.version,
    cartItems: cart.lines.map((line) => ({ ...lineView(line, context), nextBreak: hints.get(line.articleId) ?? null })),
    totalAmountWithoutVat: km(cart.totals.net),
    totalAmountVat: km(cart.totals.vat),
    totalAmount: km(cart.totals.total),
    savings: km(savingsOf(cart.lines)),
    discount: km(cart.totals.discount),
    couponCode: cart.coupon?.code ?? null,
    couponNotice: couponNotice(cart, context),
    couponRule: couponRule(cart, context),
    pricesIncludeVat: cart.isRetail,
    freeShipping: missing === null ? null : { amount: toKm(settings.freeShippingAmount), missing: toKm(missing) },
    weightG: cart.weightG,
    takesPreOrders: settings.allowOrderingStockZero,
  };
}

function couponNotice({ coupon }: PricedCart, context: ViewContext): string | null {
  if (!coupon || coupon.refusal === null || !isShownTo(coupon.refusal, context.actor)) return null;
  return couponReason({ minimumOrder: coupon.minimumOrder, refusal: coupon.refusal }, context);
}

/** The code's rule for a device without a connection; a code that is refused for good has none. */
function couponRule({ coupon }: PricedCart, { actor }: ViewContext): Cart['couponRule'] {
  if (!coupon || !seesPrices(actor)) return null;
  if (coupon.refusal !== null && coupon.refusal !== 'coupons.below_minimum') return null;
  const { percentBp, amount, minimumOrder } = coupon;
  return { percentBp, amount: amount === null ? null : toKm(amount), minimumOrder: toKm(minimumOrder) };
}

function lineView(line: CartLine, { actor, language, settings }: ViewContext): Omit<CartItem, 'nextBreak'> {
  const canSeePrices = seesPrices(actor);
  const km = visibleAmount(actor);
  const words = (content: Content): string => localised(content, language, [line.brand]);
  const title = words(line.title);
  const { price, source } = line.price;
  const notices = noticesOf({ ...line, available: availableOn(line) });
  return {
    id: line.lineId,
    articleId: line.articleId,
    article: {
      id: line.articleId,
      title,
      slug: slugOf(title),
      brand: line.brand,
      category: line.category ? words(line.category) : '',
      placeholder: line.placeholder ?? 'box',
    },
    code: line.code,
    quantity: line.quantity,
    unit: words(line.unit),
    pack: line.packUnit && line.packFactor ? { unit: words(line.packUnit), factor: line.packFactor } : null,
    minimumQuantity: line.minimumQuantity,
    packSize: line.packSize,
    price: km(price),
    oldPrice: canSeePrices ? oldPriceView(line.price) : null,
    priceSource: canSeePrices ? source : null,
    costsOfUse: canSeePrices ? costsOf(line) : [],
    taxRateBp: line.price.taxRateBp,
    isCovered: line.isCovered,
    amount: km(times(price, line.quantity)),
    previousPrice: line.seenPrice === null || line.seenPrice === price ? null : km(line.seenPrice),
    stock: stockView(line, settings.allowOrderingStockZero),
    notices: canSeePrices ? notices : notices.filter((notice) => !PRICE_NOTICES.includes(notice)),
    note: line.note,
    highlightedImageUrl: pictureUrl(line.pictureKey, 160),
    variation: line.variationValues ? { article: { code: line.code }, values: line.variationValues.map(words) } : null,
  };
}

const costsOf = ({ useValues, price: { price } }: CartLine): CartItem['costsOfUse'] =>
  useValues === null ? [] : yieldsOf(useValues).map((given) => ({ kind: given.kind, price: costOfUse(price, given) }));
