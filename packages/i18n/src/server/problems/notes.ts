import { texts } from '../../texts.ts';

/** Notes of staff. */
export const notes = texts({
  cannot_read: {
    en: 'A colleague whom you mention may not open this record.',
    bs: 'Kolega kojeg spominjete ne može otvoriti ovaj zapis.',
    hr: 'Kolega kojega spominjete ne može otvoriti ovaj zapis.',
    srLatn: 'Kolega kog pominjete ne može da otvori ovaj zapis.',
  },
});
