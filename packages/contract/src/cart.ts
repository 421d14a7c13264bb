import { z } from 'zod';
import { CostOfUse, OldPriceView, PriceSource, StockView } from './catalogue.articles.ts';
import { BUYERS, SIGNED_IN, routes } from './route.ts';
import { ById, Id, Price, Quantity, SeenPrice, longText, name, shape } from './shapes.ts';

/** What a line needs the buyer to know before ordering. */
const LINE_NOTICES = ['price_up', 'price_down', 'short', 'not_sellable', 'wrong_quantity'] as const;

export const CartItem = shape({
  id: Id,
  articleId: Id,
  article: shape({
    id: Id,
    title: z.string(),
    slug: z.string(),
    brand: z.string(),
    /** Its top category, by which a cart is grouped. */
    category: z.string(),
    placeholder: z.string(),
  }),
  code: z.string(),
  quantity: Quantity,
  unit: z.string(),
  pack: shape({ unit: z.string(), factor: z.int().min(1) }).nullable(),
  minimumQuantity: Quantity,
  packSize: Quantity,
  /** The unit price that this quantity has for the caller. */
  price: SeenPrice,
  oldPrice: OldPriceView.nullable(),
  priceSource: PriceSource.nullable(),
  costsOfUse: z.array(CostOfUse),
  /** Basis points of VAT. */
  taxRateBp: z.int().min(0),
  /** Whether the discount code of the cart is meant for the article. */
  isCovered: z.boolean(),
  /** Quantity × price, without VAT for companies. */
  amount: SeenPrice,
  /** The unit price when the line was added, where it was another. */
  previousPrice: SeenPrice,
  /**
   * How many more reach the next quantity break, and its price. Of variations that count together only the last line that
   * is nearest to a break tells of it.
   */
  nextBreak: shape({ missing: Quantity, price: Price, countsTogether: z.boolean() }).nullable(),
  stock: StockView,
  notices: z.array(z.enum(LINE_NOTICES)),
  /** What the buyer wants to be known of the line; goes with the order. */
  note: z.string().nullable(),
  highlightedImageUrl: z.string().nullable(),
  variation: shape({ article: shape({ code: z.string() }), values: z.array(z.string()) }).nullable(),
});

export const Cart = shape({
  id: Id,
  /** Grows with every change: a push with a higher one means that this copy is old. */
  version: z.int().min(0),
  cartItems: z.array(CartItem),
  totalAmountWithoutVat: SeenPrice,
  totalAmountVat: SeenPrice,
  totalAmount: SeenPrice,
  /** What the lines cost less than at their old prices. */
  savings: SeenPrice,
  discount: SeenPrice,
  couponCode: z.string().nullable(),
  /** Why the code gives nothing for the cart as it is, in the caller's language. */
  couponNotice: z.string().nullable(),
  /** What the code takes off, for a device that computes the cart offline; null where it gives nothing at any quantity. */
  couponRule: shape({ percentBp: z.int().nullable(), amount: Price.nullable(), minimumOrder: Price }).nullable(),
  /** Whether prices are those of a private customer, with VAT. */
  pricesIncludeVat: z.boolean(),
  freeShipping: shape({ amount: Price, missing: Price }).nullable(),
  weightG: z.int().min(0),
  /** Whether lines beyond what is available can be ordered, to wait for the rest. */
  takesPreOrders: z.boolean(),
});

/** Prices are the server's: one that a client sends along with a line is not looked at. */
const Unheeded = z.unknown().optional();
const NewItem = shape({ articleId: Id, quantity: Quantity, price: Unheeded });
const QUANTITY_PROBLEMS = [
  'articles.not_found',
  'cart.not_sellable',
  'cart.out_of_stock',
  'cart.not_enough_stock',
  'cart.quantity_below_minimum',
  'cart.quantity_not_in_packs',
  'cart.quantity_above_maximum',
  'cart.too_many_lines',
  'cart.total_too_high',
] as const;

