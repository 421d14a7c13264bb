import { texts } from '../texts.ts';

/** Newsletter pages. */
export const newsletter = texts({
  confirmByLink: {
    en: 'Please confirm the subscription by the link we have sent to you.',
    bs: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
    hr: 'Potvrdite pretplatu putem poveznice koju smo vam poslali.',
    srLatn: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
  },
});
