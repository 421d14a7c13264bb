/**
 * The calls of the back office that are open to a role which reaches the own companies only: each is limited to these in its SQL, or tells
 * of no customer. All others are closed to it, whatever its capabilities.
 */
export const WITHIN_OWN_COMPANIES: Readonly<Record<string, '*' | readonly string[]>> = {
  adminStart: '*',
  adminRevenue: '*',
  adminReports: '*',
  staffSearch: '*',
  adminListFiles: '*',
  adminListViews: '*',
  adminOrders: ['list', 'counts', 'one'],
  orderSheets: '*',
  orderPapers: '*',
  adminPayments: ['ofOrder'],
  adminComplaints: '*',
  adminAnswerTemplates: ['list'],
  adminMachines: ['list', 'one', 'counts'],
  adminArticles: ['list', 'one', 'options', 'priceHistory', 'variation'],
  adminCategories: ['list', 'one'],
  adminBrands: ['list', 'one'],
  adminAttributes: ['list', 'one'],
  adminMeasurementUnits: ['list', 'one'],
  adminStock: ['list', 'defaults', 'csv', 'xlsx', 'one', 'movements'],
  adminCompanies: ['list', 'one', 'openShop'],
  adminVisits: '*',
  adminNotes: '*',
  adminCompanyAddresses: ['list'],
  adminAgreements: ['discounts', 'contractPrices', 'contractPriceFile', 'checkPrice'],
  adminFinance: ['debtors', 'totals', 'info', 'records', 'statement', 'document'],
  adminCountries: ['list', 'one'],
  adminTowns: ['list', 'one'],
  adminInterestAreas: ['list', 'one'],
};
