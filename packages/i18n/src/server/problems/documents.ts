import { texts } from '../../texts.ts';

/** Saved carts. */
export const documents = texts({
  not_found: {
    en: 'The saved cart was not found.',
    bs: 'Sačuvana korpa nije pronađena.',
    hr: 'Spremljena košarica nije pronađena.',
    srLatn: 'Sačuvana korpa nije pronađena.',
  },
  too_many: {
    en: 'There are {maximum} saved carts already, no more are possible.',
    bs: 'Već postoji {maximum} sačuvanih korpi, više nije moguće.',
    hr: 'Već postoji {maximum} spremljenih košarica, više nije moguće.',
    srLatn: 'Već postoji {maximum} sačuvanih korpi, više nije moguće.',
  },
  no_successor: {
    en: 'Nothing replaces this line.',
    bs: 'Ova stavka nema zamjenu.',
    hr: 'Ova stavka nema zamjenu.',
    srLatn: 'Ova stavka nema zamjenu.',
  },
  title_taken: {
    en: 'A saved cart has this name already.',
    bs: 'Sačuvana korpa s ovim nazivom već postoji.',
    hr: 'Spremljena košarica s ovim nazivom već postoji.',
    srLatn: 'Sačuvana korpa sa ovim nazivom već postoji.',
  },
  colleague_not_found: {
    en: 'This colleague may not order. Choose another one.',
    bs: 'Ovaj kolega ne može naručivati. Odaberite drugog.',
    hr: 'Ovaj kolega ne može naručivati. Odaberite drugoga.',
    srLatn: 'Ovaj kolega ne može da poručuje. Izaberite drugog.',
  },
  nothing_orderable: {
    en: 'No line of the saved cart can be ordered now. The cart stays as it is.',
    bs: 'Nijednu stavku sačuvane korpe trenutno nije moguće naručiti. Korpa ostaje kakva jeste.',
    hr: 'Nijednu stavku spremljene košarice trenutačno nije moguće naručiti. Košarica ostaje kakva jest.',
    srLatn: 'Nijednu stavku sačuvane korpe trenutno nije moguće poručiti. Korpa ostaje kakva jeste.',
  },
});
