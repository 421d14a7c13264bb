import '../complaints.css';
import type { CallSettings } from '@sjaj/client';
import type { AnswerTemplate } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../../shared/list/definition.ts';
import { listRequest } from '../../../shared/list/list-request.ts';
import { nameColumn } from '../../../shared/record/name-cell.tsx';
import { language } from '../../../shared/texts/t.ts';
import { recordsBulk } from '../../../shared/record/records-bulk.tsx';

const textOf = ({ content }: AnswerTemplate): string => contentFor(content, language())?.text ?? '';

/** Templates have one view, which their call does not name. */
function templatesRequest(query: ListQuery) {
  const { view: _, ...request } = listRequest(query, ['all'], ['default', 'name']);
  return request;
}

const load = (query: ListQuery, settings?: CallSettings) =>
  api.answerTemplates.list({ body: templatesRequest(query) }, settings);

export const templatesList: ListDefinition<AnswerTemplate> = {
  name: 'answer-templates',
  title: 'resource.answerTemplates',
  searchHint: 'complaints.templateSearch',
  columns: [
    nameColumn('/complaints/templates'),
    {
      key: 'content',
      title: 'complaints.templateText',
      text: textOf,
      show: (template) => <span className="sj-t2 cmp-template-text">{textOf(template)}</span>,
    },
  ],
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./template-definition.tsx')).templateDefinition,
    isWholeInForm: true,
  }),
  create: { href: '/complaints/templates/new', title: 'complaints.newTemplate' },
};
