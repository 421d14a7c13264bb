import { pageStates } from '../shared/page-states.ts';
import { texts } from '../texts.ts';

/** What may befall any page: errors, no connection, not found. */
export const states = {
  ...pageStates,
  ...texts({
    notFoundHint: {
      en: 'The page no longer exists or the address was mistyped.',
      bs: 'Stranica više ne postoji ili je adresa pogrešno upisana.',
      hr: 'Stranica više ne postoji ili je adresa pogrešno upisana.',
      srLatn: 'Stranica više ne postoji ili je adresa pogrešno unesena.',
    },
    toHome: { en: 'To the home page', bs: 'Na početnu', hr: 'Na početnu', srLatn: 'Na početnu' },
    offline: {
      en: 'No connection. You see the last saved data.',
      bs: 'Nema veze s internetom. Prikazani su posljednji sačuvani podaci.',
      hr: 'Nema veze s internetom. Prikazani su posljednji spremljeni podaci.',
      srLatn: 'Nema veze sa internetom. Prikazani su posljednji sačuvani podaci.',
    },
    notOnDevice: {
      en: 'This page is not on this device yet',
      bs: 'Ova stranica još nije na ovom uređaju',
      hr: 'Ova stranica još nije na ovom uređaju',
      srLatn: 'Ova stranica još nije na ovom uređaju',
    },
    notOnDeviceHint: {
      en: 'Without a connection you can see what you have opened before. The page opens by itself when the connection is back.',
      bs: 'Bez veze možete vidjeti ono što ste već otvarali. Stranica se otvara sama kad se veza vrati.',
      hr: 'Bez veze možete vidjeti ono što ste već otvarali. Stranica se otvara sama kad se veza vrati.',
      srLatn: 'Bez veze možete vidjeti ono što ste već otvarali. Stranica se otvara sama kad se veza vrati.',
    },
    offlineSince: { en: 'since {time}', bs: 'od {time}', hr: 'od {time}', srLatn: 'od {time}' },
    online: {
      en: 'The connection is back.',
      bs: 'Veza je ponovo uspostavljena.',
      hr: 'Veza je ponovno uspostavljena.',
      srLatn: 'Veza je ponovo uspostavljena.',
    },
    loading: { en: 'Loading…', bs: 'Učitavanje…', hr: 'Učitavanje…', srLatn: 'Učitavanje…' },
    pageFailed: {
      en: 'This page could not be loaded.',
      bs: 'Ovu stranicu nije moguće učitati.',
      hr: 'Ovu stranicu nije moguće učitati.',
      srLatn: 'Ovu stranicu nije moguće učitati.',
    },
  }),
};
