import { contract } from '@sjaj/contract';
import { adminBonusHandlers, adminBonusRuleHandlers } from './modules/bonus/index.ts';
import { adminMachineHandlers } from './modules/machines/index.ts';
import { companyAddressHandlers } from './modules/addresses/index.ts';
import {
  adminArticleHandlers,
  articleArchiveHandlers,
  articleBulkEditHandlers,
  priceChangeHandlers,
} from './modules/articles/index.ts';
import { adminAuditLogHandlers } from './modules/audit-log/index.ts';
import { adminApiKeyHandlers, adminConsentHandlers } from './modules/auth/index.ts';
import { adminAvailabilityRequestHandlers } from './modules/availability-requests/index.ts';
import { type CatalogueContext } from './modules/catalogue/index.ts';
import * as companies from './modules/companies/index.ts';
import { adminAnswerTemplateHandlers, adminComplaintHandlers } from './modules/complaints/index.ts';
import { adminJobApplicationHandlers } from './modules/careers/index.ts';
import * as content from './modules/content/index.ts';
import { adminCouponHandlers } from './modules/coupons/index.ts';
import { adminFinanceHandlers, financeImportHandlers } from './modules/finance/index.ts';
import { adminErpHandlers, lastErpPull } from './modules/erp/index.ts';
import { stockImportHandlers } from './modules/imports/index.ts';
import { adminCountryHandlers, adminTownHandlers } from './modules/geography/index.ts';
import { adminJobHandlers } from './modules/jobs/index.ts';
import { adminMailHandlers, adminNewsletterMailHandlers } from './modules/mail/index.ts';
import { adminNewsletterIssueHandlers, adminNewsletterSubscriberHandlers } from './modules/newsletter/index.ts';
import { adminOrderHandlers, orderQueueHandlers, ordersOfPromotion, ordersWithCoupon } from './modules/orders/index.ts';
import { adminPresentationHandlers } from './modules/presentations/index.ts';
import {
  adminContractTermsHandlers,
  adminPriceListHandlers,
  adminPromotionHandlers,
  grantDiscount,
} from './modules/pricing/index.ts';
import { adminPartNumberHandlers } from './modules/part-numbers/index.ts';
import { adminPictureHandlers } from './modules/pictures/index.ts';
import { adminPaymentHandlers } from './modules/payments/index.ts';
import { adminReportHandlers, adminRevenueHandlers } from './modules/reports/index.ts';
import { recordImportHandlers } from './modules/record-imports/index.ts';
import * as references from './modules/references/index.ts';
import { adminSearchHandlers } from './modules/search-terms/index.ts';
import { setupGuideHandlers } from './modules/setup-guide/index.ts';
import { adminSettingsHandlers } from './modules/settings/index.ts';
import { adminCarrierHandlers, adminPickupPlaceHandlers } from './modules/shipping/index.ts';
import { staffSearchHandlers } from './modules/staff-search/index.ts';
import { adminStockHandlers } from './modules/stock/index.ts';
import { adminStartHandlers } from './modules/start-page/index.ts';
import { adminSupplierHandlers } from './modules/supplier/index.ts';
import {
  adminAttributeHandlers,
  adminBrandHandlers,
  adminCategoryHandlers,
  adminTagHandlers,
} from './modules/taxonomy/index.ts';
import { adminTermsHandlers } from './modules/terms/index.ts';
import { adminStaffRoleHandlers, adminUserHandlers } from './modules/users/index.ts';
import { adminNoteHandlers } from './modules/notes/index.ts';
import { adminVisitHandlers } from './modules/visits/index.ts';
import { adminListFileHandlers } from './modules/list-files/index.ts';
import { adminListViewHandlers } from './modules/list-views/index.ts';
import { adminWebhookHandlers } from './modules/webhooks/index.ts';
import { adminQuestionHandlers } from './modules/questions/index.ts';
import { adminWithdrawalHandlers } from './modules/withdrawals/index.ts';
import { documentDeps, type HandlerDeps, type Mount, type MountWhenReady } from './handler-deps.ts';
import { adminPurchasingHandlers } from './modules/purchasing/index.ts';
import { adminVendorHandlers } from './modules/vendors/index.ts';

