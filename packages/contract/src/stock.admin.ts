import { z } from 'zod';
import { OrderStatus } from './orders.view.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Id, Instant, ListRequest, NearDay, ids, name, shape } from './shapes.ts';

const STOCK_SORTS = ['code', 'title', 'onHand', 'reserved', 'available', 'backOrdered', 'shortage'] as const;
const STOCK_VIEWS = ['all', 'low', 'out', 'back_ordered'] as const;

const Pieces = z.int().min(0);
const Level = z.int().min(0).max(9_999_999);

export const StockListRequest = shape({
  ...ListRequest.shape,
  sortBy: z.enum(STOCK_SORTS).default('code'),
  isSortAscending: z.boolean().default(true),
  brandIds: ids(200),
  categoryIds: ids(200),
  view: z.enum(STOCK_VIEWS).default('all'),
});

export const StockRow = shape({
  /** The article's. */
  id: Id,
  code: z.string(),
  title: z.string(),
  brand: z.string(),
  unit: z.string(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  onHand: Pieces,
  reserved: Pieces,
  available: Pieces,
  /** What pre-orders still wait for. */
  backOrdered: Pieces,
  lowLevel: Level,
  /** Whether the low level is the shop's own for all articles without one. */
  followsShopLevel: z.boolean(),
  /** What lacks to the low level and the pre-orders. */
  shortage: Pieces,
  expectedOn: Day.nullable(),
  version: z.int(),
});

/** A line of a pre-order that waits for the article. */
const WaitingLine = shape({
  orderId: Id,
  number: z.string(),
  customer: z.string(),
  placedAt: Instant,
  quantity: Pieces,
  /** How many of them are still to come. */
  missing: Pieces,
});

export const StockCard = shape({
  ...StockRow.shape,
  /** The oldest pre-order first: the order in which goods that arrive should go. */
  waiting: z.array(WaitingLine),
  /** Customers who asked to be told when it is there again. */
  requests: Pieces,
});

const MOVEMENT_KINDS = [
  'opening',
  'receipt',
  'correction',
  'import',
  'reservation',
  'release',
  'hand_over',
  'return',
  'erp',
] as const;

export const StockMovement = shape({
  id: z.int().min(1),
  at: Instant,
  kind: z.enum(MOVEMENT_KINDS),
  onHandChange: z.int(),
  reservedChange: z.int(),
  /** What was on hand once it was done. */
  onHandAfter: z.int(),
  order: shape({ id: Id, number: z.string(), status: OrderStatus }).nullable(),
  importId: Id.nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
});

export const Correction = z.discriminatedUnion('kind', [
  shape({ kind: z.literal('counted'), onHand: Level, reason: name(200) }),
  shape({
    kind: z.literal('change'),
    change: z
      .int()
      .min(-9_999_999)
      .max(9_999_999)
      .refine((pieces) => pieces !== 0),
    reason: name(200),
  }),
]);

export const StockLevelForm = shape({
  /** Null: the shop's. */
  lowLevel: Level.nullable(),
  expectedOn: NearDay.nullable(),
  version: z.int().min(1),
});

const StockDefaults = shape({ lowLevel: Level });

export const adminStock = routes({
  list: {
    method: 'POST',
    path: '/admin/stock/get-stock',
    access: BACK_OFFICE,
    body: StockListRequest,
    answer: StockRow,
    paged: true,
    reads: true,
    summary: 'What is on hand, reserved, available and waited for, by article.',
  },
  defaults: {
    method: 'GET',
    path: '/admin/stock/defaults',
    access: BACK_OFFICE,
    answer: StockDefaults,
    summary: 'The low level of articles without one of their own.',
  },
  setDefaults: {
    method: 'PUT',
    path: '/admin/stock/defaults',
    access: BACK_OFFICE,
    body: StockDefaults,
    answer: StockDefaults,
    summary: 'Sets the low level of articles without one of their own.',
  },
  csv: {
    method: 'GET',
    path: '/admin/stock/file/csv',
    access: BACK_OFFICE,
    answer: z.null(),
    download: true,
    summary: 'The stock of all articles as CSV, in the columns that an import reads.',
  },
  xlsx: {
    method: 'GET',
    path: '/admin/stock/file/xlsx',
    access: BACK_OFFICE,
    answer: z.null(),
    download: true,
    summary: 'The stock of all articles as XLSX, in the columns that an import reads.',
  },
  one: {
    method: 'GET',
    path: '/admin/stock/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: StockCard,
    problems: ['articles.not_found'],
    summary: 'The shelf of one article, with the pre-orders that wait for it.',
  },
  movements: {
    method: 'POST',
    path: '/admin/stock/{id}/get-movements',
    access: BACK_OFFICE,
    params: ById,
    body: ListRequest.omit({ quickSearch: true }),
    answer: StockMovement,
    paged: true,
    problems: ['articles.not_found'],
    reads: true,
    summary: 'Everything that changed the shelf of an article, the newest first.',
  },
  correct: {
    method: 'PUT',
    path: '/admin/stock/{id}/correction',
    access: BACK_OFFICE,
    params: ById,
    body: Correction,
    answer: StockCard,
    idempotent: true,
    problems: ['articles.not_found', 'stock.below_reserved', 'stock.too_many'],
    summary: 'Sets what was counted, or adds and takes away, with a reason.',
  },
  setStockLevel: {
    method: 'PUT',
    path: '/admin/stock/{id}/shelf',
    access: BACK_OFFICE,
    params: ById,
    body: StockLevelForm,
    answer: StockCard,
    problems: ['articles.not_found', 'records.changed_meanwhile'],
    summary: 'Sets the low level and the next delivery of an article.',
  },
});

export type StockRow = z.output<typeof StockRow>;
export type StockCard = z.output<typeof StockCard>;
export type StockListRequest = z.output<typeof StockListRequest>;
export type StockMovement = z.output<typeof StockMovement>;
export type Correction = z.output<typeof Correction>;
export type StockLevelForm = z.output<typeof StockLevelForm>;
