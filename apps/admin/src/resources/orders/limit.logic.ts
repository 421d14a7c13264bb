import { ORDER_STATUS, type AdminOrder } from '@sjaj/contract';
import { add, fromKm, subtract, toKm } from '@sjaj/domain';

const UNDECIDED: readonly number[] = [ORDER_STATUS.created, ORDER_STATUS.paid, ORDER_STATUS.preOrder];

type Limited = Pick<AdminOrder, 'status'> & {
  readonly company: Pick<NonNullable<AdminOrder['company']>, 'creditLimit' | 'openOrders' | 'openDebt'> | null;
};

/** The remaining limit in KM after debt and open orders; negative beyond the limit, null without a limit. */
export function limitLeft({ company }: Pick<Limited, 'company'>): number | null {
  if (!company || company.creditLimit === 0) return null;
  return toKm(subtract(fromKm(company.creditLimit), add(fromKm(company.openOrders), fromKm(company.openDebt))));
}

/** The amount by which debt and open orders, including this one, exceed the limit; null if they do not, or the order is decided. */
export function overLimitBy(order: Limited): number | null {
  const left = limitLeft(order);
  if (left === null || left >= 0 || !UNDECIDED.includes(order.status)) return null;
  return -left;
}
