import { texts } from './texts.ts';

/** The uploader, which both clients show; it travels with the pages that have one. */
export const uploads = texts({
  drop: {
    en: 'Drop files here, or choose them',
    bs: 'Prevucite datoteke ovdje ili ih odaberite',
    hr: 'Povucite datoteke ovdje ili ih odaberite',
    srLatn: 'Prevucite datoteke ovdje ili ih izaberite',
  },
  hint: {
    en: '{types}. Up to {size} MB for each file.',
    bs: '{types}. Do {size} MB po datoteci.',
    hr: '{types}. Do {size} MB po datoteci.',
    srLatn: '{types}. Do {size} MB po datoteci.',
    srCyrl: '{types}. До {size} MB по датотеци.',
  },
  camera: { en: 'Take a photo', bs: 'Uslikaj', hr: 'Slikaj', srLatn: 'Uslikaj' },
  files: {
    en: 'Files being sent',
    bs: 'Datoteke koje se šalju',
    hr: 'Datoteke koje se šalju',
    srLatn: 'Datoteke koje se šalju',
  },
  waiting: { en: 'Waiting', bs: 'Čeka', hr: 'Čeka', srLatn: 'Čeka' },
  sending: {
    en: '{percent} % sent',
    bs: 'Poslano {percent} %',
    hr: 'Poslano {percent} %',
    srLatn: 'Poslato {percent} %',
  },
  checking: {
    en: 'Checking the file…',
    bs: 'Provjeravam datoteku…',
    hr: 'Provjeravam datoteku…',
    srLatn: 'Provjeravam datoteku…',
  },
  stored: { en: 'Added', bs: 'Dodano', hr: 'Dodano', srLatn: 'Dodato' },
  lost: {
    en: 'The connection was lost. The file is sent again once you are online.',
    bs: 'Veza je prekinuta. Datoteka se ponovo šalje čim se veza vrati.',
    hr: 'Veza je prekinuta. Datoteka se ponovno šalje čim se veza vrati.',
    srLatn: 'Veza je prekinuta. Datoteka se ponovo šalje čim se veza vrati.',
  },
  cancel: { en: 'Cancel: {name}', bs: 'Otkaži: {name}', hr: 'Otkaži: {name}', srLatn: 'Otkaži: {name}' },
  retry: {
    en: 'Send again: {name}',
    bs: 'Pošalji ponovo: {name}',
    hr: 'Pošalji ponovno: {name}',
    srLatn: 'Pošalji ponovo: {name}',
  },
  remove: { en: 'Remove: {name}', bs: 'Ukloni: {name}', hr: 'Ukloni: {name}', srLatn: 'Ukloni: {name}' },
  tooLarge: {
    en: 'Too large: {size} MB at most.',
    bs: 'Prevelika je: najviše {size} MB.',
    hr: 'Prevelika je: najviše {size} MB.',
    srLatn: 'Prevelika je: najviše {size} MB.',
    srCyrl: 'Превелика је: највише {size} MB.',
  },
  empty: {
    en: 'The file is empty.',
    bs: 'Datoteka je prazna.',
    hr: 'Datoteka je prazna.',
    srLatn: 'Datoteka je prazna.',
  },
  tooMany: {
    en: 'At most {count} files.',
    bs: 'Najviše {count} datoteka.',
    hr: 'Najviše {count} datoteka.',
    srLatn: 'Najviše {count} datoteka.',
  },
});
