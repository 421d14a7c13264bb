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
  title: { en: '{action}: {count}?', bs: '{action}: {count}?', hr: '{action}: {count}?', srLatn: '{action}: {count}?' },
  foundTitle: {
    en: '{action}: all {count} found?',
    bs: '{action}: svih {count} pronađenih?',
    hr: '{action}: svih {count} pronađenih?',
    srLatn: '{action}: svih {count} pronađenih?',
  },
  foundText: {
    en: 'The list finds {found} on all its pages. Of them are changed: {count}.',
    bs: 'Lista nalazi {found} na svim stranicama. Od toga se mijenja: {count}.',
    hr: 'Popis nalazi {found} na svim stranicama. Od toga se mijenja: {count}.',
    srLatn: 'Lista nalazi {found} na svim stranicama. Od toga se mijenja: {count}.',
  },
  stop: { en: 'Stop', bs: 'Zaustavi', hr: 'Zaustavi', srLatn: 'Zaustavi' },
  stillUsed: {
    en: 'In use and not deleted: {count}',
    bs: 'U upotrebi, nije obrisano: {count}',
    hr: 'U uporabi, nije izbrisano: {count}',
    srLatn: 'U upotrebi, nije obrisano: {count}',
  },
  switchedOff: { en: 'Switched off', bs: 'Isključeno', hr: 'Isključeno', srLatn: 'Isključeno' },
  switchOffInstead: {
    en: 'Switched off, it stays where it is used and is offered no more.',
    bs: 'Isključeno ostaje gdje se koristi, a više se ne nudi.',
    hr: 'Isključeno ostaje gdje se koristi, a više se ne nudi.',
    srLatn: 'Isključeno ostaje gdje se koristi, a više se ne nudi.',
  },
  deleteUndoHint: {
    en: 'The message that follows can take this back.',
    bs: 'To se može poništiti u poruci koja slijedi.',
    hr: 'To se može poništiti u poruci koja slijedi.',
    srLatn: 'To se može poništiti u poruci koja slijedi.',
  },
  deleteTitle: {
    en: 'Delete {count} record? ¦ Delete {count} records?',
    bs: 'Obrisati {count} zapis? ¦ Obrisati {count} zapisa? ¦ Obrisati {count} zapisa?',
    hr: 'Izbrisati {count} zapis? ¦ Izbrisati {count} zapisa? ¦ Izbrisati {count} zapisa?',
    srLatn: 'Obrisati {count} zapis? ¦ Obrisati {count} zapisa? ¦ Obrisati {count} zapisa?',
  },
  deleteFinal: {
    en: 'This cannot be undone.',
    bs: 'To se ne može poništiti.',
    hr: 'To se ne može poništiti.',
    srLatn: 'To se ne može poništiti.',
  },
  deleteInUse: {
    en: 'What is in use stays, and you are told where it is used.',
    bs: 'Što je u upotrebi ostaje, a piše gdje se koristi.',
    hr: 'Što je u uporabi ostaje, a piše gdje se koristi.',
    srLatn: 'Što je u upotrebi ostaje, a piše gdje se koristi.',
  },
  incomplete: {
    en: '{name}: open the record, something is missing in it.',
    bs: '{name}: otvorite zapis, u njemu nešto nedostaje.',
    hr: '{name}: otvorite zapis, u njemu nešto nedostaje.',
    srLatn: '{name}: otvorite zapis, u njemu nešto nedostaje.',
  },
});
