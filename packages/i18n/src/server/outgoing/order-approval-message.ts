import { texts } from '../../texts.ts';

/** What the orderer is told when their company has decided on an order, with a word of who decided. */
export const orderApprovalMessage = texts({
  approved: {
    en: 'Order {number} has been approved in your company. Note: {reason}',
    bs: 'Narudžba {number} je odobrena u vašoj firmi. Poruka: {reason}',
    hr: 'Narudžba {number} je odobrena u vašoj tvrtki. Poruka: {reason}',
    srLatn: 'Porudžbina {number} je odobrena u vašoj firmi. Poruka: {reason}',
  },
  reduced: {
    en: 'Order {number} has been approved in your company, with less than you ordered. Note: {reason}',
    bs: 'Narudžba {number} je odobrena u vašoj firmi, s manjim količinama. Poruka: {reason}',
    hr: 'Narudžba {number} je odobrena u vašoj tvrtki, s manjim količinama. Poruka: {reason}',
    srLatn: 'Porudžbina {number} je odobrena u vašoj firmi, sa manjim količinama. Poruka: {reason}',
  },
  reducedSubject: {
    en: 'Order {number} has been approved with less',
    bs: 'Narudžba {number} je odobrena s manjim količinama',
    hr: 'Narudžba {number} je odobrena s manjim količinama',
    srLatn: 'Porudžbina {number} je odobrena sa manjim količinama',
  },
  returned: {
    en: 'Order {number} has been returned to you. Note: {reason} You can repeat it from its page and place it again.',
    bs: 'Narudžba {number} vam je vraćena. Poruka: {reason} Sa njene stranice je možete ponoviti i poslati ispravljenu.',
    hr: 'Narudžba {number} vam je vraćena. Poruka: {reason} S njezine je stranice možete ponoviti i poslati ispravljenu.',
    srLatn:
      'Porudžbina {number} vam je vraćena. Poruka: {reason} Sa njene stranice možete da je ponovite i pošaljete ispravljenu.',
  },
  returnedSubject: {
    en: 'Order {number} has been returned to you',
    bs: 'Narudžba {number} vam je vraćena',
    hr: 'Narudžba {number} vam je vraćena',
    srLatn: 'Porudžbina {number} vam je vraćena',
  },
});
