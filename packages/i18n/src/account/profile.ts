import { texts } from '../texts.ts';

/** The frame of the profile area. */
export const profile = texts({
  title: { en: 'My profile', bs: 'Moj profil', hr: 'Moj profil', srLatn: 'Moj profil' },
  dashboard: { en: 'Overview', bs: 'Pregled', hr: 'Pregled', srLatn: 'Pregled' },
});
