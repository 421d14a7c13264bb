import { texts } from '../../texts.ts';

/** What keeps an article from being deleted. */
export const articleUse = texts({
  order: { en: 'Orders', bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine' },
  purchase: {
    en: 'Orders to vendors',
    bs: 'Narudžbe dobavljačima',
    hr: 'Narudžbe dobavljačima',
    srLatn: 'Porudžbine dobavljačima',
  },
  saved_cart: { en: 'Saved carts', bs: 'Spremljene korpe', hr: 'Spremljene košarice', srLatn: 'Sačuvane korpe' },
  cart: { en: 'Carts', bs: 'Korpe', hr: 'Košarice', srLatn: 'Korpe' },
  stock: { en: 'Stock', bs: 'Zaliha', hr: 'Zaliha', srLatn: 'Zaliha' },
  promotion: { en: 'Promotions', bs: 'Akcije', hr: 'Akcije', srLatn: 'Akcije' },
  contract_price: { en: 'Contract prices', bs: 'Ugovorne cijene', hr: 'Ugovorne cijene', srLatn: 'Ugovorne cijene' },
  price_list: { en: 'Price lists', bs: 'Cjenovnici', hr: 'Cjenici', srLatn: 'Cjenovnici' },
  part_number: { en: 'Part numbers', bs: 'Šifre kupaca', hr: 'Šifre kupaca', srLatn: 'Šifre kupaca' },
  machine: { en: 'Machines of customers', bs: 'Mašine kupaca', hr: 'Strojevi kupaca', srLatn: 'Mašine kupaca' },
  review: { en: 'Reviews', bs: 'Recenzije', hr: 'Recenzije', srLatn: 'Recenzije' },
  request: { en: 'Requests', bs: 'Zahtjevi', hr: 'Zahtjevi', srLatn: 'Zahtjevi' },
  link: { en: 'Linked from products', bs: 'Povezani artikli', hr: 'Povezani artikli', srLatn: 'Povezani artikli' },
});
