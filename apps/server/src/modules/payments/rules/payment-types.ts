import type { PaymentTypeId } from '@sjaj/contract';

/** The ids of the payment types, which orders keep and clients know: cash, card, bank transfer. */
export const PAYMENT = { cash: 1, card: 2, bankTransfer: 3 } as const satisfies Record<string, PaymentTypeId>;

interface PaymentTypesInput {
  /** Whether card payment is enabled in the settings and a gateway is configured. */
  readonly takesCards: boolean;
  /** The page of the gateway shows the total, so buyers without prices cannot pay by card. */
  readonly seesPrices: boolean;
}

/** The payment types that checkout offers. */
export const availablePaymentTypes = ({ takesCards, seesPrices }: PaymentTypesInput): PaymentTypeId[] =>
  takesCards && seesPrices ? [PAYMENT.cash, PAYMENT.card, PAYMENT.bankTransfer] : [PAYMENT.cash, PAYMENT.bankTransfer];

/** Whether an order of this payment type must be paid before it is processed. */
export const isPaidInAdvance = (paymentTypeId: number): boolean => paymentTypeId === PAYMENT.card;

/** Feninga; gateways accept no payment below 1 KM. */
export const MIN_CARD_AMOUNT = 100;
