import { texts } from '../texts.ts';

/** The grid of an article's variation. */
export const articleVariations = texts({
  variations: { en: 'Variations', bs: 'Varijacije', hr: 'Varijacije', srLatn: 'Varijacije' },
  variationsMake: {
    en: 'Make variations',
    bs: 'Napravi varijacije',
    hr: 'Napravi varijacije',
    srLatn: 'Napravi varijacije',
  },
  variationsEdit: { en: 'Edit variations', bs: 'Uredi varijacije', hr: 'Uredi varijacije', srLatn: 'Uredi varijacije' },
  variationsNone: {
    en: 'The product is sold by itself. With sizes or colours, customers choose in one place.',
    bs: 'Artikal se prodaje sam za sebe. S veličinama ili bojama kupci biraju na jednom mjestu.',
    hr: 'Artikl se prodaje sam za sebe. S veličinama ili bojama kupci biraju na jednom mjestu.',
    srLatn: 'Artikal se prodaje sam za sebe. Sa veličinama ili bojama kupci biraju na jednom mjestu.',
  },
  variationsHint: {
    en: 'New members are hidden copies of this product: add pictures and stock, then show them. Members that you remove stay as products of their own.',
    bs: 'Novi članovi su skrivene kopije ovog artikla: dodajte slike i zalihu, pa ih prikažite. Uklonjeni članovi ostaju zasebni artikli.',
    hr: 'Novi članovi su skrivene kopije ovog artikla: dodajte slike i zalihu, pa ih prikažite. Uklonjeni članovi ostaju zasebni artikli.',
    srLatn:
      'Novi članovi su skrivene kopije ovog artikla: dodajte slike i zalihu, pa ih prikažite. Uklonjeni članovi ostaju zasebni artikli.',
  },
  variationsAddMissing: {
    en: 'Add missing combinations',
    bs: 'Dodaj kombinacije koje nedostaju',
    hr: 'Dodaj kombinacije koje nedostaju',
    srLatn: 'Dodaj kombinacije koje nedostaju',
  },
  variationValues: { en: 'Values', bs: 'Vrijednosti', hr: 'Vrijednosti', srLatn: 'Vrijednosti' },
  variationHidden: { en: 'Hidden', bs: 'Skriveno', hr: 'Skriveno', srLatn: 'Skriveno' },
  variationNew: { en: 'New', bs: 'Novo', hr: 'Novo', srLatn: 'Novo' },
  variationAxis: {
    en: 'Differ in ({place})',
    bs: 'Razlikuju se po ({place})',
    hr: 'Razlikuju se po ({place})',
    srLatn: 'Razlikuju se po ({place})',
  },
  variationJoin: {
    en: 'Add an existing product',
    bs: 'Pridruži postojeći artikal',
    hr: 'Pridruži postojeći artikl',
    srLatn: 'Pridruži postojeći artikal',
  },
  variationWrong: {
    en: 'Choose values that no other row has.',
    bs: 'Odaberite vrijednosti koje nema drugi red.',
    hr: 'Odaberite vrijednosti koje nema drugi redak.',
    srLatn: 'Izaberite vrijednosti koje nema drugi red.',
  },
  variationDissolves: {
    en: 'Without an attribute the variation is dissolved. Its members stay as products of their own.',
    bs: 'Bez osobine se varijacija raspušta. Njeni članovi ostaju zasebni artikli.',
    hr: 'Bez osobine se varijacija raspušta. Njezini članovi ostaju zasebni artikli.',
    srLatn: 'Bez osobine se varijacija raspušta. Njeni članovi ostaju zasebni artikli.',
  },
});
