import { texts } from '../../texts.ts';

/** Who may do what. */
export const access = texts({
  not_allowed: {
    en: 'You are not allowed to do this.',
    bs: 'Nemate ovlaštenje za ovu radnju.',
    hr: 'Nemate ovlast za ovu radnju.',
    srLatn: 'Nemate ovlašćenje za ovu radnju.',
  },
});
