import { texts } from '../../texts.ts';

/** Infos about background jobs. */
export const jobs = texts({
  asked: {
    en: 'The job will run in a moment',
    bs: 'Zadatak će se uskoro pokrenuti',
    hr: 'Zadatak će se uskoro pokrenuti',
    srLatn: 'Zadatak će se uskoro pokrenuti',
  },
});
