import { texts } from '../../texts.ts';

/** Discount codes. */
export const coupons = texts({
  not_valid: {
    en: 'This code is not valid or has expired.',
    bs: 'Kod nije ispravan ili je istekao.',
    hr: 'Kôd nije ispravan ili je istekao.',
    srLatn: 'Kod nije ispravan ili je istekao.',
  },
  below_minimum: {
    en: 'The code applies from {amount} upwards.',
    bs: 'Kod vrijedi za narudžbe od {amount}.',
    hr: 'Kôd vrijedi za narudžbe od {amount}.',
    srLatn: 'Kod važi za porudžbine od {amount}.',
  },
  used_up: {
    en: 'This code has been used up.',
    bs: 'Kod je iskorišten.',
    hr: 'Kôd je iskorišten.',
    srLatn: 'Kod je iskorišćen.',
  },
  first_order_only: {
    en: 'The code is for the first order only.',
    bs: 'Kod vrijedi samo za prvu narudžbu.',
    hr: 'Kôd vrijedi samo za prvu narudžbu.',
    srLatn: 'Kod važi samo za prvu porudžbinu.',
  },
  nothing_in_scope: {
    en: 'The code does not apply to any line of the cart.',
    bs: 'Kod se ne odnosi ni na jednu stavku korpe.',
    hr: 'Kôd se ne odnosi ni na jednu stavku košarice.',
    srLatn: 'Kod se ne odnosi ni na jednu stavku korpe.',
  },
});
