import { texts } from '../../texts.ts';

/** Problems with background jobs. */
export const jobs = texts({
  needs_data: {
    en: 'This job only runs when there is something for it to do.',
    bs: 'Ovaj zadatak se pokreće samo kada za njega ima posla.',
    hr: 'Ovaj se zadatak pokreće samo kada za njega ima posla.',
    srLatn: 'Ovaj zadatak se pokreće samo kada za njega ima posla.',
  },
});
