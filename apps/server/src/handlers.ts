import { contract } from '@sjaj/contract';
import { bonusHandlers } from './modules/bonus/index.ts';
import { machineHandlers } from './modules/machines/index.ts';
import { addressHandlers, shippingInfoHandlers } from './modules/addresses/index.ts';
import {
  adminSetupHandlers,
  authHandlers,
  consentHandlers,
  passwordHandlers,
  registrationHandlers,
  secondFactorHandlers,
  socialHandlers,
} from './modules/auth/index.ts';
import { datasheetHandlers } from './modules/articles/index.ts';
import { cartHandlers, countCartLines } from './modules/cart/index.ts';
import {
  articleFilterHandlers,
  articleHandlers,
  cataloguePromotionHandlers,
  boughtTogetherHandlers,
  successorHandlers,
  variationHandlers,
} from './modules/catalogue/index.ts';
import * as companies from './modules/companies/index.ts';
import { complaintHandlers } from './modules/complaints/index.ts';
import { careerHandlers } from './modules/careers/index.ts';
import * as content from './modules/content/index.ts';
import { replacementHandlers } from './modules/replacements/index.ts';
import { safetySheetHandlers } from './modules/safety-sheets/index.ts';
import { savedCartHandlers } from './modules/saved-carts/index.ts';
import { fileHandlers } from './modules/files/index.ts';
import { financeHandlers, financeDocumentHandlers } from './modules/finance/index.ts';
import { geographyHandlers } from './modules/geography/index.ts';
import { guestHandlers, joinGuestCart } from './modules/guests/index.ts';
import { labelHandlers } from './modules/labels/index.ts';
import { messageHandlers, notificationChoiceHandlers } from './modules/messages/index.ts';
import { newsletterHandlers, newsletterLinkHandlers } from './modules/newsletter/index.ts';
import {
  checkoutHandlers,
  orderApprovalHandlers,
  orderHandlers,
  orderOverviewHandlers,
  orderPartHandlers,
  orderSheetHandlers,
  repeatHandlers,
} from './modules/orders/index.ts';
import { presentationHandlers } from './modules/presentations/index.ts';
import { partNumberHandlers } from './modules/part-numbers/index.ts';
import { quickOrderHandlers } from './modules/quick-order/index.ts';
import { paymentHandlers } from './modules/payments/index.ts';
import { orderDocumentHandlers, orderPrintingHandlers, priceListHandlers } from './modules/order-documents/index.ts';
import { bankHandlers, interestAreaHandlers } from './modules/references/index.ts';
import { reviewHandlers } from './modules/reviews/index.ts';
import { settingsHandlers } from './modules/settings/index.ts';
import { carrierHandlers, deliveryDaysHandlers, pickupPlaceHandlers } from './modules/shipping/index.ts';
import { supplierHandlers } from './modules/supplier/index.ts';
import { attributeHandlers, brandHandlers, categoryHandlers, tagHandlers } from './modules/taxonomy/index.ts';
import { termsHandlers } from './modules/terms/index.ts';
import { adminFileHandlers, userFileHandlers } from './modules/user-files/index.ts';
import { accountHandlers, userHandlers } from './modules/users/index.ts';
import { questionHandlers } from './modules/questions/index.ts';
import { withdrawalHandlers } from './modules/withdrawals/index.ts';
import { wishListHandlers } from './modules/wishlist/index.ts';
import { CONSENTS, PERSONAL_DATA } from './personal-data.ts';
import { readHandlers } from './read-handlers.ts';
import { firstViewHandlers } from './web/first-view-handlers.ts';
import { mountAdmin } from './admin-handlers.ts';
import { documentDeps, type HandlerDeps, type Mount, type MountWhenReady } from './handler-deps.ts';

/** The table of contents: every group of the contract with its handlers. */
export function mountHandlers(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  mountLogin(mount, deps);
  mountCompanies(mount);
  mountPeopleAndCatalogue(mount, mountWhenReady, deps);
  mountFiles(mount, deps);
  mountBuying(mount, deps);
  mountAdmin(mount, mountWhenReady, deps);
}

/** Companies and who buys for them. */
function mountCompanies(mount: Mount): void {
  mount(contract.accountRequests, companies.accountRequestHandlers);
  mount(contract.acting, (db) => companies.impersonationHandlers({ db, countCartLines }));
  mount(contract.companies, companies.companyHandlers);
  mount(contract.companyDetails, companies.companyDetailsHandlers);
  mount(contract.branches, companies.branchHandlers);
  mount(contract.deputies, companies.deputyHandlers);
  mount(contract.personalDataChanges, companies.personalDataChangeHandlers);
}

