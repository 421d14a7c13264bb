import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Confirmed, Done, Id, Instant, ListRequest, NearDay, Price, localText, name, shape } from './shapes.ts';
import { Description, pictureRoutes, RECORD_FIELDS, recordRoutes } from './records.ts';

const PROMOTION_STATES = ['running', 'upcoming', 'ended', 'inactive'] as const;
const PROMOTION_LINE_ERRORS = ['unknown', 'unclear', 'twice', 'no_price', 'not_lower'] as const;
const MOST_LINES = 2_000;

export const PromotionForm = shape({
  title: localText(120),
  description: Description,
  /** Business days, both included. */
  startsOn: NearDay,
  endsOn: NearDay,
  isActive: z.boolean(),
});

export const AdminPromotion = shape({
  ...PromotionForm.shape,
  ...RECORD_FIELDS,
  state: z.enum(PROMOTION_STATES),
  /** When it begins and ends to the second: one that was ended by hand ends within its last day. */
  startsAt: Instant,
  endsAt: Instant,
  slug: z.string(),
  articles: z.int().min(0),
  pictureUrl: z.string().nullable(),
});

const SalePrice = Price.min(0.01);
/** Wholesale without VAT and retail with VAT. */
const Prices = shape({ price: SalePrice, retailPrice: SalePrice });

export const AdminPromotionItem = shape({
  ...Prices.shape,
  /** The article's. */
  id: Id,
  code: z.string(),
  title: z.string(),
  vpc: Price,
  mpc: Price,
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  isVisibleOnWeb: z.boolean(),
  /** Sold for less than it is bought for. */
  isBelowCost: z.boolean(),
  /** Other sales of these days that it is in: the lowest price of all holds. */
  overlaps: z.array(z.string()),
});

/** Which articles come in, and what they cost. */
export const PromotionItemsInput = shape({
  /** Off the list prices; null where every line has its own price. */
  percent: z.number().min(0.01).max(99.99).multipleOf(0.01).nullable(),
  source: z.discriminatedUnion('kind', [
    shape({
      kind: z.literal('codes'),
      /** A retail price that is missing falls as the wholesale price does. */
      lines: z
        .array(shape({ code: name(64), price: SalePrice.nullable(), retailPrice: SalePrice.nullable() }))
        .min(1)
        .max(MOST_LINES),
    }),
    /** A brand, a category with all below it, or what belongs to both. */
    shape({ kind: z.literal('scope'), brandId: Id.nullable(), categoryId: Id.nullable() }),
  ]),
});

export const PromotionItemsPlan = shape({
  added: z.int().min(0),
  changed: z.int().min(0),
  same: z.int().min(0),
  /** Of the added and changed ones: those that another sale has, too. */
  overlapping: z.int().min(0),
  belowCost: z.int().min(0),
  /** What stays out, by the place of its line from 1; 0 for an article of a brand or category. */
  faults: z.array(shape({ line: z.int().min(0), code: z.string(), fault: z.enum(PROMOTION_LINE_ERRORS) })),
  /** The first of the added and changed ones. */
  sample: z.array(
    shape({
      ...Prices.shape,
      code: z.string(),
      title: z.string(),
      vpc: Price,
      mpc: Price,
      /** What it costs in this sale now; null where it is not in it. */
      before: Price.nullable(),
    }),
  ),
});

const OfSale = shape({ ...ById.shape, articleId: ById.shape.id });
const ITEMS_PROBLEMS = ['records.not_found', 'sales.scope_needed', 'sales.too_many'] as const;

export const adminPromotions = {
  ...recordRoutes({
    path: 'product-sales',
    form: PromotionForm,
    view: AdminPromotion,
    list: shape({
      ...ListRequest.shape,
      view: z.enum(['all', 'running', 'upcoming', 'ended']).default('all'),
      sortBy: z.enum(['endsOn', 'startsOn', 'name', 'articles']).default('endsOn'),
      isSortAscending: z.boolean().default(false),
    }),
    words: ['sale', 'sales'],
    problems: ['sales.period_turned', 'sales.has_orders'],
  }),
  ...pictureRoutes({ path: 'product-sales', view: AdminPromotion, one: 'sale' }),
  ...routes({
    duplicate: {
      method: 'POST',
      path: '/admin/product-sales/{id}/duplicate',
      access: BACK_OFFICE,
      params: ById,
      answer: AdminPromotion,
      idempotent: true,
      problems: ['records.not_found'],
      summary: 'Adds a sale like this one from tomorrow, switched off, with the articles whose prices are still lower.',
    },
    end: {
      method: 'PUT',
      path: '/admin/product-sales/{id}/end',
      access: BACK_OFFICE,
      params: ById,
      body: shape({ version: z.int().min(1) }),
      answer: AdminPromotion,
      problems: ['records.not_found', 'records.changed_meanwhile', 'sales.not_running'],
      summary: 'Ends a running sale now: its prices hold no longer.',
    },
    items: {
      method: 'POST',
      path: '/admin/product-sales/{id}/get-items',
      reads: true,
      access: BACK_OFFICE,
      params: ById,
      body: shape({ ...ListRequest.shape, view: z.enum(['all', 'overlapping', 'below_cost']).default('all') }),
      answer: AdminPromotionItem,
      paged: true,
      problems: ['records.not_found'],
      summary: 'The articles of a sale with their prices, by code.',
    },
    planItems: {
      method: 'POST',
      path: '/admin/product-sales/{id}/plan-items',
      reads: true,
      access: BACK_OFFICE,
      params: ById,
      body: PromotionItemsInput,
      answer: PromotionItemsPlan,
      problems: ITEMS_PROBLEMS,
      summary: 'What `putItems` would do; changes nothing.',
    },
    putItems: {
      method: 'PUT',
      path: '/admin/product-sales/{id}/items',
      access: BACK_OFFICE,
      params: ById,
      /** `confirmedBelowCost` is how many articles the plan showed below cost. */
      body: shape({ ...PromotionItemsInput.shape, confirmedBelowCost: z.int().min(0).default(0) }),
      answer: PromotionItemsPlan,
      problems: [...ITEMS_PROBLEMS, 'sales.confirm_below_cost'],
      summary: 'Takes articles into a sale, or gives those that are in it other prices; lines with faults stay out.',
    },
    setItem: {
      method: 'PUT',
      path: '/admin/product-sales/{id}/items/{articleId}',
      access: BACK_OFFICE,
      params: OfSale,
      body: shape({ ...Prices.shape, seen: Prices, ...Confirmed }),
      answer: AdminPromotionItem,
      problems: ['records.not_found', 'records.changed_meanwhile', 'sales.not_lower', 'pricing.confirm_first'],
      summary: 'Changes the prices of one article, unless somebody else did since.',
    },
    removeItems: {
      method: 'PUT',
      path: '/admin/product-sales/{id}/remove-items',
      access: BACK_OFFICE,
      params: ById,
      body: shape({ articleIds: z.array(Id).min(1).max(MOST_LINES) }),
      answer: Done,
      problems: ['records.not_found'],
      summary: 'Takes articles out of a sale.',
    },
  }),
};

export type PromotionForm = z.output<typeof PromotionForm>;
export type AdminPromotion = z.output<typeof AdminPromotion>;
export type AdminPromotionItem = z.output<typeof AdminPromotionItem>;
export type PromotionItemsInput = z.output<typeof PromotionItemsInput>;
export type PromotionItemsPlan = z.output<typeof PromotionItemsPlan>;
export type PromotionLineError = (typeof PROMOTION_LINE_ERRORS)[number];
