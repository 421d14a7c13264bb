import { texts } from '../../texts.ts';

/** Keys of other programs. */
export const apiKeys = texts({
  title_taken: {
    en: 'There is a valid key of this name. Choose another one.',
    bs: 'Već postoji važeći ključ s tim nazivom. Odaberite drugi naziv.',
    hr: 'Već postoji važeći ključ s tim nazivom. Odaberite drugi naziv.',
    srLatn: 'Već postoji važeći ključ s tim nazivom. Izaberite drugi naziv.',
  },
  expiry_past: {
    en: 'The last day is over. Choose today or a later day.',
    bs: 'Posljednji dan je prošao. Odaberite danas ili kasniji dan.',
    hr: 'Posljednji dan je prošao. Odaberite danas ili kasniji dan.',
    srLatn: 'Posljednji dan je prošao. Izaberite danas ili kasniji dan.',
  },
});
