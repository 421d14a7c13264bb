import { texts } from '../../texts.ts';

/** Requests for accounts. */
export const accountRequests = texts({
  received: {
    en: 'Thank you. The request has been sent; we answer by e-mail or phone.',
    bs: 'Hvala. Zahtjev je poslan; javljamo se e-mailom ili telefonom.',
    hr: 'Hvala. Zahtjev je poslan; javljamo se e-poštom ili telefonom.',
    srLatn: 'Hvala. Zahtjev je poslat; javljamo se imejlom ili telefonom.',
  },
  answered: {
    en: 'Thank you. The answer has been sent.',
    bs: 'Hvala. Odgovor je poslan.',
    hr: 'Hvala. Odgovor je poslan.',
    srLatn: 'Hvala. Odgovor je poslat.',
  },
  approved: {
    en: 'The account is made and the link is on its way.',
    bs: 'Korisnički račun je otvoren, link je poslan.',
    hr: 'Korisnički račun je otvoren, poveznica je poslana.',
    srLatn: 'Korisnički nalog je otvoren, link je poslat.',
  },
  asked: {
    en: 'The question has been sent.',
    bs: 'Pitanje je poslano.',
    hr: 'Pitanje je poslano.',
    srLatn: 'Pitanje je poslato.',
  },
  rejected: {
    en: 'The request is rejected and the applicant is told why.',
    bs: 'Zahtjev je odbijen, podnosilac je obaviješten.',
    hr: 'Zahtjev je odbijen, podnositelj je obaviješten.',
    srLatn: 'Zahtjev je odbijen, podnosilac je obaviješten.',
  },
  link_sent: {
    en: 'A new link is on its way.',
    bs: 'Novi link je poslan.',
    hr: 'Nova poveznica je poslana.',
    srLatn: 'Novi link je poslat.',
  },
});
