import { texts } from '../texts.ts';

/** Questions of customers whose search found nothing, and about orders. */
export const questions = texts({
  search: {
    en: 'Question, company or person…',
    bs: 'Pitanje, firma ili osoba…',
    hr: 'Pitanje, tvrtka ili osoba…',
    srLatn: 'Pitanje, firma ili osoba…',
  },
  question: { en: 'Question', bs: 'Pitanje', hr: 'Pitanje', srLatn: 'Pitanje' },
  words: { en: 'Searched for', bs: 'Traženo u pretrazi', hr: 'Traženo u pretrazi', srLatn: 'Traženo u pretrazi' },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  orderOf: {
    en: 'Order {number}',
    bs: 'Narudžba {number}',
    hr: 'Narudžba {number}',
    srLatn: 'Porudžbina {number}',
  },
  guest: { en: 'Guest', bs: 'Gost', hr: 'Gost', srLatn: 'Gost' },
  articles: {
    en: 'Products of the answer',
    bs: 'Artikli uz odgovor',
    hr: 'Artikli uz odgovor',
    srLatn: 'Artikli uz odgovor',
  },
  addArticle: {
    en: 'Add a product to the answer',
    bs: 'Dodaj artikal uz odgovor',
    hr: 'Dodaj artikl uz odgovor',
    srLatn: 'Dodaj artikal uz odgovor',
  },
  removeArticle: {
    en: 'Remove {title}',
    bs: 'Ukloni {title}',
    hr: 'Ukloni {title}',
    srLatn: 'Ukloni {title}',
  },
  mailed: {
    en: 'The guest gets it by email.',
    bs: 'Gost ga dobija e-mailom.',
    hr: 'Gost ga dobiva e-poštom.',
    srLatn: 'Gost ga dobija imejlom.',
  },
});
