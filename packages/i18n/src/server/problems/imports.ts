import { texts } from '../../texts.ts';

/** Imports of staff. */
export const imports = texts({
  unreadable: {
    en: 'The file could not be read.',
    bs: 'Datoteku nije moguće pročitati.',
    hr: 'Datoteku nije moguće pročitati.',
    srLatn: 'Datoteku nije moguće pročitati.',
  },
  columns_missing: {
    en: 'The file lacks columns: {columns}',
    bs: 'U datoteci nedostaju kolone: {columns}',
    hr: 'U datoteci nedostaju stupci: {columns}',
    srLatn: 'U datoteci nedostaju kolone: {columns}',
  },
  not_found: {
    en: 'The import was not found.',
    bs: 'Uvoz nije pronađen.',
    hr: 'Uvoz nije pronađen.',
    srLatn: 'Uvoz nije pronađen.',
  },
  outdated: {
    en: 'The records have changed since the dry run. Start it again.',
    bs: 'Zapisi su se promijenili nakon probnog uvoza. Pokrenite ga ponovo.',
    hr: 'Zapisi su se promijenili nakon probnog uvoza. Pokrenite ga ponovno.',
    srLatn: 'Zapisi su se promijenili nakon probnog uvoza. Pokrenite ga ponovo.',
  },
});
