import { texts } from '../../texts.ts';

/** Mails of the newsletter's double opt-in. */
export const newsletterMail = texts({
  request: {
    en: 'Somebody, hopefully you, asked to receive our news at this address. Confirm the subscription by the link below; it works once, for seven days. If it was not you, you need not do anything: without a confirmation we send nothing more.',
    bs: 'Neko je, nadamo se vi, zatražio da naše novosti šaljemo na ovu adresu. Pretplatu potvrđujete preko linka u nastavku, koji važi jednom, sedam dana. Ako to niste bili vi, ne trebate učiniti ništa: bez potvrde ne šaljemo ništa više.',
    hr: 'Netko je, nadamo se vi, zatražio da naše novosti šaljemo na ovu adresu. Pretplatu potvrđujete preko poveznice u nastavku, koja vrijedi jednom, sedam dana. Ako to niste bili vi, ne trebate učiniti ništa: bez potvrde ne šaljemo ništa više.',
    srLatn:
      'Neko je, nadamo se vi, zatražio da naše novosti šaljemo na ovu adresu. Pretplatu potvrđujete preko linka u nastavku, koji važi jednom, sedam dana. Ako to niste bili vi, ne treba da uradite ništa: bez potvrde ne šaljemo ništa više.',
  },
  requestSubject: {
    en: 'Confirm the subscription',
    bs: 'Potvrdite pretplatu',
    hr: 'Potvrdite pretplatu',
    srLatn: 'Potvrdite pretplatu',
  },
  confirm: {
    en: 'Confirm the subscription',
    bs: 'Potvrdi pretplatu',
    hr: 'Potvrdi pretplatu',
    srLatn: 'Potvrdi pretplatu',
  },
  subscribed: {
    en: 'Your subscription is confirmed: we send our news to this address. You can unsubscribe at any time by the link below.',
    bs: 'Pretplata je potvrđena: naše novosti šaljemo na ovu adresu. Pretplatu možete otkazati u svako doba preko linka u nastavku.',
    hr: 'Pretplata je potvrđena: naše novosti šaljemo na ovu adresu. Pretplatu možete otkazati u svako doba preko poveznice u nastavku.',
    srLatn:
      'Pretplata je potvrđena: naše novosti šaljemo na ovu adresu. Pretplatu možete da otkažete u svako doba preko linka u nastavku.',
  },
  subscribedSubject: {
    en: 'Your subscription is confirmed',
    bs: 'Pretplata je potvrđena',
    hr: 'Pretplata je potvrđena',
    srLatn: 'Pretplata je potvrđena',
  },
  unsubscribe: {
    en: 'Unsubscribe',
    bs: 'Otkaži pretplatu',
    hr: 'Otkaži pretplatu',
    srLatn: 'Otkaži pretplatu',
  },
  issue: {
    en: 'You get this mail because you subscribed to our news.',
    bs: 'Ovu poruku dobijate jer ste pretplaćeni na naše novosti.',
    hr: 'Ovu poruku primate jer ste pretplaćeni na naše novosti.',
    srLatn: 'Ovu poruku dobijate jer ste pretplaćeni na naše novosti.',
  },
  test: { en: 'Test: {subject}', bs: 'Proba: {subject}', hr: 'Proba: {subject}', srLatn: 'Proba: {subject}' },
});
