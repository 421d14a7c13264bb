import { texts } from '../texts.ts';

/** Quick order: codes and quantities, line by line. */
export const quickOrder = texts({
  title: { en: 'Quick order', bs: 'Brzi unos', hr: 'Brzi unos', srLatn: 'Brzi unos' },
  intro: {
    en: 'code or barcode and quantity, line by line',
    bs: 'šifra ili barkod i količina, red po red',
    hr: 'šifra ili barkod i količina, redak po redak',
    srLatn: 'šifra ili barkod i količina, red po red',
  },
  code: { en: 'Code or barcode', bs: 'Šifra ili barkod', hr: 'Šifra ili barkod', srLatn: 'Šifra ili barkod' },
  quantityShort: { en: 'Qty.', bs: 'Kol.', hr: 'Kol.', srLatn: 'Kol.' },
  paste: {
    en: 'Paste several lines',
    bs: 'Zalijepi više redova',
    hr: 'Zalijepi više redaka',
    srLatn: 'Nalijepi više redova',
  },
  pasteHint: {
    en: 'One line a product: code, then quantity. Without a quantity we take the smallest pack.',
    bs: 'U svakom redu jedan artikal: šifra, zatim količina. Bez količine uzimamo najmanje pakovanje.',
    hr: 'U svakom retku jedan artikl: šifra, zatim količina. Bez količine uzimamo najmanje pakiranje.',
    srLatn: 'U svakom redu jedan artikal: šifra, zatim količina. Bez količine uzimamo najmanje pakovanje.',
  },
  drop: {
    en: 'Drop a CSV or XLSX file here',
    bs: 'Prevucite CSV ili XLSX datoteku ovdje',
    hr: 'Povucite CSV ili XLSX datoteku ovamo',
    srLatn: 'Prevucite CSV ili XLSX datoteku ovdje',
    srCyrl: 'Превуците CSV или XLSX датотеку овдје',
  },
  check: { en: 'Check', bs: 'Provjeri', hr: 'Provjeri', srLatn: 'Provjeri' },
  checkAgain: { en: 'Check again', bs: 'Provjeri ponovo', hr: 'Provjeri ponovno', srLatn: 'Provjeri ponovo' },
  unknown: {
    en: 'Unknown code: {code}',
    bs: 'Nepoznata šifra: {code}',
    hr: 'Nepoznata šifra: {code}',
    srLatn: 'Nepoznata šifra: {code}',
  },
  ambiguous: {
    en: 'Code {code} fits several products. Choose one.',
    bs: 'Šifra {code} odgovara više artikala. Odaberite jedan.',
    hr: 'Šifra {code} odgovara više artikala. Odaberite jedan.',
    srLatn: 'Šifra {code} odgovara više artikala. Izaberite jedan.',
  },
  added: {
    en: 'Added: {added}. Not added: {failed}.',
    bs: 'Dodano: {added}. Nije dodano: {failed}.',
    hr: 'Dodano: {added}. Nije dodano: {failed}.',
    srLatn: 'Dodato: {added}. Nije dodato: {failed}.',
  },
  toCorrect: {
    en: '{failed} of {count} lines to correct',
    bs: 'Treba ispraviti: {failed} od {count}',
    hr: 'Treba ispraviti: {failed} od {count}',
    srLatn: 'Treba ispraviti: {failed} od {count}',
  },
  addReady: {
    en: 'Add {count} line to the cart ¦ Add {count} lines to the cart',
    bs: 'Dodaj {count} red u korpu ¦ Dodaj {count} reda u korpu ¦ Dodaj {count} redova u korpu',
    hr: 'Dodaj {count} redak u košaricu ¦ Dodaj {count} retka u košaricu ¦ Dodaj {count} redaka u košaricu',
    srLatn: 'Dodaj {count} red u korpu ¦ Dodaj {count} reda u korpu ¦ Dodaj {count} redova u korpu',
  },
  take: { en: 'Take {quantity}', bs: 'Uzmi {quantity}', hr: 'Uzmi {quantity}', srLatn: 'Uzmi {quantity}' },
  line: { en: 'Line', bs: 'Red', hr: 'Redak', srLatn: 'Red' },
  ready: { en: 'ready', bs: 'spremno', hr: 'spremno', srLatn: 'spremno' },
});
