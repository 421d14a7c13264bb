import { texts } from '../../texts.ts';

/** The newsletter. */
export const newsletter = texts({
  link_expired: {
    en: 'The link is not valid or has expired.',
    bs: 'Link nije ispravan ili je istekao.',
    hr: 'Poveznica nije ispravna ili je istekla.',
    srLatn: 'Link nije ispravan ili je istekao.',
  },
});
