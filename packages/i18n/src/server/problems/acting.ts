import { texts } from '../../texts.ts';

/** Sales representatives who buy for companies. */
export const acting = texts({
  view_only: {
    en: 'You only view the shop as this customer. Nothing can be changed.',
    bs: 'Prodavnicu samo gledate kao ovaj kupac. Ništa se ne može mijenjati.',
    hr: 'Trgovinu samo gledate kao ovaj kupac. Ništa se ne može mijenjati.',
    srLatn: 'Prodavnicu samo gledate kao ovaj kupac. Ništa se ne može mijenjati.',
  },
  choose_company: {
    en: 'Choose the customer that you are working for first.',
    bs: 'Prvo odaberite kupca za kojeg radite.',
    hr: 'Prvo odaberite kupca za kojeg radite.',
    srLatn: 'Prvo izaberite kupca za kog radite.',
  },
});
