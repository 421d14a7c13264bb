import { texts } from '../../texts.ts';

/** Infos about the cart. */
export const cart = texts({
  added: {
    en: 'Added to cart: {title}',
    bs: 'Dodano u korpu: {title}',
    hr: 'Dodano u košaricu: {title}',
    srLatn: 'Dodato u korpu: {title}',
  },
  added_many: {
    en: 'Added to cart: {count}',
    bs: 'Dodano u korpu: {count}',
    hr: 'Dodano u košaricu: {count}',
    srLatn: 'Dodato u korpu: {count}',
  },
  changed: {
    en: 'The cart is changed.',
    bs: 'Korpa je izmijenjena.',
    hr: 'Košarica je izmijenjena.',
    srLatn: 'Korpa je izmijenjena.',
  },
  removed: {
    en: 'Removed from cart: {title}',
    bs: 'Uklonjeno iz korpe: {title}',
    hr: 'Uklonjeno iz košarice: {title}',
    srLatn: 'Uklonjeno iz korpe: {title}',
  },
  emptied: {
    en: 'The cart has been emptied.',
    bs: 'Korpa je ispražnjena.',
    hr: 'Košarica je ispražnjena.',
    srLatn: 'Korpa je ispražnjena.',
  },
  code_applied: {
    en: 'The discount code is applied.',
    bs: 'Kod za popust je primijenjen.',
    hr: 'Kôd za popust je primijenjen.',
    srLatn: 'Kod za popust je primijenjen.',
  },
  code_removed: {
    en: 'The discount code is removed.',
    bs: 'Kod za popust je uklonjen.',
    hr: 'Kôd za popust je uklonjen.',
    srLatn: 'Kod za popust je uklonjen.',
  },
});
