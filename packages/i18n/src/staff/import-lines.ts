import { texts } from '../texts.ts';

/** Which lines of a file are shown. */
export const importView = texts({
  differences: { en: 'Differences', bs: 'Sve razlike', hr: 'Sve razlike', srLatn: 'Sve razlike' },
  faults: { en: 'Faults', bs: 'Greške', hr: 'Pogreške', srLatn: 'Greške' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
});

/** What becomes of a line. */
export const importOutcome = texts({
  change: { en: 'Change', bs: 'Izmjena', hr: 'Izmjena', srLatn: 'Izmjena' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  done: { en: 'Imported', bs: 'Uvezeno', hr: 'Uvezeno', srLatn: 'Uvezeno' },
  unknown: { en: 'Unknown code', bs: 'Nepoznata šifra', hr: 'Nepoznata šifra', srLatn: 'Nepoznata šifra' },
  ambiguous: { en: 'Ambiguous', bs: 'Više artikala', hr: 'Više artikala', srLatn: 'Više artikala' },
  duplicate: { en: 'Twice in the file', bs: 'Dvaput u datoteci', hr: 'Dvaput u datoteci', srLatn: 'Dvaput u datoteci' },
  not_a_number: { en: 'Not a number', bs: 'Nije broj', hr: 'Nije broj', srLatn: 'Nije broj' },
  too_large: { en: 'Too large', bs: 'Preveliko', hr: 'Preveliko', srLatn: 'Preveliko' },
  no_code: { en: 'No code', bs: 'Bez šifre', hr: 'Bez šifre', srLatn: 'Bez šifre' },
  negative: { en: 'Negative', bs: 'Negativno', hr: 'Negativno', srLatn: 'Negativno' },
  below_reserved: {
    en: 'Below reserved',
    bs: 'Ispod rezervisanog',
    hr: 'Ispod rezerviranog',
    srLatn: 'Ispod rezervisanog',
  },
  left: { en: 'Not reached', bs: 'Nije obrađeno', hr: 'Nije obrađeno', srLatn: 'Nije obrađeno' },
  moved: { en: 'Changed since', bs: 'Promijenjeno', hr: 'Promijenjeno', srLatn: 'Promijenjeno' },
});

/** Why a line cannot be imported, and what to do. */
export const importErrorHint = texts({
  unknown: {
    en: 'There is no such code.',
    bs: 'Šifra ne postoji.',
    hr: 'Šifra ne postoji.',
    srLatn: 'Šifra ne postoji.',
  },
  ambiguous: {
    en: 'Several products fit this code. Write it exactly as the product has it.',
    bs: 'Šifri odgovara više artikala. Napišite je tačno kao na artiklu.',
    hr: 'Šifri odgovara više artikala. Napišite je točno kao na artiklu.',
    srLatn: 'Šifri odgovara više artikala. Napišite je tačno kao na artiklu.',
  },
  duplicate: {
    en: 'The product stands in the file more than once. Leave one line.',
    bs: 'Artikal je u datoteci više puta. Ostavite jedan red.',
    hr: 'Artikl je u datoteci više puta. Ostavite jedan redak.',
    srLatn: 'Artikal je u datoteci više puta. Ostavite jedan red.',
  },
  not_a_number: {
    en: 'The quantity is not a whole number. Write for example 20.',
    bs: 'Količina nije cijeli broj. Upišite npr. 20.',
    hr: 'Količina nije cijeli broj. Upišite npr. 20.',
    srLatn: 'Količina nije cijeli broj. Upišite npr. 20.',
  },
  too_large: {
    en: 'The quantity is too large: at most 9,999,999.',
    bs: 'Količina je prevelika: najviše 9.999.999.',
    hr: 'Količina je prevelika: najviše 9.999.999.',
    srLatn: 'Količina je prevelika: najviše 9.999.999.',
  },
  no_code: {
    en: 'The code is missing.',
    bs: 'Nedostaje šifra.',
    hr: 'Nedostaje šifra.',
    srLatn: 'Nedostaje šifra.',
  },
  negative: {
    en: 'The quantity is less than zero.',
    bs: 'Količina je manja od nule.',
    hr: 'Količina je manja od nule.',
    srLatn: 'Količina je manja od nule.',
  },
  below_reserved: {
    en: 'More than that is reserved for orders.',
    bs: 'Za narudžbe je rezervisano više.',
    hr: 'Za narudžbe je rezervirano više.',
    srLatn: 'Za porudžbine je rezervisano više.',
  },
  moved: {
    en: 'The stock has changed since the check. Check the file again.',
    bs: 'Stanje se promijenilo poslije provjere. Provjerite datoteku ponovo.',
    hr: 'Stanje se promijenilo poslije provjere. Provjerite datoteku ponovno.',
    srLatn: 'Stanje se promijenilo poslije provjere. Provjerite datoteku ponovo.',
  },
});
