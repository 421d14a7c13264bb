import { texts } from '../texts.ts';

/** The newsletter: subscribers, issues, and the report of an issue. */
export const newsletter = texts({
  newIssue: { en: 'New issue', bs: 'Novo izdanje', hr: 'Novo izdanje', srLatn: 'Novo izdanje' },
  searchIssues: { en: 'Subject…', bs: 'Naslov…', hr: 'Naslov…', srLatn: 'Naslov…' },
  searchSubscribers: { en: 'E-mail…', bs: 'E-mail…', hr: 'E-pošta…', srLatn: 'Imejl…' },
  email: { en: 'E-mail', bs: 'E-mail', hr: 'E-pošta', srLatn: 'Imejl' },
  requestedAt: { en: 'Subscribed on', bs: 'Prijava', hr: 'Prijava', srLatn: 'Prijava' },
  bounces: { en: 'Refused mails', bs: 'Odbijene poruke', hr: 'Odbijene poruke', srLatn: 'Odbijene poruke' },
  createdAt: { en: 'Written on', bs: 'Napisano', hr: 'Napisano', srLatn: 'Napisano' },
  startedAt: { en: 'Sent on', bs: 'Slanje', hr: 'Slanje', srLatn: 'Slanje' },
  endedAt: { en: 'Ended on', bs: 'Završeno', hr: 'Završeno', srLatn: 'Završeno' },
  recipients: { en: 'Recipients', bs: 'Primaoci', hr: 'Primatelji', srLatn: 'Primaoci' },
  delivered: { en: 'Delivered', bs: 'Isporučeno', hr: 'Isporučeno', srLatn: 'Isporučeno' },
  unsubscribed: {
    en: 'Unsubscribed by it',
    bs: 'Otkazalo pretplatu',
    hr: 'Otkazalo pretplatu',
    srLatn: 'Otkazalo pretplatu',
  },
  subject: { en: 'Subject', bs: 'Naslov', hr: 'Naslov', srLatn: 'Naslov' },
  body: { en: 'Text', bs: 'Tekst', hr: 'Tekst', srLatn: 'Tekst' },
  texts: { en: 'Subject and text', bs: 'Naslov i tekst', hr: 'Naslov i tekst', srLatn: 'Naslov i tekst' },
  remove: { en: 'Delete the draft', bs: 'Obriši nacrt', hr: 'Izbriši nacrt', srLatn: 'Obriši nacrt' },
  removeSure: {
    en: 'The draft {name} is deleted for good.',
    bs: 'Nacrt {name} se briše zauvijek.',
    hr: 'Nacrt {name} se briše zauvijek.',
    srLatn: 'Nacrt {name} se briše zauvijek.',
  },
  removeSubscriber: {
    en: 'Delete the subscription',
    bs: 'Obriši pretplatu',
    hr: 'Izbriši pretplatu',
    srLatn: 'Obriši pretplatu',
  },
  removeThis: {
    en: 'Delete the subscription of {email}',
    bs: 'Obriši pretplatu {email}',
    hr: 'Izbriši pretplatu {email}',
    srLatn: 'Obriši pretplatu {email}',
  },
  removeSubscriberSure: {
    en: '{email} gets no more issues, also none that wait.',
    bs: '{email} više ne dobija izdanja, ni ona koja čekaju.',
    hr: '{email} više ne prima izdanja, ni ona koja čekaju.',
    srLatn: '{email} više ne dobija izdanja, ni ona koja čekaju.',
  },
  resume: { en: 'Send again', bs: 'Ponovo šalji', hr: 'Ponovno šalji', srLatn: 'Ponovo šalji' },
  resumeThis: {
    en: 'Send to {email} again',
    bs: 'Ponovo šalji na {email}',
    hr: 'Ponovno šalji na {email}',
    srLatn: 'Ponovo šalji na {email}',
  },
  sending: { en: 'Sending', bs: 'Slanje', hr: 'Slanje', srLatn: 'Slanje' },
  draftRecipients: {
    en: '{count} subscriber gets this issue. ¦ {count} subscribers get this issue.',
    bs: '{count} pretplatnik dobija ovo izdanje. ¦ {count} pretplatnika dobijaju ovo izdanje. ¦ {count} pretplatnika dobija ovo izdanje.',
    hr: '{count} pretplatnik prima ovo izdanje. ¦ {count} pretplatnika primaju ovo izdanje. ¦ {count} pretplatnika prima ovo izdanje.',
    srLatn:
      '{count} pretplatnik dobija ovo izdanje. ¦ {count} pretplatnika dobijaju ovo izdanje. ¦ {count} pretplatnika dobija ovo izdanje.',
  },
  preview: { en: 'Preview and test', bs: 'Pregled i proba', hr: 'Pregled i proba', srLatn: 'Pregled i proba' },
  previewIncomplete: {
    en: 'Write a subject and a text in Bosnian first.',
    bs: 'Prvo napišite naslov i tekst na bosanskom.',
    hr: 'Prvo napišite naslov i tekst na bosanskom.',
    srLatn: 'Prvo napišite naslov i tekst na bosanskom.',
  },
  sendTest: { en: 'Send a test to me', bs: 'Pošalji mi probu', hr: 'Pošalji mi probu', srLatn: 'Pošalji mi probu' },
  send: { en: 'Send the issue', bs: 'Pošalji izdanje', hr: 'Pošalji izdanje', srLatn: 'Pošalji izdanje' },
  sendSure: {
    en: '{name} goes to {count} subscriber. What has left cannot be taken back. ¦ {name} goes to {count} subscribers. What has left cannot be taken back.',
    bs: '{name} ide {count} pretplatniku. Poslano se ne može vratiti. ¦ {name} ide za {count} pretplatnika. Poslano se ne može vratiti. ¦ {name} ide za {count} pretplatnika. Poslano se ne može vratiti.',
    hr: '{name} ide {count} pretplatniku. Poslano se ne može vratiti. ¦ {name} ide za {count} pretplatnika. Poslano se ne može vratiti. ¦ {name} ide za {count} pretplatnika. Poslano se ne može vratiti.',
    srLatn:
      '{name} ide {count} pretplatniku. Poslato se ne može vratiti. ¦ {name} ide za {count} pretplatnika. Poslato se ne može vratiti. ¦ {name} ide za {count} pretplatnika. Poslato se ne može vratiti.',
  },
  saveFirst: {
    en: 'Save the changes first: what is saved is what is sent.',
    bs: 'Prvo sačuvajte izmjene: šalje se ono što je sačuvano.',
    hr: 'Prvo spremite izmjene: šalje se ono što je spremljeno.',
    srLatn: 'Prvo sačuvajte izmjene: šalje se ono što je sačuvano.',
  },
  saveNew: {
    en: 'Once the issue is saved, it can be tested and sent.',
    bs: 'Kada sačuvate izdanje, možete ga isprobati i poslati.',
    hr: 'Kada spremite izdanje, možete ga isprobati i poslati.',
    srLatn: 'Kada sačuvate izdanje, možete da ga isprobate i pošaljete.',
  },
  progress: {
    en: '{done} of {all} mails',
    bs: '{done} od {all} poruka',
    hr: '{done} od {all} poruka',
    srLatn: '{done} od {all} poruka',
  },
  mayLeave: {
    en: 'You may leave this page: sending goes on. Mails about orders leave first.',
    bs: 'Možete napustiti stranicu: slanje se nastavlja. Poruke o narudžbama idu prve.',
    hr: 'Možete napustiti stranicu: slanje se nastavlja. Poruke o narudžbama idu prve.',
    srLatn: 'Možete da napustite stranicu: slanje se nastavlja. Poruke o porudžbinama idu prve.',
  },
  stop: { en: 'Stop', bs: 'Zaustavi', hr: 'Zaustavi', srLatn: 'Zaustavi' },
  goOn: { en: 'Continue sending', bs: 'Nastavi slanje', hr: 'Nastavi slanje', srLatn: 'Nastavi slanje' },
  stoppedNote: {
    en: 'Sending is stopped. Subscribers who have received the issue do not get it again when you continue.',
    bs: 'Slanje je zaustavljeno. Ko je izdanje dobio, pri nastavku ga ne dobija ponovo.',
    hr: 'Slanje je zaustavljeno. Tko je izdanje primio, pri nastavku ga ne prima ponovno.',
    srLatn: 'Slanje je zaustavljeno. Ko je izdanje dobio, pri nastavku ga ne dobija ponovo.',
  },
  storedNote: {
    en: 'No mail server is set up: the mails were written and kept.',
    bs: 'Mail server nije podešen: poruke su napisane i sačuvane.',
    hr: 'Poslužitelj pošte nije postavljen: poruke su napisane i spremljene.',
    srLatn: 'Mail server nije podešen: poruke su napisane i sačuvane.',
  },
  report: { en: 'Report', bs: 'Izvještaj', hr: 'Izvješće', srLatn: 'Izvještaj' },
  mail: { en: 'The mail', bs: 'Poruka', hr: 'Poruka', srLatn: 'Poruka' },
  undelivered: { en: 'Not delivered', bs: 'Nije isporučeno', hr: 'Nije isporučeno', srLatn: 'Nije isporučeno' },
  allDelivered: {
    en: 'Every mail has arrived so far.',
    bs: 'Zasad je svaka poruka isporučena.',
    hr: 'Zasad je svaka poruka isporučena.',
    srLatn: 'Zasad je svaka poruka isporučena.',
  },
  deletedSubscriber: {
    en: 'deleted subscription',
    bs: 'obrisana pretplata',
    hr: 'izbrisana pretplata',
    srLatn: 'obrisana pretplata',
  },
  showMore: { en: 'Show more', bs: 'Prikaži još', hr: 'Prikaži još', srLatn: 'Prikaži još' },
});

