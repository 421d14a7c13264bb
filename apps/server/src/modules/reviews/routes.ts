import type { reviews } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { paged, WithMessage } from '../../platform/http/answers.ts';
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
    const { page, pageSize, quickSearch: text } = body;
    const filter = { state: 'published', articleId: id, text } as const;
    const [rows, totalItems] = await Promise.all([store.list(db, filter, body), store.count(db, filter)]);
    return paged({ items: rows.map(reviewView), totalItems, page, pageSize });
  },
  async moderationList({ body: { state, quickSearch: text, ...query }, language }) {
    const filter = { state, articleId: null, text };
    const [rows, totalItems] = await Promise.all([store.list(db, filter, query), store.count(db, filter)]);
    return paged({ items: rows.map((row) => moderatedView(row, language)), totalItems, ...query });
  },
  async moderate({ params: { id }, body, actor }) {
    await moderateReview(db, actor, { id, ...body });
    return new WithMessage(null, body.state === 'published' ? 'records.approved' : 'records.rejected');
  },
});
