import './categories.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminCategory } from '@sjaj/contract';
import { LANGUAGES } from '@sjaj/domain';
import { IconBinaryTree } from '@tabler/icons-react';
import { ButtonLink, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { articleCountColumn, orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';
import { t } from '../../shared/texts/t.ts';

const JOINT = ' › ';

function NameCell({ id, name, path }: AdminCategory) {
  const Link = useUiLink();
  return (
    <span className={`cat-name cat-level-${path.length}`}>
      <Link href={`/categories/${id}`} className="sj-link">
        {name}
      </Link>
    </span>
  );
}

const TreeLink = () => (
  <ButtonLink href="/categories/tree" variant="line" size="sm" icon={<IconBinaryTree size={16} aria-hidden="true" />}>
    {t('categories.arrange')}
  </ButtonLink>
);

const languagesText = ({ title }: AdminCategory): string =>
  LANGUAGES.filter((one) => title[one])
    .map((one) => t(`field.${one}`))
    .join(', ');

const CATEGORY_COLUMNS: readonly Column<AdminCategory>[] = [
  {
    ...nameColumn<AdminCategory>('/categories'),
    show: (category) => <NameCell {...category} />,
  },
  {
    key: 'path',
    title: 'categories.above',
    text: ({ path }) => path.join(JOINT),
    show: ({ path }) => <span className="sj-t2">{path.join(JOINT)}</span>,
  },
  articleCountColumn(),
  orderColumn(),
  yesNoColumn('isOnMainPage', 'categories.onMainPage'),
  { key: 'title', title: 'article.languages', offered: true, text: languagesText, file: [] },
];

const VIEWS = ['all', 'main_page', 'empty'] as const;
const SORTS = ['tree', 'name', 'articles'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = listRequest(query, VIEWS, SORTS);
  return api.categories.list({ body }, settings);
}

export const categoriesList: ListDefinition<AdminCategory> = {
  name: 'categories',
  title: 'resource.categories',
  searchHint: 'categories.search',
  columns: CATEGORY_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'main_page', title: 'categories.viewMainPage' },
    { key: 'empty', title: 'categories.viewEmpty' },
  ],
  filters: [],
  load,
  tools: TreeLink,
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./category-form.tsx')).categoryDefinition,
    switches: 'isOnMainPage',
    labels: ['categories.showOnMainPage', 'categories.hideFromMainPage'],
  }),
  create: { href: '/categories/new', title: 'categories.new' },
};
