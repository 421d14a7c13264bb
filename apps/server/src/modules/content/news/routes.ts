import type { blogs } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { paged } from '../../../platform/http/answers.ts';
import { newsItem, summaryOf } from './service.ts';
import * as store from './store/published.ts';

const LATEST = 5;
const NEWEST_FIRST = { page: 1, sortBy: 'default', isSortAscending: false } as const;

export const blogHandlers = (db: Db): Handlers<typeof blogs> => ({
  async list({ body, language, now }) {
    const { page, pageSize, month, quickSearch: text } = body;
    const wanted = { now, month, text };
    const [rows, totalItems] = await Promise.all([
      store.list(db, wanted, { ...body, language }),
      store.count(db, wanted),
    ]);
    return paged({ items: rows.map((row) => summaryOf(row, language)), totalItems, page, pageSize });
  },
  async recent({ language, now }) {
    const all = { now, month: undefined, text: undefined };
    const [rows, archive] = await Promise.all([
      store.list(db, all, { ...NEWEST_FIRST, pageSize: LATEST, language }),
      store.archive(db, now),
    ]);
    return { recent: rows.map((row) => summaryOf(row, language)), archive };
  },
  one: ({ params: { id }, language, now }) => newsItem(db, { id, language, now }),
});
