import { type Language, toCyrillic } from '@sjaj/domain';

interface Text {
  readonly en: string;
  readonly bs: string;
  readonly hr: string;
  readonly sr: string;
}

const TEXTS = {
  title: { en: 'Card payment', bs: 'Plaćanje karticom', hr: 'Plaćanje karticom', sr: 'Plaćanje karticom' },
  demo: {
    en: 'Demo gateway: nothing is charged. The numbers below are those of a test card.',
    bs: 'Demo platni sistem: ništa se ne naplaćuje. Ispod su podaci testne kartice.',
    hr: 'Demo platni sustav: ništa se ne naplaćuje. Ispod su podaci testne kartice.',
    sr: 'Demo platni sistem: ništa se ne naplaćuje. Ispod su podaci testne kartice.',
  },
  order: { en: 'Order', bs: 'Narudžba', hr: 'Narudžba', sr: 'Porudžbina' },
  amount: { en: 'Amount', bs: 'Iznos', hr: 'Iznos', sr: 'Iznos' },
  card: { en: 'Card number', bs: 'Broj kartice', hr: 'Broj kartice', sr: 'Broj kartice' },
  expiry: {
    en: 'Valid until (MM/YY)',
    bs: 'Vrijedi do (MM/GG)',
    hr: 'Vrijedi do (MM/GG)',
    sr: 'Važi do (MM/GG)',
  },
  code: { en: 'Security code', bs: 'Sigurnosni kôd', hr: 'Sigurnosni kôd', sr: 'Bezbjednosni kod' },
  pay: { en: 'Pay', bs: 'Plati', hr: 'Plati', sr: 'Plati' },
  cancel: { en: 'Cancel', bs: 'Odustani', hr: 'Odustani', sr: 'Odustani' },
  trials: { en: 'Try out', bs: 'Za probu', hr: 'Za probu', sr: 'Za probu' },
  decline: { en: 'Decline the card', bs: 'Odbij karticu', hr: 'Odbij karticu', sr: 'Odbij karticu' },
  poor: {
    en: 'Decline: no money on the card',
    bs: 'Odbij: nema novca na kartici',
    hr: 'Odbij: nema novca na kartici',
    sr: 'Odbij: nema novca na kartici',
  },
  expired: {
    en: 'Decline: the card has expired',
    bs: 'Odbij: kartica je istekla',
    hr: 'Odbij: kartica je istekla',
    sr: 'Odbij: kartica je istekla',
  },
  leave: {
    en: 'Pay but never return',
    bs: 'Plati, a ne vrati se u prodavnicu',
    hr: 'Plati, a ne vrati se u trgovinu',
    sr: 'Plati, a ne vrati se u prodavnicu',
  },
  twice: {
    en: 'Pay and tell the shop twice',
    bs: 'Plati i javi prodavnici dva puta',
    hr: 'Plati i javi trgovini dva puta',
    sr: 'Plati i javi prodavnici dva puta',
  },
  late: {
    en: 'Pay and tell the shop late',
    bs: 'Plati i javi prodavnici kasno',
    hr: 'Plati i javi trgovini kasno',
    sr: 'Plati i javi prodavnici kasno',
  },
  wrong: {
    en: 'Pay a wrong amount',
    bs: 'Plati pogrešan iznos',
    hr: 'Plati pogrešan iznos',
    sr: 'Plati pogrešan iznos',
  },
  declined: {
    en: 'The card was declined. Try again, or go back to the shop.',
    bs: 'Kartica je odbijena. Pokušajte ponovo ili se vratite u prodavnicu.',
    hr: 'Kartica je odbijena. Pokušajte ponovno ili se vratite u trgovinu.',
    sr: 'Kartica je odbijena. Pokušajte ponovo ili se vratite u prodavnicu.',
  },
  badCard: {
    en: 'Check the card number and the month.',
    bs: 'Provjerite broj kartice i mjesec.',
    hr: 'Provjerite broj kartice i mjesec.',
    sr: 'Provjerite broj kartice i mjesec.',
  },
  paid: { en: 'Paid', bs: 'Plaćeno', hr: 'Plaćeno', sr: 'Plaćeno' },
  close: {
    en: 'You can close this window. The shop knows of the payment.',
    bs: 'Možete zatvoriti ovaj prozor. Prodavnica zna za uplatu.',
    hr: 'Možete zatvoriti ovaj prozor. Trgovina zna za uplatu.',
    sr: 'Možete zatvoriti ovaj prozor. Prodavnica zna za uplatu.',
  },
  over: {
    en: 'This payment is over. Go back to the shop.',
    bs: 'Ovo plaćanje je završeno. Vratite se u prodavnicu.',
    hr: 'Ovo plaćanje je završeno. Vratite se u trgovinu.',
    sr: 'Ovo plaćanje je završeno. Vratite se u prodavnicu.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type TextName = keyof typeof TEXTS;
export type Translate = (name: TextName) => string;

/** The shop's languages by the values of the form's `language` field. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  ba: 'bs',
  bs: 'bs',
  hr: 'hr',
  sr: 'srLatn',
  'sr-Cyrl': 'srCyrl',
  en: 'en',
};

export const languageOf = (field: string): Language => LANGUAGES[field] ?? 'bs';

export function textsIn(language: Language): Translate {
  if (language === 'srLatn') return (name) => TEXTS[name].sr;
  if (language === 'srCyrl') return (name) => toCyrillic(TEXTS[name].sr);
  return (name) => TEXTS[name][language];
}
