import { texts } from '../texts.ts';

/** Labels of what an order says about itself. */
export const orderFacts = texts({
  number: { en: 'Order number', bs: 'Broj narudžbe', hr: 'Broj narudžbe', srLatn: 'Broj porudžbine' },
  titled: { en: 'Order {number}', bs: 'Narudžba {number}', hr: 'Narudžba {number}', srLatn: 'Porudžbina {number}' },
  onBehalfOf: {
    en: '{who} for {principal}',
    bs: '{who} umjesto: {principal}',
    hr: '{who} umjesto: {principal}',
    srLatn: '{who} umjesto: {principal}',
  },
  date: { en: 'Order date', bs: 'Datum narudžbe', hr: 'Datum narudžbe', srLatn: 'Datum porudžbine' },
  arrivesOn: { en: 'Arrives {days}', bs: 'Stiže {days}', hr: 'Stiže {days}', srLatn: 'Stiže {days}' },
  readyOn: {
    en: 'Ready for pickup {days}',
    bs: 'Spremno za preuzimanje {days}',
    hr: 'Spremno za preuzimanje {days}',
    srLatn: 'Spremno za preuzimanje {days}',
  },
  onceApproved: {
    en: 'If it is approved by {by}: {days}',
    bs: 'Ako bude odobrena do {by}: {days}',
    hr: 'Ako bude odobrena do {by}: {days}',
    srLatn: 'Ako bude odobrena do {by}: {days}',
  },
  onceInStock: {
    en: 'If the goods come in and we confirm by {by}: {days}',
    bs: 'Ako roba stigne i potvrdimo do {by}: {days}',
    hr: 'Ako roba stigne i potvrdimo do {by}: {days}',
    srLatn: 'Ako roba stigne i potvrdimo do {by}: {days}',
  },
  dayAndHour: { en: '{day}, {hour}:00', bs: '{day} u {hour} h', hr: '{day} u {hour} h', srLatn: '{day} u {hour} h' },
  live: { en: 'live', bs: 'uživo', hr: 'uživo', srLatn: 'uživo' },
  customerReferenceShort: {
    en: 'Customer’s order number: {number}',
    bs: 'Broj narudžbe kupca: {number}',
    hr: 'Broj narudžbe kupca: {number}',
    srLatn: 'Broj porudžbine kupca: {number}',
  },
  dueAbout: {
    en: 'Due about {date}',
    bs: 'Dospijeva oko {date}',
    hr: 'Dospijeva oko {date}',
    srLatn: 'Dospijeva oko {date}',
  },
  note: { en: 'Note', bs: 'Napomena', hr: 'Napomena', srLatn: 'Napomena' },
  deliveryAddress: { en: 'Delivery address', bs: 'Adresa dostave', hr: 'Adresa dostave', srLatn: 'Adresa dostave' },
  deliveryMethod: { en: 'Delivery method', bs: 'Način dostave', hr: 'Način dostave', srLatn: 'Način dostave' },
  paymentMethod: { en: 'Payment method', bs: 'Način plaćanja', hr: 'Način plaćanja', srLatn: 'Način plaćanja' },
  couponSaving: {
    en: 'Saved by the code {code}',
    bs: 'Ušteda uz kod {code}',
    hr: 'Ušteda uz kôd {code}',
    srLatn: 'Ušteda uz kod {code}',
  },
  ordered: { en: 'Ordered', bs: 'Naručeno', hr: 'Naručeno', srLatn: 'Poručeno' },
  confirmation: {
    en: 'Order confirmation',
    bs: 'Potvrda narudžbe',
    hr: 'Potvrda narudžbe',
    srLatn: 'Potvrda porudžbine',
  },
  proforma: { en: 'Proforma invoice', bs: 'Predračun', hr: 'Predračun', srLatn: 'Predračun' },
  deliveryNote: { en: 'Delivery note', bs: 'Otpremnica', hr: 'Otpremnica', srLatn: 'Otpremnica' },
  lines: { en: 'Lines', bs: 'Stavke', hr: 'Stavke', srLatn: 'Stavke' },
});
