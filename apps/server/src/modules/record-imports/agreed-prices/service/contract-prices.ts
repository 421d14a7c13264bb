import { Problem } from '../../../../platform/problem.ts';
import { saveImportedContractPrice } from '../../../pricing/index.ts';
import type { ImportField } from '../../rules/fields.ts';
import type { OpenSession } from '../../service/session.ts';
import { agreedPriceSession } from './agreed-prices.ts';
import * as store from '../store/contract-prices.ts';

const COMPANY: ImportField = {
  key: 'company',
  kind: 'line',
  heading: 'importField.company',
  words: ['kupac', 'jib', 'jib kupca', 'customer', 'sifra kupca firme', 'tvrtka', 'firma'],
};

/** Contract prices of companies: each line names the company, or all are one company's. */
export const openContractPrices: OpenSession = async (tx, { companyId }) => {
  const chosen = companyId === null ? undefined : await store.companyById(tx, companyId);
  if (companyId !== null && !chosen) throw new Problem('companies.not_found', 404);
  return agreedPriceSession(tx, {
    field: COMPANY,
    priceHeading: 'importField.contractPrice',
    needed: 'sheetError.needed_company',
    unknown: 'sheetError.unknown_company',
    chosen,
    named: async (names) => {
      const companies = await store.companiesNamed(tx, names);
      return new Map(
        names.flatMap((name) => {
          const company = companyNamed(companies, name);
          return company ? [[name, company] as const] : [];
        }),
      );
    },
    prices: (companyIds, articleIds) => store.contractPrices(tx, companyIds, articleIds),
    save: ({ owner, ...saved }, { staff, now }) =>
      saveImportedContractPrice(tx, staff, { companyId: owner.id, ...saved, now }),
    page: async (offset, size) =>
      (await store.listedPrices(tx, offset, size)).map(({ articleId, title, ...values }) => ({
        id: articleId,
        title: title.bs ?? '',
        values: { ...values },
      })),
  });
};

/** By the sure names first: two companies may be called alike. */
const companyNamed = (companies: readonly store.NamedCompany[], name: string): store.NamedCompany | undefined =>
  companies.find(({ jib }) => jib === name) ??
  companies.find(({ code }) => code?.toUpperCase() === name) ??
  companies.find(({ title }) => title.toUpperCase() === name);
