import { texts } from '../texts.ts';

/** The form of an article: attributes, tags, units and linked articles. */
export const articleDetails = texts({
  deleteTitle: { en: 'Delete the product', bs: 'Brisanje artikla', hr: 'Brisanje artikla', srLatn: 'Brisanje artikla' },
  archiveTitle: {
    en: 'Archive and delete',
    bs: 'Arhiviranje i brisanje',
    hr: 'Arhiviranje i brisanje',
    srLatn: 'Arhiviranje i brisanje',
  },
  archiveHint: {
    en: 'Archive what is no longer sold: orders and documents keep it. Only what was never ordered or used can be deleted.',
    bs: 'Arhivirajte ono što se više ne prodaje: narudžbe i dokumenti ga zadržavaju. Obrisati se može samo ono što nikad nije naručeno ni korišteno.',
    hr: 'Arhivirajte ono što se više ne prodaje: narudžbe i dokumenti ga zadržavaju. Izbrisati se može samo ono što nikad nije naručeno ni korišteno.',
    srLatn:
      'Arhivirajte ono što se više ne prodaje: porudžbine i dokumenti ga zadržavaju. Obrisati se može samo ono što nikad nije poručeno ni korišćeno.',
  },
  archivedOn: {
    en: 'Archived on {date}: in no list of the shop.',
    bs: 'Arhiviran {date}: nije ni u jednom spisku prodavnice.',
    hr: 'Arhiviran {date}: nije ni na jednom popisu trgovine.',
    srLatn: 'Arhiviran {date}: nije ni u jednom spisku prodavnice.',
  },
  archived: { en: 'Archived', bs: 'Arhivirano', hr: 'Arhivirano', srLatn: 'Arhivirano' },
  viewArchived: { en: 'Archive', bs: 'Arhiva', hr: 'Arhiva', srLatn: 'Arhiva' },
  archive: { en: 'Archive', bs: 'Arhiviraj', hr: 'Arhiviraj', srLatn: 'Arhiviraj' },
  archiveInstead: {
    en: 'Archive instead',
    bs: 'Umjesto toga arhiviraj',
    hr: 'Umjesto toga arhiviraj',
    srLatn: 'Umjesto toga arhiviraj',
  },
  restore: { en: 'Restore', bs: 'Vrati iz arhive', hr: 'Vrati iz arhive', srLatn: 'Vrati iz arhive' },
  archiveSure: {
    en: 'Archive {code}?',
    bs: 'Arhivirati {code}?',
    hr: 'Arhivirati {code}?',
    srLatn: 'Arhivirati {code}?',
  },
  archiveEffect: {
    en: 'It leaves the shop, its search and the lists. Orders, documents and reports keep it, and it can be restored.',
    bs: 'Nestaje iz prodavnice, pretrage i spiskova. Narudžbe, dokumenti i izvještaji ga zadržavaju i može se vratiti.',
    hr: 'Nestaje iz trgovine, pretrage i popisa. Narudžbe, dokumenti i izvješća ga zadržavaju i može se vratiti.',
    srLatn:
      'Nestaje iz prodavnice, pretrage i spiskova. Porudžbine, dokumenti i izvještaji ga zadržavaju i može da se vrati.',
  },
  archiveStock: {
    en: 'There are still {count} in stock.',
    bs: 'Na zalihi ih je još {count}.',
    hr: 'Na zalihi ih je još {count}.',
    srLatn: 'Na zalihama ih je još {count}.',
  },
  successor: {
    en: 'Replaced by (optional)',
    bs: 'Zamjena (neobavezno)',
    hr: 'Zamjena (nije obvezno)',
    srLatn: 'Zamjena (neobavezno)',
  },
  successorHint: {
    en: 'Old links, carts, saved carts and usual orders lead to it.',
    bs: 'Na nju vode stari linkovi, korpe, sačuvane korpe i uobičajene narudžbe.',
    hr: 'Na nju vode stare poveznice, košarice, spremljene košarice i uobičajene narudžbe.',
    srLatn: 'Na nju vode stari linkovi, korpe, sačuvane korpe i uobičajene porudžbine.',
  },
  successorLinked: {
    en: 'So far {code} replaces it.',
    bs: 'Dosad ga zamjenjuje {code}.',
    hr: 'Dosad ga zamjenjuje {code}.',
    srLatn: 'Dosad ga zamjenjuje {code}.',
  },
  deleteSure: {
    en: '{code} is deleted with its texts, pictures and prices.',
    bs: '{code} se briše sa svojim tekstovima, slikama i cijenama.',
    hr: '{code} se briše sa svojim tekstovima, slikama i cijenama.',
    srLatn: '{code} se briše sa svojim tekstovima, slikama i cijenama.',
  },
  duplicate: { en: 'Duplicate', bs: 'Dupliciraj', hr: 'Dupliciraj', srLatn: 'Dupliciraj' },
  ean: { en: 'Barcode (EAN)', bs: 'Barkod (EAN)', hr: 'Barkod (EAN)', srLatn: 'Barkod (EAN)' },
  discontinued: {
    en: 'No longer supplied',
    bs: 'Više se ne nabavlja',
    hr: 'Više se ne nabavlja',
    srLatn: 'Više se ne nabavlja',
  },
  attributes: { en: 'Attributes and tags', bs: 'Osobine i oznake', hr: 'Osobine i oznake', srLatn: 'Osobine i oznake' },
  attributesHint: {
    en: 'Filters find the product by these values.',
    bs: 'Po ovim vrijednostima filteri nalaze artikal.',
    hr: 'Po ovim vrijednostima filtri nalaze artikl.',
    srLatn: 'Po ovim vrijednostima filteri nalaze artikal.',
  },
  addValue: { en: 'Add a value', bs: 'Dodaj vrijednost', hr: 'Dodaj vrijednost', srLatn: 'Dodaj vrijednost' },
  moreAttributes: { en: 'Another attribute', bs: 'Druga osobina', hr: 'Druga osobina', srLatn: 'Druga osobina' },
  tags: { en: 'Tags', bs: 'Oznake', hr: 'Oznake', srLatn: 'Oznake' },
  addTag: { en: 'Add a tag', bs: 'Dodaj oznaku', hr: 'Dodaj oznaku', srLatn: 'Dodaj oznaku' },
  units: { en: 'More units', bs: 'Dodatne jedinice', hr: 'Dodatne jedinice', srLatn: 'Dodatne jedinice' },
  noUnits: {
    en: 'The product is counted in its sales unit only.',
    bs: 'Artikal se broji samo u prodajnoj jedinici.',
    hr: 'Artikl se broji samo u prodajnoj jedinici.',
    srLatn: 'Artikal se broji samo u prodajnoj jedinici.',
  },
  addUnit: { en: 'Add a unit', bs: 'Dodaj jedinicu', hr: 'Dodaj jedinicu', srLatn: 'Dodaj jedinicu' },
  unit: { en: 'Unit', bs: 'Jedinica', hr: 'Jedinica', srLatn: 'Jedinica' },
  unitRow: { en: 'Unit {line}', bs: 'Jedinica {line}', hr: 'Jedinica {line}', srLatn: 'Jedinica {line}' },
  factor: { en: 'Holds', bs: 'Sadrži', hr: 'Sadrži', srLatn: 'Sadrži' },
  links: { en: 'Linked products', bs: 'Povezani artikli', hr: 'Povezani artikli', srLatn: 'Povezani artikli' },
  noLinks: {
    en: 'No linked products.',
    bs: 'Nema povezanih artikala.',
    hr: 'Nema povezanih artikala.',
    srLatn: 'Nema povezanih artikala.',
  },
  addLink: { en: 'Link a product', bs: 'Poveži artikal', hr: 'Poveži artikl', srLatn: 'Poveži artikal' },
  linkRow: { en: 'Link {line}', bs: 'Veza {line}', hr: 'Veza {line}', srLatn: 'Veza {line}' },
  relation: { en: 'Kind', bs: 'Vrsta', hr: 'Vrsta', srLatn: 'Vrsta' },
});

/** How an article is linked to another one. */
export const articleRelation = texts({
  accessory: { en: 'Accessory', bs: 'Dodatna oprema', hr: 'Dodatna oprema', srLatn: 'Dodatna oprema' },
  spare_part: { en: 'Spare part', bs: 'Rezervni dio', hr: 'Rezervni dio', srLatn: 'Rezervni dio' },
  consumable: {
    en: 'Consumable',
    bs: 'Potrošni materijal',
    hr: 'Potrošni materijal',
    srLatn: 'Potrošni materijal',
  },
  replacement: { en: 'Replacement', bs: 'Zamjena', hr: 'Zamjena', srLatn: 'Zamjena' },
  alternative: { en: 'Alternative', bs: 'Sličan artikal', hr: 'Sličan artikl', srLatn: 'Sličan artikal' },
});
