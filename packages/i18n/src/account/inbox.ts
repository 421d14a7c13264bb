import { texts } from '../texts.ts';

/** The list of messages. */
export const inbox = texts({
  searchPlaceholder: {
    en: 'Order number, code…',
    bs: 'Broj narudžbe, šifra…',
    hr: 'Broj narudžbe, šifra…',
    srLatn: 'Broj porudžbine, šifra…',
  },
  onlyUnread: {
    en: 'Unread only',
    bs: 'Samo nepročitane',
    hr: 'Samo nepročitane',
    srLatn: 'Samo nepročitane',
  },
  new: { en: 'Unread', bs: 'Nepročitano', hr: 'Nepročitano', srLatn: 'Nepročitano' },
  markRead: {
    en: 'Mark as read',
    bs: 'Označi kao pročitano',
    hr: 'Označi kao pročitano',
    srLatn: 'Označi kao pročitano',
  },
  nothingFits: {
    en: 'No message fits',
    bs: 'Nijedna poruka ne odgovara',
    hr: 'Nijedna poruka ne odgovara',
    srLatn: 'Nijedna poruka ne odgovara',
  },
  nothingFitsHint: {
    en: 'Remove a filter to see more.',
    bs: 'Uklonite filter da vidite više.',
    hr: 'Uklonite filtar da vidite više.',
    srLatn: 'Uklonite filter da vidite više.',
  },
  emptyHint: {
    en: 'News of your orders and requests appears here.',
    bs: 'Ovdje stižu vijesti o vašim narudžbama i upitima.',
    hr: 'Ovdje stižu vijesti o vašim narudžbama i upitima.',
    srLatn: 'Ovdje stižu vijesti o vašim porudžbinama i upitima.',
  },
});

/** What messages are about. */
export const messageTopic = texts({
  topic: { en: 'About', bs: 'Tema', hr: 'Tema', srLatn: 'Tema' },
  all: { en: 'Everything', bs: 'Sve', hr: 'Sve', srLatn: 'Sve' },
  orders: {
    en: 'Orders and payments',
    bs: 'Narudžbe i plaćanja',
    hr: 'Narudžbe i plaćanja',
    srLatn: 'Porudžbine i plaćanja',
  },
  complaints: {
    en: 'Complaints and service',
    bs: 'Reklamacije i servis',
    hr: 'Reklamacije i servis',
    srLatn: 'Reklamacije i servis',
  },
  requests: { en: 'Requests', bs: 'Upiti', hr: 'Upiti', srLatn: 'Upiti' },
  other: { en: 'Account and the rest', bs: 'Račun i ostalo', hr: 'Račun i ostalo', srLatn: 'Nalog i ostalo' },
});

/** How a user is told of a topic. */
export const notifications = texts({
  title: { en: 'Notifications', bs: 'Obavještenja', hr: 'Obavijesti', srLatn: 'Obavještenja' },
  note: {
    en: 'What is switched off is still in this list, but counts as read, is not mailed, or does not appear at once.',
    bs: 'Isključeno ostaje u ovoj listi, ali se računa kao pročitano, ne stiže e-mailom ili se ne pojavljuje odmah.',
    hr: 'Isključeno ostaje na ovom popisu, ali se računa kao pročitano, ne stiže e-poštom ili se ne pojavljuje odmah.',
    srLatn: 'Isključeno ostaje u ovoj listi, ali se računa kao pročitano, ne stiže imejlom ili se ne pojavljuje odmah.',
  },
  inShop: { en: 'In the shop', bs: 'U prodavnici', hr: 'U trgovini', srLatn: 'U prodavnici' },
  mail: { en: 'By email', bs: 'E-mailom', hr: 'E-poštom', srLatn: 'Imejlom' },
  push: { en: 'At once', bs: 'Odmah', hr: 'Odmah', srLatn: 'Odmah' },
});