export const shoppingCart = routes({
  customer: {
    method: 'GET',
    path: '/shopping-cart/customer',
    access: BUYERS,
    answer: Cart,
    summary: 'The open cart of the caller at prices of this moment.',
  },
  addItem: {
    method: 'POST',
    path: '/shopping-cart/add-item-v2',
    access: BUYERS,
    body: NewItem,
    answer: Cart,
    problems: QUANTITY_PROBLEMS,
    summary: 'Adds to the line of the article, or begins one.',
  },
  addItems: {
    method: 'POST',
    path: '/shopping-cart/add-items',
    access: BUYERS,
    body: shape({ items: z.array(NewItem).min(1).max(300) }),
    answer: Cart,
    problems: QUANTITY_PROBLEMS,
    summary: 'Adds several articles, all or none.',
  },
  update: {
    method: 'PUT',
    path: '/shopping-cart/update-shopping-cart',
    access: BUYERS,
    body: shape({
      items: z
        .array(shape({ id: Id, quantity: z.int().min(0).max(9_999), price: Unheeded }))
        .min(1)
        .max(300),
    }),
    answer: Cart,
    problems: [...QUANTITY_PROBLEMS, 'cart.line_not_found'],
    summary: 'Sets quantities of lines; 0 takes a line out.',
  },
  noteLines: {
    method: 'PUT',
    path: '/shopping-cart/line-notes',
    access: BUYERS,
    body: shape({
      items: z
        .array(shape({ id: Id, note: longText(2_000) }))
        .min(1)
        .max(500),
    }),
    answer: Cart,
    problems: ['cart.line_not_found'],
    summary: 'Writes notes to lines; an empty one takes a note away.',
  },
  deleteItem: {
    method: 'DELETE',
    path: '/shopping-cart/delete-shopping-cart-item/{id}',
    access: BUYERS,
    params: ById,
    answer: Cart,
    problems: ['cart.line_not_found'],
    summary: 'Takes one line out.',
  },
  applyCode: {
    method: 'POST',
    path: '/shopping-cart/apply-discount-code/{cartId}/{code}',
    access: BUYERS,
    params: shape({ cartId: ById.shape.id, code: name(32) }),
    answer: Cart,
    limit: { requests: 10, seconds: 3_600, freeRequests: 5 },
    problems: [
      'cart.not_found',
      'coupons.not_valid',
      'coupons.used_up',
      'coupons.first_order_only',
      'coupons.needs_account',
      'coupons.below_minimum',
      'coupons.nothing_in_scope',
    ],
    summary: 'Puts a discount code on the cart.',
  },
  removeCode: {
    method: 'POST',
    path: '/shopping-cart/remove-discount-code/{cartId}',
    access: BUYERS,
    params: shape({ cartId: ById.shape.id }),
    answer: Cart,
    problems: ['cart.not_found'],
    summary: 'Takes the discount code off the cart.',
  },
  empty: {
    method: 'DELETE',
    path: '/shopping-cart/empty-shopping-cart/{cartId}',
    access: BUYERS,
    params: shape({ cartId: ById.shape.id }),
    answer: Cart,
    problems: ['cart.not_found'],
    summary: 'Takes every line out.',
  },
});

export const WishListItem = shape({
  id: Id,
  articleId: Id,
  title: z.string(),
  slug: z.string(),
  code: z.string(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
});

export const wishList = routes({
  toggle: {
    method: 'POST',
    path: '/wish-list/toggle-item',
    access: SIGNED_IN,
    body: shape({ articleId: Id }),
    answer: shape({ articleId: Id, isOnWishList: z.boolean() }),
    problems: ['articles.not_found', 'wishlist.full'],
    summary: 'Puts an article on the wish list, or takes it off.',
  },
  list: {
    method: 'GET',
    path: '/wish-list',
    access: SIGNED_IN,
    answer: z.array(WishListItem),
    summary: 'The wish list, newest first.',
  },
});

export type Cart = z.output<typeof Cart>;
export type CartItem = z.output<typeof CartItem>;
export type WishListItem = z.output<typeof WishListItem>;
