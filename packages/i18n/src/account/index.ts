import { acting } from './acting.ts';
import { guest } from './guest.ts';
import { ordering } from './ordering.ts';
import { partNumberOutcome, partNumbers } from './part-numbers.ts';

/** Texts of the storefront that travel with the pages that show them, not with the first load. */
export const account = {
  acting,
  guest,
  ordering,
  partNumberOutcome,
  partNumbers,
};
