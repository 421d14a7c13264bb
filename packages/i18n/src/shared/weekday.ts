import { texts } from '../texts.ts';

/** Days of the week. */
export const weekday = texts({
  monday: { en: 'Monday', bs: 'ponedjeljak', hr: 'ponedjeljak', srLatn: 'ponedjeljak' },
  tuesday: { en: 'Tuesday', bs: 'utorak', hr: 'utorak', srLatn: 'utorak' },
  wednesday: { en: 'Wednesday', bs: 'srijeda', hr: 'srijeda', srLatn: 'srijeda' },
  thursday: { en: 'Thursday', bs: 'četvrtak', hr: 'četvrtak', srLatn: 'četvrtak' },
  friday: { en: 'Friday', bs: 'petak', hr: 'petak', srLatn: 'petak' },
  saturday: { en: 'Saturday', bs: 'subota', hr: 'subota', srLatn: 'subota' },
  sunday: { en: 'Sunday', bs: 'nedjelja', hr: 'nedjelja', srLatn: 'nedjelja' },
});
