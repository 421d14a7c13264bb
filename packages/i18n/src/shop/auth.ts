import { texts } from '../texts.ts';

/** Signing in, passwords and the account request. */
export const auth = texts({
  title: { en: 'Log in', bs: 'Prijava', hr: 'Prijava', srLatn: 'Prijava' },
});
