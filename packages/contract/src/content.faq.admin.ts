import { z } from 'zod';
import { FAQ_TOPICS, Topic } from './content.pages.ts';
import { Order, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { localText, shape } from './shapes.ts';

export const FaqQuestionForm = shape({
  topic: Topic,
  question: localText(200),
  /** HTML; the server keeps what its allow-list has. */
  answer: localText(2_000),
  order: Order,
  isActive: z.boolean(),
});

export const AdminFaqQuestion = shape({ ...FaqQuestionForm.shape, ...RECORD_FIELDS });

export const adminFaq = recordRoutes({
  path: 'faq-questions',
  form: FaqQuestionForm,
  view: AdminFaqQuestion,
  list: recordList(['all', ...FAQ_TOPICS], ['default', 'name']),
  words: ['frequently asked question', 'frequently asked questions'],
  problems: ['content.text_empty'],
});

export type FaqQuestionForm = z.output<typeof FaqQuestionForm>;
export type AdminFaqQuestion = z.output<typeof AdminFaqQuestion>;
