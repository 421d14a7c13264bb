import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { Done, Id, Quantity, shape } from './shapes.ts';

const MOST_SAVED_CARTS = 100;

/** Where an article is used, with the quantity there and the one that the replacement would have. */
const ReplacementPlace = shape({
  kind: z.enum(['cart', 'usual_order', 'wish_list', 'saved_cart']),
  /** Of a saved cart. */
  savedCartId: Id.nullable(),
  title: z.string().nullable(),
  /** null where a list has no quantities. */
  quantity: Quantity.nullable(),
  newQuantity: Quantity.nullable(),
});

const Pair = { articleId: Id, replacementId: Id };

export const replacements = routes({
  places: {
    method: 'POST',
    path: '/article-replacements/places',
    access: CUSTOMERS,
    body: shape(Pair),
    answer: z.array(ReplacementPlace),
    problems: ['articles.not_found'],
    reads: true,
    summary:
      'The lists of the caller that have an article: cart, usual order, wish list, saved carts that they may change.',
  },
  create: {
    method: 'POST',
    path: '/article-replacements',
    access: CUSTOMERS,
    body: shape({
      ...Pair,
      inCart: z.boolean(),
      inUsualOrder: z.boolean(),
      onWishList: z.boolean(),
      savedCartIds: z.array(Id).max(MOST_SAVED_CARTS),
    }),
    answer: shape({ id: Id, places: z.int().min(1) }),
    idempotent: true,
    problems: [
      'articles.not_found',
      'replacements.nothing_to_replace',
      'replacements.not_orderable',
      'documents.not_found',
      'cart.not_sellable',
      'cart.out_of_stock',
      'cart.not_enough_stock',
      'cart.quantity_below_minimum',
      'cart.quantity_not_in_packs',
      'cart.quantity_above_maximum',
      'cart.too_many_lines',
      'cart.total_too_high',
    ],
    summary:
      'Replaces an article by another in the chosen lists, in all or none; quantities of the same article add up.',
  },
  undo: {
    method: 'POST',
    path: '/article-replacements/undo',
    access: CUSTOMERS,
    body: shape({ id: Id }),
    answer: Done,
    problems: ['replacements.not_found', 'replacements.changed_since'],
    summary: 'Puts the lines of a replacement back as they were, where nothing has changed them since.',
  },
});

export type ReplacementPlace = z.output<typeof ReplacementPlace>;
