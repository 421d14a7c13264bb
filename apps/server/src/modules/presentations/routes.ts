import type { presentations } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { requestPresentation } from './service.ts';

export const presentationHandlers = (db: Db): Handlers<typeof presentations> => ({
  async request({ actor: { userId }, params: { id: articleId }, now, idempotency }) {
    const result = await requestPresentation(db, idempotency, { articleId, userId, now });
    return new WithMessage(result, 'articles.request_sent');
  },
});
