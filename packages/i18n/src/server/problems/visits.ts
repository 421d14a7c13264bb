import { texts } from '../../texts.ts';

/** Visits to customers. */
export const visits = texts({
  in_future: {
    en: 'A visit is entered once it has been paid.',
    bs: 'Posjeta se upisuje kada je obavljena.',
    hr: 'Posjet se upisuje kada je obavljen.',
    srLatn: 'Posjeta se upisuje kada je obavljena.',
  },
  dates_turned: {
    en: 'The next visit is before this one.',
    bs: 'Sljedeća posjeta je prije ove.',
    hr: 'Sljedeći posjet je prije ovoga.',
    srLatn: 'Sljedeća posjeta je prije ove.',
  },
});
