import type { adminAuditLog } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import * as service from './service.ts';

export const adminAuditLogHandlers = (db: Db): Handlers<typeof adminAuditLog> => ({
  list: ({ body, language }) => service.listEntries(db, body, language),
  choices: ({ language }) => service.filterChoices(db, language),
  one: ({ params, language }) => service.entry(db, params.id, language),
  export: ({ body: { sheet, ...filter }, language, now, workOwner }) =>
    service.entrySheet(db, filter, { sheet, language, now, workOwner }),
});
