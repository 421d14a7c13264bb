import { article } from './article.ts';
import { articleForm } from './article-form.ts';
import { company } from './company.ts';
import { codeOutcome, companyCodes } from './part-numbers.ts';
import { companyContractTerms } from './company-contract-terms.ts';
import { coupons, couponState } from './coupons.ts';
import { expressPosts, offer, pickupPlaces } from './delivery.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { jobs } from './jobs.ts';
import { importColumns } from './import-columns.ts';
import { importFaultHint, importOutcome, importView } from './import-lines.ts';
import { imports } from './imports.ts';
import { list } from './list.ts';
import { mails } from './mails.ts';
import { orders } from './orders.ts';
import { ordersMore } from './orders-more.ts';
import { payment } from './payment.ts';
import { requests } from './requests.ts';
import { priceCheck } from './price-check.ts';
import { priceRule } from './price-rule.ts';
import { resource } from './resource.ts';
import { reviews } from './reviews.ts';
import { saleFault, saleItems, sales, saleState } from './sales.ts';
import { searches } from './searches.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { start } from './start.ts';
import { states } from './states.ts';
import { movement, stock } from './stock.ts';
import { supplier } from './supplier.ts';
import { terms } from './terms.ts';
import { attributeKind, attributes, brands, categories } from './taxonomy.ts';

/** The texts of the back office. */
export const staff = {
  attributeKind,
  attributes,
  brands,
  categories,
  codeOutcome,
  companyCodes,
  article: { ...article, ...articleForm },
  company: { ...company, ...companyContractTerms },
  coupons,
  couponState,
  expressPosts,
  form,
  frame,
  jobs,
  imports,
  importColumns,
  importFaultHint,
  importOutcome,
  importView,
  list,
  movement,
  mails,
  offer,
  orders: { ...orders, ...ordersMore },
  payment,
  pickupPlaces,
  requests,
  priceCheck,
  priceRule,
  resource,
  reviews,
  saleFault,
  saleItems,
  sales,
  saleState,
  searches,
  settings,
  setup,
  start,
  states,
  stock,
  supplier,
  terms,
};
