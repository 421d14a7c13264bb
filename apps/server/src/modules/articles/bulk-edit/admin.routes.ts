import type { articleBulkEdits } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { applyBulkEdit, undoBulkEdit } from './service.ts';

export const articleBulkEditHandlers = (db: Db): Handlers<typeof articleBulkEdits> => ({
  apply: ({ actor, body, now }) => applyBulkEdit(db, actor, { ...body, now }),
  undo: ({ actor, params, now }) => undoBulkEdit(db, actor, params.id, now),
});
