import { texts } from '../texts.ts';

/** Files of customers. */
export const adminFiles = texts({
  new: { en: 'Share files', bs: 'Podijeli datoteke', hr: 'Podijeli datoteke', srLatn: 'Podijeli datoteke' },
  newHint: {
    en: 'Everybody in the company sees the files and gets a message.',
    bs: 'Datoteke vide svi u firmi i dobiju poruku.',
    hr: 'Datoteke vide svi u tvrtki i dobiju poruku.',
    srLatn: 'Datoteke vide svi u firmi i dobiju poruku.',
  },
  chooseCompany: { en: 'Choose a company', bs: 'Odaberite firmu', hr: 'Odaberite tvrtku', srLatn: 'Izaberite firmu' },
  searchCompany: { en: 'Find a company', bs: 'Pronađi firmu', hr: 'Pronađi tvrtku', srLatn: 'Pronađi firmu' },
  search: {
    en: 'Title, file, company…',
    bs: 'Naziv, datoteka, firma…',
    hr: 'Naziv, datoteka, tvrtka…',
    srLatn: 'Naziv, datoteka, firma…',
  },
  customer: { en: 'Customer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  size: { en: 'Size', bs: 'Veličina', hr: 'Veličina', srLatn: 'Veličina' },
  added: { en: 'Added', bs: 'Dodano', hr: 'Dodano', srLatn: 'Dodato' },
  addedBy: { en: 'Added by', bs: 'Dodao/la', hr: 'Dodao/la', srLatn: 'Dodao/la' },
  fromCustomers: { en: 'From customers', bs: 'Od kupaca', hr: 'Od kupaca', srLatn: 'Od kupaca' },
  fromUs: { en: 'From us', bs: 'Od nas', hr: 'Od nas', srLatn: 'Od nas' },
  archived: { en: 'Archived', bs: 'Arhivirano', hr: 'Arhivirano', srLatn: 'Arhivirano' },
  edit: { en: 'Edit the file', bs: 'Izmijeni datoteku', hr: 'Izmijeni datoteku', srLatn: 'Izmijeni datoteku' },
  editThis: { en: 'Edit: {title}', bs: 'Izmijeni: {title}', hr: 'Izmijeni: {title}', srLatn: 'Izmijeni: {title}' },
  archiveThis: {
    en: 'Archive: {title}',
    bs: 'Arhiviraj: {title}',
    hr: 'Arhiviraj: {title}',
    srLatn: 'Arhiviraj: {title}',
  },
  restoreThis: { en: 'Restore: {title}', bs: 'Vrati: {title}', hr: 'Vrati: {title}', srLatn: 'Vrati: {title}' },
});
