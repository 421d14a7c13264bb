import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Done, Id, Instant, Language, ListRequest, longText, shape } from './shapes.ts';

export const REQUEST_VIEWS = ['waiting', 'answered', 'all'] as const;

/** What requests for availability and for presentations have in common. */
const RequestFacts = {
  id: Id,
  article: shape({ id: Id, code: z.string(), title: z.string() }),
  person: z.string(),
  /** Null for a private customer. */
  company: z.string().nullable(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  /** Of the person who asks. */
  language: Language,
  createdAt: Instant,
  answeredAt: Instant.nullable(),
  /** Null if not answered, or answered by the arrival of goods. */
  answeredBy: z.string().nullable(),
  /** The message to the customer; only staff read it if the request is closed. */
  note: z.string().nullable(),
};

export const ArrivalRequest = shape({
  ...RequestFacts,
  comment: z.string(),
  outcome: z.enum(['arrived', 'answered', 'closed']).nullable(),
  available: z.int().min(0),
  expectedOn: Day.nullable(),
  /** Whether the article is not sold in the shop: its arrival answers no request. */
  disableSelling: z.boolean(),
  /** The number of open requests for this article. */
  waiting: z.int().min(0),
});

export const PresentationRequest = shape({ ...RequestFacts, outcome: z.enum(['arranged', 'declined']).nullable() });

const Views = shape({ ...ListRequest.shape, view: z.enum(REQUEST_VIEWS).default('waiting') });
const LONGEST_NOTE = 1_000;
const Note = longText(LONGEST_NOTE).min(1);

/** An answer is sent to the customer; a request is closed without a message. */
const ArrivalAnswer = z.discriminatedUnion('outcome', [
  shape({ outcome: z.literal('answered'), note: Note }),
  shape({ outcome: z.literal('closed'), note: longText(LONGEST_NOTE).default('') }),
]);
const PresentationAnswer = shape({ outcome: z.enum(['arranged', 'declined']), note: Note });

export const adminRequests = routes({
  arrivals: {
    method: 'POST',
    path: '/admin/out-of-stock-requests/get-requests',
    access: BACK_OFFICE,
    body: Views,
    answer: ArrivalRequest,
    paged: true,
    reads: true,
    summary: 'Who waits for which article, or was answered, newest first.',
  },
  answerArrival: {
    method: 'PUT',
    path: '/admin/out-of-stock-requests/{id}/answer',
    access: BACK_OFFICE,
    params: ById,
    body: ArrivalAnswer,
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Answers a request for an article; the customer gets a message. Or closes it without one.',
  },
  presentations: {
    method: 'POST',
    path: '/admin/presentation-requests/get-requests',
    access: BACK_OFFICE,
    body: Views,
    answer: PresentationRequest,
    paged: true,
    reads: true,
    summary: 'Who asks for a presentation of which article, newest first.',
  },
  answerPresentation: {
    method: 'PUT',
    path: '/admin/presentation-requests/{id}/answer',
    access: BACK_OFFICE,
    params: ById,
    body: PresentationAnswer,
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Says that a presentation was arranged or cannot be; the customer gets a message.',
  },
});

export type ArrivalRequest = z.output<typeof ArrivalRequest>;
export type PresentationRequest = z.output<typeof PresentationRequest>;
type ArrivalAnswer = z.output<typeof ArrivalAnswer>;
type PresentationAnswer = z.output<typeof PresentationAnswer>;
