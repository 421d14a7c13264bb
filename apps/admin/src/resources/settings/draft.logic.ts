import type { AdminSettings } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { amountText } from '../../shared/figures/amounts.ts';
import { boundsOf, type GuestDraft, guestDraftOf, kmOf } from './guest-bounds.logic.ts';

/** The settings while they are edited: what stands in the fields, right or wrong. */
export interface Draft extends GuestDraft {
  readonly shopMode: AdminSettings['shopMode'];
  readonly cardPaymentsEnabled: boolean;
  readonly allowOrderingStockZero: boolean;
  readonly breaksCountVariationsTogether: boolean;
  readonly newArticleDays: string;
  readonly freeShippingEnabled: boolean;
  readonly freeShippingAmount: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly useDefaultLanguage: boolean;
  readonly consumerShopUrl: string;
  /** One on each line. */
  readonly orderMailAddresses: string;
}

/** The fields of the saved settings. */
export const draftOf = ({ version: _, guestOrders, ...settings }: AdminSettings): Draft => ({
  ...settings,
  ...guestDraftOf(guestOrders),
  newArticleDays: String(settings.newArticleDays),
  freeShippingAmount: amountText(settings.freeShippingAmount),
  consumerShopUrl: settings.consumerShopUrl ?? '',
  orderMailAddresses: settings.orderMailAddresses.join('\n'),
});

/** What is sent. A field that holds no number becomes NaN, which the contract refuses. */
export function formOf(draft: Draft) {
  return {
    shopMode: draft.shopMode,
    cardPaymentsEnabled: draft.cardPaymentsEnabled,
    allowOrderingStockZero: draft.allowOrderingStockZero,
    breaksCountVariationsTogether: draft.breaksCountVariationsTogether,
    freeShippingEnabled: draft.freeShippingEnabled,
    defaultLanguage: draft.defaultLanguage,
    useDefaultLanguage: draft.useDefaultLanguage,
    languages: [...draft.languages],
    newArticleDays: /^\d{1,3}$/.test(draft.newArticleDays.trim()) ? Number(draft.newArticleDays) : Number.NaN,
    freeShippingAmount: kmOf(draft.freeShippingAmount),
    consumerShopUrl: draft.consumerShopUrl.trim() || null,
    orderMailAddresses: draft.orderMailAddresses
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    guestOrders: boundsOf(draft),
  };
}

/** A list with a member put in or taken out, in the order of `all`. */
export const toggled = <T>(all: readonly T[], chosen: readonly T[], one: T): readonly T[] =>
  all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
