import { bonus } from './bonus.ts';
import { adminBonus, adminBonusRules } from './bonus.admin.ts';
import { adminMachines } from './machines.admin.ts';
import { machines } from './machines.ts';
import { impersonation } from './companies.impersonation.ts';
import { adminContractTerms } from './pricing.contract-terms.admin.ts';
import { adminArticles } from './articles.admin.ts';
import { adminPartNumbers } from './part-numbers.admin.ts';
import { adminCoupons } from './coupons.admin.ts';
import { adminCompanies } from './companies.admin.ts';
import { adminAnswerTemplates, adminComplaints } from './complaints.admin.ts';
import { accountRequests } from './companies.requests.ts';
import { adminAccountRequests } from './companies.requests.admin.ts';
import { passwords } from './auth.passwords.ts';
import { registration } from './auth.registration.ts';
import { social } from './auth.social.ts';
import { secondFactor } from './auth.second-factor.ts';
import { account } from './users.account.ts';
import { personalDataChanges } from './users.changes.ts';
import { adminAuditLog } from './audit-log.admin.ts';
import { adminJobs } from './jobs.admin.ts';
import { adminMail } from './mail.admin.ts';
import { adminOrders } from './orders.admin.ts';
import { adminStart } from './start-page.admin.ts';
import { orderPrinting } from './order-documents.admin.ts';
import { orderQueues } from './orders.queues.admin.ts';
import { adminRequests } from './availability-requests.admin.ts';
import { articleBulkEdits } from './articles.bulk-edit.admin.ts';
import { adminPriceChanges } from './articles.price-changes.admin.ts';
import { adminSearch } from './search-terms.admin.ts';
import { staffSearch } from './staff-search.admin.ts';
import { adminPromotions } from './pricing.promotions.admin.ts';
import { adminCarriers, adminPickupPlaces } from './shipping.admin.ts';
import { adminSettings } from './settings.admin.ts';
import { adminSetup } from './auth.setup.ts';
import { adminTerms } from './terms.admin.ts';
import { adminStock } from './stock.admin.ts';
import { articles } from './catalogue.ts';
import { auth } from './auth.ts';
import { users } from './users.ts';
import { adminConsents } from './consents.admin.ts';
import { consents } from './consents.ts';
import { adminNotes } from './notes.admin.ts';
import { adminVisits } from './visits.admin.ts';
import { adminReports } from './reports.admin.ts';
import { adminRevenue } from './reports.revenue.admin.ts';
import { adminJobApplications, careers } from './careers.ts';
import { shoppingCart, wishList } from './cart.ts';
import { withdrawals } from './withdrawals.ts';
import { adminWithdrawals } from './withdrawals.admin.ts';
import { newsletter } from './newsletter.ts';
import { adminNewsletterIssues, adminNewsletterMails, adminNewsletterSubscribers } from './newsletter.admin.ts';
import { newsletterLinks } from './newsletter.links.ts';
import { mainPage } from './content.home.ts';
import { promotions } from './pricing.promotions.ts';
import { settings } from './settings.ts';
import { articleFilters } from './catalogue.filters.ts';
import { attributes, brands, categories, tags } from './taxonomy.ts';
import { carriers } from './shipping.ts';
import { presentations } from './presentations.ts';
import { reviews } from './reviews.ts';
import { variations } from './catalogue.variations.ts';
import { companies } from './companies.ts';
import { adminCompanyChanges } from './companies.changes.admin.ts';
import { branches } from './companies.branches.ts';
import { deputies } from './companies.deputies.ts';
import { companyDetails } from './companies.details.ts';
import { complaints } from './complaints.ts';
import { addresses, shippingInfo } from './addresses.ts';
import { checkout } from './checkout.ts';
import { adminAttributes } from './taxonomy.attributes.admin.ts';
import { adminBrands } from './taxonomy.brands.admin.ts';
import { adminCategories } from './taxonomy.categories.admin.ts';
import { files } from './files.ts';
import { adminFinance } from './finance.admin.ts';
import { financeImports } from './finance.import.admin.ts';
import { financeDocuments } from './finance.documents.ts';
import { finance } from './finance.ts';
import { geography } from './geography.ts';
import { guests } from './guests.ts';
import { adminFaq } from './content.faq.admin.ts';
import { adminHeroBanners } from './content.home.admin.ts';
import { adminNews } from './content.news.admin.ts';
import { adminInformationPages, informationPages } from './content.pages.ts';
import { adminPolls, polls } from './content.polls.ts';
import { adminArticleTabs, articleTabs } from './content.tabs.ts';
import { blogs, termsOfServices } from './content.ts';
import { documents } from './saved-carts.ts';
import { orderDocuments, savedCartDocuments } from './order-documents.ts';
import { orderParts } from './orders.splits.ts';
import { adminPayments, payments } from './payments.ts';
import { orderSheets } from './orders.sheets.ts';
import { notificationChoices, systemMessages } from './messages.ts';
import { orders } from './orders.ts';
import { ordersOverview } from './orders.overview.ts';
import { partNumbers } from './part-numbers.ts';
import { quickOrder } from './quick-order.ts';
import { repeating } from './orders.repeat.ts';
import { adminUsers } from './users.admin.ts';
import { adminStaffRoles } from './users.roles.admin.ts';
import { adminCompanyAddresses } from './addresses.admin.ts';
import { adminBankAccounts } from './companies.bank-accounts.admin.ts';
import { adminCountries, adminTowns } from './geography.admin.ts';
import { adminBanks, adminCurrencies, adminInterestAreas, adminMeasurementUnits } from './references.admin.ts';
import { banks, customerBankAccounts, interestAreas } from './references.ts';
import { adminFiles, userFiles } from './user-files.ts';
import { stockImports } from './imports.ts';
import { recordImports } from './record-imports.ts';
import { setupGuide } from './setup-guide.ts';
import { deliveryDays } from './shipping.delivery-days.ts';
import { pickupPlaces } from './shipping.pickup-places.ts';
import { adminSupplier, supplier } from './supplier.ts';

