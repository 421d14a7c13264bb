import { texts } from '../../texts.ts';

/** What staff are told of notes. */
export const noteMessage = texts({
  mention: {
    en: '{who} mentions you in a note: {note}',
    bs: '{who} Vas spominje u bilješci: {note}',
    hr: '{who} Vas spominje u bilješci: {note}',
    srLatn: '{who} Vas pominje u bilješci: {note}',
  },
});
