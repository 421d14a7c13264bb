import { texts } from '../texts.ts';

/** What customers are offered, or not at the moment. */
export const offer = texts({
  title: { en: 'Offer', bs: 'Ponuda', hr: 'Ponuda', srLatn: 'Ponuda' },
  active: { en: 'Offered at checkout', bs: 'U ponudi', hr: 'U ponudi', srLatn: 'U ponudi' },
  viewActive: { en: 'Offered', bs: 'U ponudi', hr: 'U ponudi', srLatn: 'U ponudi' },
  viewInactive: { en: 'Switched off', bs: 'Isključeno', hr: 'Isključeno', srLatn: 'Isključeno' },
  monFri: { en: 'Mon–Fri', bs: 'pon–pet', hr: 'pon–pet', srLatn: 'pon–pet' },
  sat: { en: 'Sat', bs: 'sub', hr: 'sub', srLatn: 'sub' },
  sun: { en: 'Sun', bs: 'ned', hr: 'ned', srLatn: 'ned' },
});

/** Express posts with their prices by weight. */
export const carriers = texts({
  new: { en: 'New express post', bs: 'Nova brza pošta', hr: 'Nova brza pošta', srLatn: 'Nova brza pošta' },
  search: { en: 'Express post…', bs: 'Brza pošta…', hr: 'Brza pošta…', srLatn: 'Brza pošta…' },
  workingDays: { en: 'Working days', bs: 'Radnih dana', hr: 'Radnih dana', srLatn: 'Radnih dana' },
  shortest: { en: 'Shortest time', bs: 'Najkraći rok', hr: 'Najkraći rok', srLatn: 'Najkraći rok' },
  longest: { en: 'Longest time', bs: 'Najduži rok', hr: 'Najdulji rok', srLatn: 'Najduži rok' },
  daysTurned: {
    en: 'Shorter than the shortest time',
    bs: 'Kraće od najkraćeg roka',
    hr: 'Kraće od najkraćeg roka',
    srLatn: 'Kraće od najkraćeg roka',
  },
  prices: { en: 'Prices', bs: 'Cijene', hr: 'Cijene', srLatn: 'Cijene' },
  heaviest: { en: 'Carries up to', bs: 'Nosi do', hr: 'Nosi do', srLatn: 'Nosi do' },
  kg: { en: '{kg} kg', bs: '{kg} kg', hr: '{kg} kg', srLatn: '{kg} kg' },
  first: { en: 'Offered first', bs: 'Prva u ponudi', hr: 'Prva u ponudi', srLatn: 'Prva u ponudi' },
  firstIsOff: {
    en: 'An express post that is switched off cannot be offered first.',
    bs: 'Isključena brza pošta ne može biti prva u ponudi.',
    hr: 'Isključena brza pošta ne može biti prva u ponudi.',
    srLatn: 'Isključena brza pošta ne može biti prva u ponudi.',
  },
  offerHint: {
    en: 'One express post at most is the first. Orders keep the postage that they were placed with.',
    bs: 'Prva može biti samo jedna brza pošta. Narudžbe zadržavaju poštarinu s kojom su poslane.',
    hr: 'Prva može biti samo jedna brza pošta. Narudžbe zadržavaju poštarinu s kojom su poslane.',
    srLatn: 'Prva može biti samo jedna brza pošta. Porudžbine zadržavaju poštarinu sa kojom su poslate.',
  },
  rates: { en: 'Prices by weight', bs: 'Cijene po težini', hr: 'Cijene po težini', srLatn: 'Cijene po težini' },
  rateRow: { en: 'Price {line}', bs: 'Cijena {line}', hr: 'Cijena {line}', srLatn: 'Cijena {line}' },
  upTo: { en: 'Up to, kg', bs: 'Do, kg', hr: 'Do, kg', srLatn: 'Do, kg' },
  price: { en: 'Postage, KM', bs: 'Poštarina, KM', hr: 'Poštarina, KM', srLatn: 'Poštarina, KM' },
  addRate: { en: 'Add a weight', bs: 'Dodaj težinu', hr: 'Dodaj težinu', srLatn: 'Dodaj težinu' },
  noRates: {
    en: 'Without a price it carries nothing.',
    bs: 'Bez cijene ne nosi ništa.',
    hr: 'Bez cijene ne nosi ništa.',
    srLatn: 'Bez cijene ne nosi ništa.',
  },
  rateOrder: {
    en: 'Each weight once, and not cheaper than a lighter parcel',
    bs: 'Svaka težina jednom, i ne jeftinije od lakšeg paketa',
    hr: 'Svaka težina jednom, i ne jeftinije od lakšeg paketa',
    srLatn: 'Svaka težina jednom, i ne jeftinije od lakšeg paketa',
  },
  weightWrong: {
    en: 'A weight in kg, such as 2 or 0,5',
    bs: 'Težina u kg, na primjer 2 ili 0,5',
    hr: 'Težina u kg, na primjer 2 ili 0,5',
    srLatn: 'Težina u kg, na primjer 2 ili 0,5',
  },
  remove: {
    en: 'Delete the express post',
    bs: 'Obriši brzu poštu',
    hr: 'Izbriši brzu poštu',
    srLatn: 'Obriši brzu poštu',
  },
  removeSure: {
    en: '{name} is no longer offered. One that orders went with cannot be deleted: switch it off instead.',
    bs: '{name} više nije u ponudi. Ona s kojom su narudžbe poslane ne može se obrisati: umjesto toga je isključite.',
    hr: '{name} više nije u ponudi. Ona s kojom su narudžbe poslane ne može se izbrisati: umjesto toga je isključite.',
    srLatn:
      '{name} više nije u ponudi. Ona sa kojom su porudžbine poslate ne može se obrisati: umjesto toga je isključite.',
  },
});

