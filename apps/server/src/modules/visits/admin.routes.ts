import type { adminVisits } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { addVisit, listVisits, plannedVisits, removeVisit, saveVisit } from './service.ts';

export const adminVisitHandlers = (db: Db): Handlers<typeof adminVisits> => ({
  ofCompany: ({ actor, params }) => listVisits(db, actor, params.id),
  planned: ({ actor, language }) => plannedVisits(db, actor, language),
  async create(call) {
    return new WithMessage(await addVisit(db, call.params.id, call), 'records.saved');
  },
  async update({ body: { version, ...form }, ...call }) {
    return new WithMessage(await saveVisit(db, { ...call, id: call.params.id, version, form }), 'records.saved');
  },
  async remove({ actor, params }) {
    await removeVisit(db, actor, params.id);
    return new WithMessage(null, 'records.deleted');
  },
});
