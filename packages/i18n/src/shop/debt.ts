import { texts } from '../texts.ts';

/** What the company owes, as Home shows it. */
export const debt = texts({
  title: { en: 'Debt and limit', bs: 'Dug i limit', hr: 'Dug i limit', srLatn: 'Dug i limit' },
  toFinance: { en: 'To Finance', bs: 'Otvori finansije', hr: 'Otvori financije', srLatn: 'Otvori finansije' },
  ofLimit: {
    en: 'of {amount} approved',
    bs: 'od odobrenih {amount}',
    hr: 'od odobrenih {amount}',
    srLatn: 'od odobrenih {amount}',
  },
  noLimit: {
    en: 'No limit agreed',
    bs: 'Limit nije ugovoren',
    hr: 'Limit nije ugovoren',
    srLatn: 'Limit nije ugovoren',
  },
  overdue: {
    en: 'Overdue: {amount}.',
    bs: 'Van valute: {amount}.',
    hr: 'Izvan valute: {amount}.',
    srLatn: 'Van valute: {amount}.',
  },
  nothingOverdue: {
    en: 'Nothing is overdue',
    bs: 'Ništa nije dospjelo',
    hr: 'Ništa nije dospjelo',
    srLatn: 'Ništa nije dospjelo',
  },
});
