import { texts } from '../../texts.ts';

/** Bonus points. */
export const bonus = texts({
  hidden: {
    en: 'Bonus points are shown to users who may see prices.',
    bs: 'Bonus bodove vide korisnici koji smiju vidjeti cijene.',
    hr: 'Bonus bodove vide korisnici koji smiju vidjeti cijene.',
    srLatn: 'Bonus bodove vide korisnici koji smiju da vide cijene.',
  },
  too_few_points: {
    en: 'There are fewer points than that: {points}.',
    bs: 'Nema toliko bodova: stanje je {points}.',
    hr: 'Nema toliko bodova: stanje je {points}.',
    srLatn: 'Nema toliko bodova: stanje je {points}.',
  },
  period_turned: {
    en: 'The last day is before the first.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji dan je prije prvog.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
});
