import { texts } from '../texts.ts';

/** What lists say that hold no record at all yet: how the first one comes. */
export const firstRecords = texts({
  articles: { en: 'No products yet', bs: 'Još nema artikala', hr: 'Još nema artikala', srLatn: 'Još nema artikala' },
  articlesText: {
    en: 'A price list as CSV or XLSX brings all of them at once, with categories, brands and stock.',
    bs: 'Cjenovnik u CSV-u ili XLSX-u donosi sve odjednom, s kategorijama, brendovima i zalihom.',
    hr: 'Cjenik u CSV-u ili XLSX-u donosi sve odjednom, s kategorijama, brendovima i zalihom.',
    srLatn: 'Cjenovnik u CSV-u ili XLSX-u donosi sve odjednom, sa kategorijama, brendovima i zalihom.',
  },
  companies: { en: 'No customers yet', bs: 'Još nema kupaca', hr: 'Još nema kupaca', srLatn: 'Još nema kupaca' },
  companiesText: {
    en: 'Add the first company and its people, or bring all from a file.',
    bs: 'Dodajte prvu firmu i njene ljude ili uvezite sve iz datoteke.',
    hr: 'Dodajte prvu tvrtku i njezine ljude ili uvezite sve iz datoteke.',
    srLatn: 'Dodajte prvu firmu i njene ljude ili uvezite sve iz datoteke.',
  },
  orders: { en: 'No orders yet', bs: 'Još nema narudžbi', hr: 'Još nema narudžbi', srLatn: 'Još nema porudžbina' },
  ordersText: {
    en: 'Customers order in the shop once they have an account. An order by telephone can be written at once.',
    bs: 'Kupci naručuju u prodavnici kad dobiju račun. Narudžbu s telefona možete upisati odmah.',
    hr: 'Kupci naručuju u trgovini kad dobiju račun. Narudžbu s telefona možete upisati odmah.',
    srLatn: 'Kupci poručuju u prodavnici kad dobiju nalog. Porudžbinu sa telefona možete upisati odmah.',
  },
  importThem: {
    en: 'Import from a file',
    bs: 'Uvezi iz datoteke',
    hr: 'Uvezi iz datoteke',
    srLatn: 'Uvezi iz datoteke',
  },
});
