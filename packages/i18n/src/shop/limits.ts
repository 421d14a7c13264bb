import { texts } from '../texts.ts';

/** How far a buyer may order without asking the company. */
export const limits = texts({
  title: { en: 'Your limits', bs: 'Vaši limiti', hr: 'Vaši limiti', srLatn: 'Vaši limiti' },
  month: { en: 'Monthly limit', bs: 'Mjesečni limit', hr: 'Mjesečni limit', srLatn: 'Mjesečni limit' },
  left: { en: '{amount} left', bs: 'ostaje {amount}', hr: 'ostaje {amount}', srLatn: 'ostaje {amount}' },
  order: {
    en: 'Limit per order: {amount}.',
    bs: 'Limit po narudžbi: {amount}.',
    hr: 'Limit po narudžbi: {amount}.',
    srLatn: 'Limit po porudžbini: {amount}.',
  },
  monthOf: {
    en: 'Monthly limit: {amount}.',
    bs: 'Mjesečni limit: {amount}.',
    hr: 'Mjesečni limit: {amount}.',
    srLatn: 'Mjesečni limit: {amount}.',
  },
  approvedBy: {
    en: 'Orders above your limit are approved by: {names}',
    bs: 'Narudžbe iznad vašeg limita odobrava: {names}',
    hr: 'Narudžbe iznad vašeg limita odobrava: {names}',
    srLatn: 'Porudžbine iznad vašeg limita odobrava: {names}',
  },
  willWait: {
    en: 'This order is above your limit and will wait for approval: {names}',
    bs: 'Ova narudžba prelazi vaš limit i čekat će odobrenje: {names}',
    hr: 'Ova narudžba prelazi vaš limit i čekat će odobrenje: {names}',
    srLatn: 'Ova porudžbina prelazi vaš limit i čekaće odobrenje: {names}',
  },
  approval: { en: 'For your approval', bs: 'Za vaše odobrenje', hr: 'Za vaše odobrenje', srLatn: 'Za vaše odobrenje' },
  spentBefore: {
    en: 'Other orders of the month',
    bs: 'Ostale narudžbe u mjesecu',
    hr: 'Ostale narudžbe u mjesecu',
    srLatn: 'Ostale porudžbine u mjesecu',
  },
  withThis: {
    en: 'Together with this order',
    bs: 'Zajedno s ovom narudžbom',
    hr: 'Zajedno s ovom narudžbom',
    srLatn: 'Zajedno sa ovom porudžbinom',
  },
  perOrder: {
    en: 'Limit per order',
    bs: 'Limit po narudžbi',
    hr: 'Limit po narudžbi',
    srLatn: 'Limit po porudžbini',
  },
  thisOrder: { en: 'This order', bs: 'Ova narudžba', hr: 'Ova narudžba', srLatn: 'Ova porudžbina' },
});
