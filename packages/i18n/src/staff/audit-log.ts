import { texts } from '../texts.ts';

/** The audit log; the words of its actions, records and fields come from the server. */
export const auditLog = texts({
  search: {
    en: 'Person or record…',
    bs: 'Osoba ili zapis…',
    hr: 'Osoba ili zapis…',
    srLatn: 'Osoba ili zapis…',
  },
  at: { en: 'Time', bs: 'Vrijeme', hr: 'Vrijeme', srLatn: 'Vrijeme' },
  who: { en: 'Who', bs: 'Ko', hr: 'Tko', srLatn: 'Ko' },
  deed: { en: 'Action', bs: 'Radnja', hr: 'Radnja', srLatn: 'Radnja' },
  customer: { en: 'For the customer', bs: 'Za kupca', hr: 'Za kupca', srLatn: 'Za kupca' },
  forCustomer: {
    en: 'for {customer}',
    bs: 'za kupca {customer}',
    hr: 'za kupca {customer}',
    srLatn: 'za kupca {customer}',
  },
  record: { en: 'Record', bs: 'Zapis', hr: 'Zapis', srLatn: 'Zapis' },
  changes: { en: 'Changes', bs: 'Izmjene', hr: 'Izmjene', srLatn: 'Izmjene' },
  before: { en: 'Before', bs: 'Prije', hr: 'Prije', srLatn: 'Prije' },
  after: { en: 'After', bs: 'Poslije', hr: 'Poslije', srLatn: 'Poslije' },
  noChanges: {
    en: 'No values were changed.',
    bs: 'Nijedna vrijednost nije izmijenjena.',
    hr: 'Nijedna vrijednost nije izmijenjena.',
    srLatn: 'Nijedna vrijednost nije izmijenjena.',
  },
  moreChanges: {
    en: 'Changes not shown: {count}',
    bs: 'Izmjene koje nisu prikazane: {count}',
    hr: 'Izmjene koje nisu prikazane: {count}',
    srLatn: 'Izmjene koje nisu prikazane: {count}',
  },
  viewWrites: { en: 'Changes', bs: 'Izmjene', hr: 'Izmjene', srLatn: 'Izmjene' },
  viewActing: { en: 'For customers', bs: 'Za kupce', hr: 'Za kupce', srLatn: 'Za kupce' },
  viewSignIn: { en: 'Log-ins', bs: 'Prijave', hr: 'Prijave', srLatn: 'Prijave' },
  history: { en: 'History', bs: 'Historija', hr: 'Povijest', srLatn: 'Istorija' },
  noHistory: {
    en: 'Nothing was changed yet.',
    bs: 'Još ništa nije izmijenjeno.',
    hr: 'Još ništa nije izmijenjeno.',
    srLatn: 'Još ništa nije izmijenjeno.',
  },
});
