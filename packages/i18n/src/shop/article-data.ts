import { texts } from '../texts.ts';

/** What a product says about itself: description, technical and safety data, documents. */
export const articleData = texts({
  description: { en: 'Description', bs: 'Opis', hr: 'Opis', srLatn: 'Opis' },
  technicalData: { en: 'Technical data', bs: 'Tehnički podaci', hr: 'Tehnički podaci', srLatn: 'Tehnički podaci' },
  allData: {
    en: 'All data ({count})',
    bs: 'Svi podaci ({count})',
    hr: 'Svi podaci ({count})',
    srLatn: 'Svi podaci ({count})',
  },
  documents: { en: 'Documents', bs: 'Dokumenti', hr: 'Dokumenti', srLatn: 'Dokumenti' },
  sds: {
    en: 'Safety data sheet (SDS)',
    bs: 'Sigurnosno-tehnički list (STL)',
    hr: 'Sigurnosno-tehnički list (STL)',
    srLatn: 'Bezbjednosni list (BL)',
  },
  tds: { en: 'Technical data sheet', bs: 'Tehnički list', hr: 'Tehnički list', srLatn: 'Tehnički list' },
  conformity: {
    en: 'Declaration of conformity',
    bs: 'Izjava o usklađenosti',
    hr: 'Izjava o sukladnosti',
    srLatn: 'Izjava o usaglašenosti',
  },
  instructions: {
    en: 'Instructions for use',
    bs: 'Uputstvo za upotrebu',
    hr: 'Upute za uporabu',
    srLatn: 'Uputstvo za upotrebu',
  },
  safety: {
    en: 'Safety information (section)',
    bs: 'Sigurnosne informacije',
    hr: 'Sigurnosne informacije',
    srLatn: 'Bezbjednosne informacije',
  },
  pictograms: {
    en: 'Hazard pictograms',
    bs: 'Piktogrami opasnosti',
    hr: 'Piktogrami opasnosti',
    srLatn: 'Piktogrami opasnosti',
  },
  signalDanger: {
    en: 'Signal word: Danger',
    bs: 'Riječ upozorenja: Opasnost',
    hr: 'Oznaka opasnosti: Opasnost',
    srLatn: 'Riječ upozorenja: Opasnost',
  },
  signalWarning: {
    en: 'Signal word: Warning',
    bs: 'Riječ upozorenja: Upozorenje',
    hr: 'Oznaka opasnosti: Upozorenje',
    srLatn: 'Riječ upozorenja: Pažnja',
  },
  hazards: {
    en: 'Hazard statements (H)',
    bs: 'Oznake upozorenja (H)',
    hr: 'Oznake upozorenja (H)',
    srLatn: 'Obavještenja o opasnosti (H)',
    srCyrl: 'Обавјештења о опасности (H)',
  },
  precautions: {
    en: 'Precautionary statements (P)',
    bs: 'Oznake obavijesti (P)',
    hr: 'Oznake obavijesti (P)',
    srLatn: 'Obavještenja o mjerama predostrožnosti (P)',
    srCyrl: 'Обавјештења о мјерама предострожности (P)',
  },
  unNumber: { en: 'UN number', bs: 'UN broj', hr: 'UN broj', srLatn: 'UN broj', srCyrl: 'UN број' },
  adrClass: { en: 'ADR class', bs: 'ADR klasa', hr: 'ADR razred', srLatn: 'ADR klasa', srCyrl: 'ADR класа' },
  warranty: { en: 'Warranty', bs: 'Garancija', hr: 'Jamstvo', srLatn: 'Garancija' },
  origin: { en: 'Country of origin', bs: 'Zemlja porijekla', hr: 'Zemlja podrijetla', srLatn: 'Zemlja porijekla' },
  netWeight: { en: 'Net weight', bs: 'Neto težina', hr: 'Neto težina', srLatn: 'Neto težina' },
});
