import type { AdminFaqQuestion } from '@sjaj/contract';
import { YesNo } from '../../shared/list/cells.tsx';
import { t } from '../../shared/texts/t.ts';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';

const VIEWS = ['all', 'ordering', 'delivery', 'returns', 'products', 'account'] as const;

export const faqList: ListDefinition<AdminFaqQuestion> = {
  name: 'faq',
  title: 'resource.faq',
  searchHint: 'faq.search',
  columns: [
    nameColumn('/faq-questions'),
    { key: 'topic', title: 'faq.topic', onPhone: true, text: ({ topic }) => t(`faqTopic.${topic}`) },
    { key: 'order', title: 'categories.order', right: true, text: ({ order }) => String(order) },
    {
      key: 'isActive',
      title: 'offer.active',
      onPhone: true,
      text: ({ isActive }) => t(isActive ? 'sign.yes' : 'sign.no'),
      show: ({ isActive }) => <YesNo value={isActive} />,
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'ordering', title: 'faqTopic.ordering' },
    { key: 'delivery', title: 'faqTopic.delivery' },
    { key: 'returns', title: 'faqTopic.returns' },
    { key: 'products', title: 'faqTopic.products' },
    { key: 'account', title: 'faqTopic.account' },
  ],
  filters: [],
  load: ({ page, pageSize, view, text, sort }, signal) =>
    api.faq.list(
      {
        body: {
          page,
          pageSize,
          view: VIEWS.find((one) => one === view) ?? 'all',
          sortBy: sort?.by === 'name' ? 'name' : 'default',
          isSortAscending: sort?.ascending ?? true,
          ...(text !== '' && { quickSearch: text }),
        },
      },
      signal && { signal },
    ),
  nameOf: ({ name }) => name,
  create: { href: '/faq-questions/new', title: 'faq.new' },
};
