import { z } from 'zod';
import { OldPriceView, StockView } from './catalogue.articles.ts';
import { Cart } from './cart.ts';
import { CUSTOMERS, routes } from './route.ts';
import {
  ById,
  Done,
  Id,
  Instant,
  Km,
  Quantity,
  SeenPrice,
  longText,
  name,
  selectedIds,
  shape,
  sortedList,
} from './shapes.ts';

/** A saved cart, called document: what was in a cart, under a name, to be ordered again. */
export const SavedCart = shape({
  id: Id,
  title: z.string(),
  note: z.string().nullable(),
  /** Whether the whole company may load it. */
  isShared: z.boolean(),
  /** Whether the caller may rename, share and delete it. */
  mayChange: z.boolean(),
  owner: z.string(),
  createdAt: Instant,
  lines: z.int().min(0),
  /** What stands for it: the first four articles. */
  pictures: z.array(shape({ imageUrl: z.string().nullable(), placeholder: z.string() })).max(4),
  /** What its lines cost the caller today, without VAT for companies; lines that cannot be bought left out. */
  total: SeenPrice,
  /** How much more (less: negative) that is than when the cart was saved, over the same lines. */
  difference: Km.nullable(),
  /** Codes of the lines that can no longer be bought. */
  notOrderable: z.array(z.string()),
});

export const SavedCartLine = shape({
  articleId: Id,
  title: z.string(),
  slug: z.string(),
  code: z.string(),
  unit: z.string(),
  quantity: Quantity,
  note: z.string().nullable(),
  isOrderable: z.boolean(),
  stock: StockView,
  /** The unit price today, and what it was when the cart was saved. */
  price: SeenPrice,
  previousPrice: SeenPrice,
  /** Of the price today. */
  oldPrice: OldPriceView.nullable(),
  amount: SeenPrice,
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
});

const SavedCartForm = shape({
  title: name(100),
  note: longText(2_000).optional(),
  isShared: z.boolean().default(false),
});

/** A colleague who may order. */
const Colleague = shape({ id: Id, name: z.string() });

const ProposalForm = shape({
  colleagueId: Id,
  title: name(100),
  note: longText(2_000).optional(),
  lines: z
    .array(shape({ articleId: Id, quantity: Quantity, note: longText(500).nullable().default(null) }))
    .min(1)
    .max(500),
});

/** A line that could not be put into the cart, and why. */
const LeftLine = shape({ code: z.string(), title: z.string(), reason: z.string() });

/** Each proposal mails somebody. */
const PROPOSALS = { requests: 30, seconds: 3_600 };

export const documents = routes({
  list: {
    method: 'POST',
    path: '/documents/get-documents',
    access: CUSTOMERS,
    body: shape({
      ...sortedList(z.enum(['default', 'createdDate', 'title']).default('default')).shape,
      /** Only this one, or none. */
      id: Id.optional(),
    }),
    answer: SavedCart,
    paged: true,
    reads: true,
    summary: 'Saved carts of the caller and those that colleagues share, newest first, at prices of today.',
  },
  lines: {
    method: 'GET',
    path: '/documents/{id}/lines',
    access: CUSTOMERS,
    params: ById,
    answer: z.array(SavedCartLine),
    problems: ['documents.not_found'],
    summary: 'The lines of a saved cart, then and now.',
  },
  create: {
    method: 'POST',
    path: '/documents/create-document/shopping-cart/{shoppingCartId}',
    access: CUSTOMERS,
    params: shape({ shoppingCartId: ById.shape.id }),
    body: SavedCartForm,
    answer: shape({ id: Id }),
    idempotent: true,
    problems: ['cart.not_found', 'checkout.empty', 'documents.too_many', 'documents.title_taken'],
    summary: 'Saves a copy of the open cart under a name.',
  },
  update: {
    method: 'PUT',
    path: '/documents/{id}',
    access: CUSTOMERS,
    params: ById,
    body: SavedCartForm,
    answer: Done,
    problems: ['documents.not_found', 'documents.title_taken'],
    summary: 'Renames a saved cart, shares it with the company or ends that.',
  },
  takeSuccessor: {
    method: 'PUT',
    path: '/documents/{id}/lines/{articleId}/successor',
    access: CUSTOMERS,
    params: shape({ id: ById.shape.id, articleId: ById.shape.id }),
    answer: Done,
    problems: ['documents.not_found', 'documents.no_successor'],
    summary: 'Replaces a line of an article that is no longer supplied by its successor, in the nearest quantity.',
  },
  load: {
    method: 'POST',
    path: '/documents/create-shopping-cart/document/{id}',
    access: CUSTOMERS,
    params: ById,
    body: shape({ mode: z.enum(['replace', 'add']).default('replace') }),
    answer: shape({
      cart: Cart,
      added: z.array(shape({ articleId: Id, quantity: Quantity })),
      left: z.array(LeftLine),
    }),
    idempotent: true,
    problems: ['documents.not_found', 'documents.nothing_orderable', 'cart.too_many_lines', 'cart.total_too_high'],
    summary: 'Puts the lines of a saved cart into the open cart, in place of its lines or beside them.',
  },
  colleagues: {
    method: 'GET',
    path: '/documents/colleagues',
    access: CUSTOMERS,
    answer: z.array(Colleague),
    summary: 'The colleagues of the caller who may order, by name; none for a private customer.',
  },
  propose: {
    method: 'POST',
    path: '/documents/propose',
    access: CUSTOMERS,
    body: ProposalForm,
    answer: shape({ id: Id }),
    idempotent: true,
    limit: PROPOSALS,
    problems: [
      'documents.colleague_not_found',
      'documents.too_many',
      'documents.title_taken',
      'documents.nothing_orderable',
      'cart.quantity_above_maximum',
      'cart.not_sellable',
    ],
    summary:
      'Saves lines under a name, shared with the company, and sends a colleague a message of it. Lines of articles that the shop does not show are left out.',
  },
  proposeSaved: {
    method: 'POST',
    path: '/documents/{id}/propose',
    access: CUSTOMERS,
    params: ById,
    body: shape({ colleagueId: Id }),
    answer: Done,
    limit: PROPOSALS,
    problems: ['documents.not_found', 'documents.colleague_not_found'],
    summary: 'Shares a saved cart with the company and sends a colleague a message of it.',
  },
  remove: {
    method: 'DELETE',
    path: '/documents/delete-documents',
    access: CUSTOMERS,
    body: shape({ ids: selectedIds(100) }),
    answer: Done,
    problems: ['documents.not_found'],
    summary: 'Deletes saved carts, all or none.',
  },
});

export type ProposalForm = z.output<typeof ProposalForm>;
export type SavedCart = z.output<typeof SavedCart>;
export type SavedCartLine = z.output<typeof SavedCartLine>;
