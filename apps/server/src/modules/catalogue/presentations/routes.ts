import type { presentations } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { requestPresentation } from './service.ts';

export const presentationHandlers = (db: Db): Handlers<typeof presentations> => ({
  async request({ actor: { userId }, params: { id: articleId }, now, idempotency }) {
    const done = await requestPresentation(db, idempotency, { articleId, userId, now });
    return new WithMessage(done, 'articles.request_sent');
  },
});
