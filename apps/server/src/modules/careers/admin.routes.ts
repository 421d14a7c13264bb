import type { adminJobApplications } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { fileViewer, readFiles, releaseFiles } from '../files/index.ts';
import * as store from './store.ts';

const ENTITY = 'job_application';

/** Staff read applications for work, mark them as handled and delete them. */
export const adminJobApplicationHandlers = (db: Db): Handlers<typeof adminJobApplications> => ({
  list: async ({ actor, body: { view, ...query }, language, now }) => {
    const rows = (await store.list(db)).filter(
      ({ handledAt }) => view === 'all' || (handledAt !== null) === (view === 'handled'),
    );
    const page = paginateInMemory<store.ApplicationRow, never>(
      rows,
      { ...query, sortBy: 'default', isSortAscending: true },
      { language, text: ({ name, email }) => `${name} ${email}`, columns: {} },
    );
    const [files, viewOf] = await Promise.all([
      readFiles(
        db,
        page.items.map(({ fileId }) => fileId),
      ),
      fileViewer(db, actor, now),
    ]);
    return {
      ...page,
      items: page.items.map(({ fileId, receivedAt, handledAt, ...row }) => {
        const file = files.get(fileId);
        return {
          ...row,
          cv: file ? viewOf(file) : null,
          receivedAt: receivedAt.toISOString(),
          handledAt: handledAt?.toISOString() ?? null,
        };
      }),
    };
  },
  handle: ({ actor, params: { id }, body: { isHandled }, now }) =>
    inTransaction(db, async (tx) => {
      const before = await store.lock(tx, id);
      if (!before) throw new Problem('records.not_found', 404);
      const handledAt = isHandled ? (before.handledAt ?? now) : null;
      await store.setHandled(tx, { id, handledAt, handledBy: isHandled ? actor.userId : null });
      await writeAudit(tx, actor, {
        action: 'job_application.handle',
        entity: ENTITY,
        entityId: id,
        before: { isHandled: before.handledAt !== null },
        after: { isHandled },
      });
      return new WithMessage(null, 'records.saved');
    }),
  remove: ({ actor, params: { id }, now }) =>
    inTransaction(db, async (tx) => {
      const stored = await store.lock(tx, id);
      if (!stored) throw new Problem('records.not_found', 404);
      await store.remove(tx, id);
      await releaseFiles(tx, [stored.fileId], now);
      // The log keeps no data of the person.
      await writeAudit(tx, actor, { action: 'job_application.delete', entity: ENTITY, entityId: id });
      return new WithMessage(null, 'records.deleted');
    }),
});
