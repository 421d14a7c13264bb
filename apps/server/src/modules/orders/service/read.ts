import {
  MOST_COUNTED_ORDERS,
  type Order,
  type OrderDestination,
  type OrderListRequest,
  type OrderRow,
} from '@sjaj/contract';
import type { output } from 'zod';
import { type Customer, isCustomer, seesPrices, type Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Page, paged } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { countedPage, listSearch, type ListSearch, orSimilar } from '../../../platform/database/list-search.ts';
import { inScript } from '../../../kernel/localised.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { principalsOf } from '../../companies/index.ts';
import { readSettings } from '../../settings/index.ts';
import { expectedArrival } from './release.ts';
import { principalFor } from '../rules/transitions.ts';
import { spanOf } from '../rules/list.ts';
import type { ShippingFilter, Filter } from '../store/filter.ts';
import * as store from '../store/read.ts';
import { destinations } from '../store/sheet.ts';
import { decidableBy, EVERY_ORDER, seenBy, visibleParts, visibleTo } from '../store/scope.ts';
import { orderView, type Viewer } from '../views.ts';
import { approvalOf } from './limits.ts';

type ListQuery = Omit<output<typeof OrderListRequest>, 'isOwn' | 'isForMe' | 'sortBy'> & {
  readonly sortBy: store.OrderSort;
  readonly isOwn?: boolean;
  readonly isForMe?: boolean;
  readonly companyIds?: readonly number[] | undefined;
  readonly deliveryMethods?: ShippingFilter['methods'] | undefined;
  readonly carrierIds?: readonly number[] | undefined;
};

/** What a list is asked for, without the page. */
export type Chosen = Omit<ListQuery, 'page' | 'pageSize' | 'sortBy' | 'isSortAscending'>;

/** The orders that are asked for, as far as the actor may see them. */
export const filterOf = (
  query: Chosen,
  actor: Customer | Staff,
  search: ListSearch = listSearch(query.quickSearch),
): Filter => ({
  ...(query.isForMe && isCustomer(actor) ? { scope: decidableBy(actor) } : visibleParts(actor, query.isOwn)),
  statuses: query.statuses,
  waitsFor: query.waitsFor,
  companyIds: query.companyIds,
  shipping: shippingOf(query),
  address: query.address,
  search,
  companyId: isCustomer(actor) ? actor.companyId : null,
  ...spanOf(query),
});

const shippingOf = ({ deliveryMethods, carrierIds }: Chosen): ShippingFilter | undefined =>
  deliveryMethods || carrierIds ? { methods: deliveryMethods ?? [], carrierIds: carrierIds ?? [] } : undefined;

/** A page of the orders that the viewer may see, newest first; a customer's are counted to the last. 403 where prices that are not shown would sort it. */
export async function listOrders<Row extends OrderRow>(
  db: Db,
  query: ListQuery,
  viewer: Viewer,
  viewOf: (order: store.OrderHead, viewer: Viewer) => Row,
): Promise<Page<Row>> {
  if (query.sortBy === 'total' && !seesPrices(viewer.actor)) throw new Problem('articles.prices_hidden', 403);
  const { rows, totalItems } = await orSimilar(query.quickSearch, (search) => {
    const filter = filterOf(query, viewer.actor, search);
    if (isCustomer(viewer.actor) && search.terms.length === 0) return store.countedList(db, filter, query);
    return countedPage(search, {
      isNarrowed: false,
      count: () => store.countUpTo(db, filter, isCustomer(viewer.actor) ? null : MOST_COUNTED_ORDERS),
      rows: (amount) => store.list(db, { ...filter, amount }, query),
    });
  });
  return paged({ items: rows.map((row) => viewOf(row, viewer)), totalItems, ...query });
}

/** An order that the actor may see; 404 for any other. */
export async function findOrder(db: Db, id: number, actor: Customer | Staff): Promise<store.OrderRecord> {
  const order = await store.one(db, id, visibleTo(actor));
  if (!order) throw new Problem('orders.not_found', 404);
  return order;
}

/** Those of the orders that the actor may see, in the order of the ids. */
export async function findOrders(
  db: Db,
  ids: readonly number[],
  actor: Customer | Staff,
): Promise<store.OrderRecord[]> {
  const orders: store.OrderRecord[] = [];
  for (const id of ids) {
    const order = await store.one(db, id, visibleTo(actor));
    if (order) orders.push(order);
  }
  return orders;
}

/** An order for the shop's own use, such as a letter about it; undefined for an unknown one. */
export const orderRecord = (db: Db, id: number): Promise<store.OrderRecord | undefined> =>
  store.one(db, id, EVERY_ORDER);

/** One order as the viewer may see it. Viewers who may approve it also see the orderer's limits. */
export async function readOrder(db: Db, id: number, context: RequestContext<Customer | Staff>): Promise<Order> {
  const { actor, now } = context;
  const [order, principals, settings] = await Promise.all([
    findOrder(db, id, actor),
    principalsOf(db, actor),
    readSettings(db),
  ]);
  const decides = actor.role === 'company_admin' || (isCustomer(actor) && principalFor(actor, order, principals));
  const approval = decides ? await approvalOf(db, order, actor) : null;
  return orderView(order, context, { approval, principals, expected: expectedArrival(order, settings, now) });
}

/** Where the orders that the customer may see went; only the town is in the script of the reader, as on the order. */
export async function orderDestinations(
  db: Db,
  { actor, language }: RequestContext<Customer>,
): Promise<OrderDestination[]> {
  const found = await destinations(db, seenBy(actor));
  return found.map(({ address, town }) => {
    const beforeTown = address.slice(0, address.length - town.length);
    return { address, title: beforeTown + inScript(town, language) };
  });
}
