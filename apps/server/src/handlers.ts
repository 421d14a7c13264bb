import { contract, type Routes } from '@sjaj/contract';
import { addressHandlers, shippingInfoHandlers } from './modules/addresses/index.ts';
import { adminArticleHandlers } from './modules/articles/index.ts';
import { adminSetupHandlers, authHandlers, passwordHandlers } from './modules/auth/index.ts';
import { adminAvailabilityRequestHandlers } from './modules/availability-requests/index.ts';
import { cartHandlers, countCartLines } from './modules/cart/index.ts';
import {
  articleFilterHandlers,
  articleHandlers,
  cataloguePromotionHandlers,
  type CatalogueContext,
  variationHandlers,
} from './modules/catalogue/index.ts';
import * as companies from './modules/companies/index.ts';
import { adminAnswerTemplateHandlers, adminComplaintHandlers, complaintHandlers } from './modules/complaints/index.ts';
import { adminJobApplicationHandlers, careerHandlers } from './modules/careers/index.ts';
import * as content from './modules/content/index.ts';
import { adminCouponHandlers } from './modules/coupons/index.ts';
import { savedCartHandlers } from './modules/saved-carts/index.ts';
import { fileHandlers } from './modules/files/index.ts';
import {
  adminFinanceHandlers,
  financeHandlers,
  financeImportHandlers,
  financePaperHandlers,
} from './modules/finance/index.ts';
import { geographyHandlers } from './modules/geography/index.ts';
import { lastErpPull } from './modules/erp/index.ts';
import { guestHandlers, joinGuestCart } from './modules/guests/index.ts';
import { stockImportHandlers } from './modules/imports/index.ts';
import { adminJobHandlers } from './modules/jobs/index.ts';
import { adminMailHandlers } from './modules/mail/index.ts';
import { messageHandlers, notificationChoiceHandlers } from './modules/messages/index.ts';
import { newsletterHandlers, newsletterLinkHandlers } from './modules/newsletter/index.ts';
import {
  adminOrderHandlers,
  adminStartHandlers,
  checkoutHandlers,
  orderHandlers,
  orderOverviewHandlers,
  orderPartHandlers,
  orderSheetHandlers,
  ordersOfPromotion,
  ordersWithCoupon,
  repeatHandlers,
} from './modules/orders/index.ts';
import { adminPresentationHandlers, presentationHandlers } from './modules/presentations/index.ts';
import { adminContractTermsHandlers, adminPromotionHandlers, grantDiscount } from './modules/pricing/index.ts';
import { adminPartNumberHandlers, partNumberHandlers } from './modules/part-numbers/index.ts';
import { quickOrderHandlers } from './modules/quick-order/index.ts';
import { adminPaymentHandlers, type PaymentDeps, paymentHandlers } from './modules/payments/index.ts';
import {
  openPrinter,
  type OrderDocumentDeps,
  orderDocumentHandlers,
  priceListHandlers,
} from './modules/order-documents/index.ts';
import { bankAccountHandlers, bankHandlers, interestAreaHandlers } from './modules/references/index.ts';
import { reviewHandlers } from './modules/reviews/index.ts';
import { adminSearchHandlers } from './modules/search-terms/index.ts';
import { adminSettingsHandlers, type Settings, settingsHandlers } from './modules/settings/index.ts';
import {
  adminCarrierHandlers,
  adminPickupPlaceHandlers,
  carrierHandlers,
  pickupPlaceHandlers,
} from './modules/shipping/index.ts';
import { adminStockHandlers } from './modules/stock/index.ts';
import { adminSupplierHandlers, logoReader, supplierHandlers } from './modules/supplier/index.ts';
import {
  adminAttributeHandlers,
  adminBrandHandlers,
  adminCategoryHandlers,
  attributeHandlers,
  brandHandlers,
  categoryHandlers,
  tagHandlers,
} from './modules/taxonomy/index.ts';
import { adminTermsHandlers, termsHandlers } from './modules/terms/index.ts';
import { adminFileHandlers, userFileHandlers } from './modules/user-files/index.ts';
import { accountHandlers, adminUserHandlers, userHandlers } from './modules/users/index.ts';
import { wishListHandlers } from './modules/wishlist/index.ts';
import type { Db } from './platform/database/db.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { CreateHandlers } from './kernel/mount.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import type { FileScanner } from './platform/storage/file-scanner.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Mounts a group of the contract on a database; on that of the shop where none is named. */
export type Mount = <R extends Routes>(group: R, createHandlers: CreateHandlers<R>, on?: Db) => void;

