import { texts } from '../texts.ts';

/** Frame of the back office. */
export const frame = texts({
  title: { en: 'Back office', bs: 'Administracija', hr: 'Administracija', srLatn: 'Administracija' },
});
