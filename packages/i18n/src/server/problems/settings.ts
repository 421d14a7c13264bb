import { texts } from '../../texts.ts';

/** Settings of the shop. */
export const settings = texts({
  default_language_off: {
    en: 'The default language must be one of the shop.',
    bs: 'Zadani jezik mora biti jedan od jezika prodavnice.',
    hr: 'Zadani jezik mora biti jedan od jezika trgovine.',
    srLatn: 'Podrazumijevani jezik mora biti jedan od jezika prodavnice.',
  },
});
