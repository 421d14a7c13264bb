import { texts } from '../texts.ts';

/** Finance of the company. */
export const finance = texts({
  title: { en: 'Finance', bs: 'Finansije', hr: 'Financije', srLatn: 'Finansije' },
  currentDebt: { en: 'Current debt', bs: 'Trenutni dug', hr: 'Trenutačni dug', srLatn: 'Trenutni dug' },
  approvedLimit: { en: 'Approved limit', bs: 'Odobreni limit', hr: 'Odobreni limit', srLatn: 'Odobreni limit' },
  available: { en: 'Available limit', bs: 'Raspoloživi limit', hr: 'Raspoloživi limit', srLatn: 'Raspoloživi limit' },
  overdue: { en: 'Overdue debt', bs: 'Dug van valute', hr: 'Dug izvan valute', srLatn: 'Dug van valute' },
  daysOverdue: {
    en: '{count} day overdue ¦ {count} days overdue',
    bs: 'kasni {count} dan ¦ kasni {count} dana ¦ kasni {count} dana',
    hr: 'kasni {count} dan ¦ kasni {count} dana ¦ kasni {count} dana',
    srLatn: 'kasni {count} dan ¦ kasni {count} dana ¦ kasni {count} dana',
  },
  card: {
    en: 'Account statement',
    bs: 'Finansijska kartica',
    hr: 'Financijska kartica',
    srLatn: 'Finansijska kartica',
  },
  owes: { en: 'Debit', bs: 'Duguje', hr: 'Duguje', srLatn: 'Duguje' },
  claims: { en: 'Credit', bs: 'Potražuje', hr: 'Potražuje', srLatn: 'Potražuje' },
  balance: { en: 'Balance', bs: 'Saldo', hr: 'Saldo', srLatn: 'Saldo' },
  documentDate: { en: 'Document date', bs: 'Datum dokumenta', hr: 'Datum dokumenta', srLatn: 'Datum dokumenta' },
  bookingDate: { en: 'Booking date', bs: 'Datum knjiženja', hr: 'Datum knjiženja', srLatn: 'Datum knjiženja' },
  dueDate: { en: 'Due date', bs: 'Dospijeće', hr: 'Dospijeće', srLatn: 'Dospijeće' },
  paymentTerm: {
    en: 'Payment term: {count} day ¦ Payment term: {count} days',
    bs: 'Rok plaćanja: {count} dan ¦ Rok plaćanja: {count} dana ¦ Rok plaćanja: {count} dana',
    hr: 'Rok plaćanja: {count} dan ¦ Rok plaćanja: {count} dana ¦ Rok plaćanja: {count} dana',
    srLatn: 'Rok plaćanja: {count} dan ¦ Rok plaćanja: {count} dana ¦ Rok plaćanja: {count} dana',
  },
  bankAccount: { en: 'Bank account', bs: 'Bankovni račun', hr: 'Bankovni račun', srLatn: 'Bankovni račun' },
  representative: { en: 'Sales representative', bs: 'Komercijalist', hr: 'Komercijalist', srLatn: 'Komercijalista' },
  overdueHelp: {
    en: '“Overdue” means after the due date.',
    bs: '„Van valute” znači poslije datuma dospijeća.',
    hr: '„Izvan valute” znači nakon datuma dospijeća.',
    srLatn: '„Van valute” znači poslije datuma dospijeća.',
  },
  empty: { en: 'No records', bs: 'Nema zapisa', hr: 'Nema zapisa', srLatn: 'Nema zapisa' },
});
