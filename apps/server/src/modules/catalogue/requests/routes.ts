import type { adminRequests } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage, paged } from '../../../platform/http/answers.ts';
import { answerArrival, answerPresentation } from './service.ts';
import * as store from './store/lists.ts';
import { arrivalView, presentationView } from './views.ts';

export const adminRequestHandlers = (db: Db): Handlers<typeof adminRequests> => ({
  async arrivals({ body: { page, pageSize, view, quickSearch: text }, language }) {
    const [rows, totalItems] = await Promise.all([
      store.arrivals(db, { view, text }, { page, pageSize }),
      store.count(db, 'out_of_stock_request', { view, text }),
    ]);
    return paged({ items: rows.map((row) => arrivalView(row, language)), totalItems, page, pageSize });
  },
  async answerArrival({ params: { id }, body, actor, now }) {
    await answerArrival(db, { id, ...body, by: actor, now });
    return new WithMessage(null, body.outcome === 'closed' ? 'records.saved' : 'articles.request_answered');
  },
  async presentations({ body: { page, pageSize, view, quickSearch: text }, language }) {
    const [rows, totalItems] = await Promise.all([
      store.presentations(db, { view, text }, { page, pageSize }),
      store.count(db, 'presentation_request', { view, text }),
    ]);
    return paged({ items: rows.map((row) => presentationView(row, language)), totalItems, page, pageSize });
  },
  async answerPresentation({ params: { id }, body, actor, now }) {
    await answerPresentation(db, { id, ...body, by: actor, now });
    return new WithMessage(null, 'articles.request_answered');
  },
});
