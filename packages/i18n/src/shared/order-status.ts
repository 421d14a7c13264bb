import { texts } from '../texts.ts';

/** Statuses of an order (feminine, like narudžba), and what they wait for. */
export const orderStatus = texts({
  pre_order: { en: 'Pre-order', bs: 'Prednarudžba', hr: 'Prednarudžba', srLatn: 'Pretporudžbina' },
  waits_for_stock: { en: 'Waits for stock', bs: 'Čeka robu', hr: 'Čeka robu', srLatn: 'Čeka robu' },
  waits_for_approval: {
    en: 'Waits for approval',
    bs: 'Čeka odobrenje',
    hr: 'Čeka odobrenje',
    srLatn: 'Čeka odobrenje',
  },
  created: { en: 'Created', bs: 'Kreirana', hr: 'Kreirana', srLatn: 'Kreirana' },
  approved: { en: 'Approved', bs: 'Odobrena', hr: 'Odobrena', srLatn: 'Odobrena' },
  cancelled: { en: 'Cancelled', bs: 'Otkazana', hr: 'Otkazana', srLatn: 'Otkazana' },
  rejected: { en: 'Rejected', bs: 'Odbijena', hr: 'Odbijena', srLatn: 'Odbijena' },
  finished: { en: 'Finished', bs: 'Završena', hr: 'Završena', srLatn: 'Završena' },
  handed_over: {
    en: 'Handed over for delivery',
    bs: 'Predana na dostavu',
    hr: 'Predana na dostavu',
    srLatn: 'Predata na dostavu',
  },
  delivered: {
    en: 'Finished (delivered)',
    bs: 'Završena (isporučena)',
    hr: 'Završena (isporučena)',
    srLatn: 'Završena (isporučena)',
  },
  merged: {
    en: 'Cancelled – merged',
    bs: 'Otkazana – spojena',
    hr: 'Otkazana – spojena',
    srLatn: 'Otkazana – spojena',
  },
  split: {
    en: 'Cancelled – split',
    bs: 'Otkazana – podijeljena',
    hr: 'Otkazana – podijeljena',
    srLatn: 'Otkazana – podijeljena',
  },
  not_delivered: { en: 'Not delivered', bs: 'Nije isporučena', hr: 'Nije isporučena', srLatn: 'Nije isporučena' },
  unpaid: {
    en: 'Created – unpaid',
    bs: 'Kreirana – neplaćena',
    hr: 'Kreirana – neplaćena',
    srLatn: 'Kreirana – neplaćena',
  },
  paid: { en: 'Paid', bs: 'Plaćena', hr: 'Plaćena', srLatn: 'Plaćena' },
  waits_for_email: {
    en: 'E-mail not confirmed',
    bs: 'E-mail nije potvrđen',
    hr: 'E-pošta nije potvrđena',
    srLatn: 'Imejl nije potvrđen',
  },
});
