import type { AdminFile, adminFiles } from '@sjaj/contract';
import type { Staff } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { paged, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import type { FileDeps } from '../files/index.ts';
import { archiveFile, restoreAnyFile, shareFile, updateAnyFile } from './service.ts';
import * as store from './store.ts';
import { adminFileViews } from './views.ts';

/** Staff see the files of all customers, and share files with companies. */
export const adminFileHandlers = (deps: FileDeps): Handlers<typeof adminFiles> => ({
  async list({ actor, body, now }) {
    const filter = { ...body, scope: 'all', isDeleted: body.isArchived } as const;
    const { rows, totalItems } = await store.page(deps.db, filter, body);
    return paged({ ...body, items: await adminFileViews(deps.db, { actor, now }, rows), totalItems });
  },
  one: ({ actor, params: { id }, now }) => readOne(deps, { actor, now }, id),
  create: async ({ actor, params: { companyId }, file, form, idempotency, now }) =>
    new WithMessage(await shareFile(deps, actor, { companyId, file, form, idempotency, now }), 'files.shared'),
  async update({ actor, params: { id }, body: { version, ...form }, now }) {
    await updateAnyFile(deps.db, actor, { id, version, form });
    return new WithMessage(await readOne(deps, { actor, now }, id), 'records.saved');
  },
  async archive({ actor, params: { id }, now }) {
    await archiveFile(deps.db, actor, id, now);
    return new WithMessage(null, 'files.archived');
  },
  async restore({ actor, params: { id }, now }) {
    await restoreAnyFile(deps.db, actor, id, now);
    return new WithMessage(null, 'files.restored');
  },
});

async function readOne(
  { db }: FileDeps,
  context: { readonly actor: Staff; readonly now: Date },
  id: number,
): Promise<AdminFile> {
  const row = await store.read(db, 'all', id);
  const [view] = row ? await adminFileViews(db, context, [row]) : [];
  if (!view) throw new Problem('files.not_found', 404);
  return view;
}
