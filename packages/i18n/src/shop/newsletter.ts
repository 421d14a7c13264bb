import { texts } from '../texts.ts';

/** Newsletter pages. */
export const newsletter = texts({
  title: { en: 'Newsletter', bs: 'Newsletter', hr: 'Newsletter', srLatn: 'Bilten' },
  confirmByLink: {
    en: 'Please confirm the subscription by the link we have sent to you.',
    bs: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
    hr: 'Potvrdite pretplatu putem poveznice koju smo vam poslali.',
    srLatn: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
  },
  confirmed: {
    en: 'Your subscription is confirmed.',
    bs: 'Pretplata je potvrđena.',
    hr: 'Pretplata je potvrđena.',
    srLatn: 'Pretplata je potvrđena.',
  },
  unsubscribe: { en: 'Unsubscribe', bs: 'Otkaži pretplatu', hr: 'Otkaži pretplatu', srLatn: 'Otkaži pretplatu' },
});
