import { texts } from '../texts.ts';

/** The request for a company account. */
export const accountRequest = texts({
  title: {
    en: 'Account request',
    bs: 'Zahtjev za korisnički račun',
    hr: 'Zahtjev za korisnički račun',
    srLatn: 'Zahtjev za korisnički nalog',
  },
  intro: {
    en: 'It takes about two minutes. We answer on the same working day.',
    bs: 'Popunjavanje traje oko dvije minute. Javljamo se isti radni dan.',
    hr: 'Ispunjavanje traje oko dvije minute. Javljamo se isti radni dan.',
    srLatn: 'Popunjavanje traje oko dvije minute. Javljamo se isti radni dan.',
  },
  company: {
    en: 'Company or institution',
    bs: 'Firma ili ustanova',
    hr: 'Tvrtka ili ustanova',
    srLatn: 'Firma ili ustanova',
  },
  contact: { en: 'Contact person', bs: 'Kontakt osoba', hr: 'Osoba za kontakt', srLatn: 'Kontakt osoba' },
  name: { en: 'Name and surname', bs: 'Ime i prezime', hr: 'Ime i prezime', srLatn: 'Ime i prezime' },
  phone: { en: 'Phone', bs: 'Telefon', hr: 'Telefon', srLatn: 'Telefon' },
  email: { en: 'Email', bs: 'E-mail', hr: 'E-pošta', srLatn: 'Imejl' },
  address: { en: 'Address', bs: 'Adresa', hr: 'Adresa', srLatn: 'Adresa' },
  town: { en: 'Town', bs: 'Mjesto', hr: 'Mjesto', srLatn: 'Mjesto' },
  country: { en: 'Country', bs: 'Država', hr: 'Država', srLatn: 'Država' },
  interests: {
    en: 'Areas of interest',
    bs: 'Oblasti interesa',
    hr: 'Područja interesa',
    srLatn: 'Oblasti interesovanja',
  },
  message: { en: 'Message', bs: 'Poruka', hr: 'Poruka', srLatn: 'Poruka' },
  send: { en: 'Send request', bs: 'Pošalji zahtjev', hr: 'Pošalji zahtjev', srLatn: 'Pošalji zahtjev' },
  sent: {
    en: 'We have received your request. We will contact you at {email}.',
    bs: 'Zaprimili smo vaš zahtjev. Javit ćemo vam se na {email}.',
    hr: 'Zaprimili smo vaš zahtjev. Javit ćemo vam se na {email}.',
    srLatn: 'Primili smo vaš zahtjev. Javićemo vam se na {email}.',
  },
  whatFollows: { en: 'What follows', bs: 'Šta slijedi', hr: 'Što slijedi', srLatn: 'Šta slijedi' },
  stepSend: {
    en: 'You send the request',
    bs: 'Vi šaljete zahtjev',
    hr: 'Vi šaljete zahtjev',
    srLatn: 'Vi šaljete zahtjev',
  },
  stepCheck: {
    en: 'We check the company',
    bs: 'Provjeravamo firmu',
    hr: 'Provjeravamo tvrtku',
    srLatn: 'Provjeravamo firmu',
  },
  stepAccess: { en: 'You get access', bs: 'Dobijate pristup', hr: 'Dobivate pristup', srLatn: 'Dobijate pristup' },
  acceptTerms: {
    en: 'I accept the Terms of Use',
    bs: 'Prihvatam Uslove korištenja',
    hr: 'Prihvaćam Uvjete korištenja',
    srLatn: 'Prihvatam Uslove korišćenja',
  },
  wantNews: {
    en: 'I would like news and promotions by email',
    bs: 'Želim novosti i akcije na e-mail',
    hr: 'Želim novosti i akcije e-poštom',
    srLatn: 'Želim novosti i akcije na imejl',
  },
  dataUse: {
    en: 'We use these data only to open the account.',
    bs: 'Podatke koristimo samo za otvaranje korisničkog računa.',
    hr: 'Podatke koristimo samo za otvaranje korisničkog računa.',
    srLatn: 'Podatke koristimo samo za otvaranje korisničkog naloga.',
  },
});
