import { texts } from '../texts.ts';

/** The form to apply for work. */
export const careers = texts({
  title: { en: 'Apply', bs: 'Prijava', hr: 'Prijava', srLatn: 'Prijava' },
  name: { en: 'Name and surname', bs: 'Ime i prezime', hr: 'Ime i prezime', srLatn: 'Ime i prezime' },
  email: { en: 'Email', bs: 'E-mail', hr: 'E-pošta', srLatn: 'Imejl' },
  phone: { en: 'Phone', bs: 'Telefon', hr: 'Telefon', srLatn: 'Telefon' },
  message: { en: 'Message', bs: 'Poruka', hr: 'Poruka', srLatn: 'Poruka' },
  cv: { en: 'Add your CV', bs: 'Priložite životopis', hr: 'Priložite životopis', srLatn: 'Priložite biografiju' },
  cvHint: {
    en: 'A document, a text or a picture, up to {size} MB',
    bs: 'Dokument, tekst ili slika, do {size} MB',
    hr: 'Dokument, tekst ili slika, do {size} MB',
    srLatn: 'Dokument, tekst ili slika, do {size} MB',
  },
  cvMissing: {
    en: 'Add your CV.',
    bs: 'Priložite životopis.',
    hr: 'Priložite životopis.',
    srLatn: 'Priložite biografiju.',
  },
  chosen: { en: 'Chosen: {name}', bs: 'Odabrano: {name}', hr: 'Odabrano: {name}', srLatn: 'Izabrano: {name}' },
  send: { en: 'Send the application', bs: 'Pošalji prijavu', hr: 'Pošalji prijavu', srLatn: 'Pošalji prijavu' },
  sent: { en: 'Application sent', bs: 'Prijava je poslana', hr: 'Prijava je poslana', srLatn: 'Prijava je poslata' },
  sentHint: {
    en: 'We read every application and answer by email.',
    bs: 'Svaku prijavu pročitamo i odgovaramo e-mailom.',
    hr: 'Svaku prijavu pročitamo i odgovaramo e-poštom.',
    srLatn: 'Svaku prijavu pročitamo i odgovaramo imejlom.',
  },
});
