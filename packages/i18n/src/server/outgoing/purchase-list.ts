import { texts } from '../../texts.ts';

/** The list with which goods are ordered from a vendor. */
export const purchaseList = texts({
  title: { en: 'Purchase order', bs: 'Nabavka', hr: 'Nabava', srLatn: 'Nabavka' },
  vendor: { en: 'Vendor', bs: 'Dobavljač', hr: 'Dobavljač', srLatn: 'Dobavljač' },
  expectedOn: {
    en: 'Delivery on {date}',
    bs: 'Isporuka: {date}',
    hr: 'Isporuka: {date}',
    srLatn: 'Isporuka: {date}',
  },
  partNumber: { en: 'Your code', bs: 'Vaša šifra', hr: 'Vaša šifra', srLatn: 'Vaša šifra' },
  code: { en: 'Our code', bs: 'Naša šifra', hr: 'Naša šifra', srLatn: 'Naša šifra' },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  quantity: { en: 'Quantity', bs: 'Količina', hr: 'Količina', srLatn: 'Količina' },
  unit: { en: 'Unit', bs: 'JM', hr: 'JM', srLatn: 'JM' },
  unitCost: { en: 'Price', bs: 'Cijena', hr: 'Cijena', srLatn: 'Cijena' },
  amount: { en: 'Amount', bs: 'Iznos', hr: 'Iznos', srLatn: 'Iznos' },
  total: {
    en: 'Total without VAT, KM',
    bs: 'Ukupno bez PDV-a, KM',
    hr: 'Ukupno bez PDV-a, KM',
    srLatn: 'Ukupno bez PDV-a, KM',
  },
});
