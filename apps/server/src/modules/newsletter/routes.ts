import { createHash, randomBytes } from 'node:crypto';
import type { newsletter } from '@sjaj/contract';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { publish } from './events.ts';
import { insert } from './store.ts';

export const newsletterHandlers = (db: Db): Handlers<typeof newsletter> => ({
  /** The same answer whether the address is new or known, so that nobody can find out who reads the newsletter. */
  async subscribe({ body: { email }, language }) {
    const tokenHash = createHash('sha256').update(randomBytes(32)).digest();
    await inTransaction(db, async (tx) => {
      const subscriptionId = await insert(tx, { email, language, tokenHash });
      if (subscriptionId !== undefined) await publish(tx, 'newsletter.requested', { subscriptionId });
    });
    return new WithMessage(null, 'newsletter.confirm_by_link');
  },
});
