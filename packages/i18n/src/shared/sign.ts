import { texts } from '../texts.ts';

/** Short words between figures, and remarks that belong to no screen. */
export const sign = texts({
  optional: { en: '(optional)', bs: '(nije obavezno)', hr: '(nije obavezno)', srLatn: '(nije obavezno)' },
  none: { en: 'None', bs: 'Nema', hr: 'Nema', srLatn: 'Nema' },
  yes: { en: 'Yes', bs: 'Da', hr: 'Da', srLatn: 'Da' },
  no: { en: 'No', bs: 'Ne', hr: 'Ne', srLatn: 'Ne' },
  from: { en: 'from', bs: 'od', hr: 'od', srLatn: 'od' },
  to: { en: 'to', bs: 'do', hr: 'do', srLatn: 'do' },
  loading: { en: 'Loading…', bs: 'Učitavanje…', hr: 'Učitavanje…', srLatn: 'Učitavanje…' },
  saved: { en: 'Saved', bs: 'Sačuvano', hr: 'Spremljeno', srLatn: 'Sačuvano' },
  copied: { en: 'Copied', bs: 'Kopirano', hr: 'Kopirano', srLatn: 'Kopirano' },
  characters: {
    en: '{count} of {total} characters',
    bs: '{count} od {total} znakova',
    hr: '{count} od {total} znakova',
    srLatn: '{count} od {total} znakova',
  },
  fromTo: {
    en: '{from}–{to} of {total}',
    bs: '{from}–{to} od {total}',
    hr: '{from}–{to} od {total}',
    srLatn: '{from}–{to} od {total}',
  },
  yesterday: { en: 'yesterday', bs: 'juče', hr: 'jučer', srLatn: 'juče' },
  newTab: {
    en: 'opens in a new tab',
    bs: 'otvara se u novoj kartici',
    hr: 'otvara se u novoj kartici',
    srLatn: 'otvara se u novoj kartici',
  },
  appTitle: {
    en: '{title} – {shop}',
    bs: '{title} – {shop}',
    hr: '{title} – {shop}',
    srLatn: '{title} – {shop}',
  },
});
