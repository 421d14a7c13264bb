export { isPaidInAdvance, paymentTypesOnOffer } from './rules.ts';
