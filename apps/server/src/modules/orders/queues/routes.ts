import type { orderQueues } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { approvalQueue, changeStatuses } from './service.ts';

export const orderQueueHandlers = (db: Db): Handlers<typeof orderQueues> => ({
  approval: (call) => approvalQueue(db, call),
  changeStatuses: (call) => changeStatuses(db, call),
});
