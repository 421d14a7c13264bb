import { companyOf } from './companies.ts';

/** A company's own price of an article, feninga. */
interface ContractPrice {
  readonly companyId: number;
  readonly code: string;
  readonly price: number;
}

/** What a company calls an article. */
interface PartNumber {
  readonly companyId: number;
  readonly number: string;
  readonly code: string;
}

/** A company's discount on a brand or on a category with all below it, in basis points. */
interface CompanyDiscount {
  readonly companyId: number;
  readonly brand: string | null;
  readonly category: string | null;
  readonly percentBp: number;
}

const CONTRACTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'K-00231': {
    'ZR-70001-S': 820,
    'ZR-70001-M': 820,
    'ZR-70001-L': 820,
    'ZR-70001-XL': 850,
    'PA-20004': 415,
    'CL-10088': 8900,
  },
  'K-00412': { 'ZR-70001-M': 790, 'ZR-70001-L': 790, 'CL-10102': 5150, 'CL-10110': 560 },
  'K-00118': { 'PR-50055': 255, 'CL-10015': 2190, 'PR-50031': 16_900 },
  'K-00152': { 'ZR-70066': 205, 'PA-20037': 2590 },
};

const PART_NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'K-00231': {
    'HV-1001': 'CL-10015',
    'HV-1002': 'CL-10088',
    'HV-2001': 'PA-20004',
    'HV-2002': 'PA-20037',
    'HV-7001': 'ZR-70001-M',
    'HV-7002': 'ZR-70001-L',
  },
  'K-00412': { '4471-A': 'CL-10102', '4471-B': 'CL-10110', '5200-M': 'ZR-70001-M', '5200-L': 'ZR-70001-L' },
};

const DISCOUNTS: readonly (readonly [
  external: string,
  brand: string | null,
  category: string | null,
  percentBp: number,
])[] = [
  ['K-00231', 'Aqualin', null, 1200],
  ['K-00231', null, '2', 800],
  ['K-00231', null, '1', 500],
  ['K-00118', null, '1', 1500],
  ['K-00118', null, '5', 1000],
  ['K-00118', 'Rotomat', null, 700],
  ['K-00412', 'Steridal', null, 1400],
  ['K-00412', null, '7.1', 900],
  ['K-00420', null, '1', 600],
  ['K-00152', null, '7', 800],
  ['K-00096', null, '7', 1100],
  ['K-00096', 'Tehnol', null, 1000],
  ['K-00361', null, '2', 1000],
  ['K-00207', null, '4.4', 700],
];

export const contractPrices: readonly ContractPrice[] = Object.entries(CONTRACTS).flatMap(([external, prices]) =>
  Object.entries(prices).map(([code, price]) => ({ companyId: companyOf(external).id, code, price })),
);

export const partNumbers: readonly PartNumber[] = Object.entries(PART_NUMBERS).flatMap(([external, numbers]) =>
  Object.entries(numbers).map(([number, code]) => ({ companyId: companyOf(external).id, number, code })),
);

export const companyDiscounts: readonly CompanyDiscount[] = DISCOUNTS.map(([external, brand, category, percentBp]) => ({
  companyId: companyOf(external).id,
  brand,
  category,
  percentBp,
}));
