import type { SystemMessage, systemMessages } from '@sjaj/contract';
import { type Language, toLatin } from '@sjaj/domain';
import { type Facts, type OutgoingKey, text } from '@sjaj/i18n/server';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { paged } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

export const messageHandlers = (db: Db): Handlers<typeof systemMessages> => ({
  async list({ actor: { userId }, body, language }) {
    const { page, pageSize, quickSearch = '', sortBy, isSortAscending } = body;
    const wanted = { userId, text: toLatin(quickSearch) };
    const isOldestFirst = sortBy === 'createdDate' && isSortAscending;
    const [rows, totalItems] = await Promise.all([
      store.list(db, wanted, { page, pageSize, isOldestFirst }),
      store.count(db, wanted),
    ]);
    return paged({ items: rows.map((row) => viewOf(row, language)), totalItems, page, pageSize });
  },
  unread: ({ actor }) => store.countUnread(db, actor.userId),
  async markRead({ actor: { userId }, params: { id }, now }) {
    const isOwn = await inTransaction(db, (tx) => store.markRead(tx, { userId, id, now }));
    if (!isOwn) throw new Problem('messages.not_found', 404);
    return null;
  },
  async markAllRead({ actor, now }) {
    await inTransaction(db, (tx) => store.markAllRead(tx, actor.userId, now));
    return null;
  },
});

/** A message is stored as a key with facts, so that it is shown in the language of each reader. */
const viewOf = (row: Awaited<ReturnType<typeof store.list>>[number], language: Language): SystemMessage => ({
  id: row.id,
  text: text(language, row.kind as OutgoingKey, row.facts as Facts),
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});
