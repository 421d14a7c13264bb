import { HOME_SECTIONS, type HomeSection } from '@sjaj/contract';
import {
  type BusinessDate,
  DEFAULT_LANGUAGE,
  type Feninga,
  feninga,
  isLanguage,
  type Language,
  LANGUAGES,
} from '@sjaj/domain';

export interface Settings {
  /** `closed`: a token for everything but the public pages. `open`: guests and private customers may buy. */
  readonly shopMode: 'closed' | 'open';
  readonly freeShippingEnabled: boolean;
  /** The total with VAT after discounts from which delivery is free. */
  readonly freeShippingAmount: Feninga;
  /** Whether what is not in stock can be pre-ordered. */
  readonly allowOrderingStockZero: boolean;
  /** Whether the variations of an article count together towards its quantity breaks. */
  readonly breaksCountVariationsTogether: boolean;
  /** Whether everybody gets the default language. */
  readonly useDefaultLanguage: boolean;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly cardPaymentsEnabled: boolean;
  /** How many days an article counts as new. */
  readonly newArticleDays: number;
  /** Days after the receipt within which consumers may withdraw from a purchase. */
  readonly withdrawalDays: number;
  /** The recipients of mails about new orders; every administrator if it is empty. */
  readonly orderMailAddresses: readonly string[];
  /** The available pieces from which on an article without a level of its own counts as low. */
  readonly lowStockLevel: number;
  /** The shop for private customers; empty if there is none. */
  readonly consumerShopUrl: string;
  readonly guestOrders: GuestOrders;
  /** Whether companies with overdue debt are warned at the checkout, or stopped. */
  readonly debtorsAtCheckout: 'off' | 'warn' | 'stop';
  /** The towns that the shop's own vans drive to, as texts name them. */
  readonly deliveryCities: readonly string[];
  /** The full hour before which an order is handled on the same working day. */
  readonly orderCutOffHour: number;
  /** Days on which no goods are sent, beside weekends and public holidays with a fixed date. */
  readonly daysOff: readonly BusinessDate[];
  /** Whether staff need a second factor to work, may set one up, or are not offered one. One that is on is always asked for. */
  readonly staffSecondFactor: 'required' | 'offered' | 'off';
  /** What Home shows below the first screen, in this order. */
  readonly homeSections: readonly HomeSection[];
}

/** The limits of guest orders, and for how long stock is reserved before the e-mail address is confirmed. */
export interface GuestOrders {
  /** Lines of an order, and pieces of a line. */
  readonly lines: number;
  readonly quantity: number;
  /** With VAT and delivery. */
  readonly total: Feninga;
  /** Orders that are neither confirmed nor paid, of one guest, e-mail address or network, and their total; of confirmed ones a quarter. */
  readonly openOrders: number;
  readonly openTotal: Feninga;
  /** New orders of one e-mail address or network. */
  readonly ordersPerHour: number;
  /** Hours. */
  readonly confirmHours: number;
}

const GUEST_ORDERS: GuestOrders = {
  lines: 50,
  quantity: 100,
  total: feninga(3_000_00),
  openOrders: 3,
  openTotal: feninga(5_000_00),
  ordersPerHour: 6,
  confirmHours: 24,
};

/** Switches that SQL statements read; any stored value but `false` leaves them on. */
export type SettingOnByDefault = 'breaksCountVariationsTogether';

/** The movable holidays on which most firms are closed: Bajrams and the Mondays after Easter. Staff add the years to come. */
const MOVABLE_HOLIDAYS: readonly BusinessDate[] = [
  '2026-03-20',
  '2026-04-06',
  '2026-04-13',
  '2026-05-27',
  '2027-03-09',
  '2027-03-29',
  '2027-05-03',
  '2027-05-17',
];

const DEFAULTS: Settings = {
  shopMode: 'closed',
  freeShippingEnabled: true,
  freeShippingAmount: feninga(150_00),
  allowOrderingStockZero: false,
  breaksCountVariationsTogether: true,
  useDefaultLanguage: false,
  defaultLanguage: DEFAULT_LANGUAGE,
  languages: LANGUAGES,
  cardPaymentsEnabled: false,
  newArticleDays: 30,
  withdrawalDays: 14,
  orderMailAddresses: [],
  lowStockLevel: 0,
  consumerShopUrl: '',
  guestOrders: GUEST_ORDERS,
  debtorsAtCheckout: 'warn',
  homeSections: HOME_SECTIONS,
  deliveryCities: [
    'Jajce',
    'Mostar',
    'Sarajevo',
    'Banja Luka',
    'Široki Brijeg',
    'Bihać',
    'Kozarska Dubica',
    'Teslić',
    'Derventa',
  ],
  orderCutOffHour: 13,
  daysOff: MOVABLE_HOLIDAYS,
  staffSecondFactor: 'required',
};

