import { adminBonus, adminBonusRules } from './bonus.admin.ts';
import { adminMachines } from './machines.admin.ts';
import { adminContractTerms } from './pricing.contract-terms.admin.ts';
import { adminArticles } from './articles.admin.ts';
import { adminPartNumbers } from './part-numbers.admin.ts';
import { adminCoupons } from './coupons.admin.ts';
import { adminCompanies } from './companies.admin.ts';
import { adminAnswerTemplates, adminComplaints } from './complaints.admin.ts';
import { adminAccountRequests } from './companies.requests.admin.ts';
import { adminAuditLog } from './audit-log.admin.ts';
import { adminJobs } from './jobs.admin.ts';
import { adminMail } from './mail.admin.ts';
import { adminOrders } from './orders.admin.ts';
import { adminStart } from './start-page.admin.ts';
import { adminRequests } from './availability-requests.admin.ts';
import { adminPriceChanges } from './articles.price-changes.admin.ts';
import { adminSearch } from './search-terms.admin.ts';
import { adminPriceLists } from './pricing.price-lists.admin.ts';
import { adminPromotions } from './pricing.promotions.admin.ts';
import { adminCarriers, adminPickupPlaces } from './shipping.admin.ts';
import { adminSettings } from './settings.admin.ts';
import { adminApiKeys } from './auth.api-keys.admin.ts';
import { adminSetup } from './auth.setup.ts';
import { adminTerms } from './terms.admin.ts';
import { adminStock } from './stock.admin.ts';
import { adminConsents } from './consents.admin.ts';
import { adminNotes } from './notes.admin.ts';
import { adminVisits } from './visits.admin.ts';
import { adminReports } from './reports.admin.ts';
import { adminRevenue } from './reports.revenue.admin.ts';
import { adminJobApplications } from './careers.ts';
import { adminQuestions } from './questions.admin.ts';
import { adminWithdrawals } from './withdrawals.admin.ts';
import { adminNewsletterIssues, adminNewsletterMails, adminNewsletterSubscribers } from './newsletter.admin.ts';
import { adminCompanyChanges } from './companies.changes.admin.ts';
import { adminAttributes } from './taxonomy.attributes.admin.ts';
import { adminTags } from './taxonomy.tags.admin.ts';
import { adminBrands } from './taxonomy.brands.admin.ts';
import { adminCategories } from './taxonomy.categories.admin.ts';
import { adminFinance } from './finance.admin.ts';
import { adminFaq } from './content.faq.admin.ts';
import { adminHeroBanners } from './content.home.admin.ts';
import { adminNews } from './content.news.admin.ts';
import { adminInformationPages } from './content.pages.ts';
import { adminPolls } from './content.polls.ts';
import { adminArticleTabs } from './content.tabs.ts';
import { adminPayments } from './payments.ts';
import { adminPictures } from './pictures.admin.ts';
import { adminUsers } from './users.admin.ts';
import { adminStaffRoles } from './users.roles.admin.ts';
import { adminCompanyAddresses } from './addresses.admin.ts';
import { adminBankAccounts } from './companies.bank-accounts.admin.ts';
import { adminCountries, adminTowns } from './geography.admin.ts';
import { adminBanks, adminCurrencies, adminInterestAreas, adminMeasurementUnits } from './references.admin.ts';
import { adminDatasheets } from './datasheets.admin.ts';
import { adminFiles } from './user-files.ts';
import { adminErp } from './erp.admin.ts';
import { adminListViews } from './list-views.admin.ts';
import { adminListFiles } from './list-files.admin.ts';
import { adminWebhooks } from './webhooks.admin.ts';
import { adminSupplier } from './supplier.ts';
import { adminPurchasing } from './purchasing.admin.ts';
import { adminVendors } from './vendors.admin.ts';

/** The calls of the back office that no customer makes, by group. */
export const adminContract = {
  adminWithdrawals,
  adminQuestions,
  adminSetup,
  adminPayments,
  adminStart,
  adminRevenue,
  adminReports,
  adminOrders,
  adminArticles,
  adminCompanies,
  adminCompanyChanges,
  adminBankAccounts,
  adminCompanyAddresses,
  adminUsers,
  adminStaffRoles,
  adminApiKeys,
  adminWebhooks,
  adminErp,
  adminAccountRequests,
  adminAgreements: adminContractTerms,
  adminFinance,
  adminJobs,
  adminMail,
  adminRequests,
  adminComplaints,
  adminAnswerTemplates,
  adminPriceChanges,
  adminSearch,
  adminSettings,
  adminSupplier,
  adminTerms,
  adminNews,
  adminNewsletterSubscribers,
  adminNewsletterIssues,
  adminNewsletterMails,
  adminHeroBanners,
  adminPictures,
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
  adminCoupons,
  adminFiles,
  adminDatasheets,
  adminCompanyCodes: adminPartNumbers,
  adminCategories,
  adminBrands,
  adminAttributes,
  adminTags,
  adminPriceLists,
  adminSales: adminPromotions,
  adminExpressPosts: adminCarriers,
  adminPickupPlaces,
  adminMachines,
  adminAuditLog,
  adminConsents,
  adminBonus,
  adminBonusRules,
  adminVisits,
  adminNotes,
  adminListFiles,
  adminVendors,
  adminPurchasing,
  adminListViews,
};
