import { z } from 'zod';
import { PriceSource } from './catalogue.articles.ts';
import { PRICE_LIST_STATES } from './pricing.price-lists.admin.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Confirmed, Day, Done, Id, ListRequest, NearDay, Price, Quantity, name, shape } from './shapes.ts';

const Named = shape({ id: Id, title: z.string() });
const Percent = z.number().min(0.01).max(100).multipleOf(0.01);

/** A discount off the wholesale price: of a brand, of a category with all below it, of both together, or of all. */
export const CompanyDiscount = shape({
  id: Id,
  brand: Named.nullable(),
  category: Named.nullable(),
  percent: Percent,
  /** How many articles it covers now. */
  articles: z.int(),
});

export const ContractPrice = shape({
  articleId: Id,
  code: z.string(),
  title: z.string(),
  /** Wholesale without VAT. */
  listPrice: Price,
  price: Price,
  /** The days on which it holds; null for no first or last one. */
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  state: z.enum(['in_force', 'planned', 'ended']),
});

/** A price list that a company has. */
const PriceListOfCompany = shape({
  id: Id,
  title: z.string(),
  validFrom: Day.nullable(),
  validTo: Day.nullable(),
  state: z.enum(PRICE_LIST_STATES),
  articles: z.int().min(0),
});

/** What the company pays for an article, and by which rule. */
export const CheckedPrice = shape({
  articleId: Id,
  code: z.string(),
  title: z.string(),
  price: Price,
  listPrice: Price,
  source: PriceSource,
});

const OfCompany = {
  contract: shape({ ...ById.shape, articleId: ById.shape.id }),
  discount: shape({ ...ById.shape, discountId: ById.shape.id }),
};

export const adminContractTerms = routes({
  discounts: {
    method: 'GET',
    path: '/admin/companies/{id}/discounts',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(CompanyDiscount),
    problems: ['companies.not_found'],
    summary: 'The discounts of a company, the most specific first.',
  },
  priceLists: {
    method: 'GET',
    path: '/admin/companies/{id}/price-lists',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(PriceListOfCompany),
    problems: ['companies.not_found'],
    summary: 'The price lists of a company, those in force first.',
  },
  options: {
    method: 'GET',
    path: '/admin/companies/discount-options',
    access: BACK_OFFICE,
    answer: shape({ brands: z.array(Named), categories: z.array(Named) }),
    summary: 'Brands and categories that a discount may be for; a category with those above it in its title.',
  },
  addDiscount: {
    method: 'POST',
    path: '/admin/companies/{id}/discounts',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ brandId: Id.nullable(), categoryId: Id.nullable(), percent: Percent }),
    answer: CompanyDiscount,
    problems: ['companies.not_found', 'pricing.discount_taken', 'pricing.scope_unknown'],
    summary: 'Adds a discount; prices follow at once. 409 where there is one for the same brand and category.',
  },
  changeDiscount: {
    method: 'PUT',
    path: '/admin/companies/{id}/discounts/{discountId}',
    access: BACK_OFFICE,
    params: OfCompany.discount,
    /** `seen` is the percentage that the caller has seen. */
    body: shape({ percent: Percent, seen: Percent }),
    answer: CompanyDiscount,
    problems: ['pricing.discount_not_found', 'records.changed_meanwhile'],
    summary: 'Changes the percentage, unless somebody else did since.',
  },
  removeDiscount: {
    method: 'DELETE',
    path: '/admin/companies/{id}/discounts/{discountId}',
    access: BACK_OFFICE,
    params: OfCompany.discount,
    answer: Done,
    problems: ['pricing.discount_not_found'],
    summary: 'Takes a discount away.',
  },
  contractPrices: {
    method: 'POST',
    path: '/admin/companies/{id}/get-contract-prices',
    access: BACK_OFFICE,
    params: ById,
    body: ListRequest,
    answer: ContractPrice,
    paged: true,
    problems: ['companies.not_found'],
    reads: true,
    summary: 'The articles that have a price of the company’s own, by code.',
  },
  setContractPrice: {
    method: 'PUT',
    path: '/admin/companies/{id}/contract-prices',
    access: BACK_OFFICE,
    params: ById,
    /** `seen` is the contract price that the caller has seen; null where there was none. */
    body: shape({
      code: name(64),
      price: Price,
      seen: Price.nullable(),
      validFrom: NearDay.nullable().default(null),
      validTo: NearDay.nullable().default(null),
      ...Confirmed,
    }),
    answer: ContractPrice,
    problems: [
      'companies.not_found',
      'articles.not_found',
      'records.changed_meanwhile',
      'pricing.confirm_first',
      'pricing.period_wrong',
    ],
    summary: 'Agrees a price for the article of that code, or another one than before.',
  },
  removeContractPrice: {
    method: 'DELETE',
    path: '/admin/companies/{id}/contract-prices/{articleId}',
    access: BACK_OFFICE,
    params: OfCompany.contract,
    answer: Done,
    problems: ['pricing.contract_price_not_found'],
    summary: 'Takes an agreed price away.',
  },
  copyContractPrices: {
    method: 'POST',
    path: '/admin/companies/{id}/contract-prices/copy',
    access: BACK_OFFICE,
    params: ById,
    /** `replaces`: also articles that have a contract price already get the other company's. */
    body: shape({ fromCompanyId: Id, replaces: z.boolean() }),
    answer: shape({ copied: z.int().min(0), kept: z.int().min(0) }),
    idempotent: true,
    problems: ['companies.not_found', 'pricing.same_company'],
    summary: 'Copies the contract prices of another company that have not ended.',
  },
  contractPriceFile: {
    method: 'GET',
    path: '/admin/companies/{id}/contract-prices/file/{format}',
    access: BACK_OFFICE,
    params: shape({ ...ById.shape, format: z.enum(['csv', 'xlsx']) }),
    answer: Done,
    download: true,
    problems: ['companies.not_found', 'request.work_waiting'],
    summary: 'The contract prices of a company as a sheet, in the columns that an import reads.',
  },
  checkPrice: {
    method: 'POST',
    path: '/admin/companies/{id}/check-price',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ code: name(64), quantity: Quantity.default(1) }),
    answer: CheckedPrice,
    problems: ['companies.not_found', 'articles.not_found'],
    reads: true,
    summary: 'What the company pays now for the article of that code, and why.',
  },
});

export type CompanyDiscount = z.output<typeof CompanyDiscount>;
export type ContractPrice = z.output<typeof ContractPrice>;
export type PriceListOfCompany = z.output<typeof PriceListOfCompany>;
export type CheckedPrice = z.output<typeof CheckedPrice>;