/** The state of one subscriber. */
export const subscriberState = texts({
  subscribed: { en: 'Subscribed', bs: 'Pretplaćen', hr: 'Pretplaćen', srLatn: 'Pretplaćen' },
  waiting: { en: 'Not confirmed', bs: 'Nepotvrđen', hr: 'Nepotvrđen', srLatn: 'Nepotvrđen' },
  unsubscribed: { en: 'Unsubscribed', bs: 'Odjavljen', hr: 'Odjavljen', srLatn: 'Odjavljen' },
  paused: { en: 'Paused', bs: 'Pauziran', hr: 'Pauziran', srLatn: 'Pauziran' },
});

/** The subscribers of a state, as views of their list. */
export const subscriberStates = texts({
  subscribed: { en: 'Subscribed', bs: 'Pretplaćeni', hr: 'Pretplaćeni', srLatn: 'Pretplaćeni' },
  waiting: { en: 'Not confirmed', bs: 'Nepotvrđeni', hr: 'Nepotvrđeni', srLatn: 'Nepotvrđeni' },
  unsubscribed: { en: 'Unsubscribed', bs: 'Odjavljeni', hr: 'Odjavljeni', srLatn: 'Odjavljeni' },
  paused: { en: 'Paused', bs: 'Pauzirani', hr: 'Pauzirani', srLatn: 'Pauzirani' },
});

