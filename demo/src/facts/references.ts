import type { Phrase } from '../texts/phrase.ts';

/** Name, code as the first three digits of accounts, SWIFT; none of them is a real bank. */
export const banks: readonly (readonly [name: string, code: string, swift: string])[] = [
  ['Banka Neretva d.d. Mostar', '990', 'NERTBA22'],
  ['Prva gradska banka d.d. Sarajevo', '991', 'PGBSBA22'],
  ['Banka Vrbas a.d. Banja Luka', '992', 'VRBSBA22'],
  ['Jadranska štedna banka d.d.', '999', 'JSTBBA22'],
];

/** Tags by the key that articles carry. */
export const tags: Readonly<Record<string, Phrase>> = {
  eko: ['eko', 'eco'],
  povoljno: ['povoljno', 'good value'],
  haccp: ['HACCP', 'HACCP'],
  hotel: ['za hotele', 'for hotels'],
  zdravstvo: ['za zdravstvo', 'for health care'],
  gradiliste: ['za gradilište', 'for building sites'],
  radionica: ['za radionice', 'for workshops'],
  skole: ['za škole i vrtiće', 'for schools and kindergartens'],
  zima: ['zima', 'winter'],
  servis: ['uz servis', 'with service'],
  novo: ['novo', 'new'],
  najprodavanije: ['najprodavanije', 'best sellers'],
};

/** Icons of the main categories by outline. */
export const categoryIcons: Readonly<Record<string, string>> = {
  1: 'spray',
  2: 'toilet-paper',
  3: 'droplet',
  4: 'hand-sanitizer',
  5: 'brush',
  6: 'vacuum-cleaner',
  7: 'helmet',
  8: 'first-aid-kit',
  9: 'package',
};

/** What staff would have set on the first day. Amounts are feninga. */
export const settings: Readonly<Record<string, unknown>> = {
  shopMode: 'closed',
  freeShippingEnabled: true,
  freeShippingAmount: 15_000,
  allowOrderingStockZero: false,
  useDefaultLanguage: false,
  defaultLanguage: 'bs',
  languages: ['bs', 'hr', 'srLatn', 'srCyrl', 'en'],
  cardPaymentsEnabled: true,
  newArticleDays: 30,
  withdrawalDays: 14,
  // Visitors of the demo have no authenticator app at hand.
  staffSecondFactor: 'off',
  consumerShopUrl: 'https://kuca.sjaj.test/',
};

/** The company of the demo: no such numbers are given out. */
export const supplier = {
  legalName: 'Sjaj d.o.o.',
  shortName: 'Sjaj',
  jib: '4299000010006',
  pdvNumber: '299000010006',
  courtRegistration: 'Općinski sud u Mostaru, MBS 99-01-0001-98',
  street: 'Bišće Polje 17',
  postalCode: '88000',
  town: 'Mostar',
  phone: '036 000-100',
  infoPhone: '0800 000 10',
  email: 'prodaja@sjaj.test',
  webAddress: 'https://www.sjaj.test/',
  accentColour: null,
  bankAccounts: [
    { bankName: 'Jadranska štedna banka d.d.', account: '9990000000123435', isDefault: true },
    { bankName: 'Banka Neretva d.d. Mostar', account: '9900010000012359', isDefault: false },
  ],
};
