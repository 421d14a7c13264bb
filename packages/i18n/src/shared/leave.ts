import { texts } from '../texts.ts';

/** The question before a form with unsaved changes is left. */
export const leave = texts({
  title: {
    en: 'Leave without saving?',
    bs: 'Izaći bez čuvanja?',
    hr: 'Izaći bez spremanja?',
    srLatn: 'Izaći bez čuvanja?',
  },
  stay: { en: 'Stay', bs: 'Ostani', hr: 'Ostani', srLatn: 'Ostani' },
  anyway: { en: 'Leave', bs: 'Izađi', hr: 'Izađi', srLatn: 'Izađi' },
  hint: {
    en: 'Changes that are not saved will be lost.',
    bs: 'Izmjene koje nisu sačuvane bit će izgubljene.',
    hr: 'Izmjene koje nisu spremljene bit će izgubljene.',
    srLatn: 'Izmjene koje nisu sačuvane biće izgubljene.',
  },
});
