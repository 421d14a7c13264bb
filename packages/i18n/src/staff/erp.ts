import { texts } from '../texts.ts';

/** What the ERP has of each order. */
export const erpOrders = texts({
  search: {
    en: 'Order or customer',
    bs: 'Narudžba ili kupac',
    hr: 'Narudžba ili kupac',
    srLatn: 'Porudžbina ili kupac',
  },
  number: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  customer: { en: 'Customer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  queuedAt: { en: 'Last change', bs: 'Posljednja izmjena', hr: 'Posljednja izmjena', srLatn: 'Posljednja izmjena' },
  sentAt: { en: 'Booked', bs: 'Preuzeto', hr: 'Preuzeto', srLatn: 'Preuzeto' },
  attempts: { en: 'Attempts', bs: 'Pokušaja', hr: 'Pokušaja', srLatn: 'Pokušaja' },
  state: { en: 'State', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  error: { en: 'Reason', bs: 'Razlog', hr: 'Razlog', srLatn: 'Razlog' },
  sendAgain: {
    en: 'Send again: {number}',
    bs: 'Pošalji ponovo: {number}',
    hr: 'Pošalji ponovno: {number}',
    srLatn: 'Pošalji ponovo: {number}',
  },
  lastRun: { en: 'Last run', bs: 'Posljednji put', hr: 'Posljednji put', srLatn: 'Posljednji put' },
  nextRun: { en: 'Next run', bs: 'Sljedeći put', hr: 'Sljedeći put', srLatn: 'Sljedeći put' },
  runNow: { en: 'Run now', bs: 'Pokreni sada', hr: 'Pokreni sada', srLatn: 'Pokreni sada' },
  notConnected: {
    en: 'No ERP is connected. How to connect one is in the documentation of the shop.',
    bs: 'ERP nije povezan. Kako se povezuje, piše u dokumentaciji prodavnice.',
    hr: 'ERP nije povezan. Kako se povezuje, piše u dokumentaciji trgovine.',
    srLatn: 'ERP nije povezan. Kako se povezuje, piše u dokumentaciji prodavnice.',
  },
  emptyTitle: {
    en: 'No orders were sent',
    bs: 'Nijedna narudžba nije poslana',
    hr: 'Nijedna narudžba nije poslana',
    srLatn: 'Nijedna porudžbina nije poslata',
  },
  emptyText: {
    en: 'When an ERP is connected, each order is sent to it, and each change of one.',
    bs: 'Kad je ERP povezan, šalje mu se svaka narudžba i svaka njena izmjena.',
    hr: 'Kad je ERP povezan, šalje mu se svaka narudžba i svaka njezina izmjena.',
    srLatn: 'Kad je ERP povezan, šalje mu se svaka porudžbina i svaka njena izmjena.',
  },
});

/** Whether the ERP has an order as it is. */
export const erpOrderState = texts({
  queued: { en: 'Waiting', bs: 'Čeka', hr: 'Čeka', srLatn: 'Čeka' },
  sent: { en: 'Booked', bs: 'Preuzeto', hr: 'Preuzeto', srLatn: 'Preuzeto' },
  refused: { en: 'Refused', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
});

/** What the ERP sent and the shop could not take over. */
export const erpRefusals = texts({
  search: {
    en: 'Code, product or document',
    bs: 'Šifra, artikal ili dokument',
    hr: 'Šifra, artikl ili dokument',
    srLatn: 'Šifra, artikal ili dokument',
  },
  code: { en: 'Code', bs: 'Šifra', hr: 'Šifra', srLatn: 'Šifra' },
  stream: { en: 'What', bs: 'Šta', hr: 'Što', srLatn: 'Šta' },
  sent: { en: 'The ERP has', bs: 'U ERP-u', hr: 'U ERP-u', srLatn: 'U ERP-u' },
  since: { en: 'Since', bs: 'Od', hr: 'Od', srLatn: 'Od' },
  onHand: { en: 'on hand: {count}', bs: 'stanje: {count}', hr: 'stanje: {count}', srLatn: 'stanje: {count}' },
  vpc: { en: 'VPC {price}', bs: 'VPC {price}', hr: 'VPC {price}', srLatn: 'VPC {price}' },
  mpc: { en: 'MPC {price}', bs: 'MPC {price}', hr: 'MPC {price}', srLatn: 'MPC {price}' },
  owes: { en: 'owes {amount}', bs: 'duguje {amount}', hr: 'duguje {amount}', srLatn: 'duguje {amount}' },
  claims: {
    en: 'claims {amount}',
    bs: 'potražuje {amount}',
    hr: 'potražuje {amount}',
    srLatn: 'potražuje {amount}',
  },
  doubtful: {
    en: 'Prices below cost, and those that change by more than half, wait for a decision.',
    bs: 'Cijene ispod nabavne i one koje se mijenjaju za više od polovine čekaju odluku.',
    hr: 'Cijene ispod nabavne i one koje se mijenjaju za više od polovice čekaju odluku.',
    srLatn: 'Cijene ispod nabavne i one koje se mijenjaju za više od polovine čekaju odluku.',
  },
  toProposals: {
    en: 'Proposed prices',
    bs: 'Predložene cijene',
    hr: 'Predložene cijene',
    srLatn: 'Predložene cijene',
  },
  emptyTitle: {
    en: 'Nothing was refused',
    bs: 'Ništa nije odbijeno',
    hr: 'Ništa nije odbijeno',
    srLatn: 'Ništa nije odbijeno',
  },
  emptyText: {
    en: 'Prices, counts and bookings that the shop cannot take over appear here. Each run tries them again.',
    bs: 'Ovdje se pojavljuju cijene, stanja i knjiženja koja prodavnica ne može preuzeti. Svako preuzimanje ih pokušava ponovo.',
    hr: 'Ovdje se pojavljuju cijene, stanja i knjiženja koja trgovina ne može preuzeti. Svako preuzimanje ih pokušava ponovno.',
    srLatn:
      'Ovdje se pojavljuju cijene, stanja i knjiženja koja prodavnica ne može preuzeti. Svako preuzimanje ih pokušava ponovo.',
  },
});

export const erpStream = texts({
  prices: { en: 'Prices', bs: 'Cijene', hr: 'Cijene', srLatn: 'Cijene' },
  stock: { en: 'Stock', bs: 'Zaliha', hr: 'Zaliha', srLatn: 'Zaliha' },
  finance: { en: 'Bookings', bs: 'Knjiženja', hr: 'Knjiženja', srLatn: 'Knjiženja' },
});

/** Beside the errors of changes of prices. */
export const erpRefusalReason = texts({
  unreadable: {
    en: 'The record cannot be read',
    bs: 'Zapis nije čitljiv',
    hr: 'Zapis nije čitljiv',
    srLatn: 'Zapis nije čitljiv',
  },
  below_reserved: {
    en: 'Orders reserve more',
    bs: 'Narudžbe rezervišu više',
    hr: 'Narudžbe rezerviraju više',
    srLatn: 'Porudžbine rezervišu više',
  },
  unknown_company: {
    en: 'The shop has no customer with this number',
    bs: 'Prodavnica nema kupca s ovim brojem',
    hr: 'Trgovina nema kupca s ovim brojem',
    srLatn: 'Prodavnica nema kupca s ovim brojem',
  },
  no_document: {
    en: 'Saved without its PDF, which the ERP does not have',
    bs: 'Preuzeto bez PDF-a, kojeg ERP nema',
    hr: 'Preuzeto bez PDF-a, kojeg ERP nema',
    srLatn: 'Preuzeto bez PDF-a, kojeg ERP nema',
  },
});
