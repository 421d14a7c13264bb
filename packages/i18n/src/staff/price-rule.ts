import { texts } from '../texts.ts';

/** Which rule made a price, in a word. */
export const priceRule = texts({
  list: { en: 'list price', bs: 'cjenovnik', hr: 'cjenik', srLatn: 'cjenovnik' },
  retail: { en: 'retail price', bs: 'maloprodajna', hr: 'maloprodajna', srLatn: 'maloprodajna' },
  sale: { en: 'sale', bs: 'akcija', hr: 'akcija', srLatn: 'akcija' },
  contract: { en: 'contract', bs: 'ugovor', hr: 'ugovor', srLatn: 'ugovor' },
  quantity_break: { en: 'quantity', bs: 'količina', hr: 'količina', srLatn: 'količina' },
  company_discount: { en: 'discount', bs: 'rabat', hr: 'rabat', srLatn: 'rabat' },
});
