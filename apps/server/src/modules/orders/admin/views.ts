import type { AdminOrder } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import type { OrderRecord } from '../store/read.ts';
import { orderView, type Viewer } from '../views.ts';

interface Decision {
  readonly company: {
    readonly id: number;
    readonly title: string;
    readonly jib: string;
    readonly phone: string | null;
    readonly paymentTermDays: number;
    readonly creditLimit: number;
    readonly openOrders: number;
  } | null;
  readonly shortLines: readonly { readonly lineId: number; readonly available: number }[];
}

/** An order with what staff need to decide on it. */
export const adminView = (order: OrderRecord, { company, shortLines }: Decision, viewer: Viewer): AdminOrder => ({
  ...orderView(order, viewer),
  company: company && {
    ...company,
    creditLimit: toKm(feninga(company.creditLimit)),
    openOrders: toKm(feninga(company.openOrders)),
  },
  ordererEmail: order.ordererEmail,
  shortLines: [...shortLines],
});
