import { z } from 'zod';
import { REQUEST_VIEWS } from './availability-requests.admin.ts';
import { FileView } from './files.ts';
import { AnswerArticle } from './questions.ts';
import { OrderLink } from './orders.view.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, Language, ListRequest, longText, shape } from './shapes.ts';

export const MOST_ANSWER_ARTICLES = 6;
const LONGEST_ANSWER = 2_000;

export const AdminQuestion = shape({
  id: Id,
  words: z.string(),
  text: z.string(),
  photos: z.array(FileView),
  /** The order that it is about. */
  order: OrderLink.nullable(),
  person: z.string(),
  /** Null for a private customer and for a guest. */
  company: shape({ id: Id, title: z.string() }).nullable(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  /** A guest has no messages in the shop and gets the answer by mail. */
  isGuest: z.boolean(),
  /** Of the person who asks. */
  language: Language,
  createdAt: Instant,
  outcome: z.enum(['answered', 'closed']).nullable(),
  answer: z.string().nullable(),
  articles: z.array(AnswerArticle),
  answeredBy: z.string().nullable(),
  answeredAt: Instant.nullable(),
});

/** An answer is sent to the customer; a question is closed without a message. */
const QuestionReply = z.discriminatedUnion('outcome', [
  shape({
    outcome: z.literal('answered'),
    answer: longText(LONGEST_ANSWER).min(1),
    articleIds: z.array(Id).max(MOST_ANSWER_ARTICLES).default([]),
  }),
  shape({ outcome: z.literal('closed'), answer: longText(LONGEST_ANSWER).default('') }),
]);

export const adminQuestions = routes({
  list: {
    method: 'POST',
    path: '/admin/questions/get-questions',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(REQUEST_VIEWS).default('waiting') }),
    answer: AdminQuestion,
    paged: true,
    reads: true,
    summary: 'What customers ask after a search that found nothing, or about an order; newest first.',
  },
  answer: {
    method: 'PUT',
    path: '/admin/questions/{id}/answer',
    access: BACK_OFFICE,
    params: ById,
    body: QuestionReply,
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile', 'articles.not_found'],
    summary: 'Answers a question with a text and articles; the customer is told. Or closes it without a message.',
  },
});

export type AdminQuestion = z.output<typeof AdminQuestion>;
export type QuestionReply = z.output<typeof QuestionReply>;
