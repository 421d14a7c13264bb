import type { adminVendors } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { paginateInMemory, sortable } from '../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../kernel/records.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalizeVendor } from './rules.ts';
import { vendorRecords, vendorRows } from './store.ts';
import { adminVendorView } from './views.ts';

/** Codes and telephone numbers are found without their signs, too. */
const NO_LETTER = /[^\p{L}\p{N}]/gu;

export const adminVendorHandlers = (db: Db): Handlers<typeof adminVendors> => ({
  ...recordHandlers({
    db,
    definition: vendorRecords,
    clean: normalizeVendor,
    read: async (id) => (await vendorRows(db, id)).map(adminVendorView)[0],
  }),
  list: async ({ body, language }) =>
    paginateInMemory((await vendorRows(db)).map(adminVendorView), body, {
      language,
      text: ({ title, code, contact, email, phone }) =>
        [title, code, code?.replaceAll(NO_LETTER, ''), contact, email, phone?.replaceAll(NO_LETTER, '')].join(' '),
      columns: {
        name: ({ name }) => name,
        code: ({ code }) => code ?? '',
        deliveryDays: ({ deliveryDays }) => sortable(deliveryDays),
        articles: ({ articles }) => sortable(articles),
      },
    }),
});
