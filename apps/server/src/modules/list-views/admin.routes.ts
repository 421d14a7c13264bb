import type { adminListViews } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { addView, chooseDefault, listViews, removeView, saveView } from './service.ts';

export const adminListViewHandlers = (db: Db): Handlers<typeof adminListViews> => ({
  ofList: ({ actor, params }) => listViews(db, actor.userId, params.list),
  create: async (call) => new WithMessage(await addView(db, call.actor.userId, call), 'records.saved'),
  async update({ actor, params, body: { version, ...form } }) {
    const saved = await saveView(db, actor.userId, { id: params.id, version, form });
    return new WithMessage(saved, 'records.saved');
  },
  async remove({ actor, params }) {
    await removeView(db, actor.userId, params.id);
    return new WithMessage(null, 'records.deleted');
  },
  async choose({ actor, params, body }) {
    await chooseDefault(db, actor.userId, { list: params.list, viewId: body.viewId });
    return new WithMessage(null, 'records.saved');
  },
});
