import { IconHelp } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const faq: Resource = {
  name: 'faq',
  title: 'resource.faq',
  icon: IconHelp,
  group: 'content',
  needs: 'editContent',
  pages: recordPages('/faq-questions', {
    title: 'resource.faq',
    newTitle: 'faq.new',
    list: async () => (await import('./question-list.tsx')).faqList,
    form: async () => (await import('./question-form.tsx')).questionDefinition,
  }),
};
