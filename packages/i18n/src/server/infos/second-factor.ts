import { texts } from '../../texts.ts';

/** The second factor of an account. */
export const secondFactor = texts({
  method_added: { en: 'Added.', bs: 'Dodano.', hr: 'Dodano.', srLatn: 'Dodato.' },
  method_removed: { en: 'Removed.', bs: 'Uklonjeno.', hr: 'Uklonjeno.', srLatn: 'Uklonjeno.' },
  codes_renewed: {
    en: 'The earlier recovery codes no longer work.',
    bs: 'Raniji rezervni kodovi više ne važe.',
    hr: 'Raniji rezervni kodovi više ne vrijede.',
    srLatn: 'Raniji rezervni kodovi više ne važe.',
  },
});
