import { texts } from '../../texts.ts';

/** Companies and their people. */
export const companies = texts({
  user_saved: {
    en: 'Saved: {name}',
    bs: 'Sačuvano: {name}',
    hr: 'Spremljeno: {name}',
    srLatn: 'Sačuvano: {name}',
  },
});
