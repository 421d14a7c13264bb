import { texts } from '../../texts.ts';

/** Orders at vendors. */
export const purchasing = texts({
  received: { en: 'Booked into the stock', bs: 'Zaprimljeno', hr: 'Zaprimljeno', srLatn: 'Primljeno na stanje' },
});
