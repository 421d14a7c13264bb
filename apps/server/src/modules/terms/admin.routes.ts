import type { adminTerms } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/** Staff read the terms of use and put a new version in their place; earlier ones stay for the orders that refer to them. */
export const adminTermsHandlers = (db: Db): Handlers<typeof adminTerms> => ({
  read: ({ now }) => store.inForce(db, now),
  update: ({ actor, body: { version, ...form }, now }) =>
    inTransaction(db, async (tx) => {
      await store.lock(tx);
      const before = await store.inForce(tx, now);
      if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
      await store.insert(tx, form, now);
      const after = await store.inForce(tx, now);
      await writeAudit(tx, actor, { action: 'terms.update', entity: 'terms', entityId: after.version, before, after });
      return new WithMessage(after, 'records.saved');
    }),
});
