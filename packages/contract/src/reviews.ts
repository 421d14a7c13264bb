import { z } from 'zod';
import { BACK_OFFICE, SHOPPERS, SIGNED_IN, routes } from './route.ts';
import { ById, Done, Id, Instant, longText, shape, sortedList } from './shapes.ts';

export const Review = shape({
  id: Id,
  rating: z.int().min(1).max(5),
  comment: z.string(),
  author: z.string(),
  createdAt: Instant,
});

export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;

export const ModeratedReview = shape({
  ...Review.shape,
  state: z.enum(REVIEW_STATES),
  article: shape({ id: Id, code: z.string(), title: z.string() }),
});

const ReviewList = sortedList(z.enum(['default', 'createdDate', 'rating']).default('default'));

export const reviews = routes({
  add: {
    method: 'POST',
    path: '/articles/add-review',
    access: SIGNED_IN,
    body: shape({ articleId: Id, rating: z.int().min(1).max(5), comment: longText(1_000).min(1) }),
    answer: Done,
    idempotent: true,
    problems: ['articles.not_found'],
    summary: 'Reviews an article; it shows once staff have read it. A second review replaces the first.',
  },
  list: {
    method: 'POST',
    path: '/articles/get-reviews/{id}',
    reads: true,
    access: SHOPPERS,
    params: ById,
    body: ReviewList,
    answer: Review,
    paged: true,
    problems: ['articles.not_found'],
    summary: 'The published reviews of an article, newest first.',
  },
  moderationList: {
    method: 'POST',
    path: '/admin/reviews/get-reviews',
    access: BACK_OFFICE,
    body: shape({ ...ReviewList.shape, state: z.enum(REVIEW_STATES).default('pending') }),
    answer: ModeratedReview,
    paged: true,
    reads: true,
    summary: 'Reviews that wait for staff, or were decided on.',
  },
  moderate: {
    method: 'PUT',
    path: '/admin/reviews/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      state: z.enum(['published', 'rejected']),
      /** Of the review that was read: its author may have written another one since. */
      createdAt: Instant,
    }),
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Publishes or rejects a review.',
  },
});

export type Review = z.output<typeof Review>;
export type ModeratedReview = z.output<typeof ModeratedReview>;
export type ReviewState = (typeof REVIEW_STATES)[number];
