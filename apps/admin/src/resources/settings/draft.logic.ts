import type { AdminSettings, HomeSection } from '@sjaj/contract';
import { DEFAULT_LANGUAGE, formatDate, type Language } from '@sjaj/domain';
import { amountText } from '../../shared/figures/amounts.ts';
import { boundsOf, type GuestDraft, guestDraftOf, kmOf } from './guest-bounds.logic.ts';

/** The settings in the form: the values of the fields, valid or not. */
export interface Draft extends GuestDraft {
  readonly shopMode: AdminSettings['shopMode'];
  readonly cardPaymentsEnabled: boolean;
  readonly allowOrderingStockZero: boolean;
  readonly breaksCountVariationsTogether: boolean;
  readonly debtorsAtCheckout: AdminSettings['debtorsAtCheckout'];
  readonly staffSecondFactor: AdminSettings['staffSecondFactor'];
  readonly newArticleDays: string;
  readonly withdrawalDays: string;
  readonly freeShippingEnabled: boolean;
  readonly freeShippingAmount: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly useDefaultLanguage: boolean;
  readonly consumerShopUrl: string;
  /** One entry per line. */
  readonly orderMailAddresses: string;
  /** One entry per line. */
  readonly deliveryCities: string;
  readonly orderCutOffHour: string;
  /** One date per line, as `6. 4. 2026.`. */
  readonly daysOff: string;
  /** Shown on Home, in this order. */
  readonly homeSections: readonly HomeSection[];
}

/** The fields of the saved settings. */
export const draftOf = ({ version: _, guestOrders, ...settings }: AdminSettings): Draft => ({
  ...settings,
  ...guestDraftOf(guestOrders),
  newArticleDays: String(settings.newArticleDays),
  withdrawalDays: String(settings.withdrawalDays),
  freeShippingAmount: amountText(settings.freeShippingAmount),
  consumerShopUrl: settings.consumerShopUrl ?? '',
  orderMailAddresses: settings.orderMailAddresses.join('\n'),
  deliveryCities: settings.deliveryCities.join('\n'),
  orderCutOffHour: String(settings.orderCutOffHour),
  daysOff: settings.daysOff.map((day) => formatDate(day, DEFAULT_LANGUAGE)).join('\n'),
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export function formOf(draft: Draft) {
  return {
    shopMode: draft.shopMode,
    cardPaymentsEnabled: draft.cardPaymentsEnabled,
    allowOrderingStockZero: draft.allowOrderingStockZero,
    breaksCountVariationsTogether: draft.breaksCountVariationsTogether,
    debtorsAtCheckout: draft.debtorsAtCheckout,
    staffSecondFactor: draft.staffSecondFactor,
    freeShippingEnabled: draft.freeShippingEnabled,
    defaultLanguage: draft.defaultLanguage,
    useDefaultLanguage: draft.useDefaultLanguage,
    languages: [...draft.languages],
    newArticleDays: daysOf(draft.newArticleDays),
    withdrawalDays: daysOf(draft.withdrawalDays),
    freeShippingAmount: kmOf(draft.freeShippingAmount),
    consumerShopUrl: draft.consumerShopUrl.trim() || null,
    orderMailAddresses: linesOf(draft.orderMailAddresses),
    deliveryCities: linesOf(draft.deliveryCities),
    orderCutOffHour: daysOf(draft.orderCutOffHour),
    daysOff: linesOf(draft.daysOff).map(dateOf),
    guestOrders: boundsOf(draft),
    homeSections: [...draft.homeSections],
  };
}

const daysOf = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const TYPED_DATE = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/;

/** A typed date as the contract has it. What is none is sent as it is, which the contract rejects. */
function dateOf(typed: string): string {
  const [, day = '', month = '', year = ''] = TYPED_DATE.exec(typed) ?? [];
  return year === '' ? typed : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Adds a member to the list or removes it. The result is in the order of `all`. */
export const toggled = <T>(all: readonly T[], chosen: readonly T[], one: T): readonly T[] =>
  all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));

/** The list with a member one place further up (-1) or down (1); unchanged at the end of the list. */
export function moved<T>(list: readonly T[], one: T, by: -1 | 1): readonly T[] {
  const from = list.indexOf(one);
  const other = list[from + by];
  if (from < 0 || other === undefined) return list;
  return list.map((each) => (each === one ? other : each === other ? one : each));
}
