import { texts } from '../texts.ts';

/** The terms of use, as staff write them. */
export const terms = texts({
  title: { en: 'Title', bs: 'Naslov', hr: 'Naslov', srLatn: 'Naslov' },
  content: { en: 'Text', bs: 'Tekst', hr: 'Tekst', srLatn: 'Tekst' },
  inForce: { en: 'In force', bs: 'Na snazi', hr: 'Na snazi', srLatn: 'Na snazi' },
  since: { en: 'Since {date}', bs: 'Od {date}', hr: 'Od {date}', srLatn: 'Od {date}' },
  newVersion: {
    en: 'Saving makes a new version, which holds at once. Orders keep the version that was accepted with them.',
    bs: 'Spremanje pravi novu verziju, koja odmah važi. Narudžbe zadržavaju verziju koja je uz njih prihvaćena.',
    hr: 'Spremanje stvara novu verziju, koja odmah vrijedi. Narudžbe zadržavaju verziju koja je uz njih prihvaćena.',
    srLatn: 'Čuvanje pravi novu verziju, koja odmah važi. Porudžbine zadržavaju verziju koja je uz njih prihvaćena.',
  },
  inShop: { en: 'Open in the shop', bs: 'Otvori u prodavnici', hr: 'Otvori u trgovini', srLatn: 'Otvori u prodavnici' },
});
