import { texts } from '../../texts.ts';

/** News, information pages, banners, polls and tabs. */
export const content = texts({
  news_not_found: {
    en: 'The news item was not found.',
    bs: 'Novost nije pronađena.',
    hr: 'Novost nije pronađena.',
    srLatn: 'Novost nije pronađena.',
  },
  page_not_found: {
    en: 'The page was not found.',
    bs: 'Stranica nije pronađena.',
    hr: 'Stranica nije pronađena.',
    srLatn: 'Stranica nije pronađena.',
  },
  poll_not_found: {
    en: 'This poll is over.',
    bs: 'Ova anketa je završena.',
    hr: 'Ova je anketa završena.',
    srLatn: 'Ova anketa je završena.',
  },
  already_voted: {
    en: 'You have already voted.',
    bs: 'Već ste glasali.',
    hr: 'Već ste glasovali.',
    srLatn: 'Već ste glasali.',
  },
  option_has_votes: {
    en: 'An option with votes cannot be removed.',
    bs: 'Odgovor koji ima glasove ne može se ukloniti.',
    hr: 'Odgovor koji ima glasove ne može se ukloniti.',
    srLatn: 'Odgovor koji ima glasove ne može da se ukloni.',
  },
  days_turned: {
    en: 'The last day is before the first.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji dan je prije prvog.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
  text_empty: {
    en: 'The text is empty.',
    bs: 'Tekst je prazan.',
    hr: 'Tekst je prazan.',
    srLatn: 'Tekst je prazan.',
  },
  unknown_codes: {
    en: 'Unknown product codes: {codes}',
    bs: 'Nepoznate šifre artikala: {codes}',
    hr: 'Nepoznate šifre artikala: {codes}',
    srLatn: 'Nepoznate šifre artikala: {codes}',
  },
});
