import { texts } from '../../texts.ts';

/** Infos about payments. */
export const payments = texts({
  refunded: {
    en: 'The money has been returned to the buyer’s card.',
    bs: 'Novac je vraćen na karticu kupca.',
    hr: 'Novac je vraćen na karticu kupca.',
    srLatn: 'Novac je vraćen na karticu kupca.',
  },
});
