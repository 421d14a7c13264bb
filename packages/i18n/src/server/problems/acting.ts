import { texts } from '../../texts.ts';

/** Sales representatives who buy for companies. */
export const acting = texts({
  choose_company: {
    en: 'Choose the customer that you are working for first.',
    bs: 'Prvo odaberite kupca za kojeg radite.',
    hr: 'Prvo odaberite kupca za kojeg radite.',
    srLatn: 'Prvo izaberite kupca za kog radite.',
  },
});
