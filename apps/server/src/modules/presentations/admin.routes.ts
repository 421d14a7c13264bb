import type { adminRequests } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { answerPresentation } from './service.ts';
import * as store from './store.ts';
import { presentationView } from './views.ts';

type PresentationCalls = 'presentations' | 'answerPresentation';

/** The half of the group about presentations. */
export const adminPresentationHandlers = (db: Db): Pick<Handlers<typeof adminRequests>, PresentationCalls> => ({
  presentations: async ({ body, language }) =>
    pagedRows(await store.page(db, body), body, (row) => presentationView(row, language)),
  async answerPresentation({ params: { id }, body, actor, now }) {
    await answerPresentation(db, actor, { id, ...body, now });
    return new WithMessage(null, 'articles.request_answered');
  },
});
