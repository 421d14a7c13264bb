import { texts } from '../texts.ts';

/** The first page of the profile area. */
export const dashboard = texts({
  attention: { en: 'Needs attention', bs: 'Čeka na vas', hr: 'Čeka na vas', srLatn: 'Čeka na vas' },
  toApprove: {
    en: 'Wait for your approval',
    bs: 'Čekaju vaše odobrenje',
    hr: 'Čekaju vaše odobrenje',
    srLatn: 'Čekaju vaše odobrenje',
  },
  inApproval: {
    en: 'Wait for approval',
    bs: 'Čekaju odobrenje',
    hr: 'Čekaju odobrenje',
    srLatn: 'Čekaju odobrenje',
  },
  unpaid: { en: 'Unpaid orders', bs: 'Neplaćene narudžbe', hr: 'Neplaćene narudžbe', srLatn: 'Neplaćene porudžbine' },
  open: { en: 'Open orders', bs: 'Otvorene narudžbe', hr: 'Otvorene narudžbe', srLatn: 'Otvorene porudžbine' },
  unread: { en: 'Unread messages', bs: 'Nepročitane poruke', hr: 'Nepročitane poruke', srLatn: 'Nepročitane poruke' },
  byMonth: {
    en: 'Purchases by month',
    bs: 'Kupovina po mjesecima',
    hr: 'Kupnja po mjesecima',
    srLatn: 'Kupovina po mjesecima',
  },
  byCategory: {
    en: 'Purchases by category',
    bs: 'Kupovina po kategorijama',
    hr: 'Kupnja po kategorijama',
    srLatn: 'Kupovina po kategorijama',
  },
  month: { en: 'Month', bs: 'Mjesec', hr: 'Mjesec', srLatn: 'Mjesec' },
  category: { en: 'Category', bs: 'Kategorija', hr: 'Kategorija', srLatn: 'Kategorija' },
  otherCategories: { en: 'Everything else', bs: 'Sve ostalo', hr: 'Sve ostalo', srLatn: 'Sve ostalo' },
  thisYear: { en: 'this year', bs: 'ove godine', hr: 'ove godine', srLatn: 'ove godine' },
  comparedWith: {
    en: '{percent} compared with the same period of last year',
    bs: '{percent} prema istom periodu prošle godine',
    hr: '{percent} prema istom razdoblju prošle godine',
    srLatn: '{percent} prema istom periodu prošle godine',
  },
  lastTwelve: {
    en: 'Last twelve months, {vat}',
    bs: 'Posljednjih dvanaest mjeseci, {vat}',
    hr: 'Posljednjih dvanaest mjeseci, {vat}',
    srLatn: 'Posljednjih dvanaest mjeseci, {vat}',
  },
  noPurchases: {
    en: 'No purchases in the last twelve months.',
    bs: 'Nema kupovine u posljednjih dvanaest mjeseci.',
    hr: 'Nema kupnje u posljednjih dvanaest mjeseci.',
    srLatn: 'Nema kupovine u posljednjih dvanaest mjeseci.',
  },
  lastOrders: {
    en: 'Latest orders',
    bs: 'Posljednje narudžbe',
    hr: 'Posljednje narudžbe',
    srLatn: 'Posljednje porudžbine',
  },
  all: { en: 'View all', bs: 'Prikaži sve', hr: 'Prikaži sve', srLatn: 'Prikaži sve' },
  usualArticles: {
    en: 'You often order',
    bs: 'Često naručujete',
    hr: 'Često naručujete',
    srLatn: 'Često poručujete',
  },
  lastBought: {
    en: 'Last time: {date}',
    bs: 'Posljednji put: {date}',
    hr: 'Posljednji put: {date}',
    srLatn: 'Posljednji put: {date}',
  },
  noArticles: {
    en: 'What you order appears here.',
    bs: 'Ovdje će biti ono što naručite.',
    hr: 'Ovdje će biti ono što naručite.',
    srLatn: 'Ovdje će biti ono što poručite.',
  },
  noRecords: { en: 'No records', bs: 'Nema zapisa', hr: 'Nema zapisa', srLatn: 'Nema zapisa' },
  chooseCompany: {
    en: 'Choose the company that you buy for',
    bs: 'Odaberite firmu za koju kupujete',
    hr: 'Odaberite tvrtku za koju kupujete',
    srLatn: 'Izaberite firmu za koju kupujete',
  },
  chooseCompanyHint: {
    en: 'Orders, saved carts and addresses of the company are here after that.',
    bs: 'Nakon toga su ovdje narudžbe, sačuvane korpe i adrese te firme.',
    hr: 'Nakon toga su ovdje narudžbe, spremljene košarice i adrese te tvrtke.',
    srLatn: 'Nakon toga su ovdje porudžbine, sačuvane korpe i adrese te firme.',
  },
});
