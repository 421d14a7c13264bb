import { texts } from '../texts.ts';

/** What the own account of staff has beside that of customers. */
export const staffAccount = texts({
  language: {
    en: 'Language of your account',
    bs: 'Jezik vašeg računa',
    hr: 'Jezik vašeg računa',
    srLatn: 'Jezik vašeg naloga',
  },
  languageNote: {
    en: 'The back office appears in it after each log-in, on every device, and your e-mails are written in it.',
    bs: 'Na njemu se nakon svake prijave prikazuje administracija, na svakom uređaju, i na njemu vam stižu e-mailovi.',
    hr: 'Na njemu se nakon svake prijave prikazuje administracija, na svakom uređaju, i na njemu vam stiže e-pošta.',
    srLatn:
      'Na njemu se nakon svake prijave prikazuje administracija, na svakom uređaju, i na njemu vam stižu imejlovi.',
  },
});
