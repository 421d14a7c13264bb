import { texts } from '../texts.ts';

/** Forms and what happens to a record. */
export const form = texts({
  save: { en: 'Save', bs: 'Sačuvaj', hr: 'Spremi', srLatn: 'Sačuvaj' },
  saveKeys: { en: 'Ctrl S', bs: 'Ctrl S', hr: 'Ctrl S', srLatn: 'Ctrl S' },
  discard: { en: 'Discard', bs: 'Odbaci', hr: 'Odbaci', srLatn: 'Odbaci' },
  unsavedCount: {
    en: '{count} unsaved change ¦ {count} unsaved changes',
    bs: '{count} nesačuvana izmjena ¦ {count} nesačuvane izmjene ¦ {count} nesačuvanih izmjena',
    hr: '{count} nespremljena izmjena ¦ {count} nespremljene izmjene ¦ {count} nespremljenih izmjena',
    srLatn: '{count} nesačuvana izmjena ¦ {count} nesačuvane izmjene ¦ {count} nesačuvanih izmjena',
  },
  compare: { en: 'Compare the versions', bs: 'Uporedi verzije', hr: 'Usporedi verzije', srLatn: 'Uporedi verzije' },
  mine: { en: 'My version', bs: 'Moja verzija', hr: 'Moja inačica', srLatn: 'Moja verzija' },
  theirs: { en: 'Saved version', bs: 'Sačuvana verzija', hr: 'Spremljena inačica', srLatn: 'Sačuvana verzija' },
  takeMine: {
    en: 'Keep my version',
    bs: 'Zadrži moju verziju',
    hr: 'Zadrži moju inačicu',
    srLatn: 'Zadrži moju verziju',
  },
  takeChosen: {
    en: 'Save what is chosen',
    bs: 'Sačuvaj odabrano',
    hr: 'Spremi odabrano',
    srLatn: 'Sačuvaj izabrano',
  },
  takeTheirs: {
    en: 'Take the saved version',
    bs: 'Uzmi sačuvanu verziju',
    hr: 'Uzmi spremljenu inačicu',
    srLatn: 'Uzmi sačuvanu verziju',
  },
  asCustomerSees: {
    en: 'As the customer sees it',
    bs: 'Kako vidi kupac',
    hr: 'Kako vidi kupac',
    srLatn: 'Kako vidi kupac',
  },
  basics: { en: 'Basic data', bs: 'Osnovni podaci', hr: 'Osnovni podaci', srLatn: 'Osnovni podaci' },
  field: {
    en: 'Field',
    bs: 'Polje',
    hr: 'Polje',
    srLatn: 'Polje',
  },
  was: {
    en: 'changed, was {value}',
    bs: 'izmijenjeno, bilo {value}',
    hr: 'izmijenjeno, bilo {value}',
    srLatn: 'izmijenjeno, bilo {value}',
  },
  sameFieldsChanged: {
    en: 'Somebody has changed the same fields since you opened them. Your other changes, and theirs, are kept.',
    bs: 'Neko je u međuvremenu izmijenio ista polja. Ostale vaše i njegove izmjene ostaju.',
    hr: 'Netko je u međuvremenu izmijenio ista polja. Ostale vaše i njegove izmjene ostaju.',
    srLatn: 'Neko je u međuvremenu izmijenio ista polja. Ostale vaše i njegove izmjene ostaju.',
  },
  otherFieldsChanged: {
    en: 'Somebody has changed other fields since you opened them. Keep your version to save your changes beside theirs.',
    bs: 'Neko je u međuvremenu izmijenio druga polja. Zadržite svoju verziju da sačuvate svoje izmjene uz njegove.',
    hr: 'Netko je u međuvremenu izmijenio druga polja. Zadržite svoju inačicu da spremite svoje izmjene uz njegove.',
    srLatn: 'Neko je u međuvremenu izmijenio druga polja. Zadržite svoju verziju da sačuvate svoje izmjene uz njegove.',
  },
  savedMeanwhile: {
    en: 'Somebody else has saved this in the meantime: {stored}. Save again if yours is to replace it.',
    bs: 'Neko drugi je ovo u međuvremenu sačuvao: {stored}. Sačuvajte ponovo ako vaše treba da ga zamijeni.',
    hr: 'Netko drugi je ovo u međuvremenu spremio: {stored}. Spremite ponovno ako vaše treba zamijeniti njegovo.',
    srLatn: 'Neko drugi je ovo u međuvremenu sačuvao: {stored}. Sačuvajte ponovo ako vaše treba da ga zamijeni.',
  },
  editRow: { en: 'Edit: {name}', bs: 'Uredi: {name}', hr: 'Uredi: {name}', srLatn: 'Uredi: {name}' },
  deleteRow: { en: 'Delete: {name}', bs: 'Obriši: {name}', hr: 'Izbriši: {name}', srLatn: 'Obriši: {name}' },
});
