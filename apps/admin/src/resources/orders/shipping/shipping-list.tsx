import type { CallSettings } from '@sjaj/client';
import { ADMIN_ORDER_SORTS, type AdminOrderRow } from '@sjaj/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { waitingText } from '../../../shared/figures/waiting-text.ts';
import type { Column, ListDefinition, ListQuery } from '../../../shared/list/definition.ts';
import { chosenDelivery, deliveryFilter } from '../delivery-filter.ts';
import { OrdersBulk } from '../orders-bulk.tsx';
import { ORDER_COLUMNS } from '../orders-columns.tsx';
import { countsQuery } from '../queries.ts';
import { ScanField } from './scan-field.tsx';
import { SHIPPING_VIEWS, shippingView } from './shipping-views.ts';

function load(query: ListQuery, settings?: CallSettings) {
  const { page, pageSize, view, text, sort } = query;
  return api.orders.list(
    {
      body: {
        page,
        pageSize,
        statuses: [shippingView(view).status],
        // What waits longest comes first.
        sortBy: ADMIN_ORDER_SORTS.find((one) => one === sort?.by) ?? 'createdDate',
        isSortAscending: sort?.ascending ?? true,
        ...chosenDelivery(query),
        ...(text !== '' && { quickSearch: text }),
      },
    },
    settings,
  );
}

function useCounts(): Readonly<Record<string, number>> {
  const { data } = useQuery(countsQuery);
  if (!data) return {};
  const countOf = (status: number): number => data.find((one) => one.status === status)?.count ?? 0;
  return Object.fromEntries(SHIPPING_VIEWS.map(({ key, status }) => [key, countOf(status)]));
}

const columnOf = (key: keyof AdminOrderRow): Column<AdminOrderRow>[] =>
  ORDER_COLUMNS.filter((column) => column.key === key).map(
    ({ offered: _offered, wideOnly: _wide, ...column }) => column,
  );

const COLUMNS: readonly Column<AdminOrderRow>[] = [
  ...columnOf('orderNumber'),
  {
    key: 'date',
    title: 'shippingQueue.columnWaits',
    sortBy: 'createdDate',
    onPhone: true,
    text: ({ date }) => waitingText(date),
    file: [{ field: 'date', title: 'orders.columnTime' }],
    show: ({ date }) => <span className="sj-t2 sj-num">{waitingText(date)}</span>,
  },
  ...columnOf('companyTitle'),
  ...columnOf('deliveryTitle'),
  ...columnOf('town'),
  ...columnOf('lines'),
  ...columnOf('amountWithoutVat'),
];

/** Orders on their way out: to hand over, on delivery, not delivered; what waits longest first. */
export const shippingList: ListDefinition<AdminOrderRow> = {
  name: 'shipping',
  title: 'shippingQueue.title',
  searchHint: 'orders.searchPlaceholder',
  columns: COLUMNS,
  views: [
    { key: 'toHandOver', title: 'shippingQueue.toHandOver', isWaiting: true },
    { key: 'onTheWay', title: 'orders.tabHandedOver' },
    { key: 'notDelivered', title: 'orders.tabNotDelivered', isWaiting: true },
  ],
  filters: [deliveryFilter],
  keepsFilters: true,
  empty: { title: 'shippingQueue.none', text: 'shippingQueue.noneText' },
  load,
  useCounts,
  nameOf: ({ orderNumber }) => orderNumber,
  bulk: OrdersBulk,
  tools: ScanField,
};
