import type { articleBulkEdits } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { ARTICLE_FIELDS } from './service/fields.ts';
import { changedValue } from './rules.ts';
import { applyBulkEdit, undoBulkEdit } from './service/bulk-edit.ts';
import { hasTarget } from './store.ts';

export const articleBulkEditHandlers = (db: Db): Handlers<typeof articleBulkEdits> => ({
  apply: async ({ actor, body: { selection, change }, now }) => {
    const field = ARTICLE_FIELDS.find(({ name }) => name === change.field);
    if (!field || !(await hasTarget(db, change))) throw new Problem('articles.reference_unknown', 400);
    return applyBulkEdit(db, actor, { selection, field, changed: (value) => changedValue(change, value), now });
  },
  undo: ({ actor, params, now }) => undoBulkEdit(db, actor, { id: params.id, fields: ARTICLE_FIELDS, now }),
});
