import { texts } from '../../texts.ts';

/** Settings of the shop. */
export const settings = texts({
  not_found: {
    en: 'The setting was not found.',
    bs: 'Postavka nije pronađena.',
    hr: 'Postavka nije pronađena.',
    srLatn: 'Podešavanje nije pronađeno.',
  },
  not_valid: {
    en: 'The value is not possible for this setting.',
    bs: 'Vrijednost nije moguća za ovu postavku.',
    hr: 'Vrijednost nije moguća za ovu postavku.',
    srLatn: 'Vrijednost nije moguća za ovo podešavanje.',
  },
});
