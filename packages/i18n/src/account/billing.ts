import { texts } from '../texts.ts';

/** What the supplier knows of the company. */
export const billing = texts({
  title: { en: 'Company data', bs: 'Podaci firme', hr: 'Podaci tvrtke', srLatn: 'Podaci firme' },
  company: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  terms: { en: 'Payment', bs: 'Plaćanje', hr: 'Plaćanje', srLatn: 'Plaćanje' },
  paymentTerm: { en: 'Payment term', bs: 'Rok plaćanja', hr: 'Rok plaćanja', srLatn: 'Rok plaćanja' },
  creditLimit: { en: 'Approved limit', bs: 'Odobreni limit', hr: 'Odobreni limit', srLatn: 'Odobreni limit' },
  requestChange: {
    en: 'Request a change',
    bs: 'Zatraži izmjenu',
    hr: 'Zatraži izmjenu',
    srLatn: 'Zatraži izmjenu',
  },
  send: { en: 'Send the request', bs: 'Pošalji zahtjev', hr: 'Pošalji zahtjev', srLatn: 'Pošalji zahtjev' },
  changeHint: {
    en: 'Correct what is different. We check it and answer with a message; until then nothing changes.',
    bs: 'Ispravite ono što je drugačije. Provjerit ćemo i odgovoriti porukom; do tada se ništa ne mijenja.',
    hr: 'Ispravite ono što je drukčije. Provjerit ćemo i odgovoriti porukom; do tada se ništa ne mijenja.',
    srLatn: 'Ispravite ono što je drugačije. Provjerićemo i odgovoriti porukom; do tada se ništa ne mijenja.',
  },
  noteHint: {
    en: 'Why, and from which day.',
    bs: 'Zašto i od kojeg dana.',
    hr: 'Zašto i od kojeg dana.',
    srLatn: 'Zašto i od kojeg dana.',
  },
  adminsOnly: {
    en: 'The admins of your company can request a change.',
    bs: 'Izmjenu mogu zatražiti administratori vaše firme.',
    hr: 'Izmjenu mogu zatražiti administratori vaše tvrtke.',
    srLatn: 'Izmjenu mogu zatražiti administratori vaše firme.',
  },
  waits: {
    en: 'Requested on {date}, waits for our answer:',
    bs: 'Zatraženo {date}, čeka naš odgovor:',
    hr: 'Zatraženo {date}, čeka naš odgovor:',
    srLatn: 'Zatraženo {date}, čeka naš odgovor:',
  },
  approved: {
    en: 'Changed on {date}:',
    bs: 'Izmijenjeno {date}:',
    hr: 'Izmijenjeno {date}:',
    srLatn: 'Izmijenjeno {date}:',
  },
  rejected: {
    en: 'The request was rejected on {date}.',
    bs: 'Zahtjev je odbijen {date}.',
    hr: 'Zahtjev je odbijen {date}.',
    srLatn: 'Zahtjev je odbijen {date}.',
  },
});
