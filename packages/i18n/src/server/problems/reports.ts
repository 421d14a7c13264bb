import { texts } from '../../texts.ts';

/** Reports of the back office. */
export const reports = texts({
  period: {
    en: 'Choose a period that ends after it begins and has at most ten years.',
    bs: 'Izaberite period koji se završava nakon početka i traje najviše deset godina.',
    hr: 'Odaberite razdoblje koje završava nakon početka i traje najviše deset godina.',
    srLatn: 'Izaberite period koji se završava poslije početka i traje najviše deset godina.',
  },
});
