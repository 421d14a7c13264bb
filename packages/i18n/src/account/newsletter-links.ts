import { texts } from '../texts.ts';

/** Pages to which the mails of the newsletter lead. */
export const newsletterLinks = texts({
  confirmIntro: {
    en: 'One more press and our news comes to your e-mail address.',
    bs: 'Još jedan klik i naše novosti stižu na vašu e-mail adresu.',
    hr: 'Još jedan klik i naše novosti stižu na vašu adresu e-pošte.',
    srLatn: 'Još jedan klik i naše novosti stižu na vašu imejl adresu.',
  },
  confirm: {
    en: 'Confirm the subscription',
    bs: 'Potvrdi pretplatu',
    hr: 'Potvrdi pretplatu',
    srLatn: 'Potvrdi pretplatu',
  },
  unsubscribeIntro: {
    en: 'We then send no more news to your e-mail address.',
    bs: 'Nakon toga više ne šaljemo novosti na vašu e-mail adresu.',
    hr: 'Nakon toga više ne šaljemo novosti na vašu adresu e-pošte.',
    srLatn: 'Nakon toga više ne šaljemo novosti na vašu imejl adresu.',
  },
  unsubscribe: {
    en: 'Unsubscribe',
    bs: 'Otkaži pretplatu',
    hr: 'Otkaži pretplatu',
    srLatn: 'Otkaži pretplatu',
  },
  expiredAsk: {
    en: 'A link to confirm works once, for seven days. Subscribe again at the foot of the shop’s pages to get a new one.',
    bs: 'Link za potvrdu važi jednom, sedam dana. Za novi se ponovo pretplatite u dnu stranica trgovine.',
    hr: 'Poveznica za potvrdu vrijedi jednom, sedam dana. Za novu se ponovno pretplatite u dnu stranica trgovine.',
    srLatn: 'Link za potvrdu važi jednom, sedam dana. Za novi se ponovo pretplatite u dnu stranica prodavnice.',
  },
  toShop: {
    en: 'To the shop',
    bs: 'U trgovinu',
    hr: 'U trgovinu',
    srLatn: 'U prodavnicu',
  },
  confirmed: {
    en: 'Your subscription is confirmed. In a moment you get a mail with a link by which you can unsubscribe at any time.',
    bs: 'Pretplata je potvrđena. Uskoro vam stiže poruka s linkom preko kojeg je možete otkazati u svako doba.',
    hr: 'Pretplata je potvrđena. Uskoro vam stiže poruka s poveznicom preko koje je možete otkazati u svako doba.',
    srLatn: 'Pretplata je potvrđena. Uskoro vam stiže poruka sa linkom preko kojeg možete da je otkažete u svako doba.',
  },
  unsubscribed: {
    en: 'You have unsubscribed. We send you no more news.',
    bs: 'Pretplata je otkazana. Više vam ne šaljemo novosti.',
    hr: 'Pretplata je otkazana. Više vam ne šaljemo novosti.',
    srLatn: 'Pretplata je otkazana. Više vam ne šaljemo novosti.',
  },
  general: {
    en: 'You confirm and end the subscription by the links in our mails.',
    bs: 'Pretplatu potvrđujete i otkazujete preko linkova iz naših poruka.',
    hr: 'Pretplatu potvrđujete i otkazujete preko poveznica iz naših poruka.',
    srLatn: 'Pretplatu potvrđujete i otkazujete preko linkova iz naših poruka.',
  },
});
