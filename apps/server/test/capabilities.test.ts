import {
  BUILT_IN_ROLES,
  type BuiltInRole,
  CAPABILITIES,
  CAPABILITIES_OF,
  capabilitiesOfCall,
  contract,
  GRANTABLE_CAPABILITIES,
  type Route,
  unknownCalls,
} from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, aStaffRole } from './builders/people.ts';
import { openTestShop, type TestShop } from './http.ts';

/** Every call of the back office as every role of staff. */

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>)
    .filter(([, { path, access }]) => path.startsWith('/admin/') && !access.includes('visitor'))
    .map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const params = { id: 2_000_000_000, cartId: 2_000_000_000 };

/** The groups of which a role may make each call (`*`), or these. All others are closed to it. */
const OPEN: Readonly<Record<Exclude<BuiltInRole, 'administrator'>, Readonly<Record<string, string>>>> = {
  sales_representative: {
    adminStart: '*',
    adminRevenue: '*',
    adminReports: '*',
    staffSearch: '*',
    adminListFiles: '*',
    adminListViews: '*',
    adminNotes: '*',
    adminOrders: 'list counts one',
    adminExpressPosts: 'list',
    orderSheets: 'staff',
    adminPayments: 'ofOrder',
    adminComplaints: '*',
    adminAnswerTemplates: 'list',
    adminQuestions: '*',
    adminMachines: 'list one counts',
    adminArticles: 'list options one priceHistory variation',
    adminDatasheets: 'list',
    adminCategories: 'list one',
    adminBrands: 'list one',
    adminAttributes: 'list one',
    adminTags: 'list one',
    adminMeasurementUnits: 'list one',
    adminStock: 'list defaults csv xlsx one movements',
    adminCompanies: 'list one openShop',
    adminVisits: '*',
    adminCompanyAddresses: 'list',
    adminAgreements: 'discounts priceLists contractPrices contractPriceFile checkPrice',
    adminFinance: 'debtors totals info records statement document',
    adminCountries: 'list one',
    adminTowns: 'list one',
    adminInterestAreas: 'list one',
  },
  warehouse: {
    adminStart: 'waiting',
    staffSearch: '*',
    adminListFiles: '*',
    adminListViews: '*',
    adminNotes: '*',
    adminOrders: 'list counts one',
    adminExpressPosts: 'list',
    orderQueues: 'changeStatuses',
    orderPrinting: '*',
    orderSheets: 'staff',
    adminPayments: 'ofOrder',
    adminArticles: 'list options one priceHistory correctStock variation',
    adminDatasheets: 'list',
    adminCategories: 'list one',
    adminBrands: 'list one',
    adminAttributes: 'list one',
    adminTags: 'list one',
    adminMeasurementUnits: 'list one',
    adminStock: '*',
    adminVendors: '*',
    adminPurchasing: '*',
    stockImports: '*',
  },
  content: {
    articleArchive: '*',
    adminDatasheets: '*',
    articleBulkEdits: '*',
    adminPriceChanges: '*',
    adminStart: 'waiting',
    staffSearch: '*',
    adminListFiles: '*',
    adminListViews: '*',
    adminNotes: '*',
    adminArticles:
      'list options one priceHistory create update remove quickEdit variation saveVariation addPicture addLibraryPicture orderPictures',
    adminCategories: '*',
    adminBrands: '*',
    adminAttributes: '*',
    adminTags: '*',
    adminMeasurementUnits: '*',
    adminArticleTabs: '*',
    adminSales: '*',
    adminCoupons: '*',
    adminBonusRules: '*',
    adminBonus: '*',
    reviews: '*',
    adminRequests: '*',
    adminAnswerTemplates: 'list',
    adminWithdrawals: '*',
    adminQuestions: '*',
    adminSearch: '*',
    adminNews: '*',
    adminPictures: '*',
    adminHeroBanners: '*',
    adminPolls: '*',
    adminInformationPages: '*',
    adminFaq: '*',
    adminTerms: '*',
    adminNewsletterSubscribers: '*',
    adminNewsletterIssues: '*',
    adminNewsletterMails: '*',
  },
  accounting: {
    staffSearch: '*',
    adminListFiles: '*',
    adminListViews: '*',
    adminNotes: '*',
    adminStart: '*',
    adminRevenue: '*',
    adminReports: '*',
    adminOrders: 'list counts one',
    adminExpressPosts: 'list',
    orderSheets: 'staff',
    adminPayments: '*',
    adminArticles: 'list options one priceHistory variation',
    adminDatasheets: 'list',
    adminCategories: 'list one',
    adminBrands: 'list one',
    adminAttributes: 'list one',
    adminTags: 'list one',
    adminMeasurementUnits: 'list one',
    adminCompanies: 'list representatives one',
    adminCompanyAddresses: 'list',
    adminAgreements: 'discounts priceLists contractPrices contractPriceFile checkPrice',
    adminFinance: '*',
    financeImports: '*',
    adminCountries: 'list one',
    adminTowns: 'list one',
    adminInterestAreas: 'list one',
  },
};

function isOpenTo(role: BuiltInRole, name: string): boolean {
  if (role === 'administrator') return true;
  const [group = '', call = ''] = name.split('.');
  const open = OPEN[role][group];
  return open === '*' || (open?.split(' ').includes(call) ?? false);
}

let shop: TestShop;
const tokens = new Map<BuiltInRole, string>();

beforeAll(async () => {
  shop = await openTestShop();
  for (const role of BUILT_IN_ROLES) tokens.set(role, await shop.loginAs(await aPerson(shop.db, { role })));
});
afterAll(() => shop.close());

const statusFor = async (route: Route, token: string | undefined): Promise<number> =>
  (await shop.call(route, { params, body: route.body ? {} : undefined, token })).status;

it('names a capability for each call of the back office, and no call that there is not', () => {
  expect(calls.filter(({ route }) => capabilitiesOfCall(route) === undefined).map(({ name }) => name)).toEqual([]);
  expect(unknownCalls()).toEqual([]);
});

it.each(BUILT_IN_ROLES)('opens to %s the calls of the list, and no others', async (role) => {
  const wrong: string[] = [];
  for (const { name, route } of calls) {
    const status = await statusFor(route, tokens.get(role));
    if (status === 401 || (status !== 403) !== isOpenTo(role, name)) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

it('lets a role of the shop make calls of its capabilities, and no others', async () => {
  for (const [turn, capability] of GRANTABLE_CAPABILITIES.entries()) {
    const staffRoleId = await aStaffRole(shop.db, [capability]);
    const token = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
    const sample = calls.filter((_, place) => place % GRANTABLE_CAPABILITIES.length === turn);
    for (const { name, route } of sample) {
      const isOpen = capabilitiesOfCall(route)?.includes(capability) ?? false;
      expect([name, (await statusFor(route, token)) === 403]).toEqual([name, !isOpen]);
    }
  }
});

it('leaves accounts and roles of staff to administrators', () => {
  for (const role of BUILT_IN_ROLES.filter((one) => one !== 'administrator'))
    expect(CAPABILITIES_OF[role]).not.toContain('manageStaff');
  expect(GRANTABLE_CAPABILITIES).not.toContain('manageStaff');
  expect(CAPABILITIES_OF.administrator).toEqual(CAPABILITIES);
});
