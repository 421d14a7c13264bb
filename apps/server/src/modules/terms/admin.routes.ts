import type { adminTerms, TermsForm } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import { sanitizeLanguages } from '../../kernel/rich-text.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

/** The text without what is not allowed. 400 where nothing of the Bosnian one is left. */
function cleanTerms(content: TermsForm['content']): TermsForm['content'] {
  const clean = sanitizeLanguages(content);
  if (clean.bs) return clean;
  throw new Problem('content.text_empty', 400, { errors: [{ field: 'content.bs', key: 'content.text_empty' }] });
}

/** Staff read the terms of use and put a new version in their place; earlier ones stay for the orders that refer to them. */
export const adminTermsHandlers = (db: Db): Handlers<typeof adminTerms> => ({
  read: () => store.newest(db),
  update: ({ actor, body: { version, ...form }, now }) =>
    inTransaction(db, async (tx) => {
      await store.lock(tx);
      // Who waited for the lock came before the version that they find: the newest counts, not what was in force then.
      const before = await store.newest(tx);
      if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
      await store.insert(tx, { ...form, content: cleanTerms(form.content) }, now);
      const after = await store.newest(tx);
      await writeAudit(tx, actor, { action: 'terms.update', entity: 'terms', entityId: after.version, before, after });
      return new WithMessage(after, 'records.saved');
    }),
});
