import type { AdminBrand } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { YesNo } from '../../shared/list/cells.tsx';
import type { Column } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';

export const BRAND_COLUMNS: readonly Column<AdminBrand>[] = [
  nameColumn('/brands'),
  {
    key: 'description',
    title: 'article.description',
    text: ({ description }) => description.bs ?? '',
    show: ({ description }) => <span className="sj-t2 brand-words">{description.bs ?? '–'}</span>,
  },
  {
    key: 'articles',
    title: 'categories.articles',
    right: true,
    onPhone: true,
    sortBy: 'articles',
    text: ({ articles }) => formatNumber(articles),
    show: ({ articles }) =>
      articles === 0 ? <Badge tone="grey">{t('categories.viewEmpty')}</Badge> : formatNumber(articles),
  },
  { key: 'order', title: 'categories.order', right: true, sortBy: 'order', text: ({ order }) => formatNumber(order) },
  {
    key: 'isHighlighted',
    title: 'brands.highlighted',
    text: ({ isHighlighted }) => t(isHighlighted ? 'sign.yes' : 'sign.no'),
    show: ({ isHighlighted }) => <YesNo value={isHighlighted} />,
  },
];
