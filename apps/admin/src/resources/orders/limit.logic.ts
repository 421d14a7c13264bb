import { ORDER_STATUS, type AdminOrder } from '@sjaj/contract';
import { fromKm, subtract, toKm } from '@sjaj/domain';

const UNDECIDED: readonly number[] = [ORDER_STATUS.created, ORDER_STATUS.paid, ORDER_STATUS.preOrder];

type Limited = Pick<AdminOrder, 'status'> & {
  readonly company: Pick<NonNullable<AdminOrder['company']>, 'creditLimit' | 'openOrders'> | null;
};

/** What the company may still order, in KM; negative beyond the limit, null where there is none. */
export function limitLeft({ company }: Pick<Limited, 'company'>): number | null {
  if (!company || company.creditLimit === 0) return null;
  return toKm(subtract(fromKm(company.creditLimit), fromKm(company.openOrders)));
}

/** By how much open orders, this one among them, pass the limit; null where they do not, or it is decided already. */
export function overLimitBy(order: Limited): number | null {
  const left = limitLeft(order);
  if (left === null || left >= 0 || !UNDECIDED.includes(order.status)) return null;
  return -left;
}
