import { texts } from '../../texts.ts';

/** Headings of sheets with articles, prices and other records. An import knows its columns by them, in every language. */
export const importField = texts({
  code: { en: 'Code', bs: 'Šifra', hr: 'Šifra', srLatn: 'Šifra' },
  title: { en: 'Title', bs: 'Naziv', hr: 'Naziv', srLatn: 'Naziv' },
  categories: { en: 'Category', bs: 'Kategorija', hr: 'Kategorija', srLatn: 'Kategorija' },
  brand: { en: 'Brand', bs: 'Brend', hr: 'Brend', srLatn: 'Brend' },
  vpc: {
    en: 'Net price (KM)',
    bs: 'VPC bez PDV-a (KM)',
    hr: 'VPC bez PDV-a (KM)',
    srLatn: 'VPC bez PDV-a (KM)',
  },
  mpc: {
    en: 'Retail price with VAT (KM)',
    bs: 'MPC s PDV-om (KM)',
    hr: 'MPC s PDV-om (KM)',
    srLatn: 'MPC sa PDV-om (KM)',
  },
  nc: { en: 'Cost price (KM)', bs: 'Nabavna cijena (KM)', hr: 'Nabavna cijena (KM)', srLatn: 'Nabavna cijena (KM)' },
  breaks: { en: 'Quantity prices', bs: 'Količinske cijene', hr: 'Količinske cijene', srLatn: 'Količinske cijene' },
  taxGroup: { en: 'Tax group', bs: 'Poreska grupa', hr: 'Porezna skupina', srLatn: 'Poreska grupa' },
  unit: { en: 'Unit', bs: 'Jedinica mjere', hr: 'Jedinica mjere', srLatn: 'Jedinica mjere' },
  packSize: { en: 'Pack size', bs: 'Višekratnik', hr: 'Višekratnik', srLatn: 'Umnožak' },
  minimumQuantity: {
    en: 'Minimum quantity',
    bs: 'Najmanja količina',
    hr: 'Najmanja količina',
    srLatn: 'Najmanja količina',
  },
  ean: { en: 'Barcode (EAN)', bs: 'Barkod (EAN)', hr: 'Barkod (EAN)', srLatn: 'Barkod (EAN)' },
  catalogNumber: { en: 'Catalogue number', bs: 'Kataloški broj', hr: 'Kataloški broj', srLatn: 'Kataloški broj' },
  onHand: { en: 'Stock', bs: 'Zaliha', hr: 'Zaliha', srLatn: 'Zaliha' },
  attributes: { en: 'Attributes', bs: 'Atributi', hr: 'Atributi', srLatn: 'Atributi' },
  tags: { en: 'Tags', bs: 'Oznake', hr: 'Oznake', srLatn: 'Oznake' },
  shortDescription: { en: 'Short description', bs: 'Kratki opis', hr: 'Kratki opis', srLatn: 'Kratki opis' },
  description: { en: 'Description', bs: 'Opis', hr: 'Opis', srLatn: 'Opis' },
  netWeightG: { en: 'Net weight (g)', bs: 'Neto masa (g)', hr: 'Neto masa (g)', srLatn: 'Neto masa (g)' },
  warrantyMonths: {
    en: 'Warranty (months)',
    bs: 'Garancija (mjeseci)',
    hr: 'Jamstvo (mjeseci)',
    srLatn: 'Garancija (mjeseci)',
  },
  videoUrl: { en: 'Video (address)', bs: 'Video (adresa)', hr: 'Video (adresa)', srLatn: 'Video (adresa)' },
  articleType: { en: 'Kind of product', bs: 'Vrsta artikla', hr: 'Vrsta artikla', srLatn: 'Vrsta artikla' },
  isVisibleOnWeb: {
    en: 'Visible in the shop',
    bs: 'Vidljiv u prodavnici',
    hr: 'Vidljiv u trgovini',
    srLatn: 'Vidljiv u prodavnici',
  },
  disableSelling: { en: 'Not for sale', bs: 'Ne prodaje se', hr: 'Ne prodaje se', srLatn: 'Ne prodaje se' },
  isDiscontinued: {
    en: 'No longer supplied',
    bs: 'Više se ne nabavlja',
    hr: 'Više se ne nabavlja',
    srLatn: 'Više se ne nabavlja',
  },
  company: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  contractPrice: {
    en: 'Contract price (KM)',
    bs: 'Ugovorna cijena (KM)',
    hr: 'Ugovorna cijena (KM)',
    srLatn: 'Ugovorna cijena (KM)',
  },
  yes: { en: 'yes', bs: 'da', hr: 'da', srLatn: 'da' },
  no: { en: 'no', bs: 'ne', hr: 'ne', srLatn: 'ne' },
});

/** Names of sheets that an import reads. */
export const importSheet = texts({
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  prices: { en: 'Prices', bs: 'Cijene', hr: 'Cijene', srLatn: 'Cijene' },
  contract_prices: { en: 'Contract prices', bs: 'Ugovorne cijene', hr: 'Ugovorne cijene', srLatn: 'Ugovorne cijene' },
});
