import type { ModeratedReview, Review } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { ReviewRow } from './store.ts';

/** Customers read the first name and an initial: enough to know a person again, too little to find one. */
export const reviewView = ({ id, rating, comment, firstName, lastName, createdAt }: ReviewRow): Review => ({
  id,
  rating,
  comment,
  author: [firstName, lastName && `${[...lastName][0]}.`].filter(Boolean).join(' '),
  createdAt: createdAt.toISOString(),
});

/** Staff read the whole name, and of which article it is. */
export const moderatedView = (row: ReviewRow, language: Language): ModeratedReview => ({
  ...reviewView(row),
  author: `${row.firstName} ${row.lastName}`.trim(),
  state: row.state,
  article: { id: row.articleId, code: row.code, title: localised(row.title, language, [row.brand]) },
});
