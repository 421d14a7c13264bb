import { CAPABILITIES, type Capability } from './capabilities.ts';
import { contract } from './contract.ts';
import type { Route } from './route.ts';
import { WITHIN_OWN_COMPANIES } from './own-company-calls.ts';

/** Any one of them is enough. */
type Needed = Capability | readonly Capability[];
/** The calls of a group; all of them where only one thing is said. */
type GroupCapabilities = Needed | Readonly<Record<string, Needed>>;

/** A list of records that some read and others keep. */
const kept = (read: Needed, edit: Needed) => ({ list: read, one: read, create: edit, update: edit, remove: edit });

const EDIT_ARTICLES_OR_PROMOTIONS = ['editArticles', 'editPromotions'] as const;
/** The taxonomy is chosen from in lists and forms of goods. */
const SEES_TAXONOMY = ['viewArticles', 'editArticles', 'editPromotions', 'viewStock'] as const;
/** Towns, countries and areas of interest are chosen from in forms of customers. */
const SEES_PLACES = ['editSettings', 'editCustomers', 'manageAccounts', 'viewCustomers', 'decideOrders'] as const;
const DECIDES_OR_SHIPS = ['decideOrders', 'shipOrders'] as const;

/** The answer has records of the kinds only that the caller may see. */
const ANYTHING = CAPABILITIES;

/**
 * The capability that each call of the back office needs of staff. A call that is not named here is open to administrators only, and a
 * test finds it. Customers' calls that staff may make too are named as well; customers themselves need no capability.
 */
