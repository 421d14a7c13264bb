import { texts } from '../texts.ts';

/** The groups of the back office's menu, by kind of work. What is done every day stands above them without a heading. */
export const menuGroup = texts({
  requests: { en: 'Requests', bs: 'Zahtjevi', hr: 'Zahtjevi', srLatn: 'Zahtjevi' },
  catalogue: { en: 'Catalogue and stock', bs: 'Katalog i zalihe', hr: 'Katalog i zalihe', srLatn: 'Katalog i zalihe' },
  marketing: { en: 'Marketing', bs: 'Marketing', hr: 'Marketing', srLatn: 'Marketing' },
  customers: {
    en: 'Customers and finance',
    bs: 'Kupci i finansije',
    hr: 'Kupci i financije',
    srLatn: 'Kupci i finansije',
  },
  content: { en: 'Content', bs: 'Sadržaj', hr: 'Sadržaj', srLatn: 'Sadržaj' },
  reference: { en: 'Reference data', bs: 'Šifrarnici', hr: 'Šifrarnici', srLatn: 'Šifarnici' },
  system: { en: 'System', bs: 'Sistem', hr: 'Sustav', srLatn: 'Sistem' },
});
