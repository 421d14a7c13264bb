import { BACK_OFFICE } from '@sjaj/contract';
import { IconHelp } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const faq: Resource = {
  name: 'faq',
  title: 'resource.faq',
  icon: IconHelp,
  group: 'content',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/faq-questions',
      title: 'resource.faq',
      load: async () => (await import('./question-pages.tsx')).QuestionsPage,
    },
    {
      path: '/faq-questions/new',
      title: 'faq.new',
      load: async () => (await import('./question-pages.tsx')).NewQuestionPage,
    },
    { path: '/faq-questions/$id', load: async () => (await import('./question-pages.tsx')).QuestionPage },
  ],
};