const placeholdersOf =
  ({ model }: CatalogueContext) =>
  (categoryId: number | undefined) =>
    model.references.placeholderOf(categoryId);

/** What other records refer to: places, banks, units. */
function mountReferenceData(mount: Mount): void {
  mount(contract.adminCountries, adminCountryHandlers);
  mount(contract.adminTowns, adminTownHandlers);
  mount(contract.adminBanks, references.adminBankHandlers);
  mount(contract.adminInterestAreas, references.adminInterestAreaHandlers);
  mount(contract.adminMeasurementUnits, references.adminMeasurementUnitHandlers);
  mount(contract.adminCurrencies, references.adminCurrencyHandlers);
  mount(contract.adminCompanyAddresses, companyAddressHandlers);
  mount(contract.adminBankAccounts, companies.adminBankAccountHandlers);
}

/** The groups of the back office. */
export function mountAdmin(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  const { payment, storage } = deps;
  mountReferenceData(mount);
  mount(contract.adminCompanies, companies.adminCompanyHandlers);
  mount(contract.adminCompanyChanges, companies.adminCompanyChangeHandlers);
  mount(contract.adminAccountRequests, (db) => companies.adminAccountRequestHandlers({ db, grantDiscount }));
  mount(contract.adminUsers, adminUserHandlers);
  mount(contract.adminStaffRoles, adminStaffRoleHandlers);
  mount(contract.adminApiKeys, adminApiKeyHandlers);
  mount(contract.adminFinance, (db) =>
    adminFinanceHandlers({ ...documentDeps(deps), db, pulledAt: () => lastErpPull(db) }),
  );
  mountArticles(mount, mountWhenReady);
  mountWhenReady(contract.adminCategories, adminCategoryHandlers);
  mountWhenReady(contract.adminBrands, adminBrandHandlers);
  mountWhenReady(contract.adminAttributes, adminAttributeHandlers);
  mountWhenReady(contract.adminTags, adminTagHandlers);
  mountPricing(mount, mountWhenReady);
  mount(contract.adminExpressPosts, adminCarrierHandlers);
  mount(contract.adminPickupPlaces, adminPickupPlaceHandlers);
  mount(contract.adminSettings, adminSettingsHandlers);
  mount(contract.adminSupplier, (db) => adminSupplierHandlers(db, storage));
  mount(contract.adminTerms, adminTermsHandlers);
  mountContent(mount, deps);
  mount(contract.adminJobApplications, adminJobApplicationHandlers);
  mountSearch(mount, mountWhenReady);
  mount(contract.adminCoupons, (db) => adminCouponHandlers(db, ordersWithCoupon));
  mount(contract.adminCompanyCodes, adminPartNumberHandlers);
  mountStock(mount, mountWhenReady, deps);
  mountRequests(mount);
  mount(contract.adminPayments, (db) => adminPaymentHandlers(db, payment));
  mountImports(mount, deps);
  mountLists(mount, deps);
  mountOperations(mount, deps);
  mountOrders(mount);
  mount(contract.adminMachines, adminMachineHandlers);
  mount(contract.adminVisits, adminVisitHandlers);
  mount(contract.adminNotes, adminNoteHandlers);
  mountBonus(mount);
}

/** What is agreed with companies, and what is on sale. */
function mountPricing(mount: Mount, mountWhenReady: MountWhenReady): void {
  mount(contract.adminAgreements, adminContractTermsHandlers);
  mount(contract.adminPriceLists, adminPriceListHandlers);
  mountWhenReady(contract.adminSales, (catalogue) =>
    adminPromotionHandlers({ ...catalogue, placeholderOf: placeholdersOf(catalogue), ordersOfPromotion }),
  );
}

/** What customers ask for and complain about, and what staff answer with. */
function mountRequests(mount: Mount): void {
  mount(contract.adminQuestions, adminQuestionHandlers);
  mount(contract.adminRequests, (db) => ({
    ...adminAvailabilityRequestHandlers(db),
    ...adminPresentationHandlers(db),
  }));
  mount(contract.adminComplaints, adminComplaintHandlers);
  mount(contract.adminWithdrawals, adminWithdrawalHandlers);
  mount(contract.adminAnswerTemplates, adminAnswerTemplateHandlers);
}