/** Mounts a group whose handlers need the catalogue; its routes wait until the catalogue is loaded. */
export type MountWhenReady = <R extends Routes>(
  group: R,
  createHandlers: (catalogue: CatalogueContext) => Handlers<R>,
) => void;

const placeholdersOf =
  ({ model }: CatalogueContext) =>
  (categoryId: number | undefined) =>
    model.references.placeholderOf(categoryId);

interface HandlerDeps extends Pick<OrderDocumentDeps, 'supplier'> {
  readonly priority: Db;
  readonly shop: () => Promise<Settings>;
  readonly payment: PaymentDeps;
  readonly storage: Storage;
  readonly scanner: FileScanner;
}

/** The table of contents: every group of the contract with its handlers. */
export function mountHandlers(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  mountPeopleAndCatalogue(mount, mountWhenReady, deps);
  mountFiles(mount, deps);
  mountBuying(mount, deps);
  mountAdmin(mount, mountWhenReady, deps);
}

function mountPeopleAndCatalogue(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  const { priority, shop, supplier } = deps;
  mount(contract.auth, (db) => authHandlers({ db, joinGuest: joinGuestCart, shop }), priority);
  mount(contract.passwords, passwordHandlers);
  mount(contract.accountRequests, companies.accountRequestHandlers);
  mount(contract.adminSetup, adminSetupHandlers, priority);
  mount(contract.guests, (db) => guestHandlers(db, shop));
  mount(contract.acting, (db) => companies.impersonationHandlers({ db, countCartLines }));
  mount(contract.companies, companies.companyHandlers);
  mount(contract.companyDetails, companies.companyDetailsHandlers);
  mount(contract.personalDataChanges, companies.personalDataChangeHandlers);
  mount(contract.users, userHandlers);
  mount(contract.settings, () => settingsHandlers(shop));
  mount(contract.supplier, () => supplierHandlers(supplier));
  mount(contract.pickupPlaces, pickupPlaceHandlers);
  mount(contract.geography, geographyHandlers);
  mountWhenReady(contract.categories, categoryHandlers);
  mountWhenReady(contract.brands, brandHandlers);
  mountWhenReady(contract.articles, articleHandlers);
  mountWhenReady(contract.articleFilters, articleFilterHandlers);
  mountWhenReady(contract.attributes, attributeHandlers);
  mountWhenReady(contract.variations, variationHandlers);
  mountWhenReady(contract.tags, tagHandlers);
  mount(contract.reviews, reviewHandlers);
  mount(contract.presentations, presentationHandlers);
  mount(contract.expressPosts, carrierHandlers);
  mountWhenReady(contract.mainPage, content.mainPageHandlers);
  mountWhenReady(contract.productSales, cataloguePromotionHandlers);
  mount(contract.systemMessages, messageHandlers);
  mount(contract.notificationChoices, notificationChoiceHandlers);
  mount(contract.complaints, complaintHandlers);
  mount(contract.newsletter, newsletterHandlers);
  mount(contract.newsletterLinks, newsletterLinkHandlers);
  mount(contract.banks, bankHandlers);
  mount(contract.interestAreas, interestAreaHandlers);
  mount(contract.customerBankAccounts, bankAccountHandlers);
  mount(contract.blogs, content.blogHandlers);
  mount(contract.termsOfServices, termsHandlers);
  mount(contract.informationPages, (db) => content.informationPageHandlers({ db, shop, supplier }));
  mount(contract.articleTabs, content.articleTabHandlers);
  mount(contract.polls, content.pollHandlers);
}

/** Whatever takes files to keep. */
function mountFiles(mount: Mount, { storage, scanner }: HandlerDeps): void {
  mount(contract.files, (db) => fileHandlers({ db, storage, scanner }));
  mount(contract.careers, (db) => careerHandlers({ db, storage, scanner }));
  mount(contract.account, (db) => accountHandlers({ files: { db, storage, scanner }, personalData: PERSONAL_DATA }));
  mount(contract.userFiles, (db) => userFileHandlers({ db, storage, scanner }));
  mount(contract.adminFiles, (db) => adminFileHandlers({ db, storage, scanner }));
}
/** What printing a document needs. */
const documentDeps = ({ storage, supplier }: Pick<HandlerDeps, 'storage' | 'supplier'>) => ({
  storage,
  supplier,
  printer: openPrinter(),
  readLogo: logoReader(storage),
});

