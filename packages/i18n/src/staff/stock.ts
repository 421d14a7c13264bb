import { texts } from '../texts.ts';

/** Stock: list, one article, corrections. */
export const stock = texts({
  backOrdered: { en: 'Back-ordered', bs: 'Prednarudžbe', hr: 'Prednarudžbe', srLatn: 'Pretporudžbine' },
  shortage: { en: 'Shortage', bs: 'Nedostaje', hr: 'Nedostaje', srLatn: 'Nedostaje' },
  expectedOn: { en: 'Next delivery', bs: 'Sljedeća isporuka', hr: 'Sljedeća isporuka', srLatn: 'Sljedeća isporuka' },
  shopLevel: {
    en: 'Low stock level',
    bs: 'Prag niske zalihe',
    hr: 'Prag niske zalihe',
    srLatn: 'Prag niske zalihe',
  },
  shopLevelHint: {
    en: 'Holds for every product without a level of its own.',
    bs: 'Vrijedi za svaki artikal koji nema vlastiti prag.',
    hr: 'Vrijedi za svaki artikl koji nema vlastiti prag.',
    srLatn: 'Važi za svaki artikal koji nema sopstveni prag.',
  },
  availableAtMost: {
    en: 'Low from this many available',
    bs: 'Niska od ovoliko raspoloživih',
    hr: 'Niska od ovoliko raspoloživih',
    srLatn: 'Niska od ovoliko raspoloživih',
  },
  followsShop: {
    en: 'The level of the shop',
    bs: 'Prag cijele prodavnice',
    hr: 'Prag cijele trgovine',
    srLatn: 'Prag cijele prodavnice',
  },
  wholeStock: { en: 'Stock as a file', bs: 'Zaliha u datoteci', hr: 'Zaliha u datoteci', srLatn: 'Zaliha u datoteci' },
  correctionKind: {
    en: 'Kind of correction',
    bs: 'Vrsta ispravke',
    hr: 'Vrsta ispravka',
    srLatn: 'Vrsta ispravke',
  },
  counted: { en: 'Counted', bs: 'Prebrojano', hr: 'Prebrojano', srLatn: 'Prebrojano' },
  change: { en: 'Change', bs: 'Promjena', hr: 'Promjena', srLatn: 'Promjena' },
  changeBy: { en: 'Add or take away', bs: 'Dodaj ili oduzmi', hr: 'Dodaj ili oduzmi', srLatn: 'Dodaj ili oduzmi' },
  changeHint: {
    en: 'For example 24, or {minus}3',
    bs: 'Na primjer 24, ili {minus}3',
    hr: 'Na primjer 24, ili {minus}3',
    srLatn: 'Na primjer 24, ili {minus}3',
  },
  open: {
    en: 'Movements and pre-orders',
    bs: 'Promet i prednarudžbe',
    hr: 'Promet i prednarudžbe',
    srLatn: 'Promet i prednarudžbine',
  },
  openArticle: { en: 'Open the product', bs: 'Otvori artikal', hr: 'Otvori artikl', srLatn: 'Otvori artikal' },
  levelAndDelivery: {
    en: 'Level and delivery',
    bs: 'Prag i isporuka',
    hr: 'Prag i isporuka',
    srLatn: 'Prag i isporuka',
  },
  noDay: {
    en: 'Enter a day of this century.',
    bs: 'Upišite dan iz ovog stoljeća.',
    hr: 'Upišite dan iz ovog stoljeća.',
    srLatn: 'Unesite dan iz ovog veka.',
  },
  requests: {
    en: 'Waiting to be told',
    bs: 'Čekaju obavijest',
    hr: 'Čekaju obavijest',
    srLatn: 'Čekaju obavještenje',
  },
  waiting: {
    en: 'Pre-orders that wait',
    bs: 'Prednarudžbe na čekanju',
    hr: 'Prednarudžbe na čekanju',
    srLatn: 'Pretporudžbine na čekanju',
  },
  arriving: {
    en: 'If this many arrive',
    bs: 'Ako stigne komada',
    hr: 'Ako stigne komada',
    srLatn: 'Ako stigne komada',
  },
  wouldFill: {
    en: 'Fills {filled} of {total} orders, the oldest first.',
    bs: 'Popunjava narudžbi: {filled} od {total}, najstarije prve.',
    hr: 'Popunjava narudžbi: {filled} od {total}, najstarije prve.',
    srLatn: 'Popunjava porudžbina: {filled} od {total}, najstarije prve.',
  },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  placed: { en: 'Placed', bs: 'Naručeno', hr: 'Naručeno', srLatn: 'Poručeno' },
  missing: { en: 'Missing', bs: 'Nedostaje', hr: 'Nedostaje', srLatn: 'Nedostaje' },
  gets: { en: 'Gets', bs: 'Dobija', hr: 'Dobiva', srLatn: 'Dobija' },
  filled: { en: 'filled', bs: 'popunjena', hr: 'popunjena', srLatn: 'popunjena' },
  movements: { en: 'Movements', bs: 'Promet', hr: 'Promet', srLatn: 'Promet' },
  noMovements: {
    en: 'Nothing has moved yet',
    bs: 'Još nema prometa',
    hr: 'Još nema prometa',
    srLatn: 'Još nema prometa',
  },
  when: { en: 'When', bs: 'Kada', hr: 'Kada', srLatn: 'Kada' },
  what: { en: 'What', bs: 'Šta', hr: 'Što', srLatn: 'Šta' },
  after: { en: 'After', bs: 'Poslije', hr: 'Poslije', srLatn: 'Poslije' },
  by: { en: 'By', bs: 'Ko', hr: 'Tko', srLatn: 'Ko' },
});

/** Stock movements, by their kind. */
export const movement = texts({
  opening: { en: 'Opening', bs: 'Početno stanje', hr: 'Početno stanje', srLatn: 'Početno stanje' },
  receipt: { en: 'Receipt', bs: 'Prijem', hr: 'Zaprimanje', srLatn: 'Prijem' },
  correction: { en: 'Correction', bs: 'Ispravka', hr: 'Ispravak', srLatn: 'Ispravka' },
  import: { en: 'Import', bs: 'Uvoz', hr: 'Uvoz', srLatn: 'Uvoz' },
  reservation: { en: 'Reserved', bs: 'Rezervisano', hr: 'Rezervirano', srLatn: 'Rezervisano' },
  release: { en: 'Released', bs: 'Oslobođeno', hr: 'Oslobođeno', srLatn: 'Oslobođeno' },
  hand_over: { en: 'Handed over', bs: 'Predato', hr: 'Predano', srLatn: 'Predato' },
  return: { en: 'Returned', bs: 'Vraćeno', hr: 'Vraćeno', srLatn: 'Vraćeno' },
});
