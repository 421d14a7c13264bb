import { texts } from '../texts.ts';

/** The password of one's own account and the devices that are logged in to it. Of both clients. */
export const accountSecurity = texts({
  password: { en: 'Password', bs: 'Lozinka', hr: 'Lozinka', srLatn: 'Lozinka' },
  passwordHint: {
    en: 'At least {count} characters. A few words that do not belong together are good.',
    bs: 'Najmanje {count} znakova. Dobro je nekoliko riječi koje nemaju veze jedna s drugom.',
    hr: 'Najmanje {count} znakova. Dobro je nekoliko riječi koje nemaju veze jedna s drugom.',
    srLatn: 'Najmanje {count} znakova. Dobro je nekoliko riječi koje nemaju veze jedna s drugom.',
  },
  passwordNote: {
    en: 'Other devices are logged out when the password changes.',
    bs: 'Kada promijenite lozinku, ostali uređaji se odjavljuju.',
    hr: 'Kada promijenite lozinku, ostali se uređaji odjavljuju.',
    srLatn: 'Kada promijenite lozinku, ostali uređaji se odjavljuju.',
  },
  changePassword: {
    en: 'Change the password',
    bs: 'Promijeni lozinku',
    hr: 'Promijeni lozinku',
    srLatn: 'Promijeni lozinku',
  },
  sessions: { en: 'Devices', bs: 'Uređaji', hr: 'Uređaji', srLatn: 'Uređaji' },
  thisDevice: { en: 'this device', bs: 'ovaj uređaj', hr: 'ovaj uređaj', srLatn: 'ovaj uređaj' },
  unknownDevice: { en: 'Unknown device', bs: 'Nepoznat uređaj', hr: 'Nepoznat uređaj', srLatn: 'Nepoznat uređaj' },
  onSystem: {
    en: '{browser} on {system}',
    bs: '{browser}, {system}',
    hr: '{browser}, {system}',
    srLatn: '{browser}, {system}',
  },
  lastSeen: {
    en: 'Last used {date}',
    bs: 'Zadnji put korišten {date}',
    hr: 'Zadnji put korišten {date}',
    srLatn: 'Posljednji put korišćen {date}',
  },
  endSession: { en: 'Log out', bs: 'Odjavi', hr: 'Odjavi', srLatn: 'Odjavi' },
  endOthers: {
    en: 'Log out all other devices',
    bs: 'Odjavi sve ostale uređaje',
    hr: 'Odjavi sve ostale uređaje',
    srLatn: 'Odjavi sve ostale uređaje',
  },
});
