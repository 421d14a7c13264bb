import { texts } from '../../texts.ts';

/** What a customer is told when staff have changed the lines of their order. */
export const orderEditMessage = texts({
  subject: {
    en: 'Order {number} has been changed.',
    bs: 'Narudžba {number} je izmijenjena.',
    hr: 'Narudžba {number} je izmijenjena.',
    srLatn: 'Porudžbina {number} je izmijenjena.',
  },
  edited: {
    en: 'We have changed the lines of order {number}. Reason: {reason}',
    bs: 'Izmijenili smo stavke narudžbe {number}. Razlog: {reason}',
    hr: 'Izmijenili smo stavke narudžbe {number}. Razlog: {reason}',
    srLatn: 'Izmijenili smo stavke porudžbine {number}. Razlog: {reason}',
  },
});
