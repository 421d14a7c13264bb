import { texts } from '../../texts.ts';

/** Statements and documents of an account. */
export const financeDocument = texts({
  card: {
    en: 'Account statement',
    bs: 'Finansijska kartica',
    hr: 'Financijska kartica',
    srLatn: 'Finansijska kartica',
  },
  openItems: {
    en: 'Open items',
    bs: 'Izvod otvorenih stavki',
    hr: 'Izvod otvorenih stavki',
    srLatn: 'Izvod otvorenih stavki',
  },
  documents: {
    en: 'Invoices and credit notes',
    bs: 'Fakture i odobrenja',
    hr: 'Računi i odobrenja',
    srLatn: 'Fakture i odobrenja',
  },
  template: {
    en: 'Template of finance records',
    bs: 'Obrazac finansijskih stavki',
    hr: 'Obrazac financijskih stavki',
    srLatn: 'Obrazac finansijskih stavki',
  },
  asOf: { en: 'As of {date}', bs: 'Na dan {date}', hr: 'Na dan {date}', srLatn: 'Na dan {date}' },
  period: {
    en: '{from} to {to}',
    bs: 'Od {from} do {to}',
    hr: 'Od {from} do {to}',
    srLatn: 'Od {from} do {to}',
  },
  openingBalance: { en: 'Opening balance', bs: 'Početni saldo', hr: 'Početni saldo', srLatn: 'Početni saldo' },
  document: { en: 'Document', bs: 'Dokument', hr: 'Dokument', srLatn: 'Dokument' },
  daysOverdue: { en: 'Days late', bs: 'Kasni dana', hr: 'Kasni dana', srLatn: 'Kasni dana' },
  amount: { en: 'Amount', bs: 'Iznos', hr: 'Iznos', srLatn: 'Iznos' },
  openTotal: { en: 'Open in all', bs: 'Ukupno otvoreno', hr: 'Ukupno otvoreno', srLatn: 'Ukupno otvoreno' },
  inKm: {
    en: 'Amounts are in KM with VAT.',
    bs: 'Iznosi su u KM s PDV-om.',
    hr: 'Iznosi su u KM s PDV-om.',
    srLatn: 'Iznosi su u KM sa PDV-om.',
  },
  confirmHint: {
    en: 'Please confirm the balance, or tell us where your books differ, within eight days.',
    bs: 'Molimo da u roku od osam dana potvrdite saldo ili nam javite razliku u odnosu na vaše knjige.',
    hr: 'Molimo da u roku od osam dana potvrdite saldo ili nam javite razliku u odnosu na vaše knjige.',
    srLatn: 'Molimo da u roku od osam dana potvrdite saldo ili nam javite razliku u odnosu na vaše knjige.',
  },
  forSupplier: { en: 'For the supplier', bs: 'Za dobavljača', hr: 'Za dobavljača', srLatn: 'Za dobavljača' },
  forCustomer: {
    en: 'Balance confirmed by the customer',
    bs: 'Saldo potvrđuje kupac',
    hr: 'Saldo potvrđuje kupac',
    srLatn: 'Saldo potvrđuje kupac',
  },
  noInvoice: {
    en: 'Data of the booking. The tax invoice is issued by our accounts department.',
    bs: 'Podaci o knjiženju. Porezni račun izdaje naše računovodstvo.',
    hr: 'Podaci o knjiženju. Porezni račun izdaje naše računovodstvo.',
    srLatn: 'Podaci o knjiženju. Poreski račun izdaje naše računovodstvo.',
  },
});
