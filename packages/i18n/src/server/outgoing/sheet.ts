import { texts } from '../../texts.ts';

/** Names of sheets and their columns. */
export const sheet = texts({
  orders: { en: 'Orders', bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine' },
  orderer: { en: 'Orderer', bs: 'Naručilac', hr: 'Naručitelj', srLatn: 'Naručilac' },
  contractPrices: { en: 'Contract prices', bs: 'Ugovorne cijene', hr: 'Ugovorne cijene', srLatn: 'Ugovorne cijene' },
  listPrice: {
    en: 'List price (KM)',
    bs: 'Cijena po cjeniku (KM)',
    hr: 'Cijena po cjeniku (KM)',
    srLatn: 'Cijena po cjenovniku (KM)',
  },
  validFrom: { en: 'Valid from', bs: 'Važi od', hr: 'Vrijedi od', srLatn: 'Važi od' },
  validTo: { en: 'Valid until', bs: 'Važi do', hr: 'Vrijedi do', srLatn: 'Važi do' },
  unit: { en: 'Unit', bs: 'JM', hr: 'JM', srLatn: 'JM' },
  pricesAre: { en: 'Prices', bs: 'Cijene', hr: 'Cijene', srLatn: 'Cijene' },
  vatPercent: { en: 'VAT %', bs: 'PDV %', hr: 'PDV %', srLatn: 'PDV %' },
});
