import { PURCHASE_ORDER_VIEWS, type PurchaseOrderRow } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { PurchaseState } from './purchase-state.tsx';

const COLUMNS: readonly Column<PurchaseOrderRow>[] = [
  {
    key: 'number',
    title: 'purchasing.number',
    locked: true,
    onPhone: true,
    text: ({ number }) => number,
    show: ({ id, number }) => <NameCell href={`/purchasing/orders/${id}`} name={number} />,
  },
  {
    key: 'vendor',
    title: 'purchasing.vendor',
    onPhone: true,
    shrinks: true,
    text: ({ vendor }) => vendor.title,
    file: [{ field: 'vendor.title' }],
  },
  {
    key: 'orderedAt',
    title: 'purchasing.orderedAt',
    text: ({ orderedAt }) => tableTime(orderedAt, new Date()),
  },
  {
    key: 'expectedOn',
    title: 'purchasing.expectedOn',
    text: ({ expectedOn }) => formatDate(new Date(expectedOn), language()),
    show: ({ expectedOn, isLate }) => (
      <span className="sj-nw">
        {formatDate(new Date(expectedOn), language())} {isLate && <Badge tone="warn">{t('purchasing.late')}</Badge>}
      </span>
    ),
  },
  { key: 'lines', title: 'categories.articles', right: true, text: ({ lines }) => formatNumber(lines) },
  { key: 'worth', title: 'purchasing.amount', right: true, text: ({ worth }) => kmText(worth) },
  { key: 'by', title: 'stock.by', wideOnly: true, text: ({ by }) => by },
  {
    key: 'state',
    title: 'erpOrders.state',
    onPhone: true,
    text: ({ state }) => t(`purchaseState.${state}`),
    show: ({ state }) => <PurchaseState state={state} />,
  },
];

/** What was ordered from vendors. */
export const purchaseOrdersList: ListDefinition<PurchaseOrderRow> = {
  name: 'purchase-orders',
  title: 'purchasing.orders',
  searchHint: 'purchasing.search',
  columns: COLUMNS,
  views: [
    { key: 'open', title: 'purchaseState.ordered' },
    { key: 'ended', title: 'purchasing.ended' },
    { key: 'all', title: 'list.all' },
  ],
  filters: [],
  load: (query, settings) => api.purchasing.orders({ body: viewRequest(query, PURCHASE_ORDER_VIEWS) }, settings),
  nameOf: ({ number }) => number,
  empty: { title: 'purchasing.noOrders', text: 'purchasing.noOrdersText' },
};
