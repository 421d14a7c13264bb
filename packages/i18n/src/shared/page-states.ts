import { texts } from '../texts.ts';

/** What may befall any page of either client. */
export const pageStates = texts({
  notFound: {
    en: 'Requested page not found',
    bs: 'Tražena stranica nije pronađena',
    hr: 'Tražena stranica nije pronađena',
    srLatn: 'Tražena stranica nije pronađena',
  },
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
  noAnswer: {
    en: 'No connection. Try again.',
    bs: 'Nema veze. Pokušajte ponovo.',
    hr: 'Nema veze. Pokušajte ponovno.',
    srLatn: 'Nema veze. Pokušajte ponovo.',
  },
});
