import type { adminMachines } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { recordHandlers } from '../../kernel/records.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows } from '../../platform/http/answers.ts';
import * as store from './store/read.ts';
import { machineRecords } from './store/records.ts';
import { adminMachineView } from './views.ts';

/** Staff keep the machines of all companies; some see those of the own ones only. */
export const adminMachineHandlers = (db: Db): Handlers<typeof adminMachines> => ({
  ...recordHandlers({
    db,
    definition: machineRecords,
    read: async (id, { actor, language, now }) => {
      const record = await store.find(db, { scope: store.machinesInReach(actor), orders: store.EVERY_MACHINE }, id);
      return record && adminMachineView(record, { language, today: businessDate(now) });
    },
  }),
  async list({ actor, body: { view, companyIds, quickSearch: text, ...page }, language, now }) {
    const today = businessDate(now);
    const filter = { scope: store.machinesInReach(actor), view, today, text, companyIds, isStaff: true };
    return pagedRows(await store.page(db, filter, page), page, (row) => adminMachineView(row, { language, today }));
  },
  counts: ({ actor, now }) =>
    store.countViews(db, { scope: store.machinesInReach(actor), today: businessDate(now) }, [
      'service',
      'warranty',
      'no_serial',
    ] as const),
});
