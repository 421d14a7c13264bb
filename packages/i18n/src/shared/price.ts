import { texts } from '../texts.ts';

/** Words around amounts. */
export const price = texts({
  price: { en: 'Price', bs: 'Cijena', hr: 'Cijena', srLatn: 'Cijena' },
  withoutVat: { en: 'without VAT', bs: 'bez PDV-a', hr: 'bez PDV-a', srLatn: 'bez PDV-a' },
  vat: { en: 'VAT', bs: 'PDV', hr: 'PDV', srLatn: 'PDV' },
  vatRate: { en: 'VAT {rate}', bs: 'PDV {rate}', hr: 'PDV {rate}', srLatn: 'PDV {rate}' },
  vpcShort: { en: 'VPC', bs: 'VPC', hr: 'VPC', srLatn: 'VPC' },
  mpcShort: { en: 'MPC', bs: 'MPC', hr: 'MPC', srLatn: 'MPC' },
  saleUntil: { en: 'Sale until {date}', bs: 'Akcija do {date}', hr: 'Akcija do {date}', srLatn: 'Akcija do {date}' },
  contract: { en: 'Contract price', bs: 'Ugovorna cijena', hr: 'Ugovorna cijena', srLatn: 'Ugovorna cijena' },
  discount: { en: 'Discount', bs: 'Popust', hr: 'Popust', srLatn: 'Popust' },
  saving: { en: 'Saving', bs: 'Ušteda', hr: 'Ušteda', srLatn: 'Ušteda' },
  amount: { en: 'Amount', bs: 'Iznos', hr: 'Iznos', srLatn: 'Iznos' },
  goods: { en: 'Goods', bs: 'Roba', hr: 'Roba', srLatn: 'Roba' },
  goodsWithoutVat: { en: 'Goods without VAT', bs: 'Roba bez PDV-a', hr: 'Roba bez PDV-a', srLatn: 'Roba bez PDV-a' },
  totalWithoutVat: {
    en: 'Total without VAT',
    bs: 'Ukupno bez PDV-a',
    hr: 'Ukupno bez PDV-a',
    srLatn: 'Ukupno bez PDV-a',
  },
  totalWithVat: { en: 'Total with VAT', bs: 'Ukupno s PDV-om', hr: 'Ukupno s PDV-om', srLatn: 'Ukupno sa PDV-om' },
  vatIncluded: {
    en: 'VAT of {amount} is included.',
    bs: 'U cijenu je uračunat PDV: {amount}',
    hr: 'U cijenu je uračunat PDV: {amount}',
    srLatn: 'U cijenu je uračunat PDV: {amount}',
  },
  total: { en: 'Total to pay', bs: 'Ukupno za plaćanje', hr: 'Ukupno za plaćanje', srLatn: 'Ukupno za plaćanje' },
  postage: { en: 'Postage', bs: 'Poštarina', hr: 'Poštarina', srLatn: 'Poštarina' },
  weight: { en: 'Weight', bs: 'Težina', hr: 'Težina', srLatn: 'Težina' },
  onRequest: { en: 'Price on request', bs: 'Cijena na upit', hr: 'Cijena na upit', srLatn: 'Cijena na upit' },
  perPiece: {
    en: '{price} / {unit} without VAT',
    bs: '{price} / {unit} bez PDV-a',
    hr: '{price} / {unit} bez PDV-a',
    srLatn: '{price} / {unit} bez PDV-a',
  },
  alsoWithVat: {
    en: '{price} with VAT',
    bs: '{price} s PDV-om',
    hr: '{price} s PDV-om',
    srLatn: '{price} sa PDV-om',
  },
  inKm: { en: 'Amounts are in KM.', bs: 'Iznosi su u KM.', hr: 'Iznosi su u KM.', srLatn: 'Iznosi su u KM.' },
  currency: { en: 'KM', bs: 'KM', hr: 'KM', srLatn: 'KM' },
});
