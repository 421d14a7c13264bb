import { texts } from '../texts.ts';

/** The log of consents. */
export const consentLog = texts({
  search: {
    en: 'Person or browser',
    bs: 'Osoba ili preglednik',
    hr: 'Osoba ili preglednik',
    srLatn: 'Osoba ili pregledač',
  },
  at: { en: 'When', bs: 'Kada', hr: 'Kada', srLatn: 'Kada' },
  purpose: { en: 'For what', bs: 'Za što', hr: 'Za što', srLatn: 'Za šta' },
  decision: { en: 'Decision', bs: 'Odluka', hr: 'Odluka', srLatn: 'Odluka' },
  given: { en: 'Given', bs: 'Data', hr: 'Dana', srLatn: 'Data' },
  refused: { en: 'Refused', bs: 'Odbijena', hr: 'Odbijena', srLatn: 'Odbijena' },
  who: { en: 'Who', bs: 'Ko', hr: 'Tko', srLatn: 'Ko' },
  browser: {
    en: 'Browser {name}',
    bs: 'Preglednik {name}',
    hr: 'Preglednik {name}',
    srLatn: 'Pregledač {name}',
  },
  source: { en: 'Where', bs: 'Gdje', hr: 'Gdje', srLatn: 'Gdje' },
  about: { en: 'Wording or script', bs: 'Tekst ili skripta', hr: 'Tekst ili skripta', srLatn: 'Tekst ili skripta' },
});

/** What a consent is for. */
export const consentFor = texts({
  terms: { en: 'Terms of use', bs: 'Uslovi korištenja', hr: 'Uvjeti korištenja', srLatn: 'Uslovi korišćenja' },
  measurement: { en: 'Measuring visits', bs: 'Mjerenje posjeta', hr: 'Mjerenje posjeta', srLatn: 'Mjerenje posjeta' },
});

/** Where a consent was given or refused. */
export const consentFrom = texts({
  registration: { en: 'Registration', bs: 'Otvaranje računa', hr: 'Otvaranje računa', srLatn: 'Otvaranje naloga' },
  banner: {
    en: 'Question on the page',
    bs: 'Pitanje na stranici',
    hr: 'Pitanje na stranici',
    srLatn: 'Pitanje na stranici',
  },
  profile: {
    en: 'Privacy page',
    bs: 'Stranica o privatnosti',
    hr: 'Stranica o privatnosti',
    srLatn: 'Stranica o privatnosti',
  },
});
