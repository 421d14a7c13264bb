import { texts } from '../../texts.ts';

/** The binder of safety data sheets. */
export const safetySheets = texts({
  none: {
    en: 'There are no safety data sheets for these purchases.',
    bs: 'Za ove kupovine nema sigurnosnih listova.',
    hr: 'Za ove kupnje nema sigurnosnih listova.',
    srLatn: 'Za ove kupovine nema bezbjednosnih listova.',
  },
  too_many: {
    en: 'These are too many sheets for one file. At most {maximum}: choose a shorter period or one place.',
    bs: 'Ovo je previše listova za jednu datoteku. Najviše {maximum}: odaberite kraći period ili jedno mjesto.',
    hr: 'Ovo je previše listova za jednu datoteku. Najviše {maximum}: odaberite kraće razdoblje ili jedno mjesto.',
    srLatn: 'Ovo je previše listova za jednu datoteku. Najviše {maximum}: izaberite kraći period ili jedno mjesto.',
  },
});
