import type { quickOrder } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { checkLines } from './service/check-lines.ts';
import { linesOfFile } from './service/read-file.ts';

export const quickOrderHandlers = (db: Db): Handlers<typeof quickOrder> => ({
  check: (call) => checkLines(db, call.body.lines, call),
  read: async (call) => [...(await linesOfFile(call.file))],
});
