import { z } from 'zod';
import { ArticleSelection, BulkEditResult } from './articles.bulk-edit.admin.ts';
import { PRINT_PROBLEMS } from './finance.documents.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Id, Instant, ListRequest, longText, NearDay, Price, shape, Sum } from './shapes.ts';

const Pieces = z.int().min(0).max(9_999_999);
const Wanted = z.int().min(1).max(9_999_999);
/** Lines of an order, and of what arrives at once. */
export const MOST_PURCHASE_LINES = 500;

/** How an article is bought. */
export const PurchaseTerms = shape({
  /** Null: nowhere; the other terms then hold nothing. */
  vendorId: Id.nullable(),
  /** As the vendor calls the article. */
  partNumber: longText(60),
  /** Pieces of a pack; only whole packs are ordered. */
  packSize: z.int().min(1).max(9_999),
  /** Pieces to which the stock is filled up; null: computed from the sales. */
  targetLevel: Wanted.nullable(),
  /** 0 for an article that has none yet. */
  version: z.int().min(0),
});

/** The same as a line of a file. */
export const PurchaseTermsLine = shape({
  ...PurchaseTerms.omit({ version: true }).shape,
  articleId: Id,
  code: z.string(),
  title: z.string(),
});

const Vendor = shape({ id: Id, title: z.string() });

const ProposalLine = shape({
  articleId: Id,
  code: z.string(),
  title: z.string(),
  partNumber: z.string(),
  unit: z.string(),
  /** On hand and not reserved. */
  available: Pieces,
  /** What pre-orders wait for. */
  backOrdered: Pieces,
  /** What is ordered from vendors and has not arrived. */
  ordered: Pieces,
  lowLevel: Pieces,
  /** Sold in the days that the proposal looks back on. */
  sold: Pieces,
  /** How many days the stock lasts, with what is ordered; null where nothing is sold. */
  lastsDays: z.int().min(0).nullable(),
  /** Whether it is at its low level, or sold out before goods can arrive. */
  reason: z.enum(['low', 'runs_out']),
  packSize: z.int().min(1),
  quantity: Wanted,
  /** KM without VAT; null for those who may not see purchase prices, and where it is unknown. */
  unitCost: Price.nullable(),
});

const VendorProposal = shape({
  vendor: shape({ ...Vendor.shape, deliveryDays: z.int(), minimumWorth: Price }),
  /** The day on which goods arrive that are ordered today. */
  expectedOn: Day,
  lines: z.array(ProposalLine).min(1),
});

export const PurchaseProposal = shape({
  /** The days that the rate of sales is taken from. */
  days: z.int(),
  vendors: z.array(VendorProposal),
  /** Articles at their low level that have no vendor. */
  withoutVendor: z.int().min(0),
});

export const PURCHASE_ORDER_VIEWS = ['open', 'ended', 'all'] as const;
const State = z.enum(['ordered', 'received', 'cancelled']);

export const PurchaseOrderRow = shape({
  id: Id,
  number: z.string(),
  vendor: Vendor,
  state: State,
  orderedAt: Instant,
  expectedOn: Day,
  /** Whether the day is over and goods are missing. */
  isLate: z.boolean(),
  lines: z.int(),
  /** KM without VAT; null for those who may not see purchase prices. */
  worth: Sum.nullable(),
  by: z.string(),
});

const PurchaseOrderLine = shape({
  articleId: Id,
  code: z.string(),
  title: z.string(),
  partNumber: z.string(),
  unit: z.string(),
  quantity: Pieces,
  received: Pieces,
  unitCost: Price.nullable(),
});

export const PurchaseOrder = shape({
  ...PurchaseOrderRow.omit({ lines: true }).shape,
  version: z.int(),
  note: z.string(),
  endedAt: Instant.nullable(),
  lines: z.array(PurchaseOrderLine),
});

const ArticlePieces = shape({ articleId: Id, quantity: Wanted });
const Lines = z.array(ArticlePieces).min(1, { error: 'none_selected' }).max(MOST_PURCHASE_LINES);
const Version = z.int().min(1);

const file = (kind: string) =>
  ({
    method: 'GET',
    access: BACK_OFFICE,
    params: ById,
    answer: z.null(),
    download: true,
    problems: ['records.not_found'],
    summary: `A purchase order for the vendor as ${kind}.`,
  }) as const;

