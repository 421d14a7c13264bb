import { pageStates } from '../shared/page-states.ts';
import { texts } from '../texts.ts';

/** What may befall any page of the back office. */
export const states = {
  ...pageStates,
  ...texts({
    toStart: { en: 'To the start page', bs: 'Na početnu', hr: 'Na početnu', srLatn: 'Na početnu' },
  }),
};
