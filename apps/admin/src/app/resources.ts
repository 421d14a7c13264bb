import { BACK_OFFICE, type Capability, type Principal } from '@sjaj/contract';
import { homeOf, type Resource } from '../shared/resource/resource.ts';
import { account } from '../resources/account/index.ts';
import { accountRequests } from '../resources/account-requests/index.ts';
import { erpOrders, erpRefusals } from '../resources/erp/index.ts';
import { webhooks } from '../resources/webhooks/index.ts';
import { apiKeys } from '../resources/api-keys/index.ts';
import { articles } from '../resources/articles/index.ts';
import { auditLog } from '../resources/audit-log/index.ts';
import { consents } from '../resources/consents/index.ts';
import { attributes } from '../resources/attributes/index.ts';
import { brands } from '../resources/brands/index.ts';
import { categories } from '../resources/categories/index.ts';
import { finance } from '../resources/finance/index.ts';
import { failedEvents, failedJobs, jobs } from '../resources/jobs/index.ts';
import { files } from '../resources/files/index.ts';
import { complaints } from '../resources/complaints/index.ts';
import { companies } from '../resources/companies/index.ts';
import { partNumbers } from '../resources/part-numbers/index.ts';
import { coupons } from '../resources/coupons/index.ts';
import { bonusRules } from '../resources/bonus-rules/index.ts';
import { machines } from '../resources/machines/index.ts';
import { carriers } from '../resources/carriers/index.ts';
import { approvalQueue, orders, shippingQueue } from '../resources/orders/index.ts';
import { outgoingMail } from '../resources/outgoing-mail/index.ts';
import { pickupPlaces } from '../resources/pickup-places/index.ts';
import {
  arrivalRequests,
  companyChanges,
  presentationRequests,
  questions,
  withdrawals,
} from '../resources/requests/index.ts';
import { reports } from '../resources/reports/index.ts';
import { reviews } from '../resources/reviews/index.ts';
import { priceLists } from '../resources/price-lists/index.ts';
import { prices } from '../resources/prices/index.ts';
import { promotions } from '../resources/promotions/index.ts';
import { searches } from '../resources/searches/index.ts';
import { settings } from '../resources/settings/index.ts';
import { start } from '../resources/start/index.ts';
import { stock } from '../resources/stock/index.ts';
import { imports } from '../resources/imports/index.ts';
import { purchasing } from '../resources/purchasing/index.ts';
import { vendors } from '../resources/vendors/index.ts';
import { tags } from '../resources/tags/index.ts';
import { stockImports } from '../resources/stock-imports/index.ts';
import { faq } from '../resources/faq/index.ts';
import { heroBanners } from '../resources/hero-banners/index.ts';
import { jobApplications } from '../resources/job-applications/index.ts';
import { news } from '../resources/news/index.ts';
import { newsletterIssues, newsletterSubscribers } from '../resources/newsletter/index.ts';
import { pages } from '../resources/pages/index.ts';
import { pictures } from '../resources/pictures/index.ts';
import { polls } from '../resources/polls/index.ts';
import { tabs } from '../resources/tabs/index.ts';
import { terms } from '../resources/terms/index.ts';
import { bankAccounts } from '../resources/bank-accounts/index.ts';
import { banks } from '../resources/banks/index.ts';
import { countries } from '../resources/countries/index.ts';
import { currencies } from '../resources/currencies/index.ts';
import { interestAreas } from '../resources/interest-areas/index.ts';
import { measurementUnits } from '../resources/measurement-units/index.ts';
import { towns } from '../resources/towns/index.ts';
import { staffRoles } from '../resources/staff-roles/index.ts';
import { users } from '../resources/users/index.ts';
import { synonyms } from '../resources/synonyms/index.ts';

/** The table of contents of the back office, in the order of its navigation. */
export const RESOURCES: readonly Resource[] = [
  start,
  approvalQueue,
  shippingQueue,
  orders,
  reports,
  complaints,
  accountRequests,
  questions,
  arrivalRequests,
  presentationRequests,
  withdrawals,
  companyChanges,
  articles,
  categories,
  brands,
  attributes,
  tags,
  prices,
  stock,
  purchasing,
  vendors,
  stockImports,
  imports,
  searches,
  synonyms,
  promotions,
  coupons,
  bonusRules,
  reviews,
  newsletterIssues,
  newsletterSubscribers,
  heroBanners,
  polls,
  companies,
  priceLists,
  users,
  finance,
  machines,
  partNumbers,
  bankAccounts,
  files,
  news,
  pictures,
  pages,
  faq,
  terms,
  tabs,
  jobApplications,
  carriers,
  pickupPlaces,
  measurementUnits,
  countries,
  towns,
  currencies,
  banks,
  interestAreas,
  staffRoles,
  apiKeys,
  webhooks,
  erpOrders,
  erpRefusals,
  outgoingMail,
  jobs,
  failedJobs,
  failedEvents,
  auditLog,
  consents,
  settings,
  account,
];

/** The resources that a member of staff can open. */
export const resourcesFor = (capabilities: readonly Capability[]): readonly Resource[] =>
  RESOURCES.filter(({ needs }) => needs === null || capabilities.includes(needs));

/** Whether the back office is open to a caller. */
export const isStaff = (role: Principal): boolean => (BACK_OFFICE as readonly Principal[]).includes(role);

/** Where a member of staff begins: the start page, or the first list that they can open. */
export function homeFor(capabilities: readonly Capability[]): string {
  const [first] = resourcesFor(capabilities);
  return first ? homeOf(first) : '/account';
}
