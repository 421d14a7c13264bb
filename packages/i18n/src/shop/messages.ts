import { texts } from '../texts.ts';

/** System messages. */
export const messages = texts({
  title: { en: 'Messages', bs: 'Poruke', hr: 'Poruke', srLatn: 'Poruke' },
  unread: {
    en: '{count} unread message ¦ {count} unread messages',
    bs: '{count} nepročitana poruka ¦ {count} nepročitane poruke ¦ {count} nepročitanih poruka',
    hr: '{count} nepročitana poruka ¦ {count} nepročitane poruke ¦ {count} nepročitanih poruka',
    srLatn: '{count} nepročitana poruka ¦ {count} nepročitane poruke ¦ {count} nepročitanih poruka',
  },
  markRead: {
    en: 'Mark as read',
    bs: 'Označi kao pročitano',
    hr: 'Označi kao pročitano',
    srLatn: 'Označi kao pročitano',
  },
  markAllRead: {
    en: 'Mark all as read',
    bs: 'Označi sve kao pročitano',
    hr: 'Označi sve kao pročitano',
    srLatn: 'Označi sve kao pročitano',
  },
  empty: { en: 'No messages', bs: 'Nema poruka', hr: 'Nema poruka', srLatn: 'Nema poruka' },
  newMessage: { en: 'New message', bs: 'Nova poruka', hr: 'Nova poruka', srLatn: 'Nova poruka' },
});
