import { texts } from '../texts.ts';

/** The sections of Home, which staff order and hide. */
export const homeSections = texts({
  title: { en: 'Sections of Home', bs: 'Dijelovi početne', hr: 'Dijelovi početne', srLatn: 'Dijelovi početne' },
  hint: {
    en: 'What Home shows below the first screen, from top to bottom. Sections without a tick are hidden.',
    bs: 'Šta početna prikazuje ispod prvog ekrana, odozgo prema dolje. Dijelovi bez kvačice su skriveni.',
    hr: 'Što početna prikazuje ispod prvog zaslona, odozgo prema dolje. Dijelovi bez kvačice su skriveni.',
    srLatn: 'Šta početna prikazuje ispod prvog ekrana, odozgo nadolje. Dijelovi bez kvačice su skriveni.',
  },
  moveUp: {
    en: 'Move up: {name}',
    bs: 'Pomjeri gore: {name}',
    hr: 'Pomakni gore: {name}',
    srLatn: 'Pomjeri gore: {name}',
  },
  moveDown: {
    en: 'Move down: {name}',
    bs: 'Pomjeri dolje: {name}',
    hr: 'Pomakni dolje: {name}',
    srLatn: 'Pomjeri dolje: {name}',
  },
  moved: {
    en: '{name} is now number {place}.',
    bs: '{name}: sada broj {place}.',
    hr: '{name}: sada broj {place}.',
    srLatn: '{name}: sada broj {place}.',
  },
  promotions: { en: 'Promotions', bs: 'Akcije', hr: 'Akcije', srLatn: 'Akcije' },
  categories: { en: 'Categories', bs: 'Kategorije', hr: 'Kategorije', srLatn: 'Kategorije' },
  selected: {
    en: 'Products selected for you',
    bs: 'Artikli odabrani za vas',
    hr: 'Artikli odabrani za vas',
    srLatn: 'Artikli odabrani za vas',
  },
  newest: { en: 'New products', bs: 'Novi artikli', hr: 'Novi artikli', srLatn: 'Novi artikli' },
  viewed: {
    en: 'Recently viewed',
    bs: 'Nedavno pregledano',
    hr: 'Nedavno pregledano',
    srLatn: 'Nedavno pregledano',
  },
  poll: { en: 'Poll', bs: 'Anketa', hr: 'Anketa', srLatn: 'Anketa' },
  highlightedBrand: {
    en: 'Featured brand',
    bs: 'Istaknuti brend',
    hr: 'Istaknuti brend',
    srLatn: 'Istaknuti brend',
  },
  brands: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  tags: { en: 'Popular tags', bs: 'Popularne oznake', hr: 'Popularne oznake', srLatn: 'Popularne oznake' },
});
