import type { reviews } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { isArticleVisible } from '../articles/index.ts';
import { moderateReview, submitReview } from './service.ts';
import * as store from './store.ts';
import { moderatedView, reviewView } from './views.ts';

export const reviewHandlers = (db: Db): Handlers<typeof reviews> => ({
  async add({ actor: { userId }, body, now, idempotency }) {
    const result = await submitReview(db, idempotency, { ...body, userId, now });
    return new WithMessage(result, 'articles.review_received');
  },
  async list({ params: { id }, body }) {
    if (!(await isArticleVisible(db, id))) throw new Problem('articles.not_found', 404);
    const filter = { state: 'published', articleId: id, text: body.quickSearch } as const;
    return pagedRows(await store.page(db, filter, body), body, reviewView);
  },
  async moderationList({ body: { state, quickSearch: text, ...query }, language }) {
    const found = await store.page(db, { state, articleId: null, text }, query);
    return pagedRows(found, query, (row) => moderatedView(row, language));
  },
  async moderate({ params: { id }, body, actor }) {
    await moderateReview(db, actor, { id, ...body });
    return new WithMessage(null, body.state === 'published' ? 'records.approved' : 'records.rejected');
  },
});
