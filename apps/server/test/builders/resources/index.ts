import { CONTENT } from './content.ts';
import { CUSTOMERS } from './customers.ts';
import { GOODS } from './goods.ts';
import { REFERENCE_DATA } from './reference-data.ts';
import type { Resource } from './resource.ts';

/** Every list of the back office whose records staff add or change by a form. */
export const RESOURCES: readonly Resource[] = [...GOODS, ...CUSTOMERS, ...CONTENT, ...REFERENCE_DATA];

/** Records with a call that saves them and no list of their own, or no form, and the test that saves them. */
export const NO_RESOURCES: Readonly<Record<string, string>> = {
  adminAgreements: 'terms of one company: pricing/contract-terms',
  adminCompanyAddresses: 'addresses of one company: addresses/admin.routes.test.ts',
  adminCompanyChanges: 'a queue, decided once: companies/details',
  adminCompanyCodes: 'part numbers of one company: part-numbers, export-and-import.test.ts',
  adminDatasheets: 'files of one article: articles/datasheets',
  adminFiles: 'uploaded files: user-files',
  adminJobApplications: 'a queue, handled once: careers',
  adminListViews: 'views of one member of staff: list-views',
  adminPictures: 'uploaded pictures: pictures',
  adminPriceChanges: 'a change of prices, applied and undone: articles/price-changes',
  adminPurchasing: 'orders to vendors, received and closed: purchasing',
  reviews: 'a queue, decided once: reviews',
  setupGuide: 'steps of the set-up: setup-guide',
  stockImports: 'lines of a file that are corrected: imports',
  adminVisits: 'visits to one company: visits/admin.routes.test.ts',
};
