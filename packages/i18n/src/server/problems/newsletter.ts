import { texts } from '../../texts.ts';

/** What may go wrong with links of the newsletter. */
export const newsletter = texts({
  link_expired: {
    en: 'Verification link has expired. Please contact our administrators.',
    bs: 'Link za potvrdu je istekao. Obratite se našim administratorima.',
    hr: 'Poveznica za potvrdu je istekla. Obratite se našim administratorima.',
    srLatn: 'Link za potvrdu je istekao. Obratite se našim administratorima.',
  },
});
