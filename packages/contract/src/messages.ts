import { z } from 'zod';
import { SIGNED_IN, routes } from './route.ts';
import { ById, Done, Id, Instant, shape, sortedList } from './shapes.ts';

/** What messages are about. */
export const MESSAGE_TOPICS = ['orders', 'complaints', 'requests', 'other'] as const;
export const MessageTopic = z.enum(MESSAGE_TOPICS);

export const SystemMessage = shape({
  id: Id,
  topic: MessageTopic,
  text: z.string(),
  link: z.string().nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
});

export const systemMessages = routes({
  list: {
    method: 'POST',
    path: '/system-messages/get-system-messages',
    access: SIGNED_IN,
    body: shape({
      ...sortedList(z.enum(['default', 'createdDate']).default('default')).shape,
      topic: MessageTopic.optional(),
      isUnread: z.boolean().default(false),
    }),
    answer: SystemMessage,
    paged: true,
    reads: true,
    summary: 'Messages to the caller, newest first; those of one topic, or the unread ones only.',
  },
  unread: {
    method: 'GET',
    path: '/system-messages/user/unread-messages',
    access: SIGNED_IN,
    answer: z.int().min(0),
    summary: 'How many messages are unread.',
  },
  markRead: {
    method: 'PUT',
    path: '/system-messages/mark-message-as-read/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: Done,
    problems: ['messages.not_found'],
    summary: 'Marks one message as read.',
  },
  markAllRead: {
    method: 'PUT',
    path: '/system-messages/mark-all-messages-as-read',
    access: SIGNED_IN,
    answer: Done,
    summary: 'Marks all messages as read.',
  },
});

/** How the caller is told of a topic. */
export const NotificationChoice = shape({
  topic: MessageTopic,
  /** Counts as unread in the shop. */
  inShop: z.boolean(),
  mail: z.boolean(),
  /** Appears at once in open windows. */
  push: z.boolean(),
});

export const notificationChoices = routes({
  list: {
    method: 'GET',
    path: '/users/notification-choices',
    access: SIGNED_IN,
    answer: z.array(NotificationChoice),
    summary: 'How the caller is told of each topic.',
  },
  save: {
    method: 'PUT',
    path: '/users/notification-choices',
    access: SIGNED_IN,
    body: NotificationChoice,
    answer: z.array(NotificationChoice),
    summary: 'Chooses how the caller is told of a topic from now on.',
  },
});

export type MessageTopic = z.output<typeof MessageTopic>;
export type NotificationChoice = z.output<typeof NotificationChoice>;
export type SystemMessage = z.output<typeof SystemMessage>;
