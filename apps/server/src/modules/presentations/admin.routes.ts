import type { adminRequests } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { paged, WithMessage } from '../../platform/http/answers.ts';
import { answerPresentation } from './service.ts';
import * as store from './store.ts';
import { presentationView } from './views.ts';

type PresentationCalls = 'presentations' | 'answerPresentation';

/** The half of the group about presentations. */
export const adminPresentationHandlers = (db: Db): Pick<Handlers<typeof adminRequests>, PresentationCalls> => ({
  async presentations({ body: { page, pageSize, view, quickSearch: text }, language }) {
    const [rows, totalItems] = await Promise.all([
      store.list(db, { view, text, page, pageSize }),
      store.count(db, { view, text }),
    ]);
    return paged({ items: rows.map((row) => presentationView(row, language)), totalItems, page, pageSize });
  },
  async answerPresentation({ params: { id }, body, actor, now }) {
    await answerPresentation(db, actor, { id, ...body, now });
    return new WithMessage(null, 'articles.request_answered');
  },
});
