import {
  MESSAGE_TOPICS,
  type MessageTopic,
  type NotificationChoice,
  type notificationChoices,
  type SystemMessage,
  type systemMessages,
} from '@sjaj/contract';
import { type Language, toLatin } from '@sjaj/domain';
import { type Facts, type OutgoingKey, text } from '@sjaj/i18n/server';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { pagedRows } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import * as choices from './store/choices.ts';
import * as store from './store/messages.ts';

export const messageHandlers = (db: Db): Handlers<typeof systemMessages> => ({
  async list({ actor: { userId }, body, language }) {
    const { quickSearch = '', topic = null, isUnread } = body;
    const found = await store.page(db, { userId, text: toLatin(quickSearch), topic, isUnread }, body);
    return pagedRows(found, body, (row) => viewOf(row, language));
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
const viewOf = (row: Awaited<ReturnType<typeof store.page>>['rows'][number], language: Language): SystemMessage => ({
  id: row.id,
  topic: row.topic as MessageTopic,
  text: text(language, row.kind as OutgoingKey, row.facts as Facts),
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});

export const notificationChoiceHandlers = (db: Db): Handlers<typeof notificationChoices> => ({
  list: ({ actor }) => choicesOf(db, actor.userId),
  async save({ actor: { userId }, body }) {
    await inTransaction(db, (tx) => choices.save(tx, userId, body));
    return choicesOf(db, userId);
  },
});

/** The choice of each topic: all ways are on where nothing was chosen. */
async function choicesOf(db: Db, userId: number): Promise<NotificationChoice[]> {
  const chosen = await choices.list(db, userId);
  return MESSAGE_TOPICS.map(
    (topic) => chosen.find((choice) => choice.topic === topic) ?? { topic, inShop: true, mail: true, push: true },
  );
}
