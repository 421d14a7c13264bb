import { texts } from '../../texts.ts';

/** Infos about any record of the back office. */
export const records = texts({
  saved: { en: 'Saved', bs: 'Sačuvano', hr: 'Spremljeno', srLatn: 'Sačuvano' },
  deleted: { en: 'Deleted', bs: 'Obrisano', hr: 'Izbrisano', srLatn: 'Obrisano' },
  approved: { en: 'Approved', bs: 'Odobreno', hr: 'Odobreno', srLatn: 'Odobreno' },
  rejected: { en: 'Rejected', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
});
