import { texts } from '../../texts.ts';

/** Infos about the newsletter. */
export const newsletter = texts({
  confirm_by_link: {
    en: 'Please confirm the subscription by the link we have sent to you.',
    bs: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
    hr: 'Potvrdite pretplatu putem poveznice koju smo vam poslali.',
    srLatn: 'Potvrdite pretplatu putem linka koji smo vam poslali.',
  },
  sending: {
    en: 'The issue is being sent',
    bs: 'Izdanje se šalje',
    hr: 'Izdanje se šalje',
    srLatn: 'Izdanje se šalje',
  },
  stopped: {
    en: 'Sending was stopped',
    bs: 'Slanje je zaustavljeno',
    hr: 'Slanje je zaustavljeno',
    srLatn: 'Slanje je zaustavljeno',
  },
  test_sent: {
    en: 'The test is on its way to your address',
    bs: 'Proba je na putu na vašu adresu',
    hr: 'Proba je na putu na vašu adresu',
    srLatn: 'Proba je na putu na vašu adresu',
  },
});
