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
  users: { en: 'No users yet', bs: 'Još nema korisnika', hr: 'Još nema korisnika', srLatn: 'Još nema korisnika' },
  usersText: {
    en: 'Invite the first person: they set their password by a link in a mail. Many come at once from a file.',
    bs: 'Pozovite prvu osobu: lozinku postavlja linkom iz e-pošte. Više njih stiže odjednom iz datoteke.',
    hr: 'Pozovite prvu osobu: lozinku postavlja poveznicom iz e-pošte. Više njih stiže odjednom iz datoteke.',
    srLatn: 'Pozovite prvu osobu: lozinku postavlja linkom iz e-pošte. Više njih stiže odjednom iz datoteke.',
  },
  carriers: {
    en: 'No express posts yet',
    bs: 'Još nema brzih pošta',
    hr: 'Još nema brzih pošta',
    srLatn: 'Još nema brzih pošta',
  },
  carriersText: {
    en: 'Customers choose your own delivery or a pickup until an express post stands here with its prices by weight.',
    bs: 'Dok ovdje nema brze pošte s cijenama po masi, kupci biraju vlastitu dostavu ili preuzimanje.',
    hr: 'Dok ovdje nema brze pošte s cijenama po masi, kupci biraju vlastitu dostavu ili preuzimanje.',
    srLatn: 'Dok ovdje nema brze pošte sa cijenama po masi, kupci biraju sopstvenu dostavu ili preuzimanje.',
  },
  pickupPlaces: {
    en: 'No branches yet',
    bs: 'Još nema poslovnica',
    hr: 'Još nema poslovnica',
    srLatn: 'Još nema poslovnica',
  },
  pickupPlacesText: {
    en: 'The first branch stands on the contact page with its hours, and customers can pick up their orders there.',
    bs: 'Prva poslovnica stoji na stranici za kontakt s radnim vremenom, a kupci tamo mogu preuzeti narudžbe.',
    hr: 'Prva poslovnica stoji na stranici za kontakt s radnim vremenom, a kupci tamo mogu preuzeti narudžbe.',
    srLatn: 'Prva poslovnica i njeno radno vrijeme stoje na stranici za kontakt, a kupci tamo preuzimaju porudžbine.',
  },
  importThem: {
    en: 'Import from a file',
    bs: 'Uvezi iz datoteke',
    hr: 'Uvezi iz datoteke',
    srLatn: 'Uvezi iz datoteke',
  },
});
