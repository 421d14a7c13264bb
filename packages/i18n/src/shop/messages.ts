import { texts } from '../texts.ts';

/** System messages. */
export const messages = texts({
  title: { en: 'Messages', bs: 'Poruke', hr: 'Poruke', srLatn: 'Poruke' },
  all: { en: 'All messages', bs: 'Sve poruke', hr: 'Sve poruke', srLatn: 'Sve poruke' },
  markAllRead: {
    en: 'Mark all as read',
    bs: 'Označi sve kao pročitano',
    hr: 'Označi sve kao pročitano',
    srLatn: 'Označi sve kao pročitano',
  },
  empty: { en: 'No messages', bs: 'Nema poruka', hr: 'Nema poruka', srLatn: 'Nema poruka' },
});
