import { texts } from '../../texts.ts';

/** Names of sheets and their columns. */
export const sheet = texts({
  orders: { en: 'Orders', bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine' },
  orderer: { en: 'Orderer', bs: 'Naručilac', hr: 'Naručitelj', srLatn: 'Naručilac' },
  unit: { en: 'Unit', bs: 'JM', hr: 'JM', srLatn: 'JM' },
  pricesAre: { en: 'Prices', bs: 'Cijene', hr: 'Cijene', srLatn: 'Cijene' },
  vatPercent: { en: 'VAT %', bs: 'PDV %', hr: 'PDV %', srLatn: 'PDV %' },
});
