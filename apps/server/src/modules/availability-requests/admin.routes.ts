import type { adminRequests } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { answerRequest } from './service/answer-requests.ts';
import * as store from './store/list.ts';
import { availabilityRequestView } from './views.ts';

type AvailabilityRequestCalls = 'arrivals' | 'answerArrival';

/** The half of the group about availability; presentations have the other half. */
export const adminAvailabilityRequestHandlers = (
  db: Db,
): Pick<Handlers<typeof adminRequests>, AvailabilityRequestCalls> => ({
  arrivals: async ({ body, language }) =>
    pagedRows(await store.page(db, body), body, (row) => availabilityRequestView(row, language)),
  async answerArrival({ params: { id }, body, actor, now }) {
    await answerRequest(db, actor, { id, ...body, now });
    return new WithMessage(null, body.outcome === 'closed' ? 'records.saved' : 'articles.request_answered');
  },
});
