import { texts } from '../texts.ts';

/** The list of brands. */
export const brands = texts({
  count: {
    en: '{count} brand ¦ {count} brands',
    bs: '{count} brend ¦ {count} brenda ¦ {count} brendova',
    hr: '{count} brend ¦ {count} brenda ¦ {count} brendova',
    srLatn: '{count} brend ¦ {count} brenda ¦ {count} brendova',
  },
  name: { en: 'Name of the brand…', bs: 'Naziv brenda…', hr: 'Naziv brenda…', srLatn: 'Naziv brenda…' },
  byLetter: { en: 'Brands by letter', bs: 'Brendovi po slovu', hr: 'Brendovi po slovu', srLatn: 'Brendovi po slovu' },
});
