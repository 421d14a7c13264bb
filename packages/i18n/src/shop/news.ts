import { texts } from '../texts.ts';

/** News: the list, its archive, one piece. */
export const news = texts({
  monthOf: { en: '{month} {year}', bs: '{month} {year}.', hr: '{month} {year}.', srLatn: '{month} {year}.' },
  all: { en: 'All news', bs: 'Sve novosti', hr: 'Sve novosti', srLatn: 'Sve novosti' },
  archive: { en: 'Archive', bs: 'Arhiva', hr: 'Arhiva', srLatn: 'Arhiva' },
  none: { en: 'No news yet', bs: 'Još nema novosti', hr: 'Još nema novosti', srLatn: 'Još nema novosti' },
  noneInMonth: {
    en: 'No news in this month',
    bs: 'U ovom mjesecu nema novosti',
    hr: 'U ovom mjesecu nema novosti',
    srLatn: 'U ovom mjesecu nema novosti',
  },
  newer: { en: 'Newer', bs: 'Novije', hr: 'Novije', srLatn: 'Novije' },
  older: { en: 'Older', bs: 'Starije', hr: 'Starije', srLatn: 'Starije' },
  validFrom: { en: 'In force since {date}', bs: 'Važe od {date}', hr: 'Vrijede od {date}', srLatn: 'Važe od {date}' },
  earlierTerms: {
    en: 'Earlier versions',
    bs: 'Ranije verzije',
    hr: 'Ranije inačice',
    srLatn: 'Ranije verzije',
  },
});
