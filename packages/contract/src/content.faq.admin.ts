import { z } from 'zod';
import { FAQ_TOPICS, Topic } from './content.pages.ts';
import { Order, RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, ListRequest, localText, shape } from './shapes.ts';

export const FaqQuestionForm = shape({
  topic: Topic,
  question: localText(200),
  /** HTML; the server keeps what its allow-list has. */
  answer: localText(2_000),
  order: Order,
  isActive: z.boolean(),
});

export const AdminFaqQuestion = shape({ ...FaqQuestionForm.shape, ...RECORD_FIELDS });

export const adminFaq = routes({
  list: {
    method: 'POST',
    path: '/admin/faq-questions/get-faq-questions',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', ...FAQ_TOPICS]).default('all'),
      sortBy: z.enum(['default', 'name']).default('default'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminFaqQuestion,
    paged: true,
    summary: 'Frequently asked questions, by topic and in their order.',
  },
  one: {
    method: 'GET',
    path: '/admin/faq-questions/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminFaqQuestion,
    problems: ['records.not_found'],
    summary: 'One question with all its texts.',
  },
  create: {
    method: 'POST',
    path: '/admin/faq-questions',
    access: BACK_OFFICE,
    body: FaqQuestionForm,
    answer: AdminFaqQuestion,
    idempotent: true,
    problems: ['content.text_empty'],
    summary: 'Adds a question.',
  },
  update: {
    method: 'PUT',
    path: '/admin/faq-questions/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...FaqQuestionForm.shape, version: z.int().min(1) }),
    answer: AdminFaqQuestion,
    problems: ['records.not_found', 'records.changed_meanwhile', 'content.text_empty'],
    summary: 'Saves a question, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/faq-questions/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a question.',
  },
});

export type FaqQuestionForm = z.output<typeof FaqQuestionForm>;
export type AdminFaqQuestion = z.output<typeof AdminFaqQuestion>;
