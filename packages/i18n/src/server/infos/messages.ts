import { texts } from '../../texts.ts';

/** Infos about messages. */
export const messages = texts({
  read: {
    en: 'The message has been marked as read',
    bs: 'Poruka je označena kao pročitana',
    hr: 'Poruka je označena kao pročitana',
    srLatn: 'Poruka je označena kao pročitana',
  },
  all_read: {
    en: 'All messages have been marked as read',
    bs: 'Sve poruke su označene kao pročitane',
    hr: 'Sve poruke su označene kao pročitane',
    srLatn: 'Sve poruke su označene kao pročitane',
  },
  sent: {
    en: 'The message has been sent',
    bs: 'Poruka je poslana',
    hr: 'Poruka je poslana',
    srLatn: 'Poruka je poslata',
  },
});
