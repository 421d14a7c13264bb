import type { PaymentTypeId } from '@sjaj/contract';

/** Gotovina, kartica, virman: the ids that clients know. */
export const PAYMENT = { cash: 1, card: 2, bankTransfer: 3 } as const satisfies Record<string, PaymentTypeId>;

/** What an order can be paid by now. Cards need a gateway, which the shop's owner switches on. */
export const paymentTypesOnOffer = ({ cardPaymentsEnabled }: { cardPaymentsEnabled: boolean }): PaymentTypeId[] =>
  cardPaymentsEnabled ? [PAYMENT.cash, PAYMENT.card, PAYMENT.bankTransfer] : [PAYMENT.cash, PAYMENT.bankTransfer];

/** Whether an order by this type is worth nothing until it is paid. */
export const isPaidInAdvance = (paymentTypeId: PaymentTypeId): boolean => paymentTypeId === PAYMENT.card;
