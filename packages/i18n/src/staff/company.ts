import { texts } from '../texts.ts';

/** Companies, their users and limits. */
export const company = texts({
  creditLimit: { en: 'Approved limit', bs: 'Odobreni limit', hr: 'Odobreni limit', srLatn: 'Odobreni limit' },
  paymentTerm: { en: 'Payment term', bs: 'Rok plaćanja', hr: 'Rok plaćanja', srLatn: 'Rok plaćanja' },
  jib: { en: 'Company ID (JIB)', bs: 'JIB', hr: 'JIB', srLatn: 'JIB' },
});
