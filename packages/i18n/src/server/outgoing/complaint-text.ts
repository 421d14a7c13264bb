import { texts } from '../../texts.ts';

/** What the shop writes into a complaint by itself. */
export const complaintText = texts({
  taken: {
    en: 'We have taken your complaint and are looking into it. You will hear from us as soon as we know more.',
    bs: 'Preuzeli smo vašu prijavu i provjeravamo je. Javit ćemo vam se čim budemo znali više.',
    hr: 'Preuzeli smo vašu prijavu i provjeravamo je. Javit ćemo vam se čim budemo znali više.',
    srLatn: 'Preuzeli smo vašu prijavu i provjeravamo je. Javićemo vam se čim budemo znali više.',
  },
});
