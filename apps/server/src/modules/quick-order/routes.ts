import type { quickOrder } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { checkLines } from './service.ts';
import { linesOfFile } from './sheet.ts';

export const quickOrderHandlers = (db: Db): Handlers<typeof quickOrder> => ({
  check: (call) => checkLines(db, call.body.lines, call),
  read: async (call) => [...(await linesOfFile(call.file))],
});
