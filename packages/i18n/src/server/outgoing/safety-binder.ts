import { texts } from '../../texts.ts';

/** The binder of safety data sheets: its index as PDF, and its files. */
export const safetyBinder = texts({
  title: {
    en: 'Safety data sheets',
    bs: 'Sigurnosni listovi',
    hr: 'Sigurnosni listovi',
    srLatn: 'Bezbjednosni listovi',
  },
  index: { en: '00 Contents', bs: '00 Sadržaj', hr: '00 Sadržaj', srLatn: '00 Sadržaj' },
  purchases: { en: 'Purchases', bs: 'Kupovine', hr: 'Kupnje', srLatn: 'Kupovine' },
  allTime: { en: 'All purchases', bs: 'Sve kupovine', hr: 'Sve kupnje', srLatn: 'Sve kupovine' },
  place: { en: 'Place', bs: 'Mjesto', hr: 'Mjesto', srLatn: 'Mjesto' },
  savedCart: { en: 'Saved cart', bs: 'Sačuvana korpa', hr: 'Spremljena košarica', srLatn: 'Sačuvana korpa' },
  noSavedCart: {
    en: 'In no saved cart',
    bs: 'Van sačuvanih korpi',
    hr: 'Izvan spremljenih košarica',
    srLatn: 'Van sačuvanih korpi',
  },
  sheets: { en: 'Sheets', bs: 'Listova', hr: 'Listova', srLatn: 'Listova' },
  folder: { en: 'Folder: {folder}', bs: 'Fascikla: {folder}', hr: 'Mapa: {folder}', srLatn: 'Fascikla: {folder}' },
  missing: {
    en: 'We have no safety data sheet yet for: {codes}',
    bs: 'Još nemamo sigurnosni list za: {codes}',
    hr: 'Još nemamo sigurnosni list za: {codes}',
    srLatn: 'Još nemamo bezbjednosni list za: {codes}',
  },
  code: { en: 'Code', bs: 'Šifra', hr: 'Šifra', srLatn: 'Šifra' },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  signal: { en: 'Label', bs: 'Oznaka', hr: 'Oznaka', srLatn: 'Oznaka' },
  version: { en: 'Version', bs: 'Verzija', hr: 'Verzija', srLatn: 'Verzija' },
  danger: { en: 'Danger', bs: 'Opasnost', hr: 'Opasnost', srLatn: 'Opasnost' },
  warning: { en: 'Warning', bs: 'Upozorenje', hr: 'Upozorenje', srLatn: 'Upozorenje' },
  none: { en: 'no sheet', bs: 'nema lista', hr: 'nema lista', srLatn: 'nema lista' },
});
