import type { blogs, termsOfServices } from '@sjaj/contract';
import type { Db } from '../../platform/db.ts';
import { type Handlers, paged } from '../../platform/handlers.ts';
import { newsItem, summaryOf, termsInForce } from './service.ts';
import * as store from './store.ts';

const RECENT = 5;

export const blogHandlers = (db: Db): Handlers<typeof blogs> => ({
  async list({ body: { page, pageSize, month, quickSearch: text }, language, now }) {
    const wanted = { now, month, text };
    const [rows, totalItems] = await Promise.all([store.list(db, wanted, { page, pageSize }), store.count(db, wanted)]);
    return paged({ items: rows.map((row) => summaryOf(row, language)), totalItems, page, pageSize });
  },
  async recent({ language, now }) {
    const all = { now, month: undefined, text: undefined };
    const [rows, archive] = await Promise.all([
      store.list(db, all, { page: 1, pageSize: RECENT }),
      store.archive(db, now),
    ]);
    return { recent: rows.map((row) => summaryOf(row, language)), archive };
  },
  one: ({ params: { id }, language, now }) => newsItem(db, { id, language, now }),
});

export const termsHandlers = (db: Db): Handlers<typeof termsOfServices> => ({
  list: ({ language, now }) => termsInForce(db, language, now),
});
