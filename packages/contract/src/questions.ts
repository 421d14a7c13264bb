import { z } from 'zod';
import { FileView, UPLOAD_PROBLEMS } from './files.ts';
import { OrderLink } from './orders.view.ts';
import { BUYERS, CUSTOMERS, ORDERERS, routes } from './route.ts';
import { ById, Id, Instant, longText, plainName, shape } from './shapes.ts';

export const MOST_QUESTION_PHOTOS = 3;
const LONGEST_QUESTION = 2_000;
const LONGEST_WORDS = 64;

/** Whom to answer who has no account. */
export const QuestionContact = shape({ name: plainName(100), email: z.email().max(200) });

export const QuestionForm = shape({
  /** What was searched for. */
  words: longText(LONGEST_WORDS).default(''),
  text: longText(LONGEST_QUESTION).min(1),
  photoIds: z.array(Id).max(MOST_QUESTION_PHOTOS).default([]),
  /** The order of the caller that it is about; a session of an order's link asks about that order. */
  orderId: Id.optional(),
  /** Of a guest who asks about no order, whose own contact answers go to; left out by everybody else. */
  contact: QuestionContact.optional(),
});

/** An article that staff recommend. */
export const AnswerArticle = shape({ id: Id, code: z.string(), title: z.string() });

const QuestionAnswer = shape({
  text: z.string(),
  by: z.string(),
  at: Instant,
  /** Those of them that the shop shows now. */
  articles: z.array(AnswerArticle),
});

export const Question = shape({
  id: Id,
  words: z.string(),
  text: z.string(),
  photos: z.array(FileView),
  /** The order that it is about. */
  order: OrderLink.nullable(),
  createdAt: Instant,
  /** Null while nobody has answered. */
  answer: QuestionAnswer.nullable(),
});

export const questions = routes({
  addPhoto: {
    method: 'POST',
    path: '/questions/photos',
    access: BUYERS,
    upload: 'stream',
    answer: FileView,
    limit: { requests: 30, seconds: 3_600, freeRequests: 12 },
    problems: [...UPLOAD_PROBLEMS],
    summary: 'Uploads a photo for a question; one that no question names is deleted after a day.',
  },
  ask: {
    method: 'POST',
    path: '/questions',
    access: ORDERERS,
    body: QuestionForm,
    answer: shape({ id: Id }),
    idempotent: true,
    limit: { requests: 12, seconds: 3_600, freeRequests: 5 },
    problems: ['questions.contact_missing', 'files.not_found', 'orders.not_found'],
    summary: 'Asks staff for what the search did not find, in words and photos, or about an order.',
  },
  one: {
    method: 'GET',
    path: '/questions/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: Question,
    problems: ['questions.not_found'],
    summary: 'An own question with its answer.',
  },
  ofOrder: {
    method: 'GET',
    path: '/questions/of-order/{id}',
    access: ORDERERS,
    params: ById,
    answer: z.array(Question),
    problems: ['orders.not_found'],
    summary: 'Own questions about an order with their answers, oldest first.',
  },
});

export type QuestionForm = z.output<typeof QuestionForm>;
export type Question = z.output<typeof Question>;
