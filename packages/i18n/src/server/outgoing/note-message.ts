import { texts } from '../../texts.ts';

/** What staff are told of notes. */
export const noteMessage = texts({
  mentionOn: {
    en: '{who} mentions you in a note ({record}): {note}',
    bs: '{who} vas spominje u bilješci ({record}): {note}',
    hr: '{who} vas spominje u bilješci ({record}): {note}',
    srLatn: '{who} vas pominje u bilješci ({record}): {note}',
  },
  mention: {
    en: '{who} mentions you in a note: {note}',
    bs: '{who} vas spominje u bilješci: {note}',
    hr: '{who} vas spominje u bilješci: {note}',
    srLatn: '{who} vas pominje u bilješci: {note}',
  },
});
