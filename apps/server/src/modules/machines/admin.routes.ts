import type { adminMachines } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { recordHandlers } from '../../kernel/records.ts';
import type { Db } from '../../platform/database/db.ts';
import { paged } from '../../platform/http/answers.ts';
import * as store from './store/read.ts';
import { machineRecords } from './store/records.ts';
import { adminMachineView } from './views.ts';

const { EVERY_MACHINE: scope } = store;

/** Staff keep the machines of all companies. */
export const adminMachineHandlers = (db: Db): Handlers<typeof adminMachines> => ({
  ...recordHandlers({
    db,
    definition: machineRecords,
    read: async (id, { language, now }) => {
      const record = await store.find(db, { scope, orders: scope }, id);
      return record && adminMachineView(record, { language, today: businessDate(now) });
    },
  }),
  async list({ body: { view, companyIds, quickSearch: text, ...page }, language, now }) {
    const today = businessDate(now);
    const filter = { scope, view, today, text, companyIds, isStaff: true };
    const [rows, totalItems] = await Promise.all([store.list(db, filter, page), store.count(db, filter)]);
    return paged({ items: rows.map((row) => adminMachineView(row, { language, today })), totalItems, ...page });
  },
  counts: ({ now }) =>
    store.countViews(db, { scope, today: businessDate(now) }, ['service', 'warranty', 'no_serial'] as const),
});
