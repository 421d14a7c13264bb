import { texts } from '../texts.ts';

/** What stands beside a file of a company. */
export const userFile = texts({
  title: { en: 'Title', bs: 'Naziv', hr: 'Naziv', srLatn: 'Naziv' },
  kind: { en: 'Kind', bs: 'Vrsta', hr: 'Vrsta', srLatn: 'Vrsta' },
  description: { en: 'Description', bs: 'Opis', hr: 'Opis', srLatn: 'Opis' },
});

/** Kinds of files of a company; they travel with the pages that show them. */
export const userFileKind = texts({
  contract: { en: 'Contracts', bs: 'Ugovori', hr: 'Ugovori', srLatn: 'Ugovori' },
  offer: { en: 'Offers', bs: 'Ponude', hr: 'Ponude', srLatn: 'Ponude' },
  safety: {
    en: 'Safety data sheets',
    bs: 'Sigurnosni listovi',
    hr: 'Sigurnosni listovi',
    srLatn: 'Bezbjednosni listovi',
  },
  service: { en: 'Service', bs: 'Servis', hr: 'Servis', srLatn: 'Servis' },
  training: { en: 'Training', bs: 'Obuka', hr: 'Obuka', srLatn: 'Obuka' },
  plan: { en: 'Work plans', bs: 'Radni planovi', hr: 'Radni planovi', srLatn: 'Radni planovi' },
  picture: { en: 'Pictures', bs: 'Slike', hr: 'Slike', srLatn: 'Slike' },
  other: { en: 'Other', bs: 'Ostalo', hr: 'Ostalo', srLatn: 'Ostalo' },
});
