import type { AdminCarrier } from '@sjaj/contract';
import { Badge } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS, activeRequest } from '../../shared/record/active-list.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { kgShown } from './weight.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const daysText = ({ deliveryDaysFrom: from, deliveryDaysTo: to }: AdminCarrier): string =>
  from === to ? String(to) : `${from}–${to}`;

/** The price range from the lightest to the heaviest parcel. */
function pricesText({ rates }: AdminCarrier): string {
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last) return '–';
  return first === last ? kmText(first.price) : `${kmText(first.price)} – ${kmText(last.price)}`;
}

const EXPRESS_POST_COLUMNS: readonly Column<AdminCarrier>[] = [
  nameColumn('/express-posts'),
  {
    key: 'deliveryDaysTo',
    title: 'carriers.workingDays',
    text: daysText,
    file: [{ field: 'deliveryDaysFrom' }, { field: 'deliveryDaysTo' }],
  },
  {
    key: 'rates',
    title: 'carriers.prices',
    onPhone: true,
    text: pricesText,
    file: [{ field: 'rates.toWeightG' }, { field: 'rates.price' }],
  },
  {
    key: 'version',
    title: 'carriers.heaviest',
    right: true,
    text: ({ rates }) => (rates.length === 0 ? '–' : kgShown(Math.max(...rates.map(({ toWeightG }) => toWeightG)))),
    file: [],
  },
  {
    key: 'isDefault',
    title: 'carriers.first',
    onPhone: true,
    text: ({ isDefault }) => t(isDefault ? 'sign.yes' : 'sign.no'),
    show: ({ isDefault }) => isDefault && <Badge tone="soft">{t('carriers.first')}</Badge>,
  },
  yesNoColumn('isActive', 'offer.active'),
];

export const carriersList: ListDefinition<AdminCarrier> = {
  name: 'express-posts',
  title: 'resource.carriers',
  searchHint: 'carriers.search',
  columns: EXPRESS_POST_COLUMNS,
  views: ACTIVE_VIEWS,
  filters: [],
  load: (query, settings) => api.carriers.list({ body: activeRequest(query) }, settings),
  first: { title: 'firstRecords.carriers', text: 'firstRecords.carriersText' },
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./form/carrier-definition.tsx')).carrierDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/express-posts/new', title: 'carriers.new' },
};
