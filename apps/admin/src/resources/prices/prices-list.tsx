import './prices.css';
import type { CallSettings } from '@sjaj/client';
import type { PriceChangeView } from '@sjaj/contract';
import { PRICE_CHANGE_SORTS, PRICE_CHANGE_VIEWS } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { language, t } from '../../shared/texts/t.ts';
import { isUnderWay, LOOK_EVERY_MS } from './queries.ts';
import { ruleText, titleOf } from './rule-text.ts';

function TitleCell({ change }: { readonly change: PriceChangeView }) {
  const Link = useUiLink();
  const title = titleOf(change);
  return (
    <span className="adm-price-title">
      <Link href={`/prices/${change.id}`} className="sj-link sj-ell" title={title}>
        {title}
      </Link>
      {change.note !== '' && <small className="sj-xs sj-t3 sj-ell">{ruleText(change.rule)}</small>}
    </span>
  );
}

const TONES: Readonly<Record<PriceChangeView['state'], BadgeTone>> = {
  proposed: 'warn',
  scheduled: 'soft',
  applying: 'soft',
  done: 'grey',
  undoing: 'soft',
  undone: 'outline',
};

const stateText = ({ state, startsOn }: PriceChangeView): string =>
  // A file names its states without a row.
  state === 'scheduled' && startsOn
    ? `${t('priceChangeState.scheduled')}: ${formatDate(startsOn, language())}`
    : t(`priceChangeState.${state}`);

export const StateBadge = ({ change }: { readonly change: PriceChangeView }) => (
  <Badge tone={TONES[change.state]}>{stateText(change)}</Badge>
);

const COLUMNS: readonly Column<PriceChangeView>[] = [
  {
    key: 'note',
    title: 'priceChanges.change',
    locked: true,
    onPhone: true,
    text: titleOf,
    show: (change) => <TitleCell change={change} />,
  },
  {
    key: 'createdAt',
    title: 'imports.sent',
    sortBy: 'createdAt',
    text: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => <span className="sj-t2">{tableTime(createdAt, new Date())}</span>,
  },
  { key: 'byName', title: 'stock.by', sortBy: 'byName', text: ({ byName }) => byName },
  {
    key: 'changed',
    title: 'priceChanges.changes',
    sortBy: 'changed',
    right: true,
    text: ({ changed }) => String(changed),
    show: ({ changed }) => formatNumber(changed),
  },
  {
    key: 'doubtful',
    title: 'priceChanges.doubtfulCount',
    sortBy: 'doubtful',
    right: true,
    text: ({ doubtful }) => String(doubtful),
    show: ({ doubtful, state }) => (
      <span className={doubtful > 0 && state === 'proposed' ? 'adm-attention' : undefined}>
        {formatNumber(doubtful)}
      </span>
    ),
  },
  {
    key: 'state',
    title: 'priceChanges.state',
    onPhone: true,
    text: stateText,
    show: (change) => <StateBadge change={change} />,
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.priceChanges.list({ body: listRequest(query, PRICE_CHANGE_VIEWS, ['default', ...PRICE_CHANGE_SORTS]) }, settings);

/** Changes of prices in every state. */
export const pricesList: ListDefinition<PriceChangeView> = {
  name: 'price-changes',
  title: 'resource.prices',
  searchHint: 'priceChanges.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'proposed', title: 'priceChangeState.proposed' },
    { key: 'scheduled', title: 'priceChangeState.scheduled' },
    { key: 'done', title: 'priceChangeState.done' },
    { key: 'undone', title: 'priceChangeState.undone' },
  ],
  filters: [],
  load,
  reloadEvery: (changes) => (changes.some(isUnderWay) ? LOOK_EVERY_MS : null),
  nameOf: titleOf,
  empty: { title: 'priceChanges.none', text: 'priceChanges.noneHint' },
  create: { href: '/prices/new', title: 'priceChanges.new' },
};