/** Whatever proves who somebody is. It works when the connections of the others are taken. */
function mountLogin(mount: Mount, deps: HandlerDeps): void {
  const { priority, shop, secretKey, publicUrl, socialLogins, measurementScript } = deps;
  mount(contract.auth, (db) => authHandlers({ db, joinGuest: joinGuestCart, shop, secretKey, publicUrl }), priority);
  mount(contract.secondFactor, (db) => secondFactorHandlers({ db, shop, secretKey, publicUrl }), priority);
  mount(contract.adminSetup, adminSetupHandlers, priority);
  mount(contract.passwords, passwordHandlers);
  mount(contract.registration, (db) => registrationHandlers(db, { joinGuest: joinGuestCart, shop }));
  mount(contract.consents, (db) => consentHandlers(db, measurementScript));
  mount(contract.social, (db) => socialHandlers(db, { joinGuest: joinGuestCart, shop, socialLogins, publicUrl }));
}

function mountPeopleAndCatalogue(mount: Mount, mountWhenReady: MountWhenReady, deps: HandlerDeps): void {
  const { shop, supplier } = deps;
  mount(contract.guests, (db) => guestHandlers(db, shop));
  mount(contract.users, userHandlers);
  mount(contract.reads, readHandlers);
  mount(contract.settings, () => settingsHandlers(shop));
  mount(contract.supplier, () => supplierHandlers(supplier));
  mount(contract.pickupPlaces, pickupPlaceHandlers);
  mount(contract.deliveryDays, (db) => deliveryDaysHandlers(db, shop));
  mount(contract.geography, geographyHandlers);
  mountWhenReady(contract.categories, categoryHandlers);
  mountWhenReady(contract.brands, brandHandlers);
  mountWhenReady(contract.articles, articleHandlers);
  mountWhenReady(contract.articleFilters, articleFilterHandlers);
  mountWhenReady(contract.attributes, attributeHandlers);
  mountWhenReady(contract.variations, variationHandlers);
  mountWhenReady(contract.articleSuccessors, successorHandlers);
  mountWhenReady(contract.boughtTogether, boughtTogetherHandlers);
  mountWhenReady(contract.firstViews, firstViewHandlers);
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
  mount(contract.customerBankAccounts, companies.bankAccountHandlers);
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
  mount(contract.account, (db) =>
    accountHandlers({ files: { db, storage, scanner }, personalData: PERSONAL_DATA, consents: CONSENTS }),
  );
  mount(contract.questions, (db) => questionHandlers({ db, storage, scanner }));
  mount(contract.userFiles, (db) => userFileHandlers({ db, storage, scanner }));
  mount(contract.adminFiles, (db) => adminFileHandlers({ db, storage, scanner }));
  mount(contract.adminDatasheets, (db) => datasheetHandlers({ db, storage, scanner }));
}

/** From the cart to the order that is paid. */
function mountBuying(mount: Mount, { shop, payment, storage, supplier, publicUrl, limits }: HandlerDeps): void {
  const documents = documentDeps({ storage, supplier });
  mount(contract.wishList, wishListHandlers);
  mount(contract.addresses, addressHandlers);
  mount(contract.shippingInfo, shippingInfoHandlers);
  mount(contract.shoppingCart, (db) => cartHandlers(db, shop));
  mount(contract.quickOrder, quickOrderHandlers);
  mount(contract.partNumbers, partNumberHandlers);
  mount(contract.documents, (db) => savedCartHandlers(db, shop));
  mount(contract.replacements, replacementHandlers);
  mount(contract.checkout, (db) => checkoutHandlers({ db, settings: shop, cards: payment.cards, limits }));
  mount(contract.orders, orderHandlers);
  mount(contract.ordersOverview, orderOverviewHandlers);
  mount(contract.orderApprovals, orderApprovalHandlers);
  mount(contract.orderPapers, (db) => orderDocumentHandlers({ ...documents, db }));
  mount(contract.orderPrinting, (db) => orderPrintingHandlers({ ...documents, db }));
  mount(contract.savedCartPapers, (db) => priceListHandlers({ ...documents, db }));
  mount(contract.articleLabels, (db) => labelHandlers({ db, publicUrl }));
  mount(contract.finance, (db) => financeHandlers({ ...documents, db, settings: shop }));
  mount(contract.financeDocuments, (db) => financeDocumentHandlers({ ...documents, db }));
  mount(contract.safetySheets, (db) => safetySheetHandlers({ ...documents, db }));
  mount(contract.payments, (db) => paymentHandlers(db, payment));
  mount(contract.orderParts, orderPartHandlers);
  mount(contract.orderSheets, orderSheetHandlers);
  mount(contract.repeating, repeatHandlers);
  mount(contract.withdrawals, (db) => withdrawalHandlers(db, shop));
  mount(contract.machines, machineHandlers);
  mount(contract.bonus, bonusHandlers);
}
