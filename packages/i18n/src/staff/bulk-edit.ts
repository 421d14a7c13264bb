import { texts } from '../texts.ts';

/** Changing one field of many articles. */
export const bulkEdit = texts({
  change: { en: 'Change…', bs: 'Promijeni…', hr: 'Promijeni…', srLatn: 'Promijeni…' },
  title: {
    en: 'Change {count} product ¦ Change {count} products',
    bs: 'Promjena {count} artikla ¦ Promjena {count} artikla ¦ Promjena {count} artikala',
    hr: 'Promjena {count} artikla ¦ Promjena {count} artikla ¦ Promjena {count} artikala',
    srLatn: 'Promjena {count} artikla ¦ Promjena {count} artikla ¦ Promjena {count} artikala',
  },
  field: { en: 'What', bs: 'Šta', hr: 'Što', srLatn: 'Šta' },
  value: { en: 'New value', bs: 'Nova vrijednost', hr: 'Nova vrijednost', srLatn: 'Nova vrijednost' },
  choose: { en: 'Choose…', bs: 'Odaberi…', hr: 'Odaberi…', srLatn: 'Izaberi…' },
  valueMissing: {
    en: 'Choose a value.',
    bs: 'Odaberite vrijednost.',
    hr: 'Odaberite vrijednost.',
    srLatn: 'Izaberite vrijednost.',
  },
  onlyCategory: {
    en: 'The products are taken out of all other categories.',
    bs: 'Artikli se uklanjaju iz svih drugih kategorija.',
    hr: 'Artikli se uklanjaju iz svih drugih kategorija.',
    srLatn: 'Artikli se uklanjaju iz svih drugih kategorija.',
  },
  pricesStay: {
    en: 'Prices stay as they are, with and without VAT.',
    bs: 'Cijene ostaju iste, sa PDV-om i bez njega.',
    hr: 'Cijene ostaju iste, s PDV-om i bez njega.',
    srLatn: 'Cijene ostaju iste, sa PDV-om i bez njega.',
  },
  vendorHint: {
    en: 'Where the vendor changes, codes and packs of the one before are dropped.',
    bs: 'Gdje se dobavljač mijenja, brišu se šifre i pakovanja dosadašnjeg.',
    hr: 'Gdje se dobavljač mijenja, brišu se šifre i pakiranja dosadašnjega.',
    srLatn: 'Gdje se dobavljač mijenja, brišu se šifre i pakovanja dosadašnjeg.',
  },
  changed: {
    en: '{count} product changed ¦ {count} products changed',
    bs: 'Promijenjen {count} artikal ¦ Promijenjena {count} artikla ¦ Promijenjeno {count} artikala',
    hr: 'Promijenjen {count} artikl ¦ Promijenjena {count} artikla ¦ Promijenjeno {count} artikala',
    srLatn: 'Promijenjen {count} artikal ¦ Promijenjena {count} artikla ¦ Promijenjeno {count} artikala',
  },
  noneChanged: {
    en: 'All of them were so already.',
    bs: 'Svi su već bili takvi.',
    hr: 'Svi su već bili takvi.',
    srLatn: 'Svi su već bili takvi.',
  },
  restored: {
    en: '{count} product is as before ¦ {count} products are as before',
    bs: '{count} artikal je kao prije ¦ {count} artikla su kao prije ¦ {count} artikala je kao prije',
    hr: '{count} artikl je kao prije ¦ {count} artikla su kao prije ¦ {count} artikala je kao prije',
    srLatn: '{count} artikal je kao prije ¦ {count} artikla su kao prije ¦ {count} artikala je kao prije',
  },
});

/** The fields that can be changed in bulk. */
export const bulkField = texts({
  categoryIds: {
    en: 'Move to category',
    bs: 'Premjesti u kategoriju',
    hr: 'Premjesti u kategoriju',
    srLatn: 'Premjesti u kategoriju',
  },
  brandId: { en: 'Brand', bs: 'Brend', hr: 'Brend', srLatn: 'Brend' },
  addTag: { en: 'Add a tag', bs: 'Dodaj oznaku', hr: 'Dodaj oznaku', srLatn: 'Dodaj oznaku' },
  removeTag: { en: 'Remove a tag', bs: 'Ukloni oznaku', hr: 'Ukloni oznaku', srLatn: 'Ukloni oznaku' },
  vendorId: { en: 'Vendor', bs: 'Dobavljač', hr: 'Dobavljač', srLatn: 'Dobavljač' },
  taxGroupId: { en: 'Tax group', bs: 'Poreska grupa', hr: 'Porezna skupina', srLatn: 'Poreska grupa' },
});
