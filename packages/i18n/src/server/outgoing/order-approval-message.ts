import { texts } from '../../texts.ts';

/** What the orderer is told when their company has decided on an order, with a word of who decided, and who may order of a proposal. */
export const orderApprovalMessage = texts({
  proposed: {
    en: '{who} proposes an order to you: “{title}”.',
    bs: '{who} vam predlaže narudžbu: „{title}”.',
    hr: '{who} vam predlaže narudžbu: „{title}”.',
    srLatn: '{who} vam predlaže porudžbinu: „{title}”.',
  },
  approved: {
    en: 'Order {number} has been approved in your company by {who}. Note: {reason}',
    bs: 'Narudžba {number} je odobrena u vašoj firmi ({who}). Poruka: {reason}',
    hr: 'Narudžba {number} je odobrena u vašoj tvrtki ({who}). Poruka: {reason}',
    srLatn: 'Porudžbina {number} je odobrena u vašoj firmi ({who}). Poruka: {reason}',
  },
  reduced: {
    en: 'Order {number} has been approved in your company by {who}, with less than you ordered. Note: {reason}',
    bs: 'Narudžba {number} je odobrena u vašoj firmi ({who}), s manjim količinama. Poruka: {reason}',
    hr: 'Narudžba {number} je odobrena u vašoj tvrtki ({who}), s manjim količinama. Poruka: {reason}',
    srLatn: 'Porudžbina {number} je odobrena u vašoj firmi ({who}), sa manjim količinama. Poruka: {reason}',
  },
  reducedSubject: {
    en: 'Order {number} has been approved with less',
    bs: 'Narudžba {number} je odobrena s manjim količinama',
    hr: 'Narudžba {number} je odobrena s manjim količinama',
    srLatn: 'Porudžbina {number} je odobrena sa manjim količinama',
  },
  returned: {
    en: 'Order {number} has been returned to you by {who}. Note: {reason} You can repeat it from its page and place it again.',
    bs: 'Narudžba {number} vam je vraćena ({who}). Poruka: {reason} Sa njene stranice je možete ponoviti i poslati ispravljenu.',
    hr: 'Narudžba {number} vam je vraćena ({who}). Poruka: {reason} S njezine je stranice možete ponoviti i poslati ispravljenu.',
    srLatn:
      'Porudžbina {number} vam je vraćena ({who}). Poruka: {reason} Sa njene stranice možete da je ponovite i pošaljete ispravljenu.',
  },
  returnedSubject: {
    en: 'Order {number} has been returned to you',
    bs: 'Narudžba {number} vam je vraćena',
    hr: 'Narudžba {number} vam je vraćena',
    srLatn: 'Porudžbina {number} vam je vraćena',
  },
});
