import { texts } from '../texts.ts';

/** Consumers who withdraw from a purchase. */
export const withdrawals = texts({
  days: {
    en: 'Days to withdraw from a purchase',
    bs: 'Dana za odustanak od kupovine',
    hr: 'Dana za odustanak od kupnje',
    srLatn: 'Dana za odustanak od kupovine',
  },
  daysHint: {
    en: 'For private customers and guests, from the receipt of the goods. The law asks for 14 at least.',
    bs: 'Za privatne kupce i goste, od prijema robe. Zakon traži najmanje 14.',
    hr: 'Za privatne kupce i goste, od primitka robe. Zakon traži najmanje 14.',
    srLatn: 'Za privatne kupce i goste, od prijema robe. Zakon traži najmanje 14.',
  },
  search: {
    en: 'Order, customer, goods…',
    bs: 'Narudžba, kupac, roba…',
    hr: 'Narudžba, kupac, roba…',
    srLatn: 'Porudžbina, kupac, roba…',
  },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', srLatn: 'Porudžbina' },
  goods: { en: 'Goods', bs: 'Roba', hr: 'Roba', srLatn: 'Roba' },
  period: { en: 'Period', bs: 'Rok', hr: 'Rok', srLatn: 'Rok' },
  until: { en: 'until {date}', bs: 'do {date}', hr: 'do {date}', srLatn: 'do {date}' },
  late: { en: 'After the period', bs: 'Nakon roka', hr: 'Nakon roka', srLatn: 'Po isteku roka' },
  notReceived: {
    en: 'Receipt not known',
    bs: 'Prijem nije evidentiran',
    hr: 'Primitak nije evidentiran',
    srLatn: 'Prijem nije evidentiran',
  },
  refundAccount: {
    en: 'Account for the refund',
    bs: 'Račun za povrat novca',
    hr: 'Račun za povrat novca',
    srLatn: 'Račun za povraćaj novca',
  },
  accept: { en: 'Accept', bs: 'Prihvati', hr: 'Prihvati', srLatn: 'Prihvati' },
  refuse: { en: 'Refuse', bs: 'Odbij', hr: 'Odbij', srLatn: 'Odbij' },
});
