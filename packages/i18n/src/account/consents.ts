import { texts } from '../texts.ts';

/** What a consent is about. */
export const consentPurpose = texts({
  terms: { en: 'Terms of use', bs: 'Uslovi korištenja', hr: 'Uvjeti korištenja', srLatn: 'Uslovi korišćenja' },
  measurement: { en: 'Measuring visits', bs: 'Mjerenje posjeta', hr: 'Mjerenje posjeta', srLatn: 'Mjerenje posjeta' },
  newsletter: { en: 'News by e-mail', bs: 'Novosti e-mailom', hr: 'Novosti e-poštom', srLatn: 'Novosti imejlom' },
});

/** Where a consent was given. */
export const consentSource = texts({
  registration: { en: 'Registration', bs: 'Otvaranje računa', hr: 'Otvaranje računa', srLatn: 'Otvaranje naloga' },
  banner: {
    en: 'Question on the page',
    bs: 'Pitanje na stranici',
    hr: 'Pitanje na stranici',
    srLatn: 'Pitanje na stranici',
  },
  profile: { en: 'Own choice', bs: 'Vlastiti izbor', hr: 'Vlastiti izbor', srLatn: 'Sopstveni izbor' },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  newsletter: {
    en: 'Newsletter subscription',
    bs: 'Prijava na novosti',
    hr: 'Prijava na novosti',
    srLatn: 'Prijava na novosti',
  },
});