/** What there is of the articles, and what is bought. */
function mountStock(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  mountWhenReady(contract.adminStock, (open) => adminStockHandlers(open.db, placeholdersOf(open)));
  mountWhenReady(contract.stockImports, (open) => stockImportHandlers(open.db, placeholdersOf(open)));
  mount(contract.adminVendors, adminVendorHandlers);
  mount(contract.adminPurchasing, (db) => adminPurchasingHandlers({ ...documentDeps(deps), db }));
}

/** What staff write for readers. */
function mountContent(mount: Mount, { storage }: HandlerDeps): void {
  mount(contract.adminNews, (db) => content.adminNewsHandlers({ db, storage }));
  mount(contract.adminHeroBanners, (db) => content.adminHeroBannerHandlers({ db, storage }));
  mount(contract.adminPictures, (db) => adminPictureHandlers({ db, storage }));
  mount(contract.adminPolls, content.adminPollHandlers);
  mount(contract.adminInformationPages, content.adminInformationPageHandlers);
  mount(contract.adminFaq, content.adminFaqHandlers);
  mount(contract.adminArticleTabs, content.adminArticleTabHandlers);
}

/** Orders, the queues of work on them, the start page and reports. */
function mountOrders(mount: Mount): void {
  mount(contract.adminOrders, adminOrderHandlers);
  mount(contract.orderQueues, orderQueueHandlers);
  mount(contract.adminStart, adminStartHandlers);
  mount(contract.adminRevenue, adminRevenueHandlers);
  mount(contract.adminReports, adminReportHandlers);
}

/** Articles, one by one and many at once. */
function mountArticles(mount: Mount, mountWhenReady: MountWhenReady): void {
  mountWhenReady(contract.adminArticles, adminArticleHandlers);
  mount(contract.articleArchive, articleArchiveHandlers);
  mount(contract.articleBulkEdits, articleBulkEditHandlers);
  mount(contract.adminPriceChanges, priceChangeHandlers);
}

/** What customers search for, and what staff find. */
function mountSearch(mount: Mount, mountWhenReady: MountWhenReady): void {
  mount(contract.adminSearch, adminSearchHandlers);
  mountWhenReady(contract.staffSearch, (open) => staffSearchHandlers(open.db, placeholdersOf(open)));
}

/** What is done with any list: its file, and its saved views. */
function mountLists(mount: Mount, { lists }: HandlerDeps): void {
  mount(contract.adminListFiles, () => adminListFileHandlers(lists));
  mount(contract.adminListViews, adminListViewHandlers);
}

/** Records from files, and the guide of a new shop; counted stock needs the catalogue and is mounted with it. */
function mountImports(mount: Mount, { storage }: HandlerDeps): void {
  mount(contract.financeImports, financeImportHandlers);
  mount(contract.recordImports, (db) => recordImportHandlers({ db, storage }));
  mount(contract.setupGuide, setupGuideHandlers);
}

/** What keeps the shop running, and who did what. */
function mountOperations(mount: Mount, deps: HandlerDeps): void {
  const { secretKey, clock, hasWebhookNetworks: hasOwnNetworks } = deps;
  mount(contract.adminWebhooks, (db) => adminWebhookHandlers({ db, secretKey, clock, hasOwnNetworks }));
  mount(contract.adminErp, adminErpHandlers);
  mount(contract.adminJobs, adminJobHandlers);
  mount(contract.adminAuditLog, adminAuditLogHandlers);
  mount(contract.adminConsents, adminConsentHandlers);
  mount(contract.adminMail, adminMailHandlers);
  mount(contract.adminNewsletterSubscribers, adminNewsletterSubscriberHandlers);
  mount(contract.adminNewsletterIssues, adminNewsletterIssueHandlers);
  mount(contract.adminNewsletterMails, adminNewsletterMailHandlers);
}

/** Points of customers, and the rules that they come by. */
function mountBonus(mount: Mount): void {
  mount(contract.adminBonus, adminBonusHandlers);
  mount(contract.adminBonusRules, adminBonusRuleHandlers);
}
