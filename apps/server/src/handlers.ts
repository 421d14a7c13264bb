import { contract, type Routes } from '@sjaj/contract';
import { addressHandlers } from './modules/addresses/index.ts';
import { adminArticleHandlers } from './modules/articles/index.ts';
import { adminSetupHandlers, authHandlers } from './modules/auth/index.ts';
import { adminAvailabilityRequestHandlers } from './modules/availability-requests/index.ts';
import { cartHandlers, countCartLines } from './modules/cart/index.ts';
import {
  articleFilterHandlers,
  articleHandlers,
  productSaleHandlers,
  type CatalogueContext,
  variationHandlers,
} from './modules/catalogue/index.ts';
import { adminCompanyHandlers, companyHandlers, impersonationHandlers } from './modules/companies/index.ts';
import { blogHandlers, mainPageHandlers } from './modules/content/index.ts';
import { adminCouponHandlers } from './modules/coupons/index.ts';
import { savedCartHandlers } from './modules/saved-carts/index.ts';
import { geographyHandlers } from './modules/geography/index.ts';
import { guestHandlers, joinGuestCart } from './modules/guests/index.ts';
import { stockImportHandlers } from './modules/imports/index.ts';
import { adminJobHandlers } from './modules/jobs/index.ts';
import { adminMailHandlers } from './modules/mail/index.ts';
import { messageHandlers } from './modules/messages/index.ts';
import { newsletterHandlers } from './modules/newsletter/index.ts';
import {
  adminOrderHandlers,
  adminStartHandlers,
  checkoutHandlers,
  orderHandlers,
  orderPartHandlers,
  orderSheetHandlers,
  ordersOfPromotion,
  ordersWithCoupon,
  repeatHandlers,
} from './modules/orders/index.ts';
import { adminPresentationHandlers, presentationHandlers } from './modules/presentations/index.ts';
import { adminContractTermsHandlers, adminPromotionHandlers } from './modules/pricing/index.ts';
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
import { userHandlers } from './modules/users/index.ts';
import { wishListHandlers } from './modules/wishlist/index.ts';
import type { Db } from './platform/database/db.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Mounts a group of the contract. */
export type Mount = <R extends Routes>(group: R, handlers: Handlers<R>) => void;

/** Mounts a group whose handlers need the catalogue; its routes wait until the catalogue is loaded. */
export type MountWhenReady = <R extends Routes>(
  group: R,
  createHandlers: (catalogue: CatalogueContext) => Handlers<R>,
) => void;

const placeholdersOf =
  ({ model }: CatalogueContext) =>
  (categoryId: number | undefined) =>
    model.references.placeholderOf(categoryId);

export interface HandlerDeps extends Pick<OrderDocumentDeps, 'db' | 'supplier'> {
  readonly priority: Db;
  readonly shop: () => Promise<Settings>;
  readonly payment: PaymentDeps;
  readonly storage: Storage;
}

/** The table of contents: every group of the contract with its handlers. */
export function mountHandlers(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  mountPeopleAndCatalogue(mount, mountWhenReady, deps);
  mountBuying(mount, deps);
  mountAdmin(mount, mountWhenReady, deps);
}

function mountPeopleAndCatalogue(
  mount: Mount,
  mountWhenReady: MountWhenReady,
  { db, priority, shop, supplier }: HandlerDeps,
): void {
  mount(contract.auth, authHandlers(priority, joinGuestCart));
  mount(contract.adminSetup, adminSetupHandlers(priority));
  mount(contract.guests, guestHandlers(db, shop));
  mount(contract.acting, impersonationHandlers({ db, countCartLines }));
  mount(contract.companies, companyHandlers(db));
  mount(contract.users, userHandlers(db));
  mount(contract.settings, settingsHandlers(shop));
  mount(contract.supplier, supplierHandlers(supplier));
  mount(contract.pickupPlaces, pickupPlaceHandlers(db));
  mount(contract.geography, geographyHandlers(db));
  mountWhenReady(contract.categories, categoryHandlers);
  mountWhenReady(contract.brands, brandHandlers);
  mountWhenReady(contract.articles, articleHandlers);
  mountWhenReady(contract.articleFilters, articleFilterHandlers);
  mountWhenReady(contract.attributes, attributeHandlers);
  mountWhenReady(contract.variations, variationHandlers);
  mountWhenReady(contract.tags, tagHandlers);
  mount(contract.reviews, reviewHandlers(db));
  mount(contract.presentations, presentationHandlers(db));
  mount(contract.expressPosts, carrierHandlers(db));
  mountWhenReady(contract.mainPage, mainPageHandlers);
  mountWhenReady(contract.productSales, productSaleHandlers);
  mount(contract.systemMessages, messageHandlers(db));
  mount(contract.newsletter, newsletterHandlers(db));
  mount(contract.banks, bankHandlers(db));
  mount(contract.interestAreas, interestAreaHandlers(db));
  mount(contract.customerBankAccounts, bankAccountHandlers(db));
  mount(contract.blogs, blogHandlers(db));
  mount(contract.termsOfServices, termsHandlers(db));
}

