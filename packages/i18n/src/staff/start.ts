import { texts } from '../texts.ts';

/** The start page: what waits. */
export const start = texts({
  today: {
    en: 'Today, {day} {date}',
    bs: 'Danas, {day} {date}',
    hr: 'Danas, {day} {date}',
    srLatn: 'Danas, {day} {date}',
  },
  ordersToApprove: {
    en: 'Orders to approve',
    bs: 'Narudžbe za odobriti',
    hr: 'Narudžbe za odobrenje',
    srLatn: 'Porudžbine za odobravanje',
  },
  nothingWaits: { en: 'nothing waits', bs: 'ništa ne čeka', hr: 'ništa ne čeka', srLatn: 'ništa ne čeka' },
  lowStock: { en: 'Low stock', bs: 'Niske zalihe', hr: 'Niske zalihe', srLatn: 'Niske zalihe' },
  lowStockArticles: {
    en: 'Stock below minimum',
    bs: 'Zaliha ispod minimuma',
    hr: 'Zaliha ispod minimuma',
    srLatn: 'Zaliha ispod minimuma',
  },
  waitingOrders: { en: 'Waiting for approval', bs: 'Čeka odobrenje', hr: 'Čeka odobrenje', srLatn: 'Čeka odobrenje' },
  showAll: {
    en: 'Show all {count}',
    bs: 'Prikaži sve ({count})',
    hr: 'Prikaži sve ({count})',
    srLatn: 'Prikaži sve ({count})',
  },
  unpaidOrders: {
    en: 'Unpaid card orders',
    bs: 'Neplaćene kartične narudžbe',
    hr: 'Neplaćene kartične narudžbe',
    srLatn: 'Neplaćene kartične porudžbine',
  },
  preOrders: { en: 'Pre-orders', bs: 'Prednarudžbe', hr: 'Prednarudžbe', srLatn: 'Pretporudžbine' },
  accountRequests: {
    en: 'Account requests',
    bs: 'Zahtjevi za korisnički račun',
    hr: 'Zahtjevi za korisnički račun',
    srLatn: 'Zahtjevi za korisnički nalog',
  },
  availabilityRequests: {
    en: 'Availability requests',
    bs: 'Upiti o dostupnosti',
    hr: 'Upiti o dostupnosti',
    srLatn: 'Upiti o dostupnosti',
  },
  complaints: {
    en: 'Complaints without an answer',
    bs: 'Reklamacije bez odgovora',
    hr: 'Reklamacije bez odgovora',
    srLatn: 'Reklamacije bez odgovora',
  },
  hiddenArticles: {
    en: 'Hidden products',
    bs: 'Skriveni artikli',
    hr: 'Skriveni artikli',
    srLatn: 'Skriveni artikli',
  },
  comparedWith: {
    en: '{percent} compared with the same period',
    bs: '{percent} prema istom periodu',
    hr: '{percent} prema istom razdoblju',
    srLatn: '{percent} prema istom periodu',
  },
  lowLevel: {
    en: 'minimum {count}',
    bs: 'minimum {count}',
    hr: 'minimum {count}',
    srLatn: 'minimum {count}',
  },
  before: {
    en: 'Before',
    bs: 'Prije',
    hr: 'Prije',
    srLatn: 'Prije',
  },
  sales: {
    en: 'Turnover of the last 30 days',
    bs: 'Promet posljednjih 30 dana',
    hr: 'Promet posljednjih 30 dana',
    srLatn: 'Promet posljednjih 30 dana',
  },
  lastDays: {
    en: 'Last 30 days',
    bs: 'Posljednjih 30 dana',
    hr: 'Posljednjih 30 dana',
    srLatn: 'Posljednjih 30 dana',
  },
  daysBefore: {
    en: '30 days before',
    bs: '30 dana ranije',
    hr: '30 dana ranije',
    srLatn: '30 dana ranije',
  },
  day: {
    en: 'Day',
    bs: 'Dan',
    hr: 'Dan',
    srLatn: 'Dan',
  },
});
