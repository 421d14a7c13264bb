import './attributes.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminAttribute } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const valuesText = ({ values }: AdminAttribute): string =>
  values.map(({ title }) => contentFor(title, language())?.text ?? '').join(' · ');

const ATTRIBUTE_COLUMNS: readonly Column<AdminAttribute>[] = [
  nameColumn('/attributes'),
  { key: 'kind', title: 'attributes.kind', onPhone: true, text: ({ kind }) => t(`attributeKind.${kind}`) },
  { key: 'unit', title: 'attributes.unit', text: ({ unit }) => unit ?? '–' },
  {
    key: 'values',
    title: 'attributes.values',
    text: valuesText,
    show: (attribute) => (
      <span className="sj-t2 attr-words" title={valuesText(attribute)}>
        {valuesText(attribute) || '–'}
      </span>
    ),
  },
  {
    key: 'id',
    title: 'attributes.valueCount',
    right: true,
    text: ({ values }) => formatNumber(values.length),
    file: [],
  },
  yesNoColumn('isFilter', 'attributes.isFilter'),
  { ...orderColumn(), sortBy: 'order' },
  { key: 'key', title: 'attributes.key', offered: true, text: ({ key }) => key },
];

const VIEWS = ['all', 'filters'] as const;
const SORTS = ['order', 'name'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = listRequest(query, VIEWS, SORTS);
  return api.attributes.list({ body }, settings);
}

export const attributesList: ListDefinition<AdminAttribute> = {
  name: 'attributes',
  title: 'resource.attributes',
  searchHint: 'attributes.search',
  columns: ATTRIBUTE_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'filters', title: 'attributes.viewFilters' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./form/attribute-definition.tsx')).attributeDefinition }),
  create: { href: '/attributes/new', title: 'attributes.new' },
};
