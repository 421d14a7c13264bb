import { texts } from '../texts.ts';

/** Files of the company. */
export const files = texts({
  title: { en: 'My files', bs: 'Moje datoteke', hr: 'Moje datoteke', srLatn: 'Moje datoteke' },
  add: { en: 'New file', bs: 'Nova datoteka', hr: 'Nova datoteka', srLatn: 'Nova datoteka' },
  choose: { en: 'Choose a file', bs: 'Odaberi datoteku', hr: 'Odaberi datoteku', srLatn: 'Izaberi datoteku' },
  drop: {
    en: 'Drop a file here or choose one',
    bs: 'Prevucite datoteku ovdje ili je odaberite',
    hr: 'Povucite datoteku ovamo ili je odaberite',
    srLatn: 'Prevucite datoteku ovdje ili je izaberite',
  },
  empty: {
    en: 'The documents folder is empty.',
    bs: 'Mapa s dokumentima je prazna.',
    hr: 'Mapa s dokumentima je prazna.',
    srLatn: 'Fascikla sa dokumentima je prazna.',
  },
});