/** Every call of the shop, by group: the server mounts it, clients are made from it, tests walk over it. */
export const contract = {
  auth,
  passwords,
  registration,
  social,
  withdrawals,
  adminWithdrawals,
  account,
  consents,
  secondFactor,
  adminSetup,
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
  geography,
  addresses,
  shippingInfo,
  categories,
  brands,
  articles,
  articleFilters,
  attributes,
  variations,
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
  checkout,
  orders,
  ordersOverview,
  orderPapers: orderDocuments,
  savedCartPapers: savedCartDocuments,
  orderParts,
  payments,
  adminPayments,
  orderSheets,
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
  adminStart,
  adminRevenue,
  adminReports,
  adminOrders,
  orderQueues,
  orderPrinting,
  adminArticles,
  adminCompanies,
  adminCompanyChanges,
  adminBankAccounts,
  adminCompanyAddresses,
  adminUsers,
  adminStaffRoles,
  adminAccountRequests,
  adminAgreements: adminContractTerms,
  adminFinance,
  financeImports,
  adminJobs,
  adminMail,
  adminRequests,
  adminComplaints,
  adminAnswerTemplates,
  articleBulkEdits,
  adminPriceChanges,
  adminSearch,
  staffSearch,
  adminSettings,
  adminSupplier,
  adminTerms,
  adminNews,
  adminNewsletterSubscribers,
  adminNewsletterIssues,
  adminNewsletterMails,
  adminHeroBanners,
  adminPolls,
  adminInformationPages,
  adminFaq,
  adminArticleTabs,
  adminJobApplications,
  adminCountries,
  adminTowns,
  adminBanks,
  adminInterestAreas,
  adminMeasurementUnits,
  adminCurrencies,
  adminStock,
  stockImports,
  recordImports,
  setupGuide,
  adminCoupons,
  adminFiles,
  adminCompanyCodes: adminPartNumbers,
  adminCategories,
  adminBrands,
  adminAttributes,
  adminSales: adminPromotions,
  adminExpressPosts: adminCarriers,
  adminPickupPlaces,
  machines,
  adminMachines,
  adminAuditLog,
  adminConsents,
  bonus,
  adminBonus,
  adminBonusRules,
  adminVisits,
  adminNotes,
};
