import { texts } from '../../texts.ts';

/** What the shop writes into a complaint by itself. */
export const complaintText = texts({
  taken: {
    en: 'We have taken your complaint and are looking into it. You will hear from us as soon as we know more.',
    bs: 'Preuzeli smo Vašu prijavu i provjeravamo je. Javit ćemo Vam se čim budemo znali više.',
    hr: 'Preuzeli smo Vašu prijavu i provjeravamo je. Javit ćemo Vam se čim budemo znali više.',
    srLatn: 'Preuzeli smo Vašu prijavu i provjeravamo je. Javićemo Vam se čim budemo znali više.',
  },
});
