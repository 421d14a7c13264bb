import { texts } from '../texts.ts';

/** Articles side by side. */
export const compare = texts({
  title: {
    en: 'Compare products',
    bs: 'Poređenje artikala',
    hr: 'Usporedba artikala',
    srLatn: 'Poređenje artikala',
  },
  full: {
    en: 'At most {count} products fit side by side. Take one out first.',
    bs: 'Jedan pored drugog stane najviše {count} artikla. Prvo izbacite jedan.',
    hr: 'Jedan pored drugoga stanu najviše {count} artikla. Prvo izbacite jedan.',
    srLatn: 'Jedan pored drugog staje najviše {count} artikla. Prvo izbacite jedan.',
  },
  chosen: {
    en: '{count} of at most {maximum} products',
    bs: '{count} od najviše {maximum} artikla',
    hr: '{count} od najviše {maximum} artikla',
    srLatn: '{count} od najviše {maximum} artikla',
  },
  chooseMore: {
    en: 'Choose another product, at most {maximum}.',
    bs: 'Odaberite još jedan artikal, najviše {maximum}.',
    hr: 'Odaberite još jedan artikl, najviše {maximum}.',
    srLatn: 'Izaberite još jedan artikal, najviše {maximum}.',
  },
  remove: {
    en: 'Take out of the comparison: {title}',
    bs: 'Izbaci iz poređenja: {title}',
    hr: 'Izbaci iz usporedbe: {title}',
    srLatn: 'Izbaci iz poređenja: {title}',
  },
  clear: {
    en: 'Clear the comparison',
    bs: 'Isprazni poređenje',
    hr: 'Isprazni usporedbu',
    srLatn: 'Isprazni poređenje',
  },
  onlyDifferences: {
    en: 'Only differences',
    bs: 'Samo razlike',
    hr: 'Samo razlike',
    srLatn: 'Samo razlike',
  },
  same: { en: 'The same in all', bs: 'Isto kod svih', hr: 'Isto kod svih', srLatn: 'Isto kod svih' },
  different: { en: 'Differences', bs: 'Razlike', hr: 'Razlike', srLatn: 'Razlike' },
  noDifference: {
    en: 'These products do not differ in anything that is known of them.',
    bs: 'Ovi artikli se ne razlikuju ni po čemu što je o njima poznato.',
    hr: 'Ovi se artikli ne razlikuju ni po čemu što je o njima poznato.',
    srLatn: 'Ovi artikli se ne razlikuju ni po čemu što je o njima poznato.',
  },
  lowest: { en: 'lowest', bs: 'najniže', hr: 'najniže', srLatn: 'najniže' },
  empty: {
    en: 'Nothing to compare yet',
    bs: 'Još nema šta da se poredi',
    hr: 'Još nema što usporediti',
    srLatn: 'Još nema šta da se poredi',
  },
  emptyHint: {
    en: 'Choose two to four products by the scales in a list or on the page of a product.',
    bs: 'Odaberite dva do četiri artikla znakom vage u listi ili na stranici artikla.',
    hr: 'Odaberite dva do četiri artikla znakom vage na popisu ili na stranici artikla.',
    srLatn: 'Izaberite dva do četiri artikla znakom vage u listi ili na stranici artikla.',
  },
  toProducts: { en: 'To the products', bs: 'Na artikle', hr: 'Na artikle', srLatn: 'Na artikle' },
  gone: {
    en: 'The shop no longer shows this product.',
    bs: 'Prodavnica više ne prikazuje ovaj artikal.',
    hr: 'Trgovina više ne prikazuje ovaj artikl.',
    srLatn: 'Prodavnica više ne prikazuje ovaj artikal.',
  },
  next: {
    en: 'Next ({place} of {count})',
    bs: 'Sljedeći ({place} od {count})',
    hr: 'Sljedeći ({place} od {count})',
    srLatn: 'Sljedeći ({place} od {count})',
  },
});

/** What is compared, besides the attributes of the articles. */
export const compareRow = texts({
  contentPrice: { en: 'Price by content', bs: 'Cijena po mjeri', hr: 'Cijena po mjeri', srLatn: 'Cijena po mjeri' },
  costOfUse: { en: 'Cost of use', bs: 'Trošak upotrebe', hr: 'Trošak uporabe', srLatn: 'Trošak upotrebe' },
  quantityPrices: {
    en: 'Quantity prices',
    bs: 'Količinske cijene',
    hr: 'Količinske cijene',
    srLatn: 'Količinske cijene',
  },
  delivery: { en: 'Delivery', bs: 'Dostava', hr: 'Dostava', srLatn: 'Dostava' },
  minimum: { en: 'Minimum and step', bs: 'Najmanje i korak', hr: 'Najmanje i korak', srLatn: 'Najmanje i korak' },
});
