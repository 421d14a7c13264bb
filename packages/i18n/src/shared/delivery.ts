import { texts } from '../texts.ts';

/** Ways of delivery and payment. */
export const delivery = texts({
  delivery: { en: 'Delivery', bs: 'Dostava', hr: 'Dostava', srLatn: 'Dostava' },
  free: { en: 'free', bs: 'besplatno', hr: 'besplatno', srLatn: 'besplatno' },
  own: { en: 'Own delivery', bs: 'Vlastita dostava', hr: 'Vlastita dostava', srLatn: 'Sopstvena dostava' },
  ownAbout: {
    en: 'Own delivery (about 7 days)',
    bs: 'Vlastita dostava (oko 7 dana)',
    hr: 'Vlastita dostava (oko 7 dana)',
    srLatn: 'Sopstvena dostava (oko 7 dana)',
  },
  express: { en: 'Express post', bs: 'Brza pošta', hr: 'Brza pošta', srLatn: 'Brza pošta' },
  expressAbout: {
    en: 'Express post (2–3 working days)',
    bs: 'Brza pošta (2–3 radna dana)',
    hr: 'Brza pošta (2–3 radna dana)',
    srLatn: 'Brza pošta (2–3 radna dana)',
  },
  pickup: { en: 'Personal pickup', bs: 'Lično preuzimanje', hr: 'Osobno preuzimanje', srLatn: 'Lično preuzimanje' },
  pickupAt: {
    en: 'Personal pickup: {place}',
    bs: 'Lično preuzimanje: {place}',
    hr: 'Osobno preuzimanje: {place}',
    srLatn: 'Lično preuzimanje: {place}',
  },
  branch: { en: 'Branch', bs: 'Poslovnica', hr: 'Poslovnica', srLatn: 'Poslovnica' },
  onlyInBosnia: {
    en: 'We deliver within Bosnia and Herzegovina only.',
    bs: 'Dostavljamo samo unutar Bosne i Hercegovine.',
    hr: 'Dostavljamo samo unutar Bosne i Hercegovine.',
    srLatn: 'Dostavljamo samo unutar Bosne i Hercegovine.',
  },
  cash: { en: 'Cash', bs: 'Gotovina', hr: 'Gotovina', srLatn: 'Gotovina' },
  card: { en: 'Card', bs: 'Kartica', hr: 'Kartica', srLatn: 'Kartica' },
  transfer: { en: 'Bank transfer', bs: 'Virman', hr: 'Virman', srLatn: 'Virman' },
  cashOnDelivery: {
    en: 'On delivery or pickup',
    bs: 'Pri dostavi ili preuzimanju',
    hr: 'Pri dostavi ili preuzimanju',
    srLatn: 'Pri dostavi ili preuzimanju',
  },
  cardKinds: {
    en: 'VISA, MasterCard, Maestro',
    bs: 'VISA, MasterCard, Maestro',
    hr: 'VISA, MasterCard, Maestro',
    srLatn: 'VISA, MasterCard, Maestro',
  },
  transferTerm: {
    en: 'Payment term: {count} day ¦ Payment term: {count} days',
    bs: 'Rok plaćanja: {count} dan ¦ Rok plaćanja: {count} dana ¦ Rok plaćanja: {count} dana',
    hr: 'Rok plaćanja: {count} dan ¦ Rok plaćanja: {count} dana ¦ Rok plaćanja: {count} dana',
    srLatn: 'Rok plaćanja: {count} dan ¦ Rok plaćanja: {count} dana ¦ Rok plaćanja: {count} dana',
  },
  aboutDays: { en: 'in {days} days', bs: 'za {days} dana', hr: 'za {days} dana', srLatn: 'za {days} dana' },
  freeAbove: {
    en: 'Free delivery from {amount}',
    bs: 'Besplatna dostava od {amount}',
    hr: 'Besplatna dostava od {amount}',
    srLatn: 'Besplatna dostava od {amount}',
  },
  monFri: { en: 'Mon–Fri {hours}', bs: 'pon–pet {hours}', hr: 'pon–pet {hours}', srLatn: 'pon–pet {hours}' },
  sat: { en: 'Sat {hours}', bs: 'sub {hours}', hr: 'sub {hours}', srLatn: 'sub {hours}' },
  sun: { en: 'Sun {hours}', bs: 'ned {hours}', hr: 'ned {hours}', srLatn: 'ned {hours}' },
  inSeason: { en: '{from}–{to}', bs: '{from}–{to}', hr: '{from}–{to}', srLatn: '{from}–{to}' },
  workingHours: { en: 'Working hours', bs: 'Radno vrijeme', hr: 'Radno vrijeme', srLatn: 'Radno vrijeme' },
});