type Check<T> = (value: unknown) => T | undefined;

const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const amount: Check<Feninga> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? feninga(Number(value)) : undefined;
const days: Check<number> = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);
const pieces: Check<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
const mode: Check<Settings['shopMode']> = (value) => (value === 'open' || value === 'closed' ? value : undefined);
const debtors: Check<Settings['debtorsAtCheckout']> = (value) =>
  value === 'off' || value === 'warn' || value === 'stop' ? value : undefined;
const secondFactor: Check<Settings['staffSecondFactor']> = (value) =>
  value === 'required' || value === 'offered' || value === 'off' ? value : undefined;
const language: Check<Language> = (value) => (typeof value === 'string' && isLanguage(value) ? value : undefined);
const languages: Check<readonly Language[]> = (value) => {
  const known = Array.isArray(value) ? value.filter((one) => language(one) !== undefined) : [];
  return known.length > 0 ? (known as Language[]) : undefined;
};
const shopAddress: Check<string> = (value) =>
  typeof value === 'string' && URL.parse(value)?.protocol === 'https:' ? value : undefined;
const MAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const addresses: Check<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && MAIL_ADDRESS.test(one)) ? value : undefined;

const LAST_HOUR = 23;

const names: Check<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '') ? value : undefined;

/** The known sections, each once: a section that was removed from the shop is left out. */
const homeSections: Check<readonly HomeSection[]> = (value) =>
  Array.isArray(value)
    ? [...new Set(value.flatMap((one) => HOME_SECTIONS.find((section) => section === one) ?? []))]
    : undefined;

const hour: Check<number> = (value) => (isCount(value) && Number(value) <= LAST_HOUR ? Number(value) : undefined);
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const dates: Check<readonly BusinessDate[]> = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && DATE.test(one)) ? value : undefined;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
/** Valid stored limits, and the defaults for the others. */
const guestOrders: Check<GuestOrders> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = Object.entries(value).filter(([key, bound]) => Object.hasOwn(GUEST_ORDERS, key) && isCount(bound));
  return { ...GUEST_ORDERS, ...Object.fromEntries(stored) };
};

/** The current settings: valid stored values, and the defaults for the others. */
export const settingsFrom = (stored: ReadonlyMap<string, unknown>): Settings => ({
  shopMode: mode(stored.get('shopMode')) ?? DEFAULTS.shopMode,
  freeShippingEnabled: flag(stored.get('freeShippingEnabled')) ?? DEFAULTS.freeShippingEnabled,
  freeShippingAmount: amount(stored.get('freeShippingAmount')) ?? DEFAULTS.freeShippingAmount,
  allowOrderingStockZero: flag(stored.get('allowOrderingStockZero')) ?? DEFAULTS.allowOrderingStockZero,
  breaksCountVariationsTogether:
    flag(stored.get('breaksCountVariationsTogether')) ?? DEFAULTS.breaksCountVariationsTogether,
  useDefaultLanguage: flag(stored.get('useDefaultLanguage')) ?? DEFAULTS.useDefaultLanguage,
  defaultLanguage: language(stored.get('defaultLanguage')) ?? DEFAULTS.defaultLanguage,
  languages: languages(stored.get('languages')) ?? DEFAULTS.languages,
  cardPaymentsEnabled: flag(stored.get('cardPaymentsEnabled')) ?? DEFAULTS.cardPaymentsEnabled,
  newArticleDays: days(stored.get('newArticleDays')) ?? DEFAULTS.newArticleDays,
  withdrawalDays: days(stored.get('withdrawalDays')) ?? DEFAULTS.withdrawalDays,
  orderMailAddresses: addresses(stored.get('orderMailAddresses')) ?? DEFAULTS.orderMailAddresses,
  lowStockLevel: pieces(stored.get('lowStockLevel')) ?? DEFAULTS.lowStockLevel,
  consumerShopUrl: shopAddress(stored.get('consumerShopUrl')) ?? DEFAULTS.consumerShopUrl,
  guestOrders: guestOrders(stored.get('guestOrders')) ?? DEFAULTS.guestOrders,
  debtorsAtCheckout: debtors(stored.get('debtorsAtCheckout')) ?? DEFAULTS.debtorsAtCheckout,
  homeSections: homeSections(stored.get('homeSections')) ?? DEFAULTS.homeSections,
  deliveryCities: names(stored.get('deliveryCities')) ?? DEFAULTS.deliveryCities,
  orderCutOffHour: hour(stored.get('orderCutOffHour')) ?? DEFAULTS.orderCutOffHour,
  daysOff: dates(stored.get('daysOff')) ?? DEFAULTS.daysOff,
  staffSecondFactor: secondFactor(stored.get('staffSecondFactor')) ?? DEFAULTS.staffSecondFactor,
});
