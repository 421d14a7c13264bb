import { texts } from '../texts.ts';

/** What is bought from vendors: the proposal, orders and arrivals. */
export const purchasing = texts({
  orders: { en: 'Purchase orders', bs: 'Poslane nabavke', hr: 'Poslane nabave', srLatn: 'Poslate nabavke' },
  explained: {
    en: 'Products at their low level, and those that will be sold out before goods can arrive. Sales of the last {days} days count.',
    bs: 'Artikli na pragu niske zalihe i oni koji će se rasprodati prije nego što roba može stići. Računa se prodaja zadnjih {days} dana.',
    hr: 'Artikli na pragu niske zalihe i oni koji će se rasprodati prije nego što roba može stići. Računa se prodaja zadnjih {days} dana.',
    srLatn:
      'Artikli na pragu niske zalihe i oni koji će se rasprodati prije nego što roba može stići. Računa se prodaja posljednjih {days} dana.',
  },
  withoutVendor: {
    en: 'Low products without a vendor: {count}.',
    bs: 'Artikala s niskom zalihom bez dobavljača: {count}.',
    hr: 'Artikala s niskom zalihom bez dobavljača: {count}.',
    srLatn: 'Artikala sa niskom zalihom bez dobavljača: {count}.',
  },
  toLowStock: { en: 'Low stock', bs: 'Niska zaliha', hr: 'Niska zaliha', srLatn: 'Niska zaliha' },
  emptyTitle: {
    en: 'Nothing needs to be bought',
    bs: 'Trenutno ne treba ništa nabaviti',
    hr: 'Trenutno ne treba ništa nabaviti',
    srLatn: 'Trenutno ne treba ništa nabaviti',
  },
  emptyText: {
    en: 'Only products that have a vendor are watched.',
    bs: 'Prate se samo artikli koji imaju dobavljača.',
    hr: 'Prate se samo artikli koji imaju dobavljača.',
    srLatn: 'Prate se samo artikli koji imaju dobavljača.',
  },
  linesOf: {
    en: 'To be bought: {vendor}',
    bs: 'Za nabavku: {vendor}',
    hr: 'Za nabavu: {vendor}',
    srLatn: 'Za nabavku: {vendor}',
  },
  chosen: { en: 'Chosen', bs: 'Odabrano', hr: 'Odabrano', srLatn: 'Odabrano' },
  choose: { en: 'Order {code}', bs: 'Naruči {code}', hr: 'Naruči {code}', srLatn: 'Poruči {code}' },
  expected: { en: 'On order', bs: 'U dolasku', hr: 'U dolasku', srLatn: 'U dolasku' },
  sold: { en: 'Sold', bs: 'Prodano', hr: 'Prodano', srLatn: 'Prodato' },
  lasts: { en: 'Lasts', bs: 'Traje', hr: 'Traje', srLatn: 'Traje' },
  days: {
    en: '{count} day¦{count} days',
    bs: '{count} dan¦{count} dana¦{count} dana',
    hr: '{count} dan¦{count} dana¦{count} dana',
    srLatn: '{count} dan¦{count} dana¦{count} dana',
  },
  quantity: { en: 'Order', bs: 'Naručiti', hr: 'Naručiti', srLatn: 'Poručiti' },
  quantityOf: {
    en: 'Quantity of {code}',
    bs: 'Količina: {code}',
    hr: 'Količina: {code}',
    srLatn: 'Količina: {code}',
  },
  amount: { en: 'Worth', bs: 'Vrijednost', hr: 'Vrijednost', srLatn: 'Vrijednost' },
  pack: {
    en: 'pack of {size} {unit}',
    bs: 'pakovanje {size} {unit}',
    hr: 'pakiranje {size} {unit}',
    srLatn: 'pakovanje {size} {unit}',
  },
  phoneFacts: {
    en: 'available {available}, sold {sold}',
    bs: 'raspoloživo {available}, prodano {sold}',
    hr: 'raspoloživo {available}, prodano {sold}',
    srLatn: 'raspoloživo {available}, prodato {sold}',
  },
  belowMinimum: {
    en: 'Below the minimum of {minimum}',
    bs: 'Ispod najmanje nabavke: {minimum}',
    hr: 'Ispod najmanje nabave: {minimum}',
    srLatn: 'Ispod najmanje nabavke: {minimum}',
  },
  expectedOn: { en: 'Expected on', bs: 'Očekuje se', hr: 'Očekuje se', srLatn: 'Očekuje se' },
  order: {
    en: 'Mark as ordered: {count}',
    bs: 'Označi kao naručeno: {count}',
    hr: 'Označi kao naručeno: {count}',
    srLatn: 'Označi kao poručeno: {count}',
  },
  wrongQuantities: {
    en: 'The order waits for {count} quantity, that of {code}.¦The order waits for {count} quantities, the first is that of {code}.',
    bs: 'Narudžba čeka {count} količinu, prva je kod artikla {code}.¦Narudžba čeka {count} količine, prva je kod artikla {code}.¦Narudžba čeka {count} količina, prva je kod artikla {code}.',
    hr: 'Narudžba čeka {count} količinu, prva je kod artikla {code}.¦Narudžba čeka {count} količine, prva je kod artikla {code}.¦Narudžba čeka {count} količina, prva je kod artikla {code}.',
    srLatn:
      'Porudžbina čeka {count} količinu, prva je kod artikla {code}.¦Porudžbina čeka {count} količine, prva je kod artikla {code}.¦Porudžbina čeka {count} količina, prva je kod artikla {code}.',
  },
  showWrong: { en: 'Show it', bs: 'Pokaži', hr: 'Pokaži', srLatn: 'Pokaži' },
  inParts: {
    en: 'An order has up to {most} products: the first ones of {count} are ordered, the others stay in the proposal.',
    bs: 'Jedna nabavka ima najviše {most} artikala: naručuju se prvi od {count}, ostali ostaju u prijedlogu.',
    hr: 'Jedna nabava ima najviše {most} artikala: naručuju se prvi od {count}, ostali ostaju u prijedlogu.',
    srLatn: 'Jedna nabavka ima najviše {most} artikala: poručuju se prvi od {count}, ostali ostaju u prijedlogu.',
  },
  ordered: {
    en: 'Marked as ordered',
    bs: 'Označeno kao naručeno',
    hr: 'Označeno kao naručeno',
    srLatn: 'Označeno kao poručeno',
  },
  deliveryDays: {
    en: 'Days of delivery: {days}',
    bs: 'Rok isporuke u danima: {days}',
    hr: 'Rok isporuke u danima: {days}',
    srLatn: 'Rok isporuke u danima: {days}',
  },
  number: { en: 'Number', bs: 'Broj', hr: 'Broj', srLatn: 'Broj' },
  vendor: { en: 'Vendor', bs: 'Dobavljač', hr: 'Dobavljač', srLatn: 'Dobavljač' },
  noVendor: { en: 'No vendor', bs: 'Bez dobavljača', hr: 'Bez dobavljača', srLatn: 'Bez dobavljača' },
  orderedAt: { en: 'Ordered', bs: 'Naručeno', hr: 'Naručeno', srLatn: 'Poručeno' },
  late: { en: 'late', bs: 'kasni', hr: 'kasni', srLatn: 'kasni' },
  ended: { en: 'Ended', bs: 'Završeno', hr: 'Završeno', srLatn: 'Završeno' },
  search: { en: 'Number or vendor', bs: 'Broj ili dobavljač', hr: 'Broj ili dobavljač', srLatn: 'Broj ili dobavljač' },
  noOrders: { en: 'No purchase orders', bs: 'Nema nabavki', hr: 'Nema nabava', srLatn: 'Nema nabavki' },
  noOrdersText: {
    en: 'What you mark as ordered in the proposal appears here.',
    bs: 'Ovdje je ono što u prijedlogu označite kao naručeno.',
    hr: 'Ovdje je ono što u prijedlogu označite kao naručeno.',
    srLatn: 'Ovdje je ono što u prijedlogu označite kao poručeno.',
  },
  files: {
    en: 'List for the vendor',
    bs: 'Spisak za dobavljača',
    hr: 'Popis za dobavljača',
    srLatn: 'Spisak za dobavljača',
  },
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  unitCost: { en: 'Purchase price', bs: 'Nabavna cijena', hr: 'Nabavna cijena', srLatn: 'Nabavna cijena' },
  orderedPieces: { en: 'Ordered', bs: 'Naručeno', hr: 'Naručeno', srLatn: 'Poručeno' },
  receivedPieces: { en: 'Received', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno' },
  arrived: { en: 'Arrived now', bs: 'Sada stiglo', hr: 'Sada stiglo', srLatn: 'Sada stiglo' },
  arrivedOf: {
    en: 'Arrived now of {code}',
    bs: 'Sada stiglo: {code}',
    hr: 'Sada stiglo: {code}',
    srLatn: 'Sada stiglo: {code}',
  },
  receive: { en: 'Book into the stock', bs: 'Zaprimi na stanje', hr: 'Zaprimi na zalihu', srLatn: 'Primi na stanje' },
  receiveHint: {
    en: 'Enter 0 for what is missing.',
    bs: 'Za ono što nije stiglo upišite 0.',
    hr: 'Za ono što nije stiglo upišite 0.',
    srLatn: 'Za ono što nije stiglo unesite 0.',
  },
  close: { en: 'End the order', bs: 'Završi nabavku', hr: 'Završi nabavu', srLatn: 'Završi nabavku' },
  closeSure: {
    en: 'What has not arrived is not expected any more.',
    bs: 'Ono što nije stiglo više se ne očekuje.',
    hr: 'Ono što nije stiglo više se ne očekuje.',
    srLatn: 'Ono što nije stiglo više se ne očekuje.',
  },
  partNumber: {
    en: 'Code of the vendor',
    bs: 'Šifra kod dobavljača',
    hr: 'Šifra kod dobavljača',
    srLatn: 'Šifra kod dobavljača',
  },
  packSize: {
    en: 'Pieces of a pack',
    bs: 'Komada u pakovanju',
    hr: 'Komada u pakiranju',
    srLatn: 'Komada u pakovanju',
  },
  targetLevel: { en: 'Fill up to', bs: 'Dopuniti do', hr: 'Dopuniti do', srLatn: 'Dopuniti do' },
  targetHint: {
    en: 'Computed from the sales where it is empty.',
    bs: 'Ako je prazno, računa se iz prodaje.',
    hr: 'Ako je prazno, računa se iz prodaje.',
    srLatn: 'Ako je prazno, računa se iz prodaje.',
  },
});

export const purchaseReason = texts({
  low: { en: 'low', bs: 'niska zaliha', hr: 'niska zaliha', srLatn: 'niska zaliha' },
  runs_out: { en: 'runs out', bs: 'ponestaje', hr: 'ponestaje', srLatn: 'ponestaje' },
});

export const purchaseState = texts({
  ordered: { en: 'Ordered', bs: 'Naručeno', hr: 'Naručeno', srLatn: 'Poručeno' },
  received: { en: 'Received', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno' },
  cancelled: { en: 'Cancelled', bs: 'Otkazano', hr: 'Otkazano', srLatn: 'Otkazano' },
});
