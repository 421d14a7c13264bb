import type { accountRequests } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { answerQuestion, readQuestion, submitRequest } from './service/submit.ts';

export const accountRequestHandlers = (db: Db): Handlers<typeof accountRequests> => ({
  async create({ body, language, now, idempotency }) {
    await submitRequest(db, { form: body, language, now, idempotency });
    return new WithMessage(null, 'accountRequests.received');
  },
  question: ({ body, now }) => readQuestion(db, body.token, now),
  async answer({ body, now }) {
    await answerQuestion(db, { ...body, now });
    return new WithMessage(null, 'accountRequests.answered');
  },
});
