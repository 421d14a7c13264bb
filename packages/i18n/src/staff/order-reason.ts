import { texts } from '../texts.ts';

/** Why an order was cancelled, rejected or not delivered. */
export const orderReason = texts({
  reason: { en: 'Reason', bs: 'Razlog', hr: 'Razlog', srLatn: 'Razlog' },
  wrong_product: {
    en: 'Wrong product or quantity',
    bs: 'Pogrešan artikal ili količina',
    hr: 'Pogrešan artikl ili količina',
    srLatn: 'Pogrešan artikal ili količina',
  },
  duplicate: {
    en: 'Duplicate order',
    bs: 'Dvostruka narudžba',
    hr: 'Dvostruka narudžba',
    srLatn: 'Dvostruka porudžbina',
  },
  not_needed: {
    en: 'No longer needed',
    bs: 'Više nije potrebno',
    hr: 'Više nije potrebno',
    srLatn: 'Više nije potrebno',
  },
  too_slow: {
    en: 'Delivery takes too long',
    bs: 'Predug rok dostave',
    hr: 'Predug rok dostave',
    srLatn: 'Predug rok dostave',
  },
  not_available: {
    en: 'Product not available',
    bs: 'Artikal nije dostupan',
    hr: 'Artikl nije dostupan',
    srLatn: 'Artikal nije dostupan',
  },
  over_limit: {
    en: 'Credit limit exceeded',
    bs: 'Prekoračen limit',
    hr: 'Prekoračen limit',
    srLatn: 'Prekoračen limit',
  },
  overdue: { en: 'Overdue debt', bs: 'Dug van valute', hr: 'Dug izvan valute', srLatn: 'Dug van valute' },
  recipient_absent: {
    en: 'Recipient not found',
    bs: 'Primalac nije zatečen',
    hr: 'Primatelj nije zatečen',
    srLatn: 'Primalac nije zatečen',
  },
  other: { en: 'Other reason', bs: 'Drugi razlog', hr: 'Drugi razlog', srLatn: 'Drugi razlog' },
});
