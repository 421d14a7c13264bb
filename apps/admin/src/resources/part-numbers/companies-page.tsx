import type { CallSettings } from '@sjaj/client';
import type { CompanyWithCodes } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { ListPage } from '../../shared/list/list-page.tsx';

function CompanyCell({ company: { id, title } }: { readonly company: CompanyWithCodes }) {
  const Link = useUiLink();
  return (
    <Link href={`/part-numbers/${id}`} className="sj-link">
      {title}
    </Link>
  );
}

const COLUMNS: readonly Column<CompanyWithCodes>[] = [
  {
    key: 'title',
    title: 'partNumbers.company',
    locked: true,
    onPhone: true,
    text: ({ title }) => title,
    show: (company) => <CompanyCell company={company} />,
  },
  { key: 'jib', title: 'field.jib', text: ({ jib }) => jib },
  {
    key: 'codes',
    title: 'partNumbers.count',
    right: true,
    onPhone: true,
    headedOnPhone: true,
    text: ({ codes }) => String(codes),
    show: ({ codes }) => formatNumber(codes),
  },
];

const load = ({ page, pageSize, text }: ListQuery, settings?: CallSettings) =>
  api.partNumbers.companies({ body: { page, pageSize, ...(text !== '' && { quickSearch: text }) } }, settings);

const companiesList: ListDefinition<CompanyWithCodes> = {
  name: 'part-numbers',
  title: 'resource.partNumbers',
  searchHint: 'partNumbers.searchCompany',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  nameOf: ({ title }) => title,
};

/** Companies, sorted by the number of their part numbers, highest first. */
export function CompaniesPage() {
  return <ListPage list={companiesList} />;
}
