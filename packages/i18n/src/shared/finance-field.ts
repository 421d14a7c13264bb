import { texts } from '../texts.ts';

/** Columns of an account that every list of it has. */
export const financeColumns = texts({
  bookingDate: { en: 'Booking date', bs: 'Datum knjiženja', hr: 'Datum knjiženja', srLatn: 'Datum knjiženja' },
  dueDate: { en: 'Due date', bs: 'Dospijeće', hr: 'Dospijeće', srLatn: 'Dospijeće' },
  owes: { en: 'Debit', bs: 'Duguje', hr: 'Duguje', srLatn: 'Duguje' },
  claims: { en: 'Credit', bs: 'Potražuje', hr: 'Potražuje', srLatn: 'Potražuje' },
  saldo: { en: 'Balance', bs: 'Saldo', hr: 'Saldo', srLatn: 'Saldo' },
});

/** All columns of an account: in documents, sheets and files. An import knows its columns by them, in every language. */
export const financeField = {
  ...financeColumns,
  ...texts({
    company: { en: 'Customer', bs: 'Šifra kupca', hr: 'Šifra kupca', srLatn: 'Šifra kupca' },
    number: { en: 'Document number', bs: 'Broj dokumenta', hr: 'Broj dokumenta', srLatn: 'Broj dokumenta' },
    docDate: { en: 'Document date', bs: 'Datum dokumenta', hr: 'Datum dokumenta', srLatn: 'Datum dokumenta' },
    openAmount: { en: 'Open', bs: 'Otvoreno', hr: 'Otvoreno', srLatn: 'Otvoreno' },
    comment: { en: 'Description', bs: 'Opis', hr: 'Opis', srLatn: 'Opis' },
    account: { en: 'Account', bs: 'Konto', hr: 'Konto', srLatn: 'Konto' },
    kind: { en: 'Kind', bs: 'Vrsta', hr: 'Vrsta', srLatn: 'Vrsta' },
    settles: { en: 'Settles', bs: 'Zatvara', hr: 'Zatvara', srLatn: 'Zatvara' },
  }),
};

/** What a record of an account is. */
export const financeKind = texts({
  opening: { en: 'Opening balance', bs: 'Početno stanje', hr: 'Početno stanje', srLatn: 'Početno stanje' },
  invoice: { en: 'Invoice', bs: 'Faktura', hr: 'Račun', srLatn: 'Faktura' },
  credit_note: { en: 'Credit note', bs: 'Knjižno odobrenje', hr: 'Knjižno odobrenje', srLatn: 'Knjižno odobrenje' },
  payment: { en: 'Payment', bs: 'Uplata', hr: 'Uplata', srLatn: 'Uplata' },
  other: { en: 'Booking', bs: 'Knjiženje', hr: 'Knjiženje', srLatn: 'Knjiženje' },
});
