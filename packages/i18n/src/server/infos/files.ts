import { texts } from '../../texts.ts';

/** Infos about files. */
export const files = texts({
  saved: {
    en: 'The file is saved.',
    bs: 'Datoteka je sačuvana.',
    hr: 'Datoteka je spremljena.',
    srLatn: 'Datoteka je sačuvana.',
  },
  deleted: {
    en: 'The file is deleted.',
    bs: 'Datoteka je obrisana.',
    hr: 'Datoteka je izbrisana.',
    srLatn: 'Datoteka je obrisana.',
  },
});
