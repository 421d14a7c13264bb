import type { ModeratedReview, Review } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { ReviewRow } from './store.ts';

/** The author's last name is reduced to an initial: other customers must not be able to identify the author. */
export const reviewView = ({ id, rating, comment, firstName, lastName, createdAt }: ReviewRow): Review => ({
  id,
  rating,
  comment,
  author: [firstName, lastName && `${[...lastName][0]}.`].filter(Boolean).join(' '),
  createdAt: createdAt.toISOString(),
});

/** For staff: the full name of the author, the state and the article. */
export const moderatedView = (row: ReviewRow, language: Language): ModeratedReview => ({
  ...reviewView(row),
  author: `${row.firstName} ${row.lastName}`.trim(),
  state: row.state,
  article: { id: row.articleId, code: row.code, title: localised(row.title, language, [row.brand]) },
});
