import { texts } from '../../texts.ts';

/** What is printed on labels for the places where a customer keeps goods. */
export const articleLabel = texts({
  file: { en: 'Shelf labels', bs: 'Naljepnice za police', hr: 'Naljepnice za police', srLatn: 'Naljepnice za police' },
  code: { en: 'Code: {code}', bs: 'Šifra: {code}', hr: 'Šifra: {code}', srLatn: 'Šifra: {code}' },
  partNumber: {
    en: 'Our code: {code}',
    bs: 'Naša šifra: {code}',
    hr: 'Naša šifra: {code}',
    srLatn: 'Naša šifra: {code}',
  },
  quantity: {
    en: 'Order: {quantity} {unit}',
    bs: 'Naručiti: {quantity} {unit}',
    hr: 'Naručiti: {quantity} {unit}',
    srLatn: 'Poručiti: {quantity} {unit}',
  },
});
