import { texts } from '../../texts.ts';

/** What staff are told of notes. */
export const noteMessage = texts({
  mention: {
    en: '{who} mentions you in a note: {note}',
    bs: '{who} vas spominje u bilješci: {note}',
    hr: '{who} vas spominje u bilješci: {note}',
    srLatn: '{who} vas pominje u bilješci: {note}',
  },
});
