import type { reviews } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage, paged } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Shelf } from '../shelf.ts';
import { addReview, moderate } from './service.ts';
import * as store from './store.ts';
import { moderatedView, reviewView } from './views.ts';

export const reviewHandlers = ({ db, model }: Shelf): Handlers<typeof reviews> => ({
  async add({ actor: { userId }, body, now, idempotency }) {
    const done = await addReview(db, idempotency, { ...body, userId, now });
    return new WithMessage(done, 'articles.review_received');
  },
  async list({ params: { id }, body }) {
    if (!model.index.groupOf(id)) throw new Problem('articles.not_found', 404);
    const { page, pageSize, quickSearch: text } = body;
    const wanted = { state: 'published', articleId: id, text } as const;
    const [rows, totalItems] = await Promise.all([store.list(db, wanted, body), store.count(db, wanted)]);
    return paged({ items: rows.map(reviewView), totalItems, page, pageSize });
  },
  async moderationList({ body: { page, pageSize, state, quickSearch: text }, language }) {
    const wanted = { state, articleId: null, text };
    const [rows, totalItems] = await Promise.all([store.list(db, wanted, { page, pageSize }), store.count(db, wanted)]);
    return paged({ items: rows.map((row) => moderatedView(row, language)), totalItems, page, pageSize });
  },
  async moderate({ params: { id }, body, actor }) {
    await moderate(db, { id, ...body, by: actor });
    return new WithMessage(null, body.state === 'published' ? 'records.approved' : 'records.rejected');
  },
});
