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
  needs_account: {
    en: 'This code needs an account. Log in to use it.',
    bs: 'Kod važi samo za prijavljene korisnike. Prijavite se da ga iskoristite.',
    hr: 'Kôd vrijedi samo za prijavljene korisnike. Prijavite se da ga iskoristite.',
    srLatn: 'Kod važi samo za prijavljene korisnike. Prijavite se da ga iskoristite.',
  },
  other_on_cart: {
    en: 'Another code is on your cart already.',
    bs: 'U korpi već imate drugi kod.',
    hr: 'U košarici već imate drugi kôd.',
    srLatn: 'U korpi već imate drugi kod.',
  },
  nothing_in_scope: {
    en: 'The code does not apply to any line of the cart.',
    bs: 'Kod se ne odnosi ni na jednu stavku korpe.',
    hr: 'Kôd se ne odnosi ni na jednu stavku košarice.',
    srLatn: 'Kod se ne odnosi ni na jednu stavku korpe.',
  },
  code_taken: {
    en: 'There is such a code already. Letter case and spaces do not count.',
    bs: 'Takav kod već postoji. Velika i mala slova i razmaci se ne razlikuju.',
    hr: 'Takav kôd već postoji. Velika i mala slova i razmaci se ne razlikuju.',
    srLatn: 'Takav kod već postoji. Velika i mala slova i razmaci se ne razlikuju.',
  },
  one_kind: {
    en: 'Enter either a percentage or an amount.',
    bs: 'Upišite ili postotak ili iznos.',
    hr: 'Upišite ili postotak ili iznos.',
    srLatn: 'Unesite ili procenat ili iznos.',
  },
  period_turned: {
    en: 'The last day is before the first one.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji je dan prije prvog.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
  below_uses: {
    en: 'The code has been used {uses} times already.',
    bs: 'Kod je već iskorišten ovoliko puta: {uses}.',
    hr: 'Kôd je već iskorišten ovoliko puta: {uses}.',
    srLatn: 'Kod je već iskorišćen ovoliko puta: {uses}.',
  },
  archived: {
    en: 'The code is archived.',
    bs: 'Kod je arhiviran.',
    hr: 'Kôd je arhiviran.',
    srLatn: 'Kod je arhiviran.',
  },
});
