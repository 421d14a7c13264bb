import { texts } from '../../texts.ts';

/** Companies, their limits and requests. */
export const companies = texts({
  not_found: {
    en: 'The company was not found.',
    bs: 'Firma nije pronađena.',
    hr: 'Tvrtka nije pronađena.',
    srLatn: 'Firma nije pronađena.',
  },
  jib_taken: {
    en: 'A company with this JIB exists already.',
    bs: 'Firma s ovim JIB-om već postoji.',
    hr: 'Tvrtka s ovim JIB-om već postoji.',
    srLatn: 'Firma sa ovim JIB-om već postoji.',
  },
  blocked: {
    en: 'The company cannot order just now. Please contact your sales representative.',
    bs: 'Firma trenutno ne može naručivati. Obratite se svom komercijalistu.',
    hr: 'Tvrtka trenutačno ne može naručivati. Obratite se svom komercijalistu.',
    srLatn: 'Firma trenutno ne može da poručuje. Obratite se svom komercijalisti.',
  },
  request_not_found: {
    en: 'The request was not found.',
    bs: 'Zahtjev nije pronađen.',
    hr: 'Zahtjev nije pronađen.',
    srLatn: 'Zahtjev nije pronađen.',
  },
  request_decided: {
    en: 'The request has been decided already.',
    bs: 'O zahtjevu je već odlučeno.',
    hr: 'O zahtjevu je već odlučeno.',
    srLatn: 'O zahtjevu je već odlučeno.',
  },
  representative_not_bound: {
    en: 'The company is not one of yours.',
    bs: 'Firma nije među vašim kupcima.',
    hr: 'Tvrtka nije među vašim kupcima.',
    srLatn: 'Firma nije među vašim kupcima.',
  },
});
