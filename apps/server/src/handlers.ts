import { contract, type Routes } from '@sjaj/contract';
import { addressHandlers } from './modules/addresses/index.ts';
import { adminSetupHandlers, authHandlers } from './modules/auth/index.ts';
import { cartHandlers } from './modules/cart/index.ts';
import {
  adminArticleHandlers,
  adminAttributeHandlers,
  adminBrandHandlers,
  adminCategoryHandlers,
  adminRequestHandlers,
  adminSaleHandlers,
  articleFilterHandlers,
  articleHandlers,
  attributeHandlers,
  brandHandlers,
  categoryHandlers,
  mainPageHandlers,
  type Shelf,
  presentationHandlers,
  productSaleHandlers,
  reviewHandlers,
  tagHandlers,
  variationHandlers,
} from './modules/catalogue/index.ts';
import { actingHandlers, adminCompanyHandlers, companyHandlers } from './modules/companies/index.ts';
import { adminTermsHandlers, blogHandlers, termsHandlers } from './modules/content/index.ts';
import { adminCouponHandlers } from './modules/coupons/index.ts';
import { documentHandlers } from './modules/documents/index.ts';
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
  repeatHandlers,
} from './modules/orders/index.ts';
import { adminAgreementHandlers } from './modules/pricing/index.ts';
import { adminCompanyCodeHandlers, partNumberHandlers } from './modules/part-numbers/index.ts';
import { quickOrderHandlers } from './modules/quick-order/index.ts';
import { adminPaymentHandlers, type PaymentDeps, paymentHandlers } from './modules/payments/index.ts';
import { openPrinter, type PaperDeps, paperHandlers, priceListHandlers } from './modules/papers/index.ts';
import { bankAccountHandlers, bankHandlers, interestAreaHandlers } from './modules/references/index.ts';
import { adminSearchHandlers } from './modules/search-terms/index.ts';
import { adminSettingsHandlers, type Settings, settingsHandlers } from './modules/settings/index.ts';
import {
  adminExpressPostHandlers,
  adminPickupPlaceHandlers,
  expressPostHandlers,
  pickupPlaceHandlers,
} from './modules/shipping/index.ts';
import { adminStockHandlers } from './modules/stock/index.ts';
import { adminSupplierHandlers, logoReader, supplierHandlers } from './modules/supplier/index.ts';
import { userHandlers } from './modules/users/index.ts';
import { wishListHandlers } from './modules/wishlist/index.ts';
import type { Db } from './platform/database/db.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Mounts a group of the contract. */
export type Give = <R extends Routes>(group: R, handlers: Handlers<R>) => void;

/** The same for what needs the catalogue. */
export type GiveSoon = <R extends Routes>(group: R, handlersOf: (shelf: Shelf) => Handlers<R>) => void;

const placeholdersOf =
  ({ model }: Shelf) =>
  (categoryId: number | undefined) =>
    model.references.placeholderOf(categoryId);

export interface Handed extends Pick<PaperDeps, 'db' | 'supplier'> {
  readonly reserved: Db;
  readonly shop: () => Promise<Settings>;
  readonly payment: PaymentDeps;
  readonly storage: Storage;
}

/** The table of contents: every group of the contract with its handlers. */
export function giveHandlers(give: Give, soon: GiveSoon, handed: Handed): void {
  givePeopleAndCatalogue(give, soon, handed);
  giveBuying(give, handed);
  giveStaff(give, soon, handed);
}

