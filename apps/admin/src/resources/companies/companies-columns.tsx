import type { AdminCompanyRow } from '@sjaj/contract';
import { formatDateInTable } from '@sjaj/domain';
import { Badge, useUiLink } from '@sjaj/ui';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';

function Title({ id, title }: Pick<AdminCompanyRow, 'id' | 'title'>) {
  const Link = useUiLink();
  return (
    <Link className="sj-link" href={`/companies/${id}`}>
      {title}
    </Link>
  );
}

const statusText = ({ isActive }: Pick<AdminCompanyRow, 'isActive'>): string =>
  t(isActive ? 'company.active' : 'company.inactive');

const lastOrderText = ({ lastOrderAt }: AdminCompanyRow): string =>
  lastOrderAt === null ? '–' : formatDateInTable(new Date(lastOrderAt), language());

export const COMPANY_COLUMNS: readonly Column<AdminCompanyRow>[] = [
  {
    key: 'title',
    title: 'company.title',
    locked: true,
    onPhone: true,
    sortBy: 'title',
    text: ({ title }) => title,
    show: ({ id, title }) => <Title id={id} title={title} />,
  },
  { key: 'code', title: 'company.code', sortBy: 'code', onPhone: true, text: ({ code }) => code ?? '–' },
  { key: 'jib', title: 'company.jib', offered: true, text: ({ jib }) => jib },
  { key: 'town', title: 'company.town', wideOnly: true, text: ({ town }) => town },
  {
    key: 'representatives',
    title: 'company.representative',
    text: ({ representatives }) => representatives.join(', ') || '–',
  },
  { key: 'members', title: 'company.members', right: true, wideOnly: true, text: ({ members }) => String(members) },
  {
    key: 'creditLimit',
    title: 'company.creditLimit',
    right: true,
    text: ({ creditLimit }) => plainAmount(creditLimit),
    show: ({ creditLimit }) => (creditLimit === 0 ? '–' : kmText(creditLimit)),
  },
  {
    key: 'openOrders',
    title: 'company.openOrders',
    right: true,
    sortBy: 'openOrders',
    onPhone: true,
    text: ({ openOrders }) => plainAmount(openOrders),
    show: ({ openOrders }) => (openOrders === 0 ? '–' : <b>{kmText(openOrders)}</b>),
  },
  { key: 'lastOrderAt', title: 'company.lastOrder', sortBy: 'lastOrderAt', text: lastOrderText },
  {
    key: 'isActive',
    title: 'company.status',
    onPhone: true,
    text: statusText,
    show: (row) => <Badge tone={row.isActive ? 'soft' : 'grey'}>{statusText(row)}</Badge>,
  },
];
