import { MOST_QUICK_LINES } from '@sjaj/domain';
import { z } from 'zod';
import { Offer, OldPriceView, StockView } from './catalogue.articles.ts';
import { CUSTOMERS, routes } from './route.ts';
import { Id, Quantity, SeenPrice, longText, shape } from './shapes.ts';

const QUICK_STATES = ['ok', 'short', 'unknown', 'ambiguous', 'wrong_quantity', 'not_sellable'] as const;

const AskedLine = shape({
  /** The line's place in what was typed. */
  line: z.int().min(1).max(100_000),
  /** A code of the shop or of the company, or a barcode; separators and case do not count. */
  code: longText(64).min(1),
  /** Null: the package whose barcode the code is, else the smallest that can be ordered. */
  quantity: z.number().min(0).max(10_000_000).nullable(),
});

export const QuickArticle = shape({
  id: Id,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  unit: z.string(),
  pack: shape({ unit: z.string(), factor: z.int().min(1) }).nullable(),
  minimumQuantity: Quantity,
  packSize: Quantity,
  disableSelling: z.boolean(),
  offer: Offer,
  stock: StockView,
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  /** What tells it from the other members of its variation. */
  values: z.array(z.string()),
});

export const CheckedLine = shape({
  line: z.int(),
  code: z.string(),
  quantity: z.number().nullable(),
  /** How much one more scan of the code adds: the contents of the package whose barcode it is, else the smallest step. */
  step: Quantity.nullable(),
  state: z.enum(QUICK_STATES),
  article: QuickArticle.nullable(),
  /** What the code may have meant, where it is unknown or fits several. */
  candidates: z.array(QuickArticle),
  /** The valid quantities next to a wrong one. */
  lower: Quantity.nullable(),
  upper: Quantity.nullable(),
  /** Why the line cannot be ordered, in the caller's language. */
  reason: z.string().nullable(),
  price: SeenPrice,
  oldPrice: OldPriceView.nullable(),
  amount: SeenPrice,
});

export const quickOrder = routes({
  check: {
    method: 'POST',
    path: '/shopping-cart/quick-order-check',
    access: CUSTOMERS,
    body: shape({ lines: z.array(AskedLine).min(1).max(MOST_QUICK_LINES) }),
    answer: shape({
      lines: z.array(CheckedLine),
      /** Of the lines that can be ordered. */
      totals: shape({ net: SeenPrice, vat: SeenPrice, total: SeenPrice }),
    }),
    limit: { requests: 120, seconds: 60 },
    reads: true,
    summary: 'Finds the article of each line and says what is wrong with it; changes nothing.',
  },
  read: {
    method: 'POST',
    path: '/shopping-cart/quick-order-file',
    access: CUSTOMERS,
    upload: true,
    answer: z.array(shape({ line: z.int(), code: z.string(), quantity: z.number().nullable() })),
    problems: [
      'cart.sheet_unreadable',
      'imports.too_many_lines',
      'files.missing',
      'files.too_large',
      'files.type_not_allowed',
      'request.work_waiting',
    ],
    limit: { requests: 30, seconds: 3_600 },
    reads: true,
    summary: 'Reads codes and quantities out of a CSV or XLSX file.',
  },
});

export type CheckedLine = z.output<typeof CheckedLine>;
export type QuickArticle = z.output<typeof QuickArticle>;
