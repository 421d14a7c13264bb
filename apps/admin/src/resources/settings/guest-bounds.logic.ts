import type { AdminSettings } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { amountText } from '../../shared/figures/amounts.ts';

/** The limits of guest orders in the form. */
export interface GuestDraft {
  readonly guestLines: string;
  readonly guestQuantity: string;
  readonly guestTotal: string;
  readonly guestOpenOrders: string;
  readonly guestOpenTotal: string;
  readonly guestOrdersPerHour: string;
  readonly guestConfirmHours: string;
}

export type GuestField = keyof GuestDraft;
type Bound = keyof AdminSettings['guestOrders'];

/** The limit of each field, in the order of the fields. */
export const BOUND_OF = {
  guestLines: 'lines',
  guestQuantity: 'quantity',
  guestTotal: 'total',
  guestOpenOrders: 'openOrders',
  guestOpenTotal: 'openTotal',
  guestOrdersPerHour: 'ordersPerHour',
  guestConfirmHours: 'confirmHours',
} as const satisfies Record<GuestField, Bound>;

export const GUEST_FIELDS = Object.keys(BOUND_OF) as readonly GuestField[];
const AMOUNTS: readonly GuestField[] = ['guestTotal', 'guestOpenTotal'];

export const isAmount = (field: GuestField): boolean => AMOUNTS.includes(field);

export const guestDraftOf = (bounds: AdminSettings['guestOrders']): GuestDraft => ({
  guestLines: String(bounds.lines),
  guestQuantity: String(bounds.quantity),
  guestTotal: amountText(bounds.total),
  guestOpenOrders: String(bounds.openOrders),
  guestOpenTotal: amountText(bounds.openTotal),
  guestOrdersPerHour: String(bounds.ordersPerHour),
  guestConfirmHours: String(bounds.confirmHours),
});

/** The limits in the body of the call. An invalid number becomes NaN, which the contract rejects. */
export const boundsOf = (draft: GuestDraft): AdminSettings['guestOrders'] => ({
  lines: countOf(draft.guestLines),
  quantity: countOf(draft.guestQuantity),
  total: kmOf(draft.guestTotal),
  openOrders: countOf(draft.guestOpenOrders),
  openTotal: kmOf(draft.guestOpenTotal),
  ordersPerHour: countOf(draft.guestOrdersPerHour),
  confirmHours: countOf(draft.guestConfirmHours),
});

const countOf = (typed: string): number => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Parses a typed amount in KM; NaN if it is not an amount. */
export function kmOf(typed: string): number {
  const amount = parseKm(typed);
  return amount === null ? Number.NaN : toKm(amount);
}
