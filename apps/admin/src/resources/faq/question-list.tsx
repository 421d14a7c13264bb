import type { AdminFaqQuestion } from '@sjaj/contract';
import { orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import { t } from '../../shared/texts/t.ts';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const VIEWS = ['all', 'ordering', 'delivery', 'returns', 'products', 'account'] as const;

export const faqList: ListDefinition<AdminFaqQuestion> = {
  name: 'faq',
  title: 'resource.faq',
  searchHint: 'faq.search',
  columns: [
    nameColumn('/faq-questions'),
    { key: 'topic', title: 'faq.topic', onPhone: true, text: ({ topic }) => t(`faqTopic.${topic}`) },
    orderColumn(),
    yesNoColumn('isActive', 'offer.active', { onPhone: true }),
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
  load: (query, settings) =>
    api.faq.list(
      {
        body: listRequest(query, VIEWS, ['default', 'name']),
      },
      settings,
    ),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./question-form.tsx')).questionDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/faq-questions/new', title: 'faq.new' },
};
