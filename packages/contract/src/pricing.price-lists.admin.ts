import { z } from 'zod';
import { recordList, recordRoutes, RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import {
  ById,
  Confirmed,
  Done,
  Id,
  ids,
  Instant,
  ListRequest,
  longText,
  name,
  NearDay,
  Price,
  shape,
} from './shapes.ts';

export const PRICE_LIST_STATES = ['in_force', 'planned', 'ended', 'inactive'] as const;
export const PRICE_LIST_ITEM_VIEWS = ['all', 'not_lower', 'below_cost'] as const;
/** In either direction. A list whose prices change by more is another list. */
export const MOST_PRICE_LIST_PERCENT = 50;

export const PriceListForm = shape({
  title: name(120),
  /** Business days, both included; null for no first or last one. */
  validFrom: NearDay.nullable(),
  validTo: NearDay.nullable(),
  isActive: z.boolean(),
  note: longText(2_000),
});

export const AdminPriceList = shape({
  ...RECORD_FIELDS,
  ...PriceListForm.shape,
  state: z.enum(PRICE_LIST_STATES),
  articles: z.int().min(0),
  companies: z.int().min(0),
  /** The newest change by a percentage that can still be taken back. */
  lastChange: shape({
    id: Id,
    percent: z.number(),
    /** How many prices it has changed. */
    prices: z.int().min(0),
    byName: z.string(),
    at: Instant,
  }).nullable(),
});

export const PriceListItem = shape({
  /** The article's. */
  id: Id,
  code: z.string(),
  title: z.string(),
  /** Wholesale without VAT, as everybody pays it. */
  vpc: Price,
  price: Price,
  isVisibleOnWeb: z.boolean(),
  /** Sold for less than it is bought for. */
  isBelowCost: z.boolean(),
});

export const PriceListPlan = shape({
  changed: z.int().min(0),
  /** So cheap that the percentage comes to less than a fening. */
  same: z.int().min(0),
  belowCost: z.int().min(0),
  /** The first of the changed ones. */
  sample: z.array(shape({ code: z.string(), title: z.string(), before: Price, after: Price })),
});

/** What was done, and by which it is taken back; null where no price has changed. */
export const PriceListChange = shape({ ...PriceListPlan.shape, id: Id.nullable() });

/** A company that has a price list. */
const PriceListCompany = shape({ id: Id, title: z.string(), code: z.string(), town: z.string() });

const Percent = z
  .number()
  .min(-MOST_PRICE_LIST_PERCENT)
  .max(MOST_PRICE_LIST_PERCENT)
  .multipleOf(0.01)
  .refine((percent) => percent !== 0);

const OfList = {
  article: shape({ ...ById.shape, articleId: ById.shape.id }),
  company: shape({ ...ById.shape, companyId: ById.shape.id }),
  change: shape({ ...ById.shape, changeId: ById.shape.id }),
};

export const adminPriceLists = {
  ...recordRoutes({
    path: 'price-lists',
    form: PriceListForm,
    view: AdminPriceList,
    list: shape({
      ...recordList(['all', ...PRICE_LIST_STATES], ['name', 'validFrom', 'validTo', 'articles', 'companies']).shape,
      /** Lists that one of these companies has. */
      companyIds: ids(50),
    }),
    words: ['price list', 'price lists'],
    problems: ['pricing.period_wrong'],
  }),
  ...routes({
    duplicate: {
      method: 'POST',
      path: '/admin/price-lists/{id}/duplicate',
      access: BACK_OFFICE,
      params: ById,
      body: shape({ title: name(120) }),
      answer: AdminPriceList,
      idempotent: true,
      problems: ['records.not_found', 'records.taken'],
      summary: 'Adds a list of another name with the same days and prices, which no company has yet.',
    },
    items: {
      method: 'POST',
      path: '/admin/price-lists/{id}/get-items',
      access: BACK_OFFICE,
      params: ById,
      body: shape({ ...ListRequest.shape, view: z.enum(PRICE_LIST_ITEM_VIEWS).default('all') }),
      answer: PriceListItem,
      paged: true,
      reads: true,
      problems: ['records.not_found'],
      summary: 'The articles of a price list with their prices, by code.',
    },
    setItem: {
      method: 'PUT',
      path: '/admin/price-lists/{id}/items',
      access: BACK_OFFICE,
      params: ById,
      /** `seen` is the price that the caller has seen in this list; null where it had none. */
      body: shape({ code: name(64), price: Price, seen: Price.nullable(), ...Confirmed }),
      answer: PriceListItem,
      problems: ['records.not_found', 'articles.not_found', 'records.changed_meanwhile', 'pricing.confirm_first'],
      summary: 'Gives the article of that code a price in the list, or another one than before.',
    },
    removeItem: {
      method: 'DELETE',
      path: '/admin/price-lists/{id}/items/{articleId}',
      access: BACK_OFFICE,
      params: OfList.article,
      answer: Done,
      problems: ['records.not_found'],
      summary: 'Takes an article out of a price list.',
    },
    planChange: {
      method: 'POST',
      path: '/admin/price-lists/{id}/plan-change',
      access: BACK_OFFICE,
      params: ById,
      body: shape({ percent: Percent }),
      answer: PriceListPlan,
      reads: true,
      problems: ['records.not_found', 'prices.too_high'],
      summary: 'What `changePrices` would do; changes nothing.',
    },
    changePrices: {
      method: 'POST',
      path: '/admin/price-lists/{id}/change-prices',
      access: BACK_OFFICE,
      params: ById,
      /** `confirmedBelowCost` is how many articles the plan showed below cost. */
      body: shape({ percent: Percent, confirmedBelowCost: z.int().min(0).default(0) }),
      answer: PriceListChange,
      idempotent: true,
      problems: ['records.not_found', 'prices.too_high', 'sales.confirm_below_cost'],
      summary: 'Raises or lowers all prices of a list by a percentage.',
    },
    undoChange: {
      method: 'POST',
      path: '/admin/price-lists/{id}/changes/{changeId}/undo',
      access: BACK_OFFICE,
      params: OfList.change,
      answer: shape({ restored: z.int().min(0) }),
      problems: ['records.not_found', 'prices.cannot_undo'],
      summary:
        'Restores the prices before a change by a percentage, where nobody has changed them since. Possible for 90 days, for each change once.',
    },
    file: {
      method: 'GET',
      path: '/admin/price-lists/{id}/file/{format}',
      access: BACK_OFFICE,
      params: shape({ ...ById.shape, format: z.enum(['csv', 'xlsx']) }),
      answer: Done,
      download: true,
      problems: ['records.not_found', 'request.work_waiting'],
      summary: 'The prices of a list as a sheet, in the columns that an import reads.',
    },
    companies: {
      method: 'POST',
      path: '/admin/price-lists/{id}/get-companies',
      access: BACK_OFFICE,
      params: ById,
      body: ListRequest,
      answer: PriceListCompany,
      paged: true,
      reads: true,
      problems: ['records.not_found'],
      summary: 'The companies that have a price list, by name.',
    },
    assign: {
      method: 'PUT',
      path: '/admin/price-lists/{id}/companies/{companyId}',
      access: BACK_OFFICE,
      params: OfList.company,
      answer: Done,
      problems: ['records.not_found', 'companies.not_found'],
      summary: 'Gives a company a price list, beside those that it has; its prices follow at once.',
    },
    unassign: {
      method: 'DELETE',
      path: '/admin/price-lists/{id}/companies/{companyId}',
      access: BACK_OFFICE,
      params: OfList.company,
      answer: Done,
      problems: ['records.not_found', 'companies.not_found'],
      summary: 'Takes a price list away from a company.',
    },
  }),
};

export type PriceListForm = z.output<typeof PriceListForm>;
export type AdminPriceList = z.output<typeof AdminPriceList>;
export type PriceListItem = z.output<typeof PriceListItem>;
export type PriceListPlan = z.output<typeof PriceListPlan>;
export type PriceListChange = z.output<typeof PriceListChange>;
