import type { StaffKey } from '@sjaj/i18n';

/** The ways of payment by their id. */
export const PAYMENT_KEY: Readonly<Record<number, StaffKey>> = {
  1: 'delivery.cash',
  2: 'delivery.card',
  3: 'delivery.transfer',
};