/** From the cart to the order that is paid. */
function mountBuying(mount: Mount, { db, shop, payment, storage, supplier }: HandlerDeps): void {
  const documents = { db, printer: openPrinter(), supplier, readLogo: logoReader(storage) };
  mount(contract.wishList, wishListHandlers(db));
  mount(contract.addresses, addressHandlers(db));
  mount(contract.shoppingCart, cartHandlers(db, shop));
  mount(contract.quickOrder, quickOrderHandlers(db));
  mount(contract.partNumbers, partNumberHandlers(db));
  mount(contract.documents, savedCartHandlers(db, shop));
  mount(contract.checkout, checkoutHandlers(db, shop, payment.cards));
  mount(contract.orders, orderHandlers(db));
  mount(contract.orderPapers, orderDocumentHandlers(documents));
  mount(contract.savedCartPapers, priceListHandlers(documents));
  mount(contract.payments, paymentHandlers(db, payment));
  mount(contract.orderParts, orderPartHandlers(db));
  mount(contract.orderSheets, orderSheetHandlers(db));
  mount(contract.repeating, repeatHandlers(db));
}

/** The back office. */
function mountAdmin(mount: Mount, mountWhenReady: MountWhenReady, { db, payment, storage }: HandlerDeps): void {
  mount(contract.adminCompanies, adminCompanyHandlers(db));
  mount(contract.adminAgreements, adminContractTermsHandlers(db));
  mountWhenReady(contract.adminArticles, adminArticleHandlers);
  mountWhenReady(contract.adminCategories, adminCategoryHandlers);
  mountWhenReady(contract.adminBrands, adminBrandHandlers);
  mountWhenReady(contract.adminAttributes, adminAttributeHandlers);
  mountWhenReady(contract.adminSales, (catalogue) =>
    adminPromotionHandlers({ ...catalogue, placeholderOf: placeholdersOf(catalogue), ordersOfPromotion }),
  );
  mount(contract.adminExpressPosts, adminCarrierHandlers(db));
  mount(contract.adminPickupPlaces, adminPickupPlaceHandlers(db));
  mount(contract.adminSettings, adminSettingsHandlers(db));
  mount(contract.adminSupplier, adminSupplierHandlers(db, storage));
  mount(contract.adminTerms, adminTermsHandlers(db));
  mount(contract.adminSearch, adminSearchHandlers(db));
  mount(contract.adminCoupons, adminCouponHandlers(db, ordersWithCoupon));
  mount(contract.adminCompanyCodes, adminPartNumberHandlers(db));
  mountWhenReady(contract.adminStock, (open) => adminStockHandlers(db, placeholdersOf(open)));
  mountWhenReady(contract.stockImports, (open) => stockImportHandlers(db, placeholdersOf(open)));
  mount(contract.adminRequests, { ...adminAvailabilityRequestHandlers(db), ...adminPresentationHandlers(db) });
  mount(contract.adminPayments, adminPaymentHandlers(db, payment));
  mount(contract.adminJobs, adminJobHandlers(db));
  mount(contract.adminMail, adminMailHandlers(db));
  mount(contract.adminOrders, adminOrderHandlers(db));
  mount(contract.adminStart, adminStartHandlers(db));
}
