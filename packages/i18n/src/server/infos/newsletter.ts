import { texts } from '../../texts.ts';

/** Infos about the newsletter. */
export const newsletter = texts({
  confirm_by_link: {
    en: 'Please confirm the subscription by the link we have sent to you.',
    bs: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
    hr: 'Potvrdite pretplatu putem poveznice koju smo vam poslali.',
    srLatn: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
  },
});
