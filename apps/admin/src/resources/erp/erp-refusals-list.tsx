import { ERP_REFUSAL_VIEWS, type ErpRefusal } from '@sjaj/contract';
import { formatDateTime, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { ArticlePulls } from './erp-jobs.tsx';

const reasonText = ({ reason }: ErpRefusal): string =>
  reason === 'unreadable' || reason === 'below_reserved'
    ? t(`erpRefusalReason.${reason}`)
    : t(`priceLineError.${reason}`);

/** What the ERP sent: a count, or prices. */
const sentText = ({ onHand, vpc, mpc }: ErpRefusal): string =>
  [
    onHand !== null && t('erpRefusals.onHand', { count: formatNumber(onHand) }),
    vpc !== null && t('erpRefusals.vpc', { price: kmText(vpc) }),
    mpc !== null && t('erpRefusals.mpc', { price: kmText(mpc) }),
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

/** Prices and counts of the ERP that the shop could not take over. */
export const erpRefusalsList: ListDefinition<ErpRefusal> = {
  name: 'erp-refusals',
  title: 'resource.erpRefusals',
  searchHint: 'erpRefusals.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'prices', title: 'erpStream.prices' },
    { key: 'stock', title: 'erpStream.stock' },
  ],
  filters: [],
  load: (ask, settings) => api.erp.refusals({ body: viewRequest(ask, ERP_REFUSAL_VIEWS) }, settings),
  nameOf: ({ code }) => code,
  summary: ArticlePulls,
  empty: { title: 'erpRefusals.emptyTitle', text: 'erpRefusals.emptyText' },
};