/** From the cart to the order that is paid. */
function mountBuying(mount: Mount, { shop, payment, storage, supplier }: HandlerDeps): void {
  const documents = documentDeps({ storage, supplier });
  mount(contract.wishList, wishListHandlers);
  mount(contract.addresses, addressHandlers);
  mount(contract.shippingInfo, shippingInfoHandlers);
  mount(contract.shoppingCart, (db) => cartHandlers(db, shop));
  mount(contract.quickOrder, quickOrderHandlers);
  mount(contract.partNumbers, partNumberHandlers);
  mount(contract.documents, (db) => savedCartHandlers(db, shop));
  mount(contract.checkout, (db) => checkoutHandlers(db, shop, payment.cards));
  mount(contract.orders, orderHandlers);
  mount(contract.ordersOverview, orderOverviewHandlers);
  mount(contract.orderPapers, (db) => orderDocumentHandlers({ ...documents, db }));
  mount(contract.savedCartPapers, (db) => priceListHandlers({ ...documents, db }));
  mount(contract.finance, (db) => financeHandlers({ ...documents, db, settings: shop }));
  mount(contract.financePapers, (db) => financePaperHandlers({ ...documents, db }));
  mount(contract.payments, (db) => paymentHandlers(db, payment));
  mount(contract.orderParts, orderPartHandlers);
  mount(contract.orderSheets, orderSheetHandlers);
  mount(contract.repeating, repeatHandlers);
}

function mountAdmin(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  const { payment, storage } = deps;
  mount(contract.adminCompanies, companies.adminCompanyHandlers);
  mount(contract.adminCompanyChanges, companies.adminCompanyChangeHandlers);
  mount(contract.adminAccountRequests, (db) => companies.adminAccountRequestHandlers({ db, grantDiscount }));
  mount(contract.adminUsers, adminUserHandlers);
  mount(contract.adminAgreements, adminContractTermsHandlers);
  mount(contract.adminFinance, (db) =>
    adminFinanceHandlers({ ...documentDeps(deps), db, pulledAt: () => lastErpPull(db) }),
  );
  mount(contract.financeImports, financeImportHandlers);
  mountWhenReady(contract.adminArticles, adminArticleHandlers);
  mountWhenReady(contract.adminCategories, adminCategoryHandlers);
  mountWhenReady(contract.adminBrands, adminBrandHandlers);
  mountWhenReady(contract.adminAttributes, adminAttributeHandlers);
  mountWhenReady(contract.adminSales, (catalogue) =>
    adminPromotionHandlers({ ...catalogue, placeholderOf: placeholdersOf(catalogue), ordersOfPromotion }),
  );
  mount(contract.adminExpressPosts, adminCarrierHandlers);
  mount(contract.adminPickupPlaces, adminPickupPlaceHandlers);
  mount(contract.adminSettings, adminSettingsHandlers);
  mount(contract.adminSupplier, (db) => adminSupplierHandlers(db, storage));
  mount(contract.adminTerms, adminTermsHandlers);
  mount(contract.adminNews, (db) => content.adminNewsHandlers({ db, storage }));
  mount(contract.adminHeroBanners, (db) => content.adminHeroBannerHandlers({ db, storage }));
  mount(contract.adminPolls, content.adminPollHandlers);
  mount(contract.adminInformationPages, content.adminInformationPageHandlers);
  mount(contract.adminFaq, content.adminFaqHandlers);
  mount(contract.adminArticleTabs, content.adminArticleTabHandlers);
  mount(contract.adminJobApplications, adminJobApplicationHandlers);
  mount(contract.adminSearch, adminSearchHandlers);
  mount(contract.adminCoupons, (db) => adminCouponHandlers(db, ordersWithCoupon));
  mount(contract.adminCompanyCodes, adminPartNumberHandlers);
  mountWhenReady(contract.adminStock, (open) => adminStockHandlers(open.db, placeholdersOf(open)));
  mountWhenReady(contract.stockImports, (open) => stockImportHandlers(open.db, placeholdersOf(open)));
  mount(contract.adminRequests, (db) => ({
    ...adminAvailabilityRequestHandlers(db),
    ...adminPresentationHandlers(db),
  }));
  mount(contract.adminPayments, (db) => adminPaymentHandlers(db, payment));
  mount(contract.adminComplaints, adminComplaintHandlers);
  mount(contract.adminAnswerTemplates, adminAnswerTemplateHandlers);
  mount(contract.adminJobs, adminJobHandlers);
  mount(contract.adminMail, adminMailHandlers);
  mount(contract.adminOrders, adminOrderHandlers);
  mount(contract.adminStart, adminStartHandlers);
}
