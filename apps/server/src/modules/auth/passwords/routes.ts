import type { passwords } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { requestPasswordReset, resetPassword, verifyEmail } from './service.ts';

export const passwordHandlers = (db: Db): Handlers<typeof passwords> => ({
  async forgot({ body }) {
    await inTransaction(db, (tx) => requestPasswordReset(tx, body.userEmail));
    return new WithMessage(null, 'auth.reset_link_sent');
  },
  reset: async ({ body, now }) => new WithMessage(await resetPassword(db, { ...body, now }), 'auth.password_set'),
  verifyEmail: ({ query, now }) => verifyEmail(db, { ...query, now }),
});
