import type { adminAuditLog } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { hasCapability, type Staff } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import type { AuditReader } from './rules/changes.ts';
import * as service from './service.ts';

const readerOf = ({ actor, language }: { actor: Staff; language: Language }): AuditReader => ({
  language,
  seesCosts: hasCapability(actor, 'viewCostPrices'),
});

export const adminAuditLogHandlers = (db: Db): Handlers<typeof adminAuditLog> => ({
  list: ({ body, ...call }) => service.listEntries(db, body, readerOf(call)),
  choices: ({ language }) => service.filterChoices(db, language),
  one: ({ params, ...call }) => service.entry(db, params.id, readerOf(call)),
  export: ({ body: { sheet, ...filter }, now, workOwner, ...call }) =>
    service.entrySheet(db, filter, { sheet, now, workOwner, ...readerOf(call) }),
});
