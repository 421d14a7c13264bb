import { texts } from '../texts.ts';

/** What customers ask of the staff: articles that are out, and presentations. */
export const requests = texts({
  search: {
    en: 'Product, code or customer…',
    bs: 'Artikal, šifra ili kupac…',
    hr: 'Artikl, šifra ili kupac…',
    srLatn: 'Artikal, šifra ili kupac…',
  },
  waiting: { en: 'Waiting', bs: 'Na čekanju', hr: 'Na čekanju', srLatn: 'Na čekanju' },
  answered: { en: 'Answered', bs: 'Odgovoreni', hr: 'Odgovoreni', srLatn: 'Odgovoreni' },
  askedAt: { en: 'Asked', bs: 'Zatraženo', hr: 'Zatraženo', srLatn: 'Zatraženo' },
  customer: { en: 'Customer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  waitingForIt: { en: 'Wait for it', bs: 'Čeka ih', hr: 'Čeka ih', srLatn: 'Čeka ih' },
  outcome: { en: 'Answer', bs: 'Odgovor', hr: 'Odgovor', srLatn: 'Odgovor' },
  arrived: { en: 'Arrived', bs: 'Stiglo na stanje', hr: 'Stiglo na zalihu', srLatn: 'Stiglo na stanje' },
  wasAnswered: { en: 'Answered', bs: 'Odgovoreno', hr: 'Odgovoreno', srLatn: 'Odgovoreno' },
  closed: { en: 'Closed', bs: 'Zatvoreno', hr: 'Zatvoreno', srLatn: 'Zatvoreno' },
  arranged: { en: 'Arranged', bs: 'Dogovoreno', hr: 'Dogovoreno', srLatn: 'Dogovoreno' },
  declined: { en: 'Declined', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
  answer: { en: 'Answer', bs: 'Odgovori', hr: 'Odgovori', srLatn: 'Odgovori' },
  answerThis: {
    en: 'Answer: {person}, {article}',
    bs: 'Odgovori: {person}, {article}',
    hr: 'Odgovori: {person}, {article}',
    srLatn: 'Odgovori: {person}, {article}',
  },
  sendAnswer: { en: 'Send the answer', bs: 'Pošalji odgovor', hr: 'Pošalji odgovor', srLatn: 'Pošalji odgovor' },
  closeSilently: {
    en: 'Close without a message',
    bs: 'Zatvori bez poruke',
    hr: 'Zatvori bez poruke',
    srLatn: 'Zatvori bez poruke',
  },
  arrange: { en: 'Arranged', bs: 'Dogovori', hr: 'Dogovori', srLatn: 'Dogovori' },
  note: { en: 'Answer to the customer', bs: 'Odgovor kupcu', hr: 'Odgovor kupcu', srLatn: 'Odgovor kupcu' },
  noteHint: {
    en: 'The customer reads it in the messages.',
    bs: 'Kupac ga čita u porukama.',
    hr: 'Kupac ga čita u porukama.',
    srLatn: 'Kupac ga čita u porukama.',
  },
  wantsOffer: { en: 'Wants an offer', bs: 'Traži ponudu', hr: 'Traži ponudu', srLatn: 'Traži ponudu' },
  expected: { en: 'Expected {date}', bs: 'Stiže {date}', hr: 'Stiže {date}', srLatn: 'Stiže {date}' },
  count: {
    en: '{count} request ¦ {count} requests',
    bs: '{count} upit ¦ {count} upita ¦ {count} upita',
    hr: '{count} upit ¦ {count} upita ¦ {count} upita',
    srLatn: '{count} upit ¦ {count} upita ¦ {count} upita',
  },
});
