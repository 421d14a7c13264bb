import './brands.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminBrand } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { articleCountColumn, orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { language } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const descriptionText = ({ description }: AdminBrand): string => contentFor(description, language())?.text ?? '';

const BRAND_COLUMNS: readonly Column<AdminBrand>[] = [
  nameColumn('/brands'),
  {
    key: 'description',
    title: 'article.description',
    text: descriptionText,
    show: (brand) => <span className="sj-t2 brand-words">{descriptionText(brand) || '–'}</span>,
  },
  articleCountColumn(),
  { ...orderColumn(), sortBy: 'order' },
  yesNoColumn('isHighlighted', 'brands.highlighted'),
];

const VIEWS = ['all', 'highlighted', 'empty'] as const;
const SORTS = ['name', 'order', 'articles'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = listRequest(query, VIEWS, SORTS);
  return api.brands.list({ body }, settings);
}

export const brandsList: ListDefinition<AdminBrand> = {
  name: 'brands',
  title: 'resource.brands',
  searchHint: 'brands.search',
  columns: BRAND_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'highlighted', title: 'brands.viewHighlighted' },
    { key: 'empty', title: 'categories.viewEmpty' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./brand-form.tsx')).brandDefinition }),
  create: { href: '/brands/new', title: 'brands.new' },
};
