import { texts } from '../texts.ts';

/** The home page. */
export const home = texts({
  greeting: {
    en: 'Good day, {firstName}',
    bs: 'Dobar dan, {firstName}',
    hr: 'Dobar dan, {firstName}',
    srLatn: 'Dobar dan, {firstName}',
  },
  emptyShop: { en: 'No products yet', bs: 'Još nema artikala', hr: 'Još nema artikala', srLatn: 'Još nema artikala' },
  emptyShopHint: {
    en: 'The shop is being filled. Come back soon.',
    bs: 'Prodavnica se tek puni. Navratite uskoro.',
    hr: 'Trgovina se tek puni. Navratite uskoro.',
    srLatn: 'Prodavnica se tek puni. Navratite uskoro.',
  },
  orderAgain: { en: 'Order again', bs: 'Ponovo naručite', hr: 'Ponovno naručite', srLatn: 'Ponovo poručite' },
  allToZero: { en: 'All to 0', bs: 'Sve na 0', hr: 'Sve na 0', srLatn: 'Sve na 0' },
  addAll: { en: 'Add all to cart', bs: 'Dodaj sve u korpu', hr: 'Dodaj sve u košaricu', srLatn: 'Dodaj sve u korpu' },
  openOrders: { en: 'Open orders', bs: 'Otvorene narudžbe', hr: 'Otvorene narudžbe', srLatn: 'Otvorene porudžbine' },
  allOrders: { en: 'All orders', bs: 'Sve narudžbe', hr: 'Sve narudžbe', srLatn: 'Sve porudžbine' },
  noOpenOrders: {
    en: 'No open orders',
    bs: 'Nema otvorenih narudžbi',
    hr: 'Nema otvorenih narudžbi',
    srLatn: 'Nema otvorenih porudžbina',
  },
  finishedOrders: {
    en: 'Completed orders',
    bs: 'Završene narudžbe',
    hr: 'Završene narudžbe',
    srLatn: 'Završene porudžbine',
  },
  onPromotion: { en: 'On promotion', bs: 'Na akciji', hr: 'Na akciji', srLatn: 'Na akciji' },
  allPromotions: { en: 'All promotions', bs: 'Sve akcije', hr: 'Sve akcije', srLatn: 'Sve akcije' },
  selectedForYou: {
    en: 'Products selected for you',
    bs: 'Izdvojeno za vas',
    hr: 'Izdvojeno za vas',
    srLatn: 'Izdvojeno za vas',
  },
  newlyAdded: { en: 'Newly added', bs: 'Novo u ponudi', hr: 'Novo u ponudi', srLatn: 'Novo u ponudi' },
  allNew: { en: 'All new products', bs: 'Sve novo u ponudi', hr: 'Sve novo u ponudi', srLatn: 'Sve novo u ponudi' },
  recentlyViewed: { en: 'Recently viewed', bs: 'Nedavno gledano', hr: 'Nedavno gledano', srLatn: 'Nedavno gledano' },
  allBrands: { en: 'All brands', bs: 'Svi brendovi', hr: 'Svi brendovi', srLatn: 'Svi brendovi' },
  popularTags: { en: 'Often searched', bs: 'Često traženo', hr: 'Često traženo', srLatn: 'Često traženo' },
  brandOfChoice: {
    en: 'Brand in focus',
    bs: 'Brend u fokusu',
    hr: 'Brend u fokusu',
    srLatn: 'Brend u fokusu',
  },
  call: { en: 'Call', bs: 'Nazovi', hr: 'Nazovi', srLatn: 'Nazovi' },
  write: { en: 'Write', bs: 'Napiši poruku', hr: 'Napiši poruku', srLatn: 'Napiši poruku' },
  noReorder: {
    en: 'Nothing to order again yet',
    bs: 'Još nema artikala za ponovnu narudžbu',
    hr: 'Još nema artikala za ponovnu narudžbu',
    srLatn: 'Još nema artikala za ponovnu porudžbinu',
  },
  noReorderHint: {
    en: 'What you order most often will stand here with the quantities of last time.',
    bs: 'Ovdje će stajati ono što najčešće naručujete, s količinama od zadnji put.',
    hr: 'Ovdje će stajati ono što najčešće naručujete, s količinama od zadnji put.',
    srLatn: 'Ovdje će stajati ono što najčešće poručujete, sa količinama od zadnji put.',
  },
  yourRepresentative: {
    en: 'Your sales representative',
    bs: 'Vaš komercijalist',
    hr: 'Vaš komercijalist',
    srLatn: 'Vaš komercijalista',
  },
});
