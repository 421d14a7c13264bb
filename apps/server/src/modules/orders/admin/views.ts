import type { AdminOrder, AdminOrderRow } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import type { OrderHead, OrderRecord } from '../store/read.ts';
import { actionsFor, rolesOfStaff } from '../rules/transitions.ts';
import { EDITABLE } from '../line-edits/rules.ts';
import type { CompanyFacts } from './store.ts';
import { deliveryTitleOf, orderView, rowView, type Viewer } from '../views.ts';

interface Decision {
  readonly company: CompanyFacts | null;
  readonly expected: AdminOrder['arrivesOnceReleased'];
  readonly shortLines: readonly { readonly lineId: number; readonly available: number }[];
}

/** An order in a list, with what staff may do with it now. */
export const adminRowView = (order: OrderHead, viewer: Viewer): AdminOrderRow => ({
  ...rowView(order, viewer),
  deliveryTitle: deliveryTitleOf(order, viewer.language),
  version: order.version,
  may: actionsFor(order, 'capabilities' in viewer.actor ? rolesOfStaff(viewer.actor.capabilities) : []),
});

/** An order with what staff need to decide on it. */
export const adminView = (
  order: OrderRecord,
  { company, shortLines, expected }: Decision,
  viewer: Viewer,
): AdminOrder => ({
  ...orderView(order, viewer, { approval: null, principals: [], expected }),
  company: company && companyView(company),
  ordererEmail: order.ordererEmail,
  shortLines: [...shortLines],
  canEditLines: EDITABLE.includes(order.status) && order.confirmEmailBy === null,
});

const companyView = ({ overdue, overdueSince, ...company }: CompanyFacts) => ({
  ...company,
  creditLimit: toKm(feninga(company.creditLimit)),
  openOrders: toKm(feninga(company.openOrders)),
  openDebt: toKm(feninga(company.openDebt)),
  overdue: overdueSince === null ? null : { amount: toKm(feninga(overdue)), since: overdueSince },
});
