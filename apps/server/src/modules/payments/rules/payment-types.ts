import type { PaymentTypeId } from '@sjaj/contract';

/** Gotovina, kartica, virman: the ids that clients know. */
export const PAYMENT = { cash: 1, card: 2, bankTransfer: 3 } as const satisfies Record<string, PaymentTypeId>;

interface Offering {
  /** Whether the owner has switched cards on, and a gateway is there. */
  readonly takesCards: boolean;
  /** Whoever may not see prices would be told the total by the gateway. */
  readonly seesPrices: boolean;
}

/** What an order can be paid by now. */
export const paymentTypesOnOffer = ({ takesCards, seesPrices }: Offering): PaymentTypeId[] =>
  takesCards && seesPrices ? [PAYMENT.cash, PAYMENT.card, PAYMENT.bankTransfer] : [PAYMENT.cash, PAYMENT.bankTransfer];

/** Whether an order by this type is worth nothing until it is paid. */
export const isPaidInAdvance = (paymentTypeId: number): boolean => paymentTypeId === PAYMENT.card;

/** Feninga; gateways take no payment below 1 KM. */
export const LEAST_BY_CARD = 100;
