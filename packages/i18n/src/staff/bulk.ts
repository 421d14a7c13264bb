import { texts } from '../texts.ts';

/** What is done with several records of a list at once. */
export const bulk = texts({
  switchOn: { en: 'Switch on', bs: 'Uključi', hr: 'Uključi', srLatn: 'Uključi' },
  switchOff: { en: 'Switch off', bs: 'Isključi', hr: 'Isključi', srLatn: 'Isključi' },
  representative: {
    en: 'Representative…',
    bs: 'Komercijalist…',
    hr: 'Komercijalist…',
    srLatn: 'Komercijalista…',
  },
  changed: {
    en: 'Changed: {count}',
    bs: 'Promijenjeno: {count}',
    hr: 'Promijenjeno: {count}',
    srLatn: 'Promijenjeno: {count}',
  },
  undone: {
    en: 'As before: {count}',
    bs: 'Vraćeno: {count}',
    hr: 'Vraćeno: {count}',
    srLatn: 'Vraćeno: {count}',
  },
  deleted: { en: 'Deleted: {count}', bs: 'Obrisano: {count}', hr: 'Izbrisano: {count}', srLatn: 'Obrisano: {count}' },
  deleteTitle: {
    en: 'Delete the selected ({count})?',
    bs: 'Obrisati odabrano ({count})?',
    hr: 'Izbrisati odabrano ({count})?',
    srLatn: 'Obrisati izabrano ({count})?',
  },
  deleteHint: {
    en: 'This cannot be undone. What is in use stays, and you are told where it is used.',
    bs: 'To se ne može poništiti. Što je u upotrebi ostaje, a piše gdje se koristi.',
    hr: 'To se ne može poništiti. Što je u uporabi ostaje, a piše gdje se koristi.',
    srLatn: 'To se ne može poništiti. Što je u upotrebi ostaje, a piše gdje se koristi.',
  },
  incomplete: {
    en: '{name}: open the record, something is missing in it.',
    bs: '{name}: otvorite zapis, u njemu nešto nedostaje.',
    hr: '{name}: otvorite zapis, u njemu nešto nedostaje.',
    srLatn: '{name}: otvorite zapis, u njemu nešto nedostaje.',
  },
});
