import { texts } from '../../texts.ts';

/** Infos about addresses. */
export const addresses = texts({
  saved: {
    en: 'The address is saved.',
    bs: 'Adresa je sačuvana.',
    hr: 'Adresa je spremljena.',
    srLatn: 'Adresa je sačuvana.',
  },
  preferred: {
    en: '{title}: checkout proposes this address to you from now on.',
    bs: '{title}: ovu adresu vam od sada predlažemo pri naručivanju.',
    hr: '{title}: ovu adresu vam od sada predlažemo pri naručivanju.',
    srLatn: '{title}: ovu adresu vam od sada predlažemo pri poručivanju.',
  },
  deleted: {
    en: 'The address is removed.',
    bs: 'Adresa je uklonjena.',
    hr: 'Adresa je uklonjena.',
    srLatn: 'Adresa je uklonjena.',
  },
});
