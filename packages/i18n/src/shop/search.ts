import { texts } from '../texts.ts';

/** Search, its suggestions and its page. */
export const search = texts({
  title: { en: 'Search', bs: 'Pretraga', hr: 'Pretraživanje', srLatn: 'Pretraga' },
  results: {
    en: 'Results for “{term}”',
    bs: 'Rezultati za „{term}”',
    hr: 'Rezultati za „{term}”',
    srLatn: 'Rezultati za „{term}”',
  },
  noResults: {
    en: 'No results for “{term}”',
    bs: 'Nema rezultata za „{term}”',
    hr: 'Nema rezultata za „{term}”',
    srLatn: 'Nema rezultata za „{term}”',
  },
  allResults: {
    en: 'All results for “{term}”',
    bs: 'Svi rezultati za „{term}”',
    hr: 'Svi rezultati za „{term}”',
    srLatn: 'Svi rezultati za „{term}”',
  },
  orders: {
    en: 'Enter adds to the cart: {quantity} × {code}',
    bs: 'Enter stavlja u korpu: {quantity} × {code}',
    hr: 'Enter stavlja u košaricu: {quantity} × {code}',
    srLatn: 'Enter stavlja u korpu: {quantity} × {code}',
  },
  whichOne: {
    en: 'Which one? {quantity} ×',
    bs: 'Koji od njih? {quantity} ×',
    hr: 'Koji od njih? {quantity} ×',
    srLatn: 'Koji od njih? {quantity} ×',
  },
  asQuantity: {
    en: 'Order {quantity} × “{words}”',
    bs: 'Naruči {quantity} × „{words}”',
    hr: 'Naruči {quantity} × „{words}”',
    srLatn: 'Naruči {quantity} × „{words}”',
  },
  backToSuggestions: {
    en: 'Back to the suggestions',
    bs: 'Nazad na prijedloge',
    hr: 'Natrag na prijedloge',
    srLatn: 'Nazad na prijedloge',
  },
  without: {
    en: 'Without “{words}”: {term} ({count})',
    bs: 'Bez „{words}”: {term} ({count})',
    hr: 'Bez „{words}”: {term} ({count})',
    srLatn: 'Bez „{words}”: {term} ({count})',
  },
  nearest: { en: 'Perhaps you mean', bs: 'Možda mislite', hr: 'Možda mislite', srLatn: 'Možda mislite' },
  suggestions: { en: 'Suggestions', bs: 'Prijedlozi', hr: 'Prijedlozi', srLatn: 'Prijedlozi' },
  products: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  categories: { en: 'Categories', bs: 'Kategorije', hr: 'Kategorije', srLatn: 'Kategorije' },
  brands: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  recent: { en: 'Recent searches', bs: 'Nedavne pretrage', hr: 'Nedavna pretraživanja', srLatn: 'Nedavne pretrage' },
  askTitle: {
    en: 'Not on offer? We will get it.',
    bs: 'Nemamo u ponudi? Nabavit ćemo.',
    hr: 'Nemamo u ponudi? Nabavit ćemo.',
    srLatn: 'Nemamo u ponudi? Nabavićemo.',
  },
  askSend: { en: 'Send the question', bs: 'Pošalji upit', hr: 'Pošalji upit', srLatn: 'Pošalji upit' },
  askPerson: {
    en: 'Describe the product or attach a photo; {name} answers with a price and a delivery date.',
    bs: 'Opišite artikal ili priložite fotografiju; {name} odgovara s cijenom i rokom.',
    hr: 'Opišite artikl ili priložite fotografiju; {name} odgovara s cijenom i rokom.',
    srLatn: 'Opišite artikal ili priložite fotografiju; {name} odgovara sa cijenom i rokom.',
  },
  widenedAnyWord: {
    en: 'No product has all the words of “{term}”. You see those that have at least one.',
    bs: 'Nijedan artikal nema sve riječi iz „{term}”. Prikazani su oni koji imaju bar jednu.',
    hr: 'Nijedan artikl nema sve riječi iz „{term}”. Prikazani su oni koji imaju barem jednu.',
    srLatn: 'Nijedan artikal nema sve riječi iz „{term}”. Prikazani su oni koji imaju bar jednu.',
  },
  shownOf: {
    en: '{shown} of {total}',
    bs: '{shown} od {total}',
    hr: '{shown} od {total}',
    srLatn: '{shown} od {total}',
  },
  spellingHint: {
    en: 'Check the spelling, use fewer words or type the code.',
    bs: 'Provjerite kako je napisano, upišite manje riječi ili šifru.',
    hr: 'Provjerite kako je napisano, upišite manje riječi ili šifru.',
    srLatn: 'Provjerite kako je napisano, upišite manje riječi ili šifru.',
  },
});
