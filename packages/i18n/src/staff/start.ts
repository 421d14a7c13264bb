import { texts } from '../texts.ts';

/** The start page: what waits. */
export const start = texts({
  today: {
    en: 'Today, {day} {date}',
    bs: 'Danas, {day} {date}',
    hr: 'Danas, {day} {date}',
    srLatn: 'Danas, {day} {date}',
  },
  ownCompanies: {
    en: 'Your companies only.',
    bs: 'Samo vaše firme.',
    hr: 'Samo vaše tvrtke.',
    srLatn: 'Samo vaše firme.',
  },
  nothingWaits: { en: 'nothing waits', bs: 'ništa ne čeka', hr: 'ništa ne čeka', srLatn: 'ništa ne čeka' },
  lowStock: { en: 'Low stock', bs: 'Niske zalihe', hr: 'Niske zalihe', srLatn: 'Niske zalihe' },
  waitingOrders: { en: 'Waiting for approval', bs: 'Čeka odobrenje', hr: 'Čeka odobrenje', srLatn: 'Čeka odobrenje' },
  showAll: {
    en: 'Show all {count}',
    bs: 'Prikaži sve ({count})',
    hr: 'Prikaži sve ({count})',
    srLatn: 'Prikaži sve ({count})',
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
  oldest: { en: 'oldest {time}', bs: 'najstarije {time}', hr: 'najstarije {time}', srLatn: 'najstarije {time}' },
  todaySales: { en: 'Turnover today', bs: 'Promet danas', hr: 'Promet danas', srLatn: 'Promet danas' },
  todayOrders: {
    en: '{count} order ¦ {count} orders',
    bs: '{count} narudžba ¦ {count} narudžbe ¦ {count} narudžbi',
    hr: '{count} narudžba ¦ {count} narudžbe ¦ {count} narudžbi',
    srLatn: '{count} porudžbina ¦ {count} porudžbine ¦ {count} porudžbina',
  },
  weekAgo: {
    en: 'Same day a week ago',
    bs: 'Isti dan prošle sedmice',
    hr: 'Isti dan prošlog tjedna',
    srLatn: 'Isti dan prošle sedmice',
  },
  toFetch: {
    en: '{count} to fetch',
    bs: 'za preuzimanje: {count}',
    hr: 'za preuzimanje: {count}',
    srLatn: 'za preuzimanje: {count}',
  },
});

/** The queues of open work. */
export const workQueue = texts({
  approval: {
    en: 'Orders to approve',
    bs: 'Narudžbe za odobriti',
    hr: 'Narudžbe za odobrenje',
    srLatn: 'Porudžbine za odobravanje',
  },
  shipping: {
    en: 'To hand over',
    bs: 'Za predaju na dostavu',
    hr: 'Za predaju na dostavu',
    srLatn: 'Za predaju na dostavu',
  },
  notDelivered: { en: 'Not delivered', bs: 'Neisporučene', hr: 'Neisporučene', srLatn: 'Neisporučene' },
  preOrders: { en: 'Pre-orders', bs: 'Prednarudžbe', hr: 'Prednarudžbe', srLatn: 'Pretporudžbine' },
  unpaid: {
    en: 'Unpaid card orders',
    bs: 'Neplaćene kartične narudžbe',
    hr: 'Neplaćene kartične narudžbe',
    srLatn: 'Neplaćene kartične porudžbine',
  },
  complaints: {
    en: 'Complaints without an answer',
    bs: 'Reklamacije bez odgovora',
    hr: 'Reklamacije bez odgovora',
    srLatn: 'Reklamacije bez odgovora',
  },
  accountRequests: {
    en: 'Account requests',
    bs: 'Zahtjevi za korisnički račun',
    hr: 'Zahtjevi za korisnički račun',
    srLatn: 'Zahtjevi za korisnički nalog',
  },
  dataChanges: { en: 'Changes of data', bs: 'Promjene podataka', hr: 'Promjene podataka', srLatn: 'Promjene podataka' },
  availabilityRequests: {
    en: 'Availability requests',
    bs: 'Upiti o dostupnosti',
    hr: 'Upiti o dostupnosti',
    srLatn: 'Upiti o dostupnosti',
  },
  presentations: {
    en: 'Presentation requests',
    bs: 'Zahtjevi za prezentaciju',
    hr: 'Zahtjevi za prezentaciju',
    srLatn: 'Zahtjevi za prezentaciju',
  },
  withdrawals: {
    en: 'Withdrawals from purchases',
    bs: 'Odustanci od kupovine',
    hr: 'Odustanci od kupnje',
    srLatn: 'Odustanci od kupovine',
  },
  questions: {
    en: 'Questions of customers',
    bs: 'Pitanja kupaca',
    hr: 'Pitanja kupaca',
    srLatn: 'Pitanja kupaca',
  },
  reviews: {
    en: 'Reviews to check',
    bs: 'Recenzije za provjeru',
    hr: 'Recenzije za provjeru',
    srLatn: 'Recenzije za provjeru',
  },
  jobApplications: {
    en: 'Job applications',
    bs: 'Prijave za posao',
    hr: 'Prijave za posao',
    srLatn: 'Prijave za posao',
  },
  lowStock: {
    en: 'Stock below minimum',
    bs: 'Zaliha ispod minimuma',
    hr: 'Zaliha ispod minimuma',
    srLatn: 'Zaliha ispod minimuma',
  },
  debtors: {
    en: 'Customers with overdue debt',
    bs: 'Kupci s dugom van valute',
    hr: 'Kupci s dugom izvan valute',
    srLatn: 'Kupci sa dugom van valute',
  },
  searchesWithoutHits: {
    en: 'Searches without a result',
    bs: 'Pretrage bez rezultata',
    hr: 'Pretrage bez rezultata',
    srLatn: 'Pretrage bez rezultata',
  },
  failedMails: {
    en: 'Failed mails',
    bs: 'Neposlani e-mailovi',
    hr: 'Neposlane e-poruke',
    srLatn: 'Neposlati imejlovi',
  },
  failedJobs: { en: 'Failed jobs', bs: 'Neuspjeli poslovi', hr: 'Neuspjeli poslovi', srLatn: 'Neuspjeli poslovi' },
  failedEvents: {
    en: 'Failed events',
    bs: 'Neuspjeli događaji',
    hr: 'Neuspjeli događaji',
    srLatn: 'Neuspjeli događaji',
  },
});
