import { texts } from '../../texts.ts';

/** Infos about any record of the back office. */
export const records = texts({
  saved: { en: 'Saved', bs: 'Sačuvano', hr: 'Spremljeno', srLatn: 'Sačuvano' },
  deleted: { en: 'Deleted', bs: 'Obrisano', hr: 'Izbrisano', srLatn: 'Obrisano' },
  archived: { en: 'Archived', bs: 'Arhivirano', hr: 'Arhivirano', srLatn: 'Arhivirano' },
  restored: { en: 'Restored', bs: 'Vraćeno', hr: 'Vraćeno', srLatn: 'Vraćeno' },
  approved: { en: 'Approved', bs: 'Odobreno', hr: 'Odobreno', srLatn: 'Odobreno' },
  rejected: { en: 'Rejected', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
  imported: {
    en: 'Imported rows: {count}',
    bs: 'Uvezeno redova: {count}',
    hr: 'Uvezeno redaka: {count}',
    srLatn: 'Uvezeno redova: {count}',
  },
});
