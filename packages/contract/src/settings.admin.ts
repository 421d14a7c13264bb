import { z } from 'zod';
import { DEBTORS_AT_CHECKOUT } from './finance.ts';
import { GuestOrderRules } from './guests.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { HomeSection } from './settings.ts';
import { Language, name, NearDay, Price, shape } from './shapes.ts';

const MOST_ADDRESSES = 20;
const MOST_CITIES = 60;
const MOST_DAYS_OFF = 200;

export const STAFF_SECOND_FACTOR = ['required', 'offered', 'off'] as const;

export const SettingsForm = shape({
  /** `closed`: buying needs an account. `open`: guests and private customers may buy. */
  shopMode: z.enum(['closed', 'open']),
  freeShippingEnabled: z.boolean(),
  /** With VAT, after discounts. */
  freeShippingAmount: Price,
  allowOrderingStockZero: z.boolean(),
  /** Whether the variations of an article count together towards its quantity breaks. */
  breaksCountVariationsTogether: z.boolean(),
  useDefaultLanguage: z.boolean(),
  defaultLanguage: Language,
  languages: z.array(Language).min(1),
  cardPaymentsEnabled: z.boolean(),
  newArticleDays: z.int().min(1).max(365),
  /** Days after the receipt within which consumers may withdraw from a purchase; the law asks for 14 at least. */
  withdrawalDays: z.int().min(14).max(365),
  /** The shop for private customers that the footer names; null where there is none. */
  consumerShopUrl: z
    .url({ protocol: /^https$/ })
    .max(200)
    .nullable(),
  /** Who is mailed new orders; every administrator where it is empty. */
  orderMailAddresses: z.array(z.email().max(200)).max(MOST_ADDRESSES),
  guestOrders: GuestOrderRules,
  /** What becomes of the orders of companies with overdue debt. */
  debtorsAtCheckout: z.enum(DEBTORS_AT_CHECKOUT),
  /** The towns that the shop's own vans drive to, as information pages name them. */
  deliveryCities: z.array(name(60)).max(MOST_CITIES),
  /** The full hour in Sarajevo before which an order is handled on the same working day. */
  orderCutOffHour: z.int().min(1).max(23),
  /** Days on which no goods are sent, beside weekends and public holidays with a fixed date. */
  daysOff: z.array(NearDay).max(MOST_DAYS_OFF),
  /** Whether staff need a second factor to work, may set one up, or are not offered one. */
  staffSecondFactor: z.enum(STAFF_SECOND_FACTOR),
  /** What Home shows below the first screen, in this order. The others are hidden. */
  homeSections: z
    .array(HomeSection)
    .refine((sections) => new Set(sections).size === sections.length, { error: 'duplicate' }),
});

export const AdminSettings = shape({ ...SettingsForm.shape, version: z.int().min(0) });

export const adminSettings = routes({
  read: {
    method: 'GET',
    path: '/admin/settings',
    access: BACK_OFFICE,
    answer: AdminSettings,
    summary: 'The settings of the shop as they stand now.',
  },
  update: {
    method: 'PUT',
    path: '/admin/settings',
    access: BACK_OFFICE,
    body: AdminSettings,
    answer: AdminSettings,
    problems: ['records.changed_meanwhile', 'settings.default_language_off'],
    summary: 'Saves the settings, in force everywhere within a second, unless somebody else has saved them since.',
  },
});

export type AdminSettings = z.output<typeof AdminSettings>;
export type SettingsForm = z.output<typeof SettingsForm>;
