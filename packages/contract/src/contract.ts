import { adminContract } from './contract.admin.ts';
import { bonus } from './bonus.ts';
import { machines } from './machines.ts';
import { impersonation } from './companies.impersonation.ts';
import { accountRequests } from './companies.requests.ts';
import { passwords } from './auth.passwords.ts';
import { registration } from './auth.registration.ts';
import { social } from './auth.social.ts';
import { secondFactor } from './auth.second-factor.ts';
import { account } from './users.account.ts';
import { personalDataChanges } from './users.changes.ts';
import { orderPrinting } from './order-documents.admin.ts';
import { orderQueues } from './orders.queues.admin.ts';
import { articleArchive } from './articles.archive.admin.ts';
import { articleBulkEdits } from './articles.bulk-edit.admin.ts';
import { staffSearch } from './staff-search.admin.ts';
import { articles } from './catalogue.ts';
import { auth } from './auth.ts';
import { users } from './users.ts';
import { consents } from './consents.ts';
import { careers } from './careers.ts';
import { shoppingCart, wishList } from './cart.ts';
import { questions } from './questions.ts';
import { withdrawals } from './withdrawals.ts';
import { newsletter } from './newsletter.ts';
import { newsletterLinks } from './newsletter.links.ts';
import { mainPage } from './content.home.ts';
import { promotions } from './pricing.promotions.ts';
import { settings } from './settings.ts';
import { articleFilters } from './catalogue.filters.ts';
import { attributes, brands, categories, tags } from './taxonomy.ts';
import { carriers } from './shipping.ts';
import { presentations } from './presentations.ts';
import { reviews } from './reviews.ts';
import { boughtTogether } from './catalogue.bought-together.ts';
import { articleSuccessors } from './catalogue.successors.ts';
import { firstViews } from './first-views.ts';
import { variations } from './catalogue.variations.ts';
import { companies } from './companies.ts';
import { branches } from './companies.branches.ts';
import { deputies } from './companies.deputies.ts';
import { companyDetails } from './companies.details.ts';
import { complaints } from './complaints.ts';
import { addresses, shippingInfo } from './addresses.ts';
import { checkout } from './checkout.ts';
import { files } from './files.ts';
import { financeImports } from './finance.import.admin.ts';
import { financeDocuments } from './finance.documents.ts';
import { finance } from './finance.ts';
import { geography } from './geography.ts';
import { guests } from './guests.ts';
import { informationPages } from './content.pages.ts';
import { polls } from './content.polls.ts';
import { articleTabs } from './content.tabs.ts';
import { blogs, termsOfServices } from './content.ts';
import { documents } from './saved-carts.ts';
import { articleLabels } from './labels.ts';
import { orderDocuments, savedCartDocuments } from './order-documents.ts';
import { orderParts } from './orders.splits.ts';
import { payments } from './payments.ts';
import { orderSheets } from './orders.sheets.ts';
import { notificationChoices, systemMessages } from './messages.ts';
import { orders } from './orders.ts';
import { orderApprovals } from './orders.approvals.ts';
import { ordersOverview } from './orders.overview.ts';
import { partNumbers } from './part-numbers.ts';
import { quickOrder } from './quick-order.ts';
import { replacements } from './replacements.ts';
import { safetySheets } from './safety-sheets.ts';
import { reads } from './reads.ts';
import { repeating } from './orders.repeat.ts';
import { banks, customerBankAccounts, interestAreas } from './references.ts';
import { userFiles } from './user-files.ts';
import { stockImports } from './imports.ts';
import { recordImports } from './record-imports.ts';
import { setupGuide } from './setup-guide.ts';
import { deliveryDays } from './shipping.delivery-days.ts';
import { pickupPlaces } from './shipping.pickup-places.ts';
import { supplier } from './supplier.ts';

/** Every call of the shop, by group: the server mounts it, clients are made from it, tests walk over it. */
export const contract = {
  auth,
  passwords,
  registration,
  social,
  withdrawals,
  questions,
  account,
  consents,
  secondFactor,
  accountRequests,
  guests,
  acting: impersonation,
  companies,
  companyDetails,
  branches,
  deputies,
  personalDataChanges,
  users,
  settings,
  supplier,
  pickupPlaces,
  deliveryDays,
  files,
  userFiles,
  safetySheets,
  geography,
  addresses,
  shippingInfo,
  categories,
  brands,
  articles,
  articleFilters,
  attributes,
  variations,
  articleSuccessors,
  boughtTogether,
  firstViews,
  tags,
  reviews,
  presentations,
  expressPosts: carriers,
  mainPage,
  productSales: promotions,
  wishList,
  shoppingCart,
  quickOrder,
  partNumbers,
  documents,
  replacements,
  checkout,
  orders,
  ordersOverview,
  orderApprovals,
  orderPapers: orderDocuments,
  savedCartPapers: savedCartDocuments,
  articleLabels,
  orderParts,
  payments,
  orderSheets,
  reads,
  repeating,
  finance,
  financeDocuments,
  systemMessages,
  notificationChoices,
  complaints,
  newsletter,
  newsletterLinks,
  banks,
  interestAreas,
  customerBankAccounts,
  blogs,
  termsOfServices,
  informationPages,
  careers,
  articleTabs,
  polls,
  orderQueues,
  orderPrinting,
  financeImports,
  articleArchive,
  articleBulkEdits,
  staffSearch,
  stockImports,
  recordImports,
  setupGuide,
  machines,
  bonus,
  ...adminContract,
};
