import { texts } from '../texts.ts';

/** Titles of the information pages. */
export const informationPage = texts({
  about: { en: 'About us', bs: 'O nama', hr: 'O nama', srLatn: 'O nama' },
  complaints: { en: 'Complaints', bs: 'Reklamacije', hr: 'Reklamacije', srLatn: 'Reklamacije' },
  payment: {
    en: 'Payment methods and delivery',
    bs: 'Načini plaćanja i dostava',
    hr: 'Načini plaćanja i dostava',
    srLatn: 'Načini plaćanja i dostava',
  },
  security: {
    en: 'Security and privacy',
    bs: 'Sigurnost i privatnost',
    hr: 'Sigurnost i privatnost',
    srLatn: 'Bezbjednost i privatnost',
  },
  responsibility: {
    en: 'Responsible business',
    bs: 'Odgovorno poslovanje',
    hr: 'Odgovorno poslovanje',
    srLatn: 'Odgovorno poslovanje',
  },
  termsOfUse: { en: 'Terms of use', bs: 'Uslovi korištenja', hr: 'Uvjeti korištenja', srLatn: 'Uslovi korišćenja' },
  registration: {
    en: 'How to register',
    bs: 'Kako otvoriti korisnički račun',
    hr: 'Kako otvoriti korisnički račun',
    srLatn: 'Kako otvoriti korisnički nalog',
  },
  faq: { en: 'Frequently asked questions', bs: 'Česta pitanja', hr: 'Česta pitanja', srLatn: 'Česta pitanja' },
  help: { en: 'Help', bs: 'Pomoć', hr: 'Pomoć', srLatn: 'Pomoć' },
  service: { en: 'Service', bs: 'Servis', hr: 'Servis', srLatn: 'Servis' },
  withdrawal: {
    en: 'Right of withdrawal',
    bs: 'Pravo na odustanak',
    hr: 'Pravo na odustanak',
    srLatn: 'Pravo na odustanak',
  },
  contact: { en: 'Contact', bs: 'Kontakt', hr: 'Kontakt', srLatn: 'Kontakt' },
  careers: { en: 'Careers', bs: 'Posao kod nas', hr: 'Posao kod nas', srLatn: 'Posao kod nas' },
  bonus: {
    en: 'Bonus programme rules',
    bs: 'Pravila bonus programa',
    hr: 'Pravila bonus programa',
    srLatn: 'Pravila bonus programa',
  },
});
