import { texts } from '../texts.ts';

/** What earlier orders tell of an article. */
export const purchase = texts({
  everyDay: { en: 'every day', bs: 'svaki dan', hr: 'svaki dan', srLatn: 'svaki dan' },
  everyDays: {
    en: 'every {count} day ¦ every {count} days',
    bs: 'svakih {count} dan ¦ svaka {count} dana ¦ svakih {count} dana',
    hr: 'svakih {count} dan ¦ svaka {count} dana ¦ svakih {count} dana',
    srLatn: 'svakih {count} dan ¦ svaka {count} dana ¦ svakih {count} dana',
  },
  due: { en: 'due', bs: 'na redu', hr: 'na redu', srLatn: 'na redu' },
  next: { en: 'next {day}', bs: 'iduće {day}', hr: 'iduće {day}', srLatn: 'sljedeće {day}' },
  was: { en: 'was {price}', bs: 'bilo {price}', hr: 'bilo {price}', srLatn: 'bilo {price}' },
  lastTime: { en: 'Last time', bs: 'Zadnji put', hr: 'Zadnji put', srLatn: 'Posljednji put' },
  priceThen: { en: 'Price then', bs: 'Cijena tada', hr: 'Cijena tada', srLatn: 'Cijena tada' },
  priceNow: { en: 'Price now', bs: 'Cijena sada', hr: 'Cijena sada', srLatn: 'Cijena sada' },
});

/** The lists of Home to order from. */
export const reorderTab = texts({
  usual: { en: 'Usual', bs: 'Uobičajeno', hr: 'Uobičajeno', srLatn: 'Uobičajeno' },
  lastOrder: { en: 'Last order', bs: 'Zadnja narudžba', hr: 'Zadnja narudžba', srLatn: 'Posljednja porudžbina' },
  saved: { en: 'Saved carts', bs: 'Sačuvane korpe', hr: 'Spremljene košarice', srLatn: 'Sačuvane korpe' },
});

/** Why a unit price is not what it was. */
export const priceReason = texts({
  price_list: { en: 'price list', bs: 'cjenovnik', hr: 'cjenik', srLatn: 'cjenovnik' },
  sale: { en: 'promotion', bs: 'akcija', hr: 'akcija', srLatn: 'akcija' },
  sale_ended: { en: 'promotion ended', bs: 'akcija završila', hr: 'akcija završila', srLatn: 'akcija završila' },
  contract: { en: 'contract', bs: 'ugovor', hr: 'ugovor', srLatn: 'ugovor' },
  contract_ended: { en: 'contract ended', bs: 'ugovor istekao', hr: 'ugovor istekao', srLatn: 'ugovor istekao' },
  quantity_break: {
    en: 'quantity price',
    bs: 'količinska cijena',
    hr: 'količinska cijena',
    srLatn: 'količinska cijena',
  },
  quantity_break_ended: {
    en: 'quantity price ended',
    bs: 'bez količinske cijene',
    hr: 'bez količinske cijene',
    srLatn: 'bez količinske cijene',
  },
  company_discount: { en: 'discount', bs: 'rabat', hr: 'rabat', srLatn: 'rabat' },
  company_discount_ended: { en: 'discount ended', bs: 'bez rabata', hr: 'bez rabata', srLatn: 'bez rabata' },
});
