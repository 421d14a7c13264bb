import { texts } from '../texts.ts';

/** The page of one's own account. */
export const ownAccount = texts({
  title: { en: 'My account', bs: 'Moj račun', hr: 'Moj račun', srLatn: 'Moj nalog' },
  data: { en: 'Personal data', bs: 'Lični podaci', hr: 'Osobni podaci', srLatn: 'Lični podaci' },
  requestChange: {
    en: 'Request another name or e-mail',
    bs: 'Zatraži izmjenu imena ili e-maila',
    hr: 'Zatraži izmjenu imena ili e-pošte',
    srLatn: 'Zatraži izmjenu imena ili imejla',
  },
  replaceChange: {
    en: 'Change the request',
    bs: 'Izmijeni zahtjev',
    hr: 'Izmijeni zahtjev',
    srLatn: 'Izmijeni zahtjev',
  },
  changeHint: {
    en: 'We check it and answer with a message; until then nothing changes. A new e-mail address logs you out everywhere, and you then log in with it.',
    bs: 'Provjerit ćemo i odgovoriti porukom; do tada se ništa ne mijenja. Nova e-mail adresa vas odjavljuje svuda, a dalje se prijavljujete njome.',
    hr: 'Provjerit ćemo i odgovoriti porukom; do tada se ništa ne mijenja. Nova adresa e-pošte odjavljuje vas svugdje, a dalje se prijavljujete njome.',
    srLatn:
      'Provjerićemo i odgovoriti porukom; do tada se ništa ne mijenja. Nova imejl adresa vas odjavljuje svuda, a dalje se prijavljujete njome.',
  },
  mailLanguage: {
    en: 'Language of mails and documents',
    bs: 'Jezik e-mailova i dokumenata',
    hr: 'Jezik e-pošte i dokumenata',
    srLatn: 'Jezik imejlova i dokumenata',
  },
  picture: { en: 'Profile picture', bs: 'Slika profila', hr: 'Slika profila', srLatn: 'Slika profila' },
  choosePicture: { en: 'Choose a picture', bs: 'Odaberi sliku', hr: 'Odaberi sliku', srLatn: 'Izaberi sliku' },
  removePicture: { en: 'Remove the picture', bs: 'Ukloni sliku', hr: 'Ukloni sliku', srLatn: 'Ukloni sliku' },
  consents: { en: 'Your consents', bs: 'Vaše saglasnosti', hr: 'Vaše privole', srLatn: 'Vaše saglasnosti' },
  noConsents: {
    en: 'No consent has been recorded yet.',
    bs: 'Još nema zabilježenih saglasnosti.',
    hr: 'Još nema zabilježenih privola.',
    srLatn: 'Još nema zabilježenih saglasnosti.',
  },
  consentWhat: { en: 'What', bs: 'Šta', hr: 'Što', srLatn: 'Šta' },
  consentWhen: { en: 'When', bs: 'Kada', hr: 'Kada', srLatn: 'Kada' },
  consentVersion: {
    en: 'version {version}',
    bs: 'verzija {version}',
    hr: 'verzija {version}',
    srLatn: 'verzija {version}',
  },
  consentWithdrawn: { en: 'withdrawn', bs: 'povučeno', hr: 'povučeno', srLatn: 'povučeno' },
  yours: { en: 'Your data', bs: 'Vaši podaci', hr: 'Vaši podaci', srLatn: 'Vaši podaci' },
  exportHint: {
    en: 'Everything that the shop stores about you, as a file.',
    bs: 'Sve što trgovina čuva o vama, kao datoteka.',
    hr: 'Sve što trgovina čuva o vama, kao datoteka.',
    srLatn: 'Sve što prodavnica čuva o vama, kao datoteka.',
  },
  export: {
    en: 'Download my data',
    bs: 'Preuzmi moje podatke',
    hr: 'Preuzmi moje podatke',
    srLatn: 'Preuzmi moje podatke',
  },
  deactivateHint: {
    en: 'You can no longer log in until the shop or your administrator opens the account again. Nothing is deleted.',
    bs: 'Ne možete se prijaviti dok trgovina ili vaš administrator ponovo ne otvore račun. Ništa se ne briše.',
    hr: 'Ne možete se prijaviti dok trgovina ili vaš administrator ponovno ne otvore račun. Ništa se ne briše.',
    srLatn: 'Ne možete da se prijavite dok prodavnica ili vaš administrator ponovo ne otvore nalog. Ništa se ne briše.',
  },
  deactivate: { en: 'Close the account', bs: 'Zatvori račun', hr: 'Zatvori račun', srLatn: 'Zatvori nalog' },
  deleteHint: {
    en: 'Your name, contact, messages and lists are deleted for good. Orders and invoices stay, as the law asks.',
    bs: 'Ime, kontakt, poruke i liste brišu se trajno. Narudžbe i fakture ostaju, jer to traži zakon.',
    hr: 'Ime, kontakt, poruke i popisi brišu se trajno. Narudžbe i računi ostaju, jer to traži zakon.',
    srLatn: 'Ime, kontakt, poruke i liste brišu se trajno. Porudžbine i fakture ostaju, jer to traži zakon.',
  },
  remove: { en: 'Delete the account', bs: 'Obriši račun', hr: 'Izbriši račun', srLatn: 'Obriši nalog' },
  passwordToConfirm: {
    en: 'Enter your password to confirm.',
    bs: 'Upišite lozinku da potvrdite.',
    hr: 'Upišite lozinku da potvrdite.',
    srLatn: 'Upišite lozinku da potvrdite.',
  },
  noPassword: {
    en: 'You know no password, because you log in by Google or Facebook?',
    bs: 'Ne znate lozinku, jer se prijavljujete uz Google ili Facebook?',
    hr: 'Ne znate lozinku, jer se prijavljujete uz Google ili Facebook?',
    srLatn: 'Ne znate lozinku, jer se prijavljujete uz Google ili Facebook?',
    srCyrl: 'Не знате лозинку, јер се пријављујете уз Google или Facebook?',
  },
  setPassword: {
    en: 'Set one by mail',
    bs: 'Postavite je putem maila',
    hr: 'Postavite je putem e-pošte',
    srLatn: 'Postavite je putem mejla',
  },
});
