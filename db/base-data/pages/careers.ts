import { type Page, say } from './page.ts';

/** What people who look for work read; the form stands below. */
export const careers: Page = {
  lead: say(
    'We look for people who like to work with customers, goods and machines.',
    'Tražimo ljude koji vole raditi s kupcima, robom i mašinama.',
    'Tražimo ljude koji vole raditi s kupcima, robom i strojevima.',
    'Tražimo ljude koji vole da rade sa kupcima, robom i mašinama.',
  ),
  sections: [
    {
      title: say('How to apply', 'Kako se prijaviti', 'Kako se prijaviti', 'Kako da se prijavite'),
      steps: [
        say(
          'Fill in the form below and add your CV. You need no user account.',
          'Ispunite obrazac ispod i priložite životopis. Korisnički račun vam ne treba.',
          'Ispunite obrazac ispod i priložite životopis. Korisnički račun vam ne treba.',
          'Popunite obrazac ispod i priložite biografiju. Korisnički nalog vam ne treba.',
        ),
        say(
          'We read every application and answer by email.',
          'Svaku prijavu pročitamo i odgovaramo e-mailom.',
          'Svaku prijavu pročitamo i odgovaramo e-poštom.',
          'Svaku prijavu pročitamo i odgovaramo imejlom.',
        ),
      ],
    },
    {
      title: say('Your data', 'Vaši podaci', 'Vaši podaci', 'Vaši podaci'),
      paragraphs: [
        say(
          'Only the people who decide on the application see it. Write to {email} and we delete it.',
          'Prijavu vide samo osobe koje o njoj odlučuju. Pišite na {email} i obrisat ćemo je.',
          'Prijavu vide samo osobe koje o njoj odlučuju. Pišite na {email} i izbrisat ćemo je.',
          'Prijavu vide samo osobe koje o njoj odlučuju. Pišite na {email} i obrisaćemo je.',
        ),
      ],
    },
  ],
};