export const adminPurchasing = routes({
  terms: {
    method: 'GET',
    path: '/admin/purchasing/articles/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: PurchaseTerms,
    problems: ['articles.not_found'],
    summary: 'Where and how an article is bought.',
  },
  saveTerms: {
    method: 'PUT',
    path: '/admin/purchasing/articles/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: PurchaseTerms,
    answer: PurchaseTerms,
    problems: ['articles.not_found', 'records.not_found', 'records.changed_meanwhile'],
    summary: 'Sets where and how an article is bought.',
  },
  chooseVendor: {
    method: 'PUT',
    path: '/admin/purchasing/vendor',
    access: BACK_OFFICE,
    /** Null: they are bought nowhere. */
    body: shape({ selection: ArticleSelection, vendorId: Id.nullable() }),
    answer: BulkEditResult,
    problems: ['records.not_found'],
    summary:
      'Chooses where many articles are bought. Part number and pack of another vendor are dropped, the level to fill up to stays; articles of that vendor stay as they are.',
  },
  undoVendor: {
    method: 'POST',
    path: '/admin/purchasing/vendor/{id}/undo',
    access: BACK_OFFICE,
    params: ById,
    answer: BulkEditResult,
    problems: ['records.not_found', 'articles.bulk_edit_undone'],
    summary:
      'Takes the choice of a vendor for many articles back, where nobody has changed how they are bought since. Possible for seven days.',
  },
  proposal: {
    method: 'GET',
    path: '/admin/purchasing/proposal',
    access: BACK_OFFICE,
    answer: PurchaseProposal,
    summary: 'What should be bought now, by vendor.',
  },
  orders: {
    method: 'POST',
    path: '/admin/purchase-orders/get-orders',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(PURCHASE_ORDER_VIEWS).default('open') }),
    answer: PurchaseOrderRow,
    paged: true,
    reads: true,
    summary: 'Purchase orders, the newest first.',
  },
  order: {
    method: 'GET',
    path: '/admin/purchase-orders/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: PurchaseOrder,
    problems: ['records.not_found'],
    summary: 'One purchase order.',
  },
  place: {
    method: 'POST',
    path: '/admin/purchase-orders',
    access: BACK_OFFICE,
    body: shape({ vendorId: Id, expectedOn: NearDay, note: longText(1_000), lines: Lines }),
    answer: PurchaseOrder,
    idempotent: true,
    problems: ['records.not_found', 'articles.not_found', 'purchasing.day_past', 'stock.too_many'],
    summary: 'Notes what was ordered from a vendor; the articles are expected from then on.',
  },
  receive: {
    method: 'PUT',
    path: '/admin/purchase-orders/{id}/receive',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: Version, lines: Lines }),
    answer: PurchaseOrder,
    idempotent: true,
    problems: [
      'records.not_found',
      'records.changed_meanwhile',
      'articles.not_found',
      'purchasing.ended',
      'stock.too_many',
    ],
    summary: 'Books goods that have arrived into the stock. The order ends with the last of them.',
  },
  close: {
    method: 'PUT',
    path: '/admin/purchase-orders/{id}/close',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: Version }),
    answer: PurchaseOrder,
    problems: ['records.not_found', 'records.changed_meanwhile', 'purchasing.ended'],
    summary: 'Ends a purchase order: what has not arrived is not expected any more.',
  },
  csv: { ...file('CSV'), path: '/admin/purchase-orders/{id}/file/csv' },
  xlsx: { ...file('XLSX'), path: '/admin/purchase-orders/{id}/file/xlsx' },
  pdf: {
    ...file('PDF'),
    path: '/admin/purchase-orders/{id}/file/pdf',
    problems: ['records.not_found', ...PRINT_PROBLEMS],
  },
});

export type PurchaseTermsLine = z.output<typeof PurchaseTermsLine>;
export type PurchaseTerms = z.output<typeof PurchaseTerms>;
export type PurchaseProposal = z.output<typeof PurchaseProposal>;
export type PurchaseProposalLine = z.output<typeof ProposalLine>;
export type VendorProposal = z.output<typeof VendorProposal>;
export type PurchaseOrderRow = z.output<typeof PurchaseOrderRow>;
export type PurchaseOrder = z.output<typeof PurchaseOrder>;