/** States of an issue. */
export const issueState = texts({
  draft: { en: 'Draft', bs: 'Nacrt', hr: 'Nacrt', srLatn: 'Nacrt' },
  sending: { en: 'Being sent', bs: 'Šalje se', hr: 'Šalje se', srLatn: 'Šalje se' },
  stopped: { en: 'Stopped', bs: 'Zaustavljeno', hr: 'Zaustavljeno', srLatn: 'Zaustavljeno' },
  sent: { en: 'Sent', bs: 'Poslano', hr: 'Poslano', srLatn: 'Poslato' },
});

/** What became of the mails of an issue. */
export const deliveryState = texts({
  queued: { en: 'Waiting', bs: 'Čeka', hr: 'Čeka', srLatn: 'Čeka' },
  sent: { en: 'Delivered', bs: 'Isporučeno', hr: 'Isporučeno', srLatn: 'Isporučeno' },
  kept: { en: 'Kept', bs: 'Sačuvano', hr: 'Spremljeno', srLatn: 'Sačuvano' },
  bounced: { en: 'Address refused', bs: 'Adresa odbijena', hr: 'Adresa odbijena', srLatn: 'Adresa odbijena' },
  failed: { en: 'Failed', bs: 'Nije uspjelo', hr: 'Nije uspjelo', srLatn: 'Nije uspjelo' },
  skipped: { en: 'Skipped', bs: 'Preskočeno', hr: 'Preskočeno', srLatn: 'Preskočeno' },
});