function givePeopleAndCatalogue(give: Give, soon: GiveSoon, { db, reserved, shop, supplier }: Handed): void {
  give(contract.auth, authHandlers(reserved, joinGuestCart));
  give(contract.adminSetup, adminSetupHandlers(reserved));
  give(contract.guests, guestHandlers(db, shop));
  give(contract.acting, actingHandlers(db));
  give(contract.companies, companyHandlers(db));
  give(contract.users, userHandlers(db));
  give(contract.settings, settingsHandlers(shop));
  give(contract.supplier, supplierHandlers(supplier));
  give(contract.pickupPlaces, pickupPlaceHandlers(db));
  give(contract.geography, geographyHandlers(db));
  soon(contract.categories, categoryHandlers);
  soon(contract.brands, brandHandlers);
  soon(contract.articles, articleHandlers);
  soon(contract.articleFilters, articleFilterHandlers);
  soon(contract.attributes, attributeHandlers);
  soon(contract.variations, variationHandlers);
  soon(contract.tags, tagHandlers);
  soon(contract.reviews, reviewHandlers);
  give(contract.presentations, presentationHandlers(db));
  give(contract.expressPosts, expressPostHandlers(db));
  soon(contract.mainPage, mainPageHandlers);
  soon(contract.productSales, productSaleHandlers);
  give(contract.systemMessages, messageHandlers(db));
  give(contract.newsletter, newsletterHandlers(db));
  give(contract.banks, bankHandlers(db));
  give(contract.interestAreas, interestAreaHandlers(db));
  give(contract.customerBankAccounts, bankAccountHandlers(db));
  give(contract.blogs, blogHandlers(db));
  give(contract.termsOfServices, termsHandlers(db));
}

/** From the cart to the order that is paid. */
function giveBuying(give: Give, { db, shop, payment, storage, supplier }: Handed): void {
  const papers = { db, printer: openPrinter(), supplier, readLogo: logoReader(storage) };
  give(contract.wishList, wishListHandlers(db));
  give(contract.addresses, addressHandlers(db));
  give(contract.shoppingCart, cartHandlers(db, shop));
  give(contract.quickOrder, quickOrderHandlers(db));
  give(contract.partNumbers, partNumberHandlers(db));
  give(contract.documents, documentHandlers(db, shop));
  give(contract.checkout, checkoutHandlers(db, shop, payment.cards));
  give(contract.orders, orderHandlers(db));
  give(contract.orderPapers, paperHandlers(papers));
  give(contract.savedCartPapers, priceListHandlers(papers));
  give(contract.payments, paymentHandlers(db, payment));
  give(contract.orderParts, orderPartHandlers(db));
  give(contract.orderSheets, orderSheetHandlers(db));
  give(contract.repeating, repeatHandlers(db));
}

/** The back office. */
function giveStaff(give: Give, soon: GiveSoon, { db, payment, storage }: Handed): void {
  give(contract.adminCompanies, adminCompanyHandlers(db));
  give(contract.adminAgreements, adminAgreementHandlers(db));
  soon(contract.adminArticles, adminArticleHandlers);
  soon(contract.adminCategories, adminCategoryHandlers);
  soon(contract.adminBrands, adminBrandHandlers);
  soon(contract.adminAttributes, adminAttributeHandlers);
  soon(contract.adminSales, adminSaleHandlers);
  give(contract.adminExpressPosts, adminExpressPostHandlers(db));
  give(contract.adminPickupPlaces, adminPickupPlaceHandlers(db));
  give(contract.adminSettings, adminSettingsHandlers(db));
  give(contract.adminSupplier, adminSupplierHandlers(db, storage));
  give(contract.adminTerms, adminTermsHandlers(db));
  give(contract.adminSearch, adminSearchHandlers(db));
  give(contract.adminCoupons, adminCouponHandlers(db));
  give(contract.adminCompanyCodes, adminCompanyCodeHandlers(db));
  soon(contract.adminStock, (open) => adminStockHandlers(db, placeholdersOf(open)));
  soon(contract.stockImports, (open) => stockImportHandlers(db, placeholdersOf(open)));
  give(contract.adminRequests, adminRequestHandlers(db));
  give(contract.adminPayments, adminPaymentHandlers(db, payment));
  give(contract.adminJobs, adminJobHandlers(db));
  give(contract.adminMail, adminMailHandlers(db));
  give(contract.adminOrders, adminOrderHandlers(db));
  give(contract.adminStart, adminStartHandlers(db));
}