/** Places where orders are picked up. */
export const pickupPlaces = texts({
  new: {
    en: 'New pickup place',
    bs: 'Novo mjesto preuzimanja',
    hr: 'Novo mjesto preuzimanja',
    srLatn: 'Novo mjesto preuzimanja',
  },
  search: { en: 'Name, address…', bs: 'Naziv, adresa…', hr: 'Naziv, adresa…', srLatn: 'Naziv, adresa…' },
  address: { en: 'Address', bs: 'Adresa', hr: 'Adresa', srLatn: 'Adresa' },
  street: { en: 'Street and number', bs: 'Ulica i broj', hr: 'Ulica i broj', srLatn: 'Ulica i broj' },
  town: { en: 'Town', bs: 'Grad', hr: 'Grad', srLatn: 'Grad' },
  days: { en: 'Days', bs: 'Dani', hr: 'Dani', srLatn: 'Dani' },
  from: { en: 'From', bs: 'Od', hr: 'Od', srLatn: 'Od' },
  to: { en: 'To', bs: 'Do', hr: 'Do', srLatn: 'Do' },
  season: { en: 'Only in the months', bs: 'Samo u mjesecima', hr: 'Samo u mjesecima', srLatn: 'Samo u mjesecima' },
  firstMonth: { en: 'first month', bs: 'prvi mjesec', hr: 'prvi mjesec', srLatn: 'prvi mjesec' },
  lastMonth: { en: 'last month', bs: 'posljednji mjesec', hr: 'posljednji mjesec', srLatn: 'posljednji mjesec' },
  hoursRow: { en: 'Hours {line}', bs: 'Vrijeme {line}', hr: 'Vrijeme {line}', srLatn: 'Vrijeme {line}' },
  addHours: { en: 'Add hours', bs: 'Dodaj vrijeme', hr: 'Dodaj vrijeme', srLatn: 'Dodaj vrijeme' },
  noHours: {
    en: 'Customers see no working hours.',
    bs: 'Kupci ne vide radno vrijeme.',
    hr: 'Kupci ne vide radno vrijeme.',
    srLatn: 'Kupci ne vide radno vrijeme.',
  },
  timeWrong: {
    en: 'A time, such as 07:30',
    bs: 'Vrijeme, na primjer 07:30',
    hr: 'Vrijeme, na primjer 07:30',
    srLatn: 'Vrijeme, na primjer 07:30',
  },
  hoursTurned: {
    en: 'Not after the beginning',
    bs: 'Nije nakon početka',
    hr: 'Nije nakon početka',
    srLatn: 'Nije nakon početka',
  },
  isShown: { en: 'Shown to customers', bs: 'Prikazano kupcima', hr: 'Prikazano kupcima', srLatn: 'Prikazano kupcima' },
  offersPickup: {
    en: 'Pickup at checkout',
    bs: 'Preuzimanje u ponudi',
    hr: 'Preuzimanje u ponudi',
    srLatn: 'Preuzimanje u ponudi',
  },
  offersPickupHint: {
    en: 'Without it the branch is shown with hours and phone only.',
    bs: 'Bez toga se poslovnica prikazuje samo s radnim vremenom i telefonom.',
    hr: 'Bez toga se poslovnica prikazuje samo s radnim vremenom i telefonom.',
    srLatn: 'Bez toga se vide samo radno vrijeme i telefon poslovnice.',
  },
  offerHint: {
    en: 'Orders that are to be picked up here stay as they are.',
    bs: 'Narudžbe koje se ovdje preuzimaju ostaju kakve jesu.',
    hr: 'Narudžbe koje se ovdje preuzimaju ostaju kakve jesu.',
    srLatn: 'Porudžbine koje se ovdje preuzimaju ostaju kakve jesu.',
  },
  remove: {
    en: 'Delete the pickup place',
    bs: 'Obriši mjesto preuzimanja',
    hr: 'Izbriši mjesto preuzimanja',
    srLatn: 'Obriši mjesto preuzimanja',
  },
  removeSure: {
    en: '{name} is no longer offered. A place where orders were picked up cannot be deleted: switch it off instead.',
    bs: '{name} više nije u ponudi. Mjesto na kojem su narudžbe preuzimane ne može se obrisati: umjesto toga ga isključite.',
    hr: '{name} više nije u ponudi. Mjesto na kojem su narudžbe preuzimane ne može se izbrisati: umjesto toga ga isključite.',
    srLatn:
      '{name} više nije u ponudi. Mjesto na kojem su porudžbine preuzimane ne može se obrisati: umjesto toga ga isključite.',
  },
});
