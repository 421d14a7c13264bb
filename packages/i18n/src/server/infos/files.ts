import { texts } from '../../texts.ts';

/** Infos about files of customers. */
export const files = texts({
  added: {
    en: 'The file is added.',
    bs: 'Datoteka je dodana.',
    hr: 'Datoteka je dodana.',
    srLatn: 'Datoteka je dodata.',
  },
  shared: {
    en: 'The file is shared with the company.',
    bs: 'Datoteka je podijeljena s firmom.',
    hr: 'Datoteka je podijeljena s tvrtkom.',
    srLatn: 'Datoteka je podijeljena s firmom.',
  },
  changed: {
    en: 'The file is changed.',
    bs: 'Datoteka je izmijenjena.',
    hr: 'Datoteka je izmijenjena.',
    srLatn: 'Datoteka je izmijenjena.',
  },
  deleted: {
    en: 'The file is deleted.',
    bs: 'Datoteka je obrisana.',
    hr: 'Datoteka je izbrisana.',
    srLatn: 'Datoteka je obrisana.',
  },
  archived: {
    en: 'The file is archived.',
    bs: 'Datoteka je arhivirana.',
    hr: 'Datoteka je arhivirana.',
    srLatn: 'Datoteka je arhivirana.',
  },
  restored: {
    en: 'The file is restored.',
    bs: 'Datoteka je vraćena.',
    hr: 'Datoteka je vraćena.',
    srLatn: 'Datoteka je vraćena.',
  },
});
