import { z } from 'zod';
import { AdminArticleListRequest } from './articles.admin.ts';
import { Day, Id, Instant, Km, NearDay, Price, ids, longText, selectedIds, shape } from './shapes.ts';

/** `scheduled`: begins on its day; `undoing`: the worker restores what was before. */
const STATES = ['proposed', 'scheduled', 'applying', 'done', 'undoing', 'undone'] as const;
/**
 * What becomes of a line. `excluded`: taken out by staff; `left_out`: its price was doubtful and not wanted; `moved`: the
 * article's prices have changed since the proposal; `kept`: not taken back, because they have changed since.
 */
const OUTCOMES = ['change', 'same', 'faulty', 'excluded', 'changed', 'left_out', 'moved', 'undone', 'kept'] as const;
export const PRICE_LINE_ERRORS = [
  'unknown_code',
  'repeated_code',
  'price_unreadable',
  'cost_unknown',
  'not_positive',
  'too_high',
  'breaks_not_falling',
] as const;
const WARNINGS = ['below_cost', 'far_off'] as const;

/** How long a change of many prices can be taken back. */
export const PRICE_UNDO_DAYS = 90;

export const PRICE_CHANGE_VIEWS = ['all', 'proposed', 'scheduled', 'done', 'undone'] as const;
export const PRICE_CHANGE_SORTS = ['createdAt', 'byName', 'changed', 'doubtful'] as const;
export const PRICE_LINE_VIEWS = ['changes', 'doubtful', 'up', 'down', 'faulty', 'same'] as const;
/** What a price is rounded to, in feninga. */
export const PRICE_ROUNDINGS = [1, 5, 10, 50, 100] as const;

/** Articles, or lines, that are named one by one. */
export const MOST_SELECTED = 100;
/** Longer lists of prices come from a file, by the import. */
const LONGEST_PASTE = 50_000;
const Percent = z.number().multipleOf(0.01);
const Margin = Percent.min(-1_000).max(100);

export const PriceSelection = z.union([
  shape({ ids: selectedIds(MOST_SELECTED) }),
  shape({
    found: shape({
      ...AdminArticleListRequest.pick({ view: true, brandIds: true, categoryIds: true, quickSearch: true }).shape,
      tagIds: ids(200),
      /** Percent of the wholesale price; only for those who may see purchase prices. Articles without one are not found. */
      marginFrom: Margin.optional(),
      marginTo: Margin.optional(),
      /** Days of the last change of a price, or else of the article's beginning. */
      changedFrom: NearDay.optional(),
      changedTo: NearDay.optional(),
    }),
  }),
  /** Lines of `code;price`. */
  shape({ pasted: longText(LONGEST_PASTE).min(1) }),
]);

export const PriceRule = shape({
  /** The price that is changed. */
  price: z.enum(['vpc', 'mpc']),
  change: z.discriminatedUnion('by', [
    shape({ by: z.literal('percent'), value: Percent.min(-99).max(1_000) }),
    /** Added to each price; KM. */
    shape({ by: z.literal('amount'), value: Km.min(-1_000_000).max(1_000_000) }),
    /** Percent of the price without VAT. */
    shape({ by: z.literal('margin'), value: Percent.min(0).max(95) }),
    /** The prices of the pasted lines. */
    shape({ by: z.literal('list') }),
  ]),
  /** Whether the other price and the quantity prices change in the same proportion. */
  othersFollow: z.boolean(),
  roundTo: z.union(PRICE_ROUNDINGS.map((step) => z.literal(step))),
});

export const Count = z.int().min(0);

export const PriceChangeView = shape({
  id: Id,
  note: z.string(),
  rule: PriceRule,
  byName: z.string(),
  createdAt: Instant,
  state: z.enum(STATES),
  startsOn: Day.nullable(),
  lines: Count,
  /** Lines that change a price, leave it as it is, and are in error. */
  changed: Count,
  same: Count,
  faulty: Count,
  /** Lines with a price that is asked about, and whether they are applied. */
  doubtful: Count,
  takesDoubtful: z.boolean(),
  /** How many lines have been applied, could not be, and were taken back. */
  done: Count,
  refused: Count,
  undone: Count,
  appliedByName: z.string().nullable(),
  endedAt: Instant.nullable(),
  undoneByName: z.string().nullable(),
  canUndo: z.boolean(),
});

const Change = shape({ before: Price, after: Price.nullable() });

export const PriceChangeLine = shape({
  /** The number of the line. */
  id: z.int().min(1),
  articleId: Id.nullable(),
  code: z.string(),
  title: z.string(),
  outcome: z.enum(OUTCOMES),
  error: z.enum(PRICE_LINE_ERRORS).nullable(),
  warning: z.enum(WARNINGS).nullable(),
  /** Null where no article has the code. */
  vpc: Change.nullable(),
  mpc: Change.nullable(),
  /** How the changed price differs, in percent. */
  percent: z.number().nullable(),
  /** Percent of the changed price without VAT; null where the cost is unknown, or hidden from the caller. */
  marginBefore: z.number().nullable(),
  marginAfter: z.number().nullable(),
  cost: Price.nullable(),
});

export type PriceSelection = z.output<typeof PriceSelection>;
export type PriceRule = z.output<typeof PriceRule>;
export type PriceChangeView = z.output<typeof PriceChangeView>;
export type PriceChangeLine = z.output<typeof PriceChangeLine>;
