import { texts } from '../texts.ts';

/** How changes of prices and their lines stand. */
export const priceChangeState = texts({
  proposed: { en: 'Proposal', bs: 'Prijedlog', hr: 'Prijedlog', srLatn: 'Prijedlog' },
  scheduled: { en: 'Scheduled', bs: 'Zakazano', hr: 'Zakazano', srLatn: 'Zakazano' },
  applying: { en: 'Under way', bs: 'U toku', hr: 'U tijeku', srLatn: 'U toku' },
  done: { en: 'Applied', bs: 'Primijenjeno', hr: 'Primijenjeno', srLatn: 'Primijenjeno' },
  undoing: { en: 'Being undone', bs: 'Poništava se', hr: 'Poništava se', srLatn: 'Poništava se' },
  undone: { en: 'Undone', bs: 'Poništeno', hr: 'Poništeno', srLatn: 'Poništeno' },
});

export const priceLineView = texts({
  changes: { en: 'What changes', bs: 'Šta se mijenja', hr: 'Što se mijenja', srLatn: 'Šta se mijenja' },
  doubtful: { en: 'In doubt', bs: 'Sumnjivo', hr: 'Sumnjivo', srLatn: 'Sumnjivo' },
  up: { en: 'Higher', bs: 'Više', hr: 'Više', srLatn: 'Više' },
  down: { en: 'Lower', bs: 'Niže', hr: 'Niže', srLatn: 'Niže' },
  faulty: { en: 'Not changed', bs: 'Nije promijenjeno', hr: 'Nije promijenjeno', srLatn: 'Nije promijenjeno' },
  same: { en: 'The same', bs: 'Isto', hr: 'Isto', srLatn: 'Isto' },
});

export const priceLineOutcome = texts({
  excluded: { en: 'Taken out', bs: 'Izuzeto', hr: 'Izuzeto', srLatn: 'Izuzeto' },
  same: { en: 'The same', bs: 'Isto', hr: 'Isto', srLatn: 'Isto' },
  faulty: { en: 'In error', bs: 'Neispravno', hr: 'Neispravno', srLatn: 'Neispravno' },
  changed: { en: 'Changed', bs: 'Promijenjeno', hr: 'Promijenjeno', srLatn: 'Promijenjeno' },
  left_out: { en: 'Left out', bs: 'Izostavljeno', hr: 'Izostavljeno', srLatn: 'Izostavljeno' },
  moved: {
    en: 'Changed meanwhile',
    bs: 'U međuvremenu promijenjeno',
    hr: 'U međuvremenu promijenjeno',
    srLatn: 'U međuvremenu promijenjeno',
  },
  undone: { en: 'Restored', bs: 'Vraćeno', hr: 'Vraćeno', srLatn: 'Vraćeno' },
  kept: {
    en: 'Stays, changed since',
    bs: 'Ostaje, mijenjano poslije',
    hr: 'Ostaje, mijenjano poslije',
    srLatn: 'Ostaje, mijenjano poslije',
  },
});

export const priceLineError = texts({
  unknown_code: {
    en: 'No product has this code',
    bs: 'Nijedan artikal nema ovu šifru',
    hr: 'Nijedan artikl nema ovu šifru',
    srLatn: 'Nijedan artikal nema ovu šifru',
  },
  repeated_code: {
    en: 'The code comes twice; the first line counts',
    bs: 'Šifra se ponavlja; važi prvi red',
    hr: 'Šifra se ponavlja; vrijedi prvi redak',
    srLatn: 'Šifra se ponavlja; važi prvi red',
  },
  price_unreadable: {
    en: 'The price cannot be read',
    bs: 'Cijena nije čitljiva',
    hr: 'Cijena nije čitljiva',
    srLatn: 'Cijena nije čitljiva',
  },
  cost_unknown: {
    en: 'The purchase price is unknown',
    bs: 'Nabavna cijena nije poznata',
    hr: 'Nabavna cijena nije poznata',
    srLatn: 'Nabavna cijena nije poznata',
  },
  not_positive: {
    en: 'The price would be 0 or less',
    bs: 'Cijena bi bila 0 ili manja',
    hr: 'Cijena bi bila 0 ili manja',
    srLatn: 'Cijena bi bila 0 ili manja',
  },
  too_high: {
    en: 'The price would be too high',
    bs: 'Cijena bi bila previsoka',
    hr: 'Cijena bi bila previsoka',
    srLatn: 'Cijena bi bila previsoka',
  },
  breaks_not_falling: {
    en: 'A quantity price would not be below the price',
    bs: 'Količinska cijena ne bi bila niža od cijene',
    hr: 'Količinska cijena ne bi bila niža od cijene',
    srLatn: 'Količinska cijena ne bi bila niža od cijene',
  },
});

export const priceLineWarning = texts({
  below_cost: { en: 'Below cost', bs: 'Ispod nabavne', hr: 'Ispod nabavne', srLatn: 'Ispod nabavne' },
  far_off: { en: 'Far off', bs: 'Odstupa', hr: 'Odstupa', srLatn: 'Odstupa' },
});

export const priceMoveCause = texts({
  edit: { en: 'By hand', bs: 'Ručno', hr: 'Ručno', srLatn: 'Ručno' },
  import: { en: 'Import', bs: 'Uvoz', hr: 'Uvoz', srLatn: 'Uvoz' },
  change: { en: 'Change of prices', bs: 'Promjena cijena', hr: 'Promjena cijena', srLatn: 'Promjena cijena' },
  undo: { en: 'Undone', bs: 'Poništeno', hr: 'Poništeno', srLatn: 'Poništeno' },
  erp: { en: 'ERP', bs: 'ERP', hr: 'ERP', srLatn: 'ERP' },
});
