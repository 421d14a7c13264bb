import { texts } from '../texts.ts';

/** The list of orders: views, columns, search and actions on several. */
export const ordersList = texts({
  title: { en: 'Orders', bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine' },
  approveCount: { en: 'Approve {count}', bs: 'Odobri {count}', hr: 'Odobri {count}', srLatn: 'Odobri {count}' },
  print: { en: 'Print', bs: 'Štampaj', hr: 'Ispiši', srLatn: 'Štampaj' },
  columnNumber: { en: 'Number', bs: 'Broj', hr: 'Broj', srLatn: 'Broj' },
  columnTime: { en: 'Time', bs: 'Vrijeme', hr: 'Vrijeme', srLatn: 'Vrijeme' },
  columnCustomer: { en: 'Customer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  columnOrderer: { en: 'Ordered by', bs: 'Naručio', hr: 'Naručio', srLatn: 'Poručio' },
  columnPayment: { en: 'Payment', bs: 'Plaćanje', hr: 'Plaćanje', srLatn: 'Plaćanje' },
  columnStatus: { en: 'Status', bs: 'Status', hr: 'Status', srLatn: 'Status' },
  columnLines: { en: 'Lines', bs: 'Stavki', hr: 'Stavki', srLatn: 'Stavki' },
  columnNet: { en: 'Without VAT', bs: 'Bez PDV-a', hr: 'Bez PDV-a', srLatn: 'Bez PDV-a' },
  columnGross: { en: 'With VAT', bs: 'S PDV-om', hr: 'S PDV-om', srLatn: 'Sa PDV-om' },
  columnStock: { en: 'Stock', bs: 'Zaliha', hr: 'Zaliha', srLatn: 'Zaliha' },
  columnOrdered: { en: 'Ordered', bs: 'Naručeno', hr: 'Naručeno', srLatn: 'Poručeno' },
  searchPlaceholder: {
    en: 'Number, customer, product code…',
    bs: 'Broj, kupac, šifra artikla…',
    hr: 'Broj, kupac, šifra artikla…',
    srLatn: 'Broj, kupac, šifra artikla…',
  },
  period: { en: 'Period', bs: 'Period', hr: 'Razdoblje', srLatn: 'Period' },
  lastDays: {
    en: 'Last {count} day ¦ Last {count} days',
    bs: 'Posljednji {count} dan ¦ Posljednja {count} dana ¦ Posljednjih {count} dana',
    hr: 'Posljednji {count} dan ¦ Posljednja {count} dana ¦ Posljednjih {count} dana',
    srLatn: 'Posljednji {count} dan ¦ Posljednja {count} dana ¦ Posljednjih {count} dana',
  },
  tabWaiting: { en: 'Waiting for approval', bs: 'Čeka odobrenje', hr: 'Čeka odobrenje', srLatn: 'Čeka odobrenje' },
  tabAboveLimit: { en: 'Above the limit', bs: 'Iznad limita', hr: 'Iznad limita', srLatn: 'Iznad limita' },
  selectedSum: {
    en: '{amount} without VAT',
    bs: '{amount} bez PDV-a',
    hr: '{amount} bez PDV-a',
    srLatn: '{amount} bez PDV-a',
  },
  columnCheck: { en: 'Check', bs: 'Provjera', hr: 'Provjera', srLatn: 'Provjera' },
  columnReference: {
    en: 'Customer’s number',
    bs: 'Broj kupca',
    hr: 'Broj kupca',
    srLatn: 'Broj kupca',
  },
  columnArticle: {
    en: 'Product',
    bs: 'Artikal',
    hr: 'Artikl',
    srLatn: 'Artikal',
  },
  tabUnpaid: {
    en: 'Unpaid',
    bs: 'Neplaćene',
    hr: 'Neplaćene',
    srLatn: 'Neplaćene',
  },
  tabApproved: {
    en: 'Approved',
    bs: 'Odobrene',
    hr: 'Odobrene',
    srLatn: 'Odobrene',
  },
  tabHandedOver: {
    en: 'On delivery',
    bs: 'Na dostavi',
    hr: 'Na dostavi',
    srLatn: 'Na dostavi',
  },
  tabNotDelivered: {
    en: 'Not delivered',
    bs: 'Neisporučene',
    hr: 'Neisporučene',
    srLatn: 'Neisporučene',
  },
  tabDelivered: {
    en: 'Delivered',
    bs: 'Isporučene',
    hr: 'Isporučene',
    srLatn: 'Isporučene',
  },
  tabCancelled: {
    en: 'Cancelled',
    bs: 'Otkazane',
    hr: 'Otkazane',
    srLatn: 'Otkazane',
  },
});

/** What is asked before several orders move, by what is done. */
export const ordersAsked = texts({
  approve: {
    en: 'Do you want to approve {count} order? ¦ Do you want to approve {count} orders?',
    bs: 'Želite li odobriti {count} narudžbu? ¦ Želite li odobriti {count} narudžbe? ¦ Želite li odobriti {count} narudžbi?',
    hr: 'Želite li odobriti {count} narudžbu? ¦ Želite li odobriti {count} narudžbe? ¦ Želite li odobriti {count} narudžbi?',
    srLatn:
      'Da li želite da odobrite {count} porudžbinu? ¦ Da li želite da odobrite {count} porudžbine? ¦ Da li želite da odobrite {count} porudžbina?',
  },
  hand_over: {
    en: 'Do you want to hand over {count} order? The goods leave the stock. ¦ Do you want to hand over {count} orders? The goods leave the stock.',
    bs: 'Želite li predati {count} narudžbu na dostavu? Roba izlazi sa zalihe. ¦ Želite li predati {count} narudžbe na dostavu? Roba izlazi sa zalihe. ¦ Želite li predati {count} narudžbi na dostavu? Roba izlazi sa zalihe.',
    hr: 'Želite li predati {count} narudžbu na dostavu? Roba izlazi sa zalihe. ¦ Želite li predati {count} narudžbe na dostavu? Roba izlazi sa zalihe. ¦ Želite li predati {count} narudžbi na dostavu? Roba izlazi sa zalihe.',
    srLatn:
      'Da li želite da predate {count} porudžbinu na dostavu? Roba izlazi sa zalihe. ¦ Da li želite da predate {count} porudžbine na dostavu? Roba izlazi sa zalihe. ¦ Da li želite da predate {count} porudžbina na dostavu? Roba izlazi sa zalihe.',
  },
  deliver: {
    en: 'Has {count} order been delivered? ¦ Have {count} orders been delivered?',
    bs: 'Je li isporučena {count} narudžba? ¦ Jesu li isporučene {count} narudžbe? ¦ Je li isporučeno {count} narudžbi?',
    hr: 'Je li isporučena {count} narudžba? ¦ Jesu li isporučene {count} narudžbe? ¦ Je li isporučeno {count} narudžbi?',
    srLatn:
      'Da li je isporučena {count} porudžbina? ¦ Da li su isporučene {count} porudžbine? ¦ Da li je isporučeno {count} porudžbina?',
  },
  reject: {
    en: 'Reject {count} order ¦ Reject {count} orders',
    bs: 'Odbijanje {count} narudžbe ¦ Odbijanje {count} narudžbe ¦ Odbijanje {count} narudžbi',
    hr: 'Odbijanje {count} narudžbe ¦ Odbijanje {count} narudžbe ¦ Odbijanje {count} narudžbi',
    srLatn: 'Odbijanje {count} porudžbine ¦ Odbijanje {count} porudžbine ¦ Odbijanje {count} porudžbina',
  },
});

/** What was done with several orders. */
export const ordersDone = texts({
  button: {
    en: '{action} ({count})',
    bs: '{action} ({count})',
    hr: '{action} ({count})',
    srLatn: '{action} ({count})',
  },
  approve: {
    en: '{count} order approved ¦ {count} orders approved',
    bs: 'Odobrena je {count} narudžba ¦ Odobrene su {count} narudžbe ¦ Odobreno je {count} narudžbi',
    hr: 'Odobrena je {count} narudžba ¦ Odobrene su {count} narudžbe ¦ Odobreno je {count} narudžbi',
    srLatn: 'Odobrena je {count} porudžbina ¦ Odobrene su {count} porudžbine ¦ Odobreno je {count} porudžbina',
  },
  hand_over: {
    en: '{count} order handed over ¦ {count} orders handed over',
    bs: 'Predana je {count} narudžba ¦ Predane su {count} narudžbe ¦ Predano je {count} narudžbi',
    hr: 'Predana je {count} narudžba ¦ Predane su {count} narudžbe ¦ Predano je {count} narudžbi',
    srLatn: 'Predata je {count} porudžbina ¦ Predate su {count} porudžbine ¦ Predato je {count} porudžbina',
  },
  deliver: {
    en: '{count} order delivered ¦ {count} orders delivered',
    bs: 'Isporučena je {count} narudžba ¦ Isporučene su {count} narudžbe ¦ Isporučeno je {count} narudžbi',
    hr: 'Isporučena je {count} narudžba ¦ Isporučene su {count} narudžbe ¦ Isporučeno je {count} narudžbi',
    srLatn: 'Isporučena je {count} porudžbina ¦ Isporučene su {count} porudžbine ¦ Isporučeno je {count} porudžbina',
  },
  reject: {
    en: '{count} order rejected ¦ {count} orders rejected',
    bs: 'Odbijena je {count} narudžba ¦ Odbijene su {count} narudžbe ¦ Odbijeno je {count} narudžbi',
    hr: 'Odbijena je {count} narudžba ¦ Odbijene su {count} narudžbe ¦ Odbijeno je {count} narudžbi',
    srLatn: 'Odbijena je {count} porudžbina ¦ Odbijene su {count} porudžbine ¦ Odbijeno je {count} porudžbina',
  },
});
