import { texts } from '../../texts.ts';

/** Infos about complaints. */
export const complaints = texts({
  sent: {
    en: '{number} has been sent. We answer within 2 working days.',
    bs: 'Prijava {number} je poslana. Odgovaramo u roku od 2 radna dana.',
    hr: 'Prijava {number} je poslana. Odgovaramo u roku od 2 radna dana.',
    srLatn: 'Prijava {number} je poslata. Odgovaramo u roku od 2 radna dana.',
  },
  message_sent: { en: 'Message sent', bs: 'Poruka je poslana', hr: 'Poruka je poslana', srLatn: 'Poruka je poslata' },
  withdrawn: {
    en: 'The complaint has been withdrawn.',
    bs: 'Prijava je povučena.',
    hr: 'Prijava je povučena.',
    srLatn: 'Prijava je povučena.',
  },
  reopened: {
    en: 'The complaint is open again.',
    bs: 'Prijava je ponovo otvorena.',
    hr: 'Prijava je ponovno otvorena.',
    srLatn: 'Prijava je ponovo otvorena.',
  },
  answered: { en: 'Answer sent', bs: 'Odgovor je poslan', hr: 'Odgovor je poslan', srLatn: 'Odgovor je poslat' },
  status_changed: {
    en: 'Answer sent, status changed',
    bs: 'Odgovor je poslan, status je promijenjen',
    hr: 'Odgovor je poslan, status je promijenjen',
    srLatn: 'Odgovor je poslat, status je promijenjen',
  },
});
