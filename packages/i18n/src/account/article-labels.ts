import { texts } from '../texts.ts';

/** The dialog that prints labels for the places where a customer keeps goods. */
export const articleLabels = texts({
  title: {
    en: 'Print shelf labels',
    bs: 'Štampaj naljepnice za police',
    hr: 'Ispiši naljepnice za police',
    srLatn: 'Štampaj naljepnice za police',
  },
  sheet: { en: 'Labels', bs: 'Naljepnice', hr: 'Naljepnice', srLatn: 'Naljepnice' },
  a4_24: {
    en: 'A4, 24 labels of 70 × 37 mm',
    bs: 'A4, 24 naljepnice 70 × 37 mm',
    hr: 'A4, 24 naljepnice 70 × 37 mm',
    srLatn: 'A4, 24 naljepnice 70 × 37 mm',
  },
  a4_14: {
    en: 'A4, 14 labels of 99.1 × 38.1 mm',
    bs: 'A4, 14 naljepnica 99,1 × 38,1 mm',
    hr: 'A4, 14 naljepnica 99,1 × 38,1 mm',
    srLatn: 'A4, 14 naljepnica 99,1 × 38,1 mm',
  },
  roll: {
    en: 'Label printer, 57 × 32 mm',
    bs: 'Štampač naljepnica, 57 × 32 mm',
    hr: 'Pisač naljepnica, 57 × 32 mm',
    srLatn: 'Štampač naljepnica, 57 × 32 mm',
  },
  symbol: { en: 'Code to scan', bs: 'Kod za skeniranje', hr: 'Kôd za skeniranje', srLatn: 'Kod za skeniranje' },
  barcode: {
    en: 'Barcode (EAN); QR where a product has none',
    bs: 'Barkod (EAN), a QR gdje ga artikal nema',
    hr: 'Barkod (EAN), a QR gdje ga artikl nema',
    srLatn: 'Barkod (EAN), a QR gdje ga artikal nema',
  },
  qr: {
    en: 'QR code that opens the shop',
    bs: 'QR kod koji otvara trgovinu',
    hr: 'QR kôd koji otvara trgovinu',
    srLatn: 'QR kod koji otvara prodavnicu',
  },
  shown: {
    en: 'Besides the title, print',
    bs: 'Uz naziv štampaj',
    hr: 'Uz naziv ispiši',
    srLatn: 'Uz naziv štampaj',
  },
  values: { en: 'Size, colour', bs: 'Veličina, boja', hr: 'Veličina, boja', srLatn: 'Veličina, boja' },
  code: { en: 'Product code', bs: 'Šifra artikla', hr: 'Šifra artikla', srLatn: 'Šifra artikla' },
  partNumber: {
    en: 'Our part number',
    bs: 'Naša šifra',
    hr: 'Naša šifra',
    srLatn: 'Naša šifra',
  },
  quantity: {
    en: 'Usual quantity',
    bs: 'Uobičajena količina',
    hr: 'Uobičajena količina',
    srLatn: 'Uobičajena količina',
  },
  price: { en: 'Price of today', bs: 'Cijena danas', hr: 'Cijena danas', srLatn: 'Cijena danas' },
  start: {
    en: 'Begin at label',
    bs: 'Počni od naljepnice',
    hr: 'Počni od naljepnice',
    srLatn: 'Počni od naljepnice',
  },
  startHint: {
    en: 'Counted row by row, from 1 to {count}: for a sheet that is partly used.',
    bs: 'Broji se red po red, od 1 do {count}: za list koji je dijelom iskorišten.',
    hr: 'Broji se red po red, od 1 do {count}: za list koji je dijelom iskorišten.',
    srLatn: 'Broji se red po red, od 1 do {count}: za list koji je dijelom iskorišćen.',
  },
  printHint: {
    en: 'Print at 100 %, without fitting to the page.',
    bs: 'Štampajte u veličini 100 %, bez prilagođavanja stranici.',
    hr: 'Ispišite u veličini 100 %, bez prilagodbe stranici.',
    srLatn: 'Štampajte u veličini 100 %, bez prilagođavanja strani.',
  },
  make: { en: 'Download PDF', bs: 'Preuzmi PDF', hr: 'Preuzmi PDF', srLatn: 'Preuzmi PDF' },
  file: { en: 'Shelf labels', bs: 'Naljepnice za police', hr: 'Naljepnice za police', srLatn: 'Naljepnice za police' },
});
