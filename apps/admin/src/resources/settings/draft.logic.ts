import type { AdminSettings, HomeSection } from '@sjaj/contract';
import { DEFAULT_LANGUAGE, formatDate, type Language } from '@sjaj/domain';
import { z } from 'zod';
import { asTyped, count, km, lines, optionalText } from '../../shared/form/field-codecs.logic.ts';

const GUEST_ORDERS = {
  lines: count(),
  quantity: count(),
  total: km(),
  openOrders: count(),
  openTotal: km(),
  ordersPerHour: count(),
  confirmHours: count(),
};

/** Dates one per line, typed as `6. 4. 2026.` */
const daysOff = z.codec(lines(), z.custom<string[]>(), {
  decode: (typed) => typed.map(dateOf),
  encode: (days) => days.map((day) => formatDate(day, DEFAULT_LANGUAGE)),
});

/** What the fields of the settings make of what is typed, and what they show of what is saved. */
export const FIELDS = z.object({
  shopMode: asTyped<AdminSettings['shopMode']>(),
  cardPaymentsEnabled: asTyped<boolean>(),
  allowOrderingStockZero: asTyped<boolean>(),
  breaksCountVariationsTogether: asTyped<boolean>(),
  debtorsAtCheckout: asTyped<AdminSettings['debtorsAtCheckout']>(),
  staffSecondFactor: asTyped<AdminSettings['staffSecondFactor']>(),
  newArticleDays: count(),
  withdrawalDays: count(),
  freeShippingEnabled: asTyped<boolean>(),
  freeShippingAmount: km(),
  languages: asTyped<Language[]>(),
  defaultLanguage: asTyped<Language>(),
  useDefaultLanguage: asTyped<boolean>(),
  consumerShopUrl: optionalText(),
  orderMailAddresses: lines(),
  deliveryCities: lines(),
  orderCutOffHour: count(),
  daysOff,
  /** Shown on Home, in this order. */
  homeSections: asTyped<HomeSection[]>(),
  guestOrders: z.object(GUEST_ORDERS),
});

/** The settings in the form: the values of the fields, valid or not. */
export type Draft = z.input<typeof FIELDS>;
export type GuestField = keyof typeof GUEST_ORDERS;

/** The limits of guest orders, in the order of their fields. */
export const GUEST_FIELDS = Object.keys(GUEST_ORDERS) as readonly GuestField[];

export const isAmount = (field: GuestField): boolean => field === 'total' || field === 'openTotal';

const TYPED_DATE = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/;

/** A typed date as the contract has it. What is none is sent as it is, which the contract rejects. */
function dateOf(typed: string): string {
  const [, day = '', month = '', year = ''] = TYPED_DATE.exec(typed) ?? [];
  return year === '' ? typed : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Adds a member to the list or removes it. The result is in the order of `all`. */
export const toggled = <T>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));

/** The list with a member one place further up (-1) or down (1); unchanged at the end of the list. */
export function moved<T>(list: readonly T[], one: T, by: -1 | 1): T[] {
  const from = list.indexOf(one);
  const other = list[from + by];
  if (from < 0 || other === undefined) return [...list];
  return list.map((each) => (each === one ? other : each === other ? one : each));
}
