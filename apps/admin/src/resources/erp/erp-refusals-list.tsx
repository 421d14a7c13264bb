import { ERP_REFUSAL_VIEWS, type ErpRefusal } from '@sjaj/contract';
import { formatDateTime, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { Pulls } from './erp-jobs.tsx';

function reasonText({ reason }: ErpRefusal): string {
  switch (reason) {
    case 'unreadable':
    case 'below_reserved':
    case 'unknown_company':
    case 'no_document':
      return t(`erpRefusalReason.${reason}`);
    default:
      return t(`priceLineError.${reason}`);
  }
}

/** What the ERP sent: a count, prices, or the amounts of a booking. */
const sentText = ({ onHand, vpc, mpc, owes, claims }: ErpRefusal): string =>
  [
    onHand !== null && t('erpRefusals.onHand', { count: formatNumber(onHand) }),
    vpc !== null && t('erpRefusals.vpc', { price: kmText(vpc) }),
    mpc !== null && t('erpRefusals.mpc', { price: kmText(mpc) }),
    owes !== null && owes !== 0 && t('erpRefusals.owes', { amount: kmText(owes) }),
    claims !== null && claims !== 0 && t('erpRefusals.claims', { amount: kmText(claims) }),
  ]
    .filter((part) => part !== false)
    .join(', ') || '–';

const COLUMNS: readonly Column<ErpRefusal>[] = [
  {
    key: 'code',
    title: 'erpRefusals.code',
    locked: true,
    onPhone: true,
    text: ({ code }) => code,
    show: ({ code, articleId }) =>
      articleId === null ? code : <NameCell href={`/articles/${articleId}`} name={code} />,
  },
  { key: 'title', title: 'article.name', shrinks: true, text: ({ title }) => title },
  { key: 'stream', title: 'erpRefusals.stream', text: ({ stream }) => t(`erpStream.${stream}`) },
  {
    key: 'onHand',
    title: 'erpRefusals.sent',
    text: sentText,
    file: [
      { field: 'onHand', title: 'article.onHand' },
      { field: 'vpc', title: 'article.vpc' },
      { field: 'mpc', title: 'article.mpc' },
      { field: 'owes', title: 'financeField.owes' },
      { field: 'claims', title: 'financeField.claims' },
    ],
  },
  { key: 'reason', title: 'erpOrders.error', onPhone: true, shrinks: true, text: reasonText },
  {
    key: 'refusedAt',
    title: 'erpRefusals.since',
    text: ({ refusedAt }) => formatDateTime(new Date(refusedAt), language()),
    show: ({ refusedAt }) => tableTime(refusedAt, new Date()),
  },
];

/** Prices, counts and bookings of the ERP that the shop could not take over. */
export const erpRefusalsList: ListDefinition<ErpRefusal> = {
  name: 'erp-refusals',
  title: 'resource.erpRefusals',
  searchHint: 'erpRefusals.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'prices', title: 'erpStream.prices' },
    { key: 'stock', title: 'erpStream.stock' },
    { key: 'finance', title: 'erpStream.finance' },
  ],
  filters: [],
  load: (query, settings) => api.erp.refusals({ body: viewRequest(query, ERP_REFUSAL_VIEWS) }, settings),
  nameOf: ({ code }) => code,
  summary: Pulls,
  empty: { title: 'erpRefusals.emptyTitle', text: 'erpRefusals.emptyText' },
};
