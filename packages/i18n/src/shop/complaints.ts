import { texts } from '../texts.ts';

/** Complaints and service requests. */
export const complaints = texts({
  title: { en: 'Complaints', bs: 'Reklamacije', hr: 'Reklamacije', srLatn: 'Reklamacije' },
  report: {
    en: 'Report a complaint',
    bs: 'Prijavi reklamaciju',
    hr: 'Prijavi reklamaciju',
    srLatn: 'Prijavi reklamaciju',
  },
  service: { en: 'Service request', bs: 'Zahtjev za servis', hr: 'Zahtjev za servis', srLatn: 'Zahtjev za servis' },
  contactPerson: { en: 'Contact person', bs: 'Kontakt osoba', hr: 'Osoba za kontakt', srLatn: 'Kontakt osoba' },
  productName: { en: 'Product name', bs: 'Naziv artikla', hr: 'Naziv artikla', srLatn: 'Naziv artikla' },
  productCode: { en: 'Product code', bs: 'Šifra artikla', hr: 'Šifra artikla', srLatn: 'Šifra artikla' },
  serialNumber: { en: 'Serial number', bs: 'Serijski broj', hr: 'Serijski broj', srLatn: 'Serijski broj' },
  description: {
    en: 'Description of the problem',
    bs: 'Opis problema',
    hr: 'Opis problema',
    srLatn: 'Opis problema',
  },
  invoiceNumber: { en: 'Invoice number', bs: 'Broj fakture', hr: 'Broj računa', srLatn: 'Broj fakture' },
  attachments: { en: 'Attachments', bs: 'Prilozi', hr: 'Prilozi', srLatn: 'Prilozi' },
  replacement: { en: 'Replacement', bs: 'Zamjena', hr: 'Zamjena', srLatn: 'Zamjena' },
  refund: { en: 'Refund', bs: 'Povrat novca', hr: 'Povrat novca', srLatn: 'Povraćaj novca' },
  returns: {
    en: 'Return or exchange within 7 days of receipt',
    bs: 'Povrat ili zamjena u roku od 7 dana od prijema',
    hr: 'Povrat ili zamjena u roku od 7 dana od primitka',
    srLatn: 'Povraćaj ili zamjena u roku od 7 dana od prijema',
  },
  empty: {
    en: 'No complaints yet',
    bs: 'Još nema reklamacija',
    hr: 'Još nema reklamacija',
    srLatn: 'Još nema reklamacija',
  },
  send: {
    en: 'Send the complaint',
    bs: 'Pošalji reklamaciju',
    hr: 'Pošalji reklamaciju',
    srLatn: 'Pošalji reklamaciju',
  },
});
