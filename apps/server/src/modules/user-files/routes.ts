import type { userFiles } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { paged, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { downloadFile, type FileDeps, quotaOf, usedBytes } from '../files/index.ts';
import { addFile, removeFile, restoreFile, updateFile } from './service.ts';
import * as store from './store.ts';
import { userFileViews } from './views.ts';

/** Files of a company, or of a private customer. */
export const userFileHandlers = (deps: FileDeps): Handlers<typeof userFiles> => ({
  async list({ actor, body, now }) {
    const { rows, totalItems } = await store.page(deps.db, { ...body, scope: actor, isDeleted: false }, body);
    return paged({ ...body, items: await userFileViews(deps.db, { actor, now }, rows), totalItems });
  },
  async summary({ actor }) {
    const [kinds, used] = await Promise.all([store.countByKind(deps.db, actor), usedBytes(deps.db, actor)]);
    return { kinds, usedBytes: used, mostBytes: quotaOf(actor) };
  },
  create: async ({ actor, file, form, idempotency, now }) =>
    new WithMessage(await addFile(deps, actor, { file, form, idempotency, now }), 'files.added'),
  async one({ actor, params: { id }, now }) {
    const [view] = await userFileViews(deps.db, { actor, now }, await readOwn(deps, actor, id));
    if (!view) throw new Problem('files.not_found', 404);
    return view;
  },
  async download({ actor, params: { id } }) {
    const [row] = await readOwn(deps, actor, id);
    if (!row) throw new Problem('files.not_found', 404);
    return downloadFile(deps, row.fileId);
  },
  async update({ actor, params: { id }, body: { version, ...form } }) {
    await updateFile(deps.db, actor, { id, version, form });
    return new WithMessage(null, 'files.changed');
  },
  async remove({ actor, params: { id }, now }) {
    await removeFile(deps.db, actor, id, now);
    return new WithMessage(null, 'files.deleted');
  },
  async restore({ actor, params: { id }, now }) {
    await restoreFile(deps.db, actor, id, now);
    return new WithMessage(null, 'files.restored');
  },
});

async function readOwn({ db }: FileDeps, scope: store.FileScope, id: number): Promise<store.UserFileRow[]> {
  const row = await store.read(db, scope, id);
  return row && row.deletedAt === null ? [row] : [];
}
