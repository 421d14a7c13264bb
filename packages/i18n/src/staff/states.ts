import { texts } from '../texts.ts';

/** What may befall any page of the back office. */
export const states = texts({
  notFound: {
    en: 'Requested page not found',
    bs: 'Tražena stranica nije pronađena',
    hr: 'Tražena stranica nije pronađena',
    srLatn: 'Tražena stranica nije pronađena',
  },
  toStart: { en: 'To the start page', bs: 'Na početnu', hr: 'Na početnu', srLatn: 'Na početnu' },
  failed: {
    en: 'Something went wrong. Try again.',
    bs: 'Nešto nije u redu. Pokušajte ponovo.',
    hr: 'Nešto nije u redu. Pokušajte ponovno.',
    srLatn: 'Nešto nije u redu. Pokušajte ponovo.',
  },
  failedNumber: {
    en: 'If it happens again, tell us this number: {requestId}',
    bs: 'Ako se ponovi, javite nam ovaj broj: {requestId}',
    hr: 'Ako se ponovi, javite nam ovaj broj: {requestId}',
    srLatn: 'Ako se ponovi, javite nam ovaj broj: {requestId}',
  },
  notAllowed: {
    en: 'You are not allowed to do this.',
    bs: 'Nemate ovlaštenje za ovu radnju.',
    hr: 'Nemate ovlast za ovu radnju.',
    srLatn: 'Nemate ovlašćenje za ovu radnju.',
  },
  offline: {
    en: 'No connection. You see the last saved data.',
    bs: 'Nema veze s internetom. Prikazani su posljednji sačuvani podaci.',
    hr: 'Nema veze s internetom. Prikazani su posljednji spremljeni podaci.',
    srLatn: 'Nema veze sa internetom. Prikazani su posljednji sačuvani podaci.',
  },
  online: {
    en: 'The connection is back.',
    bs: 'Veza je ponovo uspostavljena.',
    hr: 'Veza je ponovno uspostavljena.',
    srLatn: 'Veza je ponovo uspostavljena.',
  },
  newVersion: {
    en: 'A new version is available.',
    bs: 'Dostupna je nova verzija.',
    hr: 'Dostupna je nova inačica.',
    srLatn: 'Dostupna je nova verzija.',
  },
  loading: { en: 'Loading…', bs: 'Učitavanje…', hr: 'Učitavanje…', srLatn: 'Učitavanje…' },
  tryAgain: { en: 'Try again', bs: 'Pokušaj ponovo', hr: 'Pokušaj ponovno', srLatn: 'Pokušaj ponovo' },
  slow: {
    en: 'The server takes too long to answer.',
    bs: 'Server predugo ne odgovara.',
    hr: 'Poslužitelj predugo ne odgovara.',
    srLatn: 'Server predugo ne odgovara.',
  },
  noAnswer: {
    en: 'No connection. Try again.',
    bs: 'Nema veze. Pokušajte ponovo.',
    hr: 'Nema veze. Pokušajte ponovno.',
    srLatn: 'Nema veze. Pokušajte ponovo.',
  },
});