const GROUPS: Readonly<Record<string, GroupCapabilities>> = {
  adminStart: { start: 'viewFigures', waiting: ANYTHING },
  adminRevenue: 'viewFigures',
  adminReports: {
    ...each('viewFigures', 'pairs', 'pairsFile', 'deadStock', 'deadStockFile', 'lostSearches', 'lostSearchesFile'),
    ...each('viewFigures', 'lapsedCustomers', 'lapsedCustomersFile'),
    ...each('viewFinance', 'debts', 'debtTotals', 'debtsFile'),
  },
  adminOrders: {
    ...each('viewOrders', 'list', 'counts', 'one'),
    ...each('decideOrders', 'confirmEmail', 'previewLines', 'updateLines'),
  },
  staffSearch: ANYTHING,
  adminListFiles: ANYTHING,
  adminListViews: ANYTHING,
  orderQueues: { approval: 'decideOrders', changeStatuses: DECIDES_OR_SHIPS },
  orderPrinting: DECIDES_OR_SHIPS,
  setupGuide: 'editSettings',
  orderParts: { mergeCandidates: 'decideOrders', merge: 'decideOrders', split: 'decideOrders' },
  orderSheets: { staff: 'viewOrders' },
  orders: { updateStatus: DECIDES_OR_SHIPS },
  orderPapers: 'viewOrders',
  adminPayments: { ofOrder: 'viewOrders', sendRefund: 'refundPayments' },
  adminComplaints: 'handleComplaints',
  adminAnswerTemplates: {
    ...kept('handleComplaints', 'handleComplaints'),
    list: ['handleComplaints', 'answerRequests', 'answerQuestions', 'manageAccounts'],
  },
  adminMachines: {
    ...kept(['handleComplaints', 'editCustomers'], 'editCustomers'),
    counts: ['handleComplaints', 'editCustomers'],
  },
  adminArticles: {
    // Also for those who agree prices of articles, or write orders of customers.
    list: ['viewArticles', 'editArticles', 'editContractTerms', 'orderForCustomers'],
    one: ['viewArticles', 'editArticles'],
    priceHistory: ['viewArticles', 'editArticles'],
    variation: ['viewArticles', 'editArticles'],
    saveVariation: 'editArticles',
    options: ['viewArticles', 'editArticles'],
    create: 'editArticles',
    update: 'editArticles',
    remove: 'editArticles',
    quickEdit: 'editArticles',
    correctStock: 'editStock',
    addPicture: 'editArticles',
    addLibraryPicture: 'editArticles',
    orderPictures: 'editArticles',
  },
  articleArchive: 'editArticles',
  adminDatasheets: { list: ['viewArticles', 'editArticles'], ...each('editArticles', 'create', 'remove') },
  articleBulkEdits: 'editArticles',
  adminPriceChanges: 'editArticles',
  adminCategories: {
    ...kept(SEES_TAXONOMY, 'editArticles'),
    ...each('editArticles', 'tree', 'move', 'setPicture', 'removePicture'),
  },
  adminBrands: { ...kept(SEES_TAXONOMY, 'editArticles'), ...each('editArticles', 'setPicture', 'removePicture') },
  adminAttributes: kept(SEES_TAXONOMY, 'editArticles'),
  adminTags: kept(SEES_TAXONOMY, 'editArticles'),
  adminMeasurementUnits: kept(SEES_TAXONOMY, 'editArticles'),
  adminArticleTabs: EDIT_ARTICLES_OR_PROMOTIONS,
  adminStock: {
    list: 'viewStock',
    defaults: 'viewStock',
    setDefaults: 'editStock',
    csv: 'viewStock',
    xlsx: 'viewStock',
    one: 'viewStock',
    movements: 'viewStock',
    correct: 'editStock',
    setStockLevel: 'editStock',
  },
  stockImports: 'editStock',
  // Their files have purchase prices and the terms of all companies: a right of its own, which none of the built-in roles has.
  recordImports: 'importRecords',
  adminSales: 'editPromotions',
  adminCoupons: 'editPromotions',
  adminBonusRules: 'editPromotions',
  adminBonus: { account: ['editPromotions', 'editCustomers'], settle: 'editPromotions' },
  reviews: { moderationList: 'answerRequests', moderate: 'answerRequests' },
  adminRequests: 'answerRequests',
  adminWithdrawals: 'answerRequests',
  adminQuestions: 'answerQuestions',
  adminSearch: 'editContent',
  adminCompanies: {
    list: ['viewCustomers', 'manageAccounts', 'handleComplaints', 'orderForCustomers', 'editContractTerms'],
    representatives: ['viewCustomers', 'editCustomers', 'manageAccounts'],
    one: 'viewCustomers',
    openShop: ['viewAsCustomer', 'orderForCustomers'],
    create: 'editCustomers',
    update: 'editCustomers',
    saveRights: 'manageAccounts',
    bind: 'editCustomers',
    unbind: 'editCustomers',
  },
  adminVisits: 'recordVisits',
  // The record itself decides who reads its notes.
  adminNotes: CAPABILITIES,
  adminCompanyAddresses: { list: 'viewCustomers', ...each('editCustomers', 'create', 'update', 'remove') },
  adminCompanyChanges: 'editCustomers',
  adminBankAccounts: kept('editCustomers', 'editCustomers'),
  adminFiles: 'editCustomers',
  adminCompanyCodes: 'editCustomers',
  adminAgreements: {
    ...each('viewCustomers', 'discounts', 'priceLists', 'contractPrices', 'contractPriceFile', 'checkPrice'),
    ...each('editContractTerms', 'options', 'addDiscount', 'changeDiscount', 'removeDiscount'),
    ...each('editContractTerms', 'setContractPrice', 'copyContractPrices', 'removeContractPrice'),
  },
  adminPriceLists: 'editContractTerms',
  adminUsers: 'manageAccounts',
  adminStaffRoles: {
    list: ['manageStaff', 'manageAccounts'],
    ...each('manageStaff', 'one', 'create', 'update', 'remove'),
  },
  // Who makes keys grants rights.
  adminApiKeys: 'manageStaff',
  // All orders are sent to an address that somebody types.
  adminWebhooks: 'manageStaff',
  adminErp: 'operateShop',
  adminAccountRequests: 'manageAccounts',
  adminFinance: {
    ...each('viewFinance', 'debtors', 'totals', 'info', 'records', 'statement', 'document'),
    ...each('editFinance', 'attach', 'detach'),
  },
  financeImports: 'editFinance',
  adminNews: 'editContent',
  adminHeroBanners: 'editContent',
  // Articles and promotions have pictures, too; what holds everywhere is changed by those who keep articles or texts.
  adminPictures: {
    ...each(['editArticles', 'editContent', 'editPromotions'], 'list', 'one'),
    ...each(['editArticles', 'editContent'], 'upload', 'update', 'replace', 'remove'),
  },
  adminPolls: 'editContent',
  adminInformationPages: 'editContent',
  adminFaq: 'editContent',
  adminTerms: 'editContent',
  adminNewsletterSubscribers: 'sendNewsletters',
  adminNewsletterIssues: 'sendNewsletters',
  adminNewsletterMails: 'sendNewsletters',
  adminJobApplications: 'handleJobApplications',
  adminSettings: 'editSettings',
  adminVendors: 'editStock',
  adminPurchasing: 'editStock',
  adminSupplier: 'editSettings',
  // Lists of orders are narrowed to a carrier.
  adminExpressPosts: { ...kept('editSettings', 'editSettings'), list: ['editSettings', 'viewOrders'] },
  adminPickupPlaces: 'editSettings',
  adminCountries: kept(SEES_PLACES, 'editSettings'),
  adminTowns: kept(SEES_PLACES, 'editSettings'),
  adminInterestAreas: kept(SEES_PLACES, 'editSettings'),
  adminBanks: kept(['editSettings', 'editCustomers'], 'editSettings'),
  adminCurrencies: 'editSettings',
  banks: { create: 'editSettings' },
  adminMail: 'operateShop',
  adminJobs: 'operateShop',
  adminAuditLog: 'viewAuditLog',
  adminConsents: 'viewAuditLog',
};

