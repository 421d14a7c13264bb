import { texts } from '../../texts.ts';

/** Requests for accounts. */
export const accountRequests = texts({
  not_found: {
    en: 'The request was not found.',
    bs: 'Zahtjev nije pronađen.',
    hr: 'Zahtjev nije pronađen.',
    srLatn: 'Zahtjev nije pronađen.',
  },
  closed: {
    en: 'The request has been decided already.',
    bs: 'O zahtjevu je već odlučeno.',
    hr: 'O zahtjevu je već odlučeno.',
    srLatn: 'O zahtjevu je već odlučeno.',
  },
  refused: {
    en: 'The account could not be made. Check the fields.',
    bs: 'Korisnički račun nije otvoren. Provjerite polja.',
    hr: 'Korisnički račun nije otvoren. Provjerite polja.',
    srLatn: 'Korisnički nalog nije otvoren. Provjerite polja.',
  },
  has_password: {
    en: 'The person has set a password already.',
    bs: 'Korisnik je već postavio lozinku.',
    hr: 'Korisnik je već postavio lozinku.',
    srLatn: 'Korisnik je već postavio lozinku.',
  },
});
