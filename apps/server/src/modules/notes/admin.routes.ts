import type { adminNotes } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { addNote, listColleagues, listNotes, removeNote } from './service.ts';

export const adminNoteHandlers = (db: Db): Handlers<typeof adminNotes> => ({
  list: ({ actor, params }) => listNotes(db, actor, params),
  colleagues: ({ actor, params }) => listColleagues(db, actor, params),
  async create(call) {
    return new WithMessage(await addNote(db, call), 'records.saved');
  },
  async remove({ actor, params }) {
    await removeNote(db, actor, params);
    return new WithMessage(null, 'records.deleted');
  },
});
