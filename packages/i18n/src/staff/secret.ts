import { texts } from '../texts.ts';

/** A key or secret that is shown once. */
export const secret = texts({
  shownOnce: {
    en: 'Copy it now and keep it where the program reads it. It is not shown again.',
    bs: 'Kopirajte ga sada i sačuvajte tamo gdje ga program čita. Neće se više prikazati.',
    hr: 'Kopirajte ga sada i spremite tamo gdje ga program čita. Neće se više prikazati.',
    srLatn: 'Kopirajte ga sada i sačuvajte tamo gdje ga program čita. Neće se više prikazati.',
  },
  copy: { en: 'Copy', bs: 'Kopiraj', hr: 'Kopiraj', srLatn: 'Kopiraj' },
  copied: { en: 'Copied', bs: 'Kopirano', hr: 'Kopirano', srLatn: 'Kopirano' },
  kept: { en: 'I have kept it', bs: 'Sačuvano je', hr: 'Spremljeno je', srLatn: 'Sačuvano je' },
});
