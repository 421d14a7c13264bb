import { texts } from '../../texts.ts';

/** Infos about addresses. */
export const addresses = texts({
  saved: {
    en: 'The address is saved.',
    bs: 'Adresa je sačuvana.',
    hr: 'Adresa je spremljena.',
    srLatn: 'Adresa je sačuvana.',
  },
  deleted: {
    en: 'The address is removed.',
    bs: 'Adresa je uklonjena.',
    hr: 'Adresa je uklonjena.',
    srLatn: 'Adresa je uklonjena.',
  },
});