/** Calls that need the same. */
function each(needed: Needed, ...calls: readonly string[]): Readonly<Record<string, Needed>> {
  return Object.fromEntries(calls.map((call) => [call, needed] as const));
}

const isOfAll = (group: GroupCapabilities): group is Needed => typeof group === 'string' || Array.isArray(group);

const neededBy = (group: string, call: string): Needed | undefined => {
  const capabilities = GROUPS[group];
  return capabilities === undefined || isOfAll(capabilities) ? capabilities : capabilities[call];
};

const CALLS: ReadonlyMap<Route, readonly Capability[]> = new Map(
  Object.entries(contract).flatMap(([group, routes]) =>
    Object.entries(routes as Readonly<Record<string, Route>>).flatMap(([call, route]) => {
      const needed = neededBy(group, call);
      return needed === undefined ? [] : [[route, typeof needed === 'string' ? [needed] : needed] as const];
    }),
  ),
);

/** A session outlives the key and may do more; views of lists are of the person's account. */
const FOR_PEOPLE_ONLY = new Set<Route>([contract.adminCompanies.openShop, ...Object.values(contract.adminListViews)]);

/** Whether a program may make a call with a key that has one of its capabilities. */
export const isOpenToApiKeys = (route: Route): boolean => CALLS.has(route) && !FOR_PEOPLE_ONLY.has(route);

/** The capabilities of which a call needs one; undefined for a call that the table does not name. */
export const capabilitiesOfCall = (route: Route): readonly Capability[] | undefined => CALLS.get(route);

const SCOPED_CALLS: ReadonlySet<Route> = new Set(
  Object.entries(contract).flatMap(([group, routes]) => {
    const open = WITHIN_OWN_COMPANIES[group] ?? [];
    return Object.entries(routes as Readonly<Record<string, Route>>).flatMap(([call, route]) =>
      open === '*' || open.includes(call) ? [route] : [],
    );
  }),
);

/** Whether a role that reaches the own companies only may make a call of the back office. */
export const isWithinOwnCompanies = (route: Route): boolean => SCOPED_CALLS.has(route);

type CallNames = Readonly<Record<string, Readonly<Record<string, Route>>>>;

const missingCalls = (group: string, calls: readonly string[]): readonly string[] => {
  const routes = (contract as CallNames)[group];
  if (routes === undefined) return [group];
  return calls.flatMap((call) => (call in routes ? [] : [`${group}.${call}`]));
};

/** The calls that the tables name and the contract does not have: none, or a table is out of date. */
export const unknownCalls = (): readonly string[] => [
  ...Object.entries(GROUPS).flatMap(([group, capabilities]) =>
    missingCalls(group, isOfAll(capabilities) ? [] : Object.keys(capabilities)),
  ),
  ...Object.entries(WITHIN_OWN_COMPANIES).flatMap(([group, calls]) => missingCalls(group, calls === '*' ? [] : calls)),
];
