import { useQuery } from '@tanstack/react-query';
import type { CallSettings } from '@sjaj/client';
import {
  ADMIN_ORDER_SORTS,
  MOST_COUNTED_ORDERS,
  ORDER_STATUS,
  type AdminOrderRow,
  type OrderStatus,
} from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { orderStatusKey } from '@sjaj/i18n';
import { api } from '../../shared/api/api.ts';
import { SEES_COMPANIES, useCompanyOptions } from '../../shared/company/company-options.ts';
import type { ListQuery, ListDefinition, SheetKind } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { periodOf } from '../../shared/list/period.logic.ts';
import { t } from '../../shared/texts/t.ts';
import { chosenDelivery, deliveryFilter } from './delivery-filter.ts';
import { OrdersBulk } from './orders-bulk.tsx';
import { ORDER_COLUMNS } from './orders-columns.tsx';
import { countsQuery, WAITING } from './queries.ts';

const S = ORDER_STATUS;

/** The statuses of each view; all statuses if it has none. */
const STATUSES: Readonly<Record<string, readonly OrderStatus[]>> = {
  waiting: WAITING,
  preOrders: [S.preOrder],
  unpaid: [S.unpaid],
  approved: [S.approved],
  handedOver: [S.finished],
  notDelivered: [S.notDelivered],
  delivered: [S.delivered],
  cancelled: [S.cancelled, S.merged, S.split],
};

const isStatus = (id: number): id is OrderStatus => Object.values(S).some((status) => status === id);

function chosenIn(query: ListQuery) {
  const { view, text, filters } = query;
  const chosen = numbersOf(filters['status']).filter(isStatus);
  const companyIds = numbersOf(filters['company']);
  return {
    statuses: [...(STATUSES[view] ?? chosen)],
    ...(companyIds.length > 0 && { companyIds }),
    ...chosenDelivery(query),
    ...(text !== '' && { quickSearch: text }),
    ...periodOf(filters['period'], businessDate(new Date())),
  };
}

/** The newest first unless a heading was pressed. */
const orderIn = ({ sort }: ListQuery) => ({
  sortBy: ADMIN_ORDER_SORTS.find((one) => one === sort?.by) ?? 'default',
  isSortAscending: sort?.ascending ?? false,
});

const load = (query: ListQuery, settings?: CallSettings) =>
  api.orders.list(
    { body: { page: query.page, pageSize: query.pageSize, ...orderIn(query), ...chosenIn(query) } },
    settings,
  );

const sheet = async (query: ListQuery, kind: SheetKind): Promise<Blob> =>
  (await api.orderSheets.staff({ body: { ...chosenIn(query), sheet: kind } })).data;

function useCounts(): Readonly<Record<string, number>> {
  const { data } = useQuery(countsQuery);
  if (!data) return {};
  const countOf = (statuses: readonly number[]) =>
    data.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
  const counts = Object.entries(STATUSES).map(([view, statuses]) => [view, countOf(statuses)] as const);
  return { ...Object.fromEntries(counts), all: countOf(Object.values(S)) };
}

const useStatusOptions = () =>
  Object.values(S).map((status) => ({ value: String(status), label: t(orderStatusKey(status)) }));

export const ordersList: ListDefinition<AdminOrderRow> = {
  name: 'orders',
  title: 'orders.title',
  searchHint: 'orders.searchPlaceholder',
  columns: ORDER_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'waiting', title: 'orders.tabWaiting', isWaiting: true },
    { key: 'preOrders', title: 'workQueue.preOrders' },
    { key: 'unpaid', title: 'orders.tabUnpaid' },
    { key: 'approved', title: 'orders.tabApproved' },
    { key: 'handedOver', title: 'orders.tabHandedOver' },
    { key: 'notDelivered', title: 'orders.tabNotDelivered', isWaiting: true },
    { key: 'delivered', title: 'orders.tabDelivered' },
    { key: 'cancelled', title: 'orders.tabCancelled' },
  ],
  filters: [
    { kind: 'period', key: 'period', title: 'orders.period' },
    { kind: 'choice', key: 'status', title: 'orders.columnStatus', views: ['all'], useOptions: useStatusOptions },
    {
      kind: 'choice',
      key: 'company',
      title: 'orders.columnCustomer',
      needs: SEES_COMPANIES,
      isSearched: true,
      useOptions: useCompanyOptions,
    },
    deliveryFilter,
  ],
  load,
  sheet,
  useCounts,
  countsUpTo: MOST_COUNTED_ORDERS,
  nameOf: ({ orderNumber }) => orderNumber,
  bulk: OrdersBulk,
  bulkNeeds: ['decideOrders'],
  create: { href: '/orders/new', title: 'phoneOrder.title', needs: 'orderForCustomers' },
  first: { title: 'firstRecords.orders', text: 'firstRecords.ordersText' },
};
