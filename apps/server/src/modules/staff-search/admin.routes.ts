import type { staffSearch } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { findRecords, type PlaceholderOf } from './service.ts';

export const staffSearchHandlers = (db: Db, placeholderOf: PlaceholderOf): Handlers<typeof staffSearch> => ({
  search: ({ actor, body, language }) => findRecords(db, { actor, text: body.text, language, placeholderOf }),
});
