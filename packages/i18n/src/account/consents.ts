import { texts } from '../texts.ts';

/** What a consent is about. */
export const consentPurpose = texts({
  terms: { en: 'Terms of use', bs: 'Uslovi korištenja', hr: 'Uvjeti korištenja', srLatn: 'Uslovi korišćenja' },
  newsletter: { en: 'News by e-mail', bs: 'Novosti e-mailom', hr: 'Novosti e-poštom', srLatn: 'Novosti imejlom' },
});

/** Where a consent was given. */
export const consentSource = texts({
  registration: { en: 'Registration', bs: 'Otvaranje računa', hr: 'Otvaranje računa', srLatn: 'Otvaranje naloga' },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  newsletter: {
    en: 'Newsletter subscription',
    bs: 'Prijava na novosti',
    hr: 'Prijava na novosti',
    srLatn: 'Prijava na novosti',
  },
});
