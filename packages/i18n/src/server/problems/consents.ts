import { texts } from '../../texts.ts';

/** What people agree to or refuse. */
export const consents = texts({
  no_measurement: {
    en: 'This shop does not measure visits.',
    bs: 'Ovaj shop ne mjeri posjete.',
    hr: 'Ovaj shop ne mjeri posjete.',
    srLatn: 'Ova prodavnica ne mjeri posjete.',
  },
});
