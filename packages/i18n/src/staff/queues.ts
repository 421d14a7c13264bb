import { texts } from '../texts.ts';

/** For how long something waits. */
export const waitingTime = texts({
  minutes: { en: '{count} min', bs: '{count} min', hr: '{count} min', srLatn: '{count} min', srCyrl: '{count} мин' },
  hours: { en: '{count} h', bs: '{count} h', hr: '{count} h', srLatn: '{count} h', srCyrl: '{count} ч' },
  days: { en: '{count} d', bs: '{count} d', hr: '{count} d', srLatn: '{count} d' },
});

/** Approving one order after the other. */
export const approvalQueue = texts({
  title: {
    en: 'Approving orders',
    bs: 'Odobravanje narudžbi',
    hr: 'Odobravanje narudžbi',
    srLatn: 'Odobravanje porudžbina',
  },
  menu: { en: 'Approval', bs: 'Odobravanje', hr: 'Odobravanje', srLatn: 'Odobravanje' },
  oldestFirst: { en: 'Oldest first', bs: 'Najstarije prvo', hr: 'Najstarije prvo', srLatn: 'Najstarije prvo' },
  waits: { en: 'waits {time}', bs: 'čeka {time}', hr: 'čeka {time}', srLatn: 'čeka {time}' },
  clear: {
    en: 'Nothing speaks against it',
    bs: 'Bez primjedbi',
    hr: 'Bez primjedbi',
    srLatn: 'Bez primjedbi',
  },
  overLimit: {
    en: '{amount} above the limit',
    bs: '{amount} iznad limita',
    hr: '{amount} iznad limita',
    srLatn: '{amount} iznad limita',
  },
  overdue: {
    en: 'Overdue debt {amount}',
    bs: 'Dug van valute {amount}',
    hr: 'Dug izvan valute {amount}',
    srLatn: 'Dug van valute {amount}',
  },
  overdueSince: {
    en: '{amount}, since {date}',
    bs: '{amount}, od {date}',
    hr: '{amount}, od {date}',
    srLatn: '{amount}, od {date}',
  },
  shortLines: {
    en: '{count} line short ¦ {count} lines short',
    bs: '{count} stavka bez zalihe ¦ {count} stavke bez zalihe ¦ {count} stavki bez zalihe',
    hr: '{count} stavka bez zalihe ¦ {count} stavke bez zalihe ¦ {count} stavki bez zalihe',
    srLatn: '{count} stavka bez zalihe ¦ {count} stavke bez zalihe ¦ {count} stavki bez zalihe',
  },
  margin: { en: 'Margin {percent}', bs: 'Marža {percent}', hr: 'Marža {percent}', srLatn: 'Marža {percent}' },
  note: { en: 'Note', bs: 'Napomena', hr: 'Napomena', srLatn: 'Napomena' },
  newCustomer: { en: 'First order', bs: 'Prva narudžba', hr: 'Prva narudžba', srLatn: 'Prva porudžbina' },
  approveClear: {
    en: 'Approve all without objections ({count})',
    bs: 'Odobri sve bez primjedbi ({count})',
    hr: 'Odobri sve bez primjedbi ({count})',
    srLatn: 'Odobri sve bez primjedbi ({count})',
  },
  approveClearQuestion: {
    en: 'Do you want to approve {count} order for {amount} without VAT? ¦ Do you want to approve {count} orders for {amount} without VAT?',
    bs: 'Želite li odobriti {count} narudžbu, {amount} bez PDV-a? ¦ Želite li odobriti {count} narudžbe, {amount} bez PDV-a? ¦ Želite li odobriti {count} narudžbi, {amount} bez PDV-a?',
    hr: 'Želite li odobriti {count} narudžbu, {amount} bez PDV-a? ¦ Želite li odobriti {count} narudžbe, {amount} bez PDV-a? ¦ Želite li odobriti {count} narudžbi, {amount} bez PDV-a?',
    srLatn:
      'Da li želite da odobrite {count} porudžbinu, {amount} bez PDV-a? ¦ Da li želite da odobrite {count} porudžbine, {amount} bez PDV-a? ¦ Da li želite da odobrite {count} porudžbina, {amount} bez PDV-a?',
  },
  allDone: { en: 'All orders are decided', bs: 'Sve je odlučeno', hr: 'Sve je odlučeno', srLatn: 'Sve je odlučeno' },
  allDoneText: {
    en: 'New orders appear here by themselves.',
    bs: 'Nove narudžbe se ovdje pojavljuju same.',
    hr: 'Nove narudžbe ovdje se pojavljuju same.',
    srLatn: 'Nove porudžbine se ovdje pojavljuju same.',
  },
  openShipping: {
    en: 'Go to shipping',
    bs: 'Na otpremu',
    hr: 'Na otpremu',
    srLatn: 'Na otpremu',
  },
  previous: {
    en: 'Previous order',
    bs: 'Prethodna narudžba',
    hr: 'Prethodna narudžba',
    srLatn: 'Prethodna porudžbina',
  },
  next: { en: 'Next order', bs: 'Sljedeća narudžba', hr: 'Sljedeća narudžba', srLatn: 'Sljedeća porudžbina' },
  place: { en: '{at} of {count}', bs: '{at} od {count}', hr: '{at} od {count}', srLatn: '{at} od {count}' },
  debt: { en: 'Open debt', bs: 'Otvoreni dug', hr: 'Otvoreni dug', srLatn: 'Otvoreni dug' },
});

