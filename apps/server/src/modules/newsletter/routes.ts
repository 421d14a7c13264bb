import type { newsletter, newsletterLinks } from '@sjaj/contract';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { publish } from './events.ts';
import { confirmSubscription, endSubscription } from './service.ts';
import { upsert } from './store.ts';

export const newsletterHandlers = (db: Db): Handlers<typeof newsletter> => ({
  /** The same answer whether the address is new or known, so that nobody can find out who reads the newsletter. */
  async subscribe({ body: { email }, language }) {
    await inTransaction(db, async (tx) => {
      const subscriptionId = await upsert(tx, { email, language });
      await publish(tx, 'newsletter.requested', { subscriptionId });
    });
    return new WithMessage(null, 'newsletter.confirm_by_link');
  },
});

export const newsletterLinkHandlers = (db: Db): Handlers<typeof newsletterLinks> => ({
  async confirm({ body: { token }, now }) {
    await confirmSubscription(db, token, now);
    return null;
  },
  async unsubscribe({ body: { token }, now }) {
    await endSubscription(db, token, now);
    return null;
  },
});
