import type { adminVendors } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { sortable } from '../../kernel/paginate-in-memory.ts';
import { recordListHandlers } from '../../kernel/record-lists.ts';
import type { Db } from '../../platform/database/db.ts';
import { normalizeVendor } from './rules.ts';
import { vendorRecords, vendorRows } from './store.ts';
import { adminVendorView } from './views.ts';

/** Codes and telephone numbers are found without their signs, too. */
const NO_LETTER = /[^\p{L}\p{N}]/gu;

export const adminVendorHandlers = (db: Db): Handlers<typeof adminVendors> =>
  recordListHandlers({
    db,
    definition: vendorRecords,
    clean: normalizeVendor,
    views: async (_context, id) => (await vendorRows(db, id)).map(adminVendorView),
    text: ({ title, code, contact, email, phone }) =>
      [title, code, code?.replaceAll(NO_LETTER, ''), contact, email, phone?.replaceAll(NO_LETTER, '')].join(' '),
    columns: {
      name: ({ name }) => name,
      code: ({ code }) => code ?? '',
      deliveryDays: ({ deliveryDays }) => sortable(deliveryDays),
      articles: ({ articles }) => sortable(articles),
    },
  });