/** Orders on their way out. */
export const shippingQueue = texts({
  menu: { en: 'Shipping', bs: 'Otprema', hr: 'Otprema', srLatn: 'Otprema' },
  title: { en: 'Shipping orders', bs: 'Otprema narudžbi', hr: 'Otprema narudžbi', srLatn: 'Otprema porudžbina' },
  toHandOver: { en: 'To hand over', bs: 'Za predaju', hr: 'Za predaju', srLatn: 'Za predaju' },
  none: { en: 'Nothing here', bs: 'Ovdje nema ničega', hr: 'Ovdje nema ničega', srLatn: 'Ovdje nema ničega' },
  noneText: {
    en: 'Approved orders come here by themselves; what has been handed over waits under “On delivery”.',
    bs: 'Odobrene narudžbe dolaze ovamo same, a predane čekaju pod „Na dostavi”.',
    hr: 'Odobrene narudžbe dolaze ovamo same, a predane čekaju pod „Na dostavi”.',
    srLatn: 'Odobrene porudžbine dolaze ovamo same, a predate čekaju pod „Na dostavi”.',
  },
  columnWaits: { en: 'Waits', bs: 'Čeka', hr: 'Čeka', srLatn: 'Čeka' },
  pickList: {
    en: 'Pick list',
    bs: 'Lista za komisioniranje',
    hr: 'Lista za komisioniranje',
    srLatn: 'Lista za komisioniranje',
  },
  printTitle: {
    en: 'Print for {count} order ¦ Print for {count} orders',
    bs: 'Štampanje za {count} narudžbu ¦ Štampanje za {count} narudžbe ¦ Štampanje za {count} narudžbi',
    hr: 'Ispis za {count} narudžbu ¦ Ispis za {count} narudžbe ¦ Ispis za {count} narudžbi',
    srLatn: 'Štampanje za {count} porudžbinu ¦ Štampanje za {count} porudžbine ¦ Štampanje za {count} porudžbina',
  },
  printHint: {
    en: 'One PDF for all. Orders that do not have the document now are left out.',
    bs: 'Jedan PDF za sve. Narudžbe koje trenutno nemaju taj dokument se izostavljaju.',
    hr: 'Jedan PDF za sve. Narudžbe koje trenutačno nemaju taj dokument izostavljaju se.',
    srLatn: 'Jedan PDF za sve. Porudžbine koje trenutno nemaju taj dokument se izostavljaju.',
  },
  printParts: {
    en: 'Documents are downloaded in PDFs of {count}; the pick list is one. Orders that do not have the document now are left out.',
    bs: 'Dokumenti se preuzimaju u PDF-ovima po {count}, lista je jedna. Narudžbe koje trenutno nemaju taj dokument se izostavljaju.',
    hr: 'Dokumenti se preuzimaju u PDF-ovima po {count}, lista je jedna. Narudžbe koje trenutačno nemaju taj dokument izostavljaju se.',
    srLatn:
      'Dokumenti se preuzimaju u PDF-ovima po {count}, lista je jedna. Porudžbine koje trenutno nemaju taj dokument se izostavljaju.',
  },
  carrierOrPlace: {
    en: 'Carrier or pickup place',
    bs: 'Prevoznik ili mjesto preuzimanja',
    hr: 'Prijevoznik ili mjesto preuzimanja',
    srLatn: 'Prevoznik ili mjesto preuzimanja',
  },
  mergeQuestion: {
    en: 'Do you want to merge orders {numbers} in one?',
    bs: 'Želite li spojiti narudžbe {numbers} u jednu?',
    hr: 'Želite li spojiti narudžbe {numbers} u jednu?',
    srLatn: 'Da li želite da spojite porudžbine {numbers} u jednu?',
  },
  notFound: {
    en: 'No order {number}',
    bs: 'Nema narudžbe {number}',
    hr: 'Nema narudžbe {number}',
    srLatn: 'Nema porudžbine {number}',
  },
  wrongStatus: {
    en: '{number} not changed: {status}',
    bs: '{number} nije promijenjena: {status}',
    hr: '{number} nije promijenjena: {status}',
    srLatn: '{number} nije promijenjena: {status}',
  },
});

/** What the field of the scanner does. */
export const shippingScan = texts({
  hand_over: {
    en: 'Scan a number to hand over',
    bs: 'Skenirajte broj za predaju',
    hr: 'Skenirajte broj za predaju',
    srLatn: 'Skenirajte broj za predaju',
  },
  deliver: {
    en: 'Scan a number delivered',
    bs: 'Skenirajte broj isporučene',
    hr: 'Skenirajte broj isporučene',
    srLatn: 'Skenirajte broj isporučene',
  },
});

/** What a scanned number did. */
export const shippingScanned = texts({
  hand_over: { en: '{number} handed over', bs: '{number} predana', hr: '{number} predana', srLatn: '{number} predata' },
  deliver: {
    en: '{number} delivered',
    bs: '{number} isporučena',
    hr: '{number} isporučena',
    srLatn: '{number} isporučena',
  },
});
