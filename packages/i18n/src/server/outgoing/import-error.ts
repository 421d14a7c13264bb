import { texts } from '../../texts.ts';

/** Why a line of a file could not be imported, in the file that is given back. */
export const importError = texts({
  unknown: {
    en: 'There is no product with this code.',
    bs: 'Nema artikla s ovom šifrom.',
    hr: 'Nema artikla s ovom šifrom.',
    srLatn: 'Nema artikla sa ovom šifrom.',
  },
  ambiguous: {
    en: 'Several products fit this code.',
    bs: 'Šifri odgovara više artikala.',
    hr: 'Šifri odgovara više artikala.',
    srLatn: 'Šifri odgovara više artikala.',
  },
  duplicate: {
    en: 'The product stands in the file more than once.',
    bs: 'Artikal je u datoteci više puta.',
    hr: 'Artikl je u datoteci više puta.',
    srLatn: 'Artikal je u datoteci više puta.',
  },
  not_a_number: {
    en: 'The quantity is not a whole number.',
    bs: 'Količina nije cijeli broj.',
    hr: 'Količina nije cijeli broj.',
    srLatn: 'Količina nije cijeli broj.',
  },
  too_large: {
    en: 'The quantity is too large.',
    bs: 'Količina je prevelika.',
    hr: 'Količina je prevelika.',
    srLatn: 'Količina je prevelika.',
  },
  no_code: { en: 'The code is missing.', bs: 'Nedostaje šifra.', hr: 'Nedostaje šifra.', srLatn: 'Nedostaje šifra.' },
  negative: {
    en: 'The quantity is less than zero.',
    bs: 'Količina je manja od nule.',
    hr: 'Količina je manja od nule.',
    srLatn: 'Količina je manja od nule.',
  },
  below_reserved: {
    en: 'More pieces than that are reserved for orders.',
    bs: 'Za narudžbe je rezervisano više komada.',
    hr: 'Za narudžbe je rezervirano više komada.',
    srLatn: 'Za porudžbine je rezervisano više komada.',
  },
  moved: {
    en: 'The stock has changed since the file was compared.',
    bs: 'Stanje se promijenilo otkad je datoteka provjerena.',
    hr: 'Stanje se promijenilo otkad je datoteka provjerena.',
    srLatn: 'Stanje se promijenilo otkad je datoteka provjerena.',
  },
  left: {
    en: 'The import was stopped before this line.',
    bs: 'Uvoz je zaustavljen prije ovog reda.',
    hr: 'Uvoz je zaustavljen prije ovoga retka.',
    srLatn: 'Uvoz je zaustavljen prije ovog reda.',
  },
});
