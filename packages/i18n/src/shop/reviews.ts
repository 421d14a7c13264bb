import { texts } from '../texts.ts';

/** What customers say of a product. */
export const reviews = texts({
  yours: { en: 'Your review', bs: 'Vaša ocjena', hr: 'Vaša ocjena', srLatn: 'Vaša ocjena' },
  rating: { en: 'Rating', bs: 'Ocjena', hr: 'Ocjena', srLatn: 'Ocjena' },
  choose: {
    en: 'Choose from 1 to 5',
    bs: 'Odaberite od 1 do 5',
    hr: 'Odaberite od 1 do 5',
    srLatn: 'Izaberite od 1 do 5',
  },
  waits: {
    en: 'We read every review before it shows. A new one takes the place of your earlier one.',
    bs: 'Svaku ocjenu pročitamo prije objave. Nova zamjenjuje vašu raniju.',
    hr: 'Svaku ocjenu pročitamo prije objave. Nova zamjenjuje vašu raniju.',
    srLatn: 'Svaku ocjenu pročitamo prije objave. Nova zamjenjuje vašu raniju.',
  },
  firstOne: {
    en: 'Tell others how it works for you.',
    bs: 'Recite drugima kako vam se pokazao.',
    hr: 'Recite drugima kako vam se pokazao.',
    srLatn: 'Recite drugima kako vam se pokazao.',
  },
  average: { en: 'Average rating', bs: 'Prosječna ocjena', hr: 'Prosječna ocjena', srLatn: 'Prosječna ocjena' },
});
