import { texts } from '../../texts.ts';

/** Files that are read in. */
export const imports = texts({
  unreadable: {
    en: 'The file could not be read. It must be a CSV or XLSX table.',
    bs: 'Datoteku nije moguće pročitati. Mora biti tabela CSV ili XLSX.',
    hr: 'Datoteku nije moguće pročitati. Mora biti tablica CSV ili XLSX.',
    srLatn: 'Datoteku nije moguće pročitati. Mora biti tabela CSV ili XLSX.',
    srCyrl: 'Датотеку није могуће прочитати. Мора бити табела CSV или XLSX.',
  },
  no_zip: {
    en: 'The file could not be read. It must be a ZIP.',
    bs: 'Datoteku nije moguće pročitati. Mora biti ZIP.',
    hr: 'Datoteku nije moguće pročitati. Mora biti ZIP.',
    srLatn: 'Datoteku nije moguće pročitati. Mora biti ZIP.',
    srCyrl: 'Датотеку није могуће прочитати. Мора бити ZIP.',
  },
  zip_unsafe: {
    en: 'The ZIP has names that lead out of it, or links. Pack only the pictures and their folders.',
    bs: 'ZIP sadrži putanje koje vode izvan njega ili veze. Spakujte samo slike i njihove mape.',
    hr: 'ZIP sadrži putanje koje vode izvan njega ili poveznice. Zapakirajte samo slike i njihove mape.',
    srLatn: 'ZIP sadrži putanje koje vode izvan njega ili veze. Spakujte samo slike i njihove fascikle.',
    srCyrl: 'ZIP садржи путање које воде изван њега или везе. Спакујте само слике и њихове фасцикле.',
  },
  zip_too_large: {
    en: 'The ZIP unpacks to too much. Send the pictures in several parts.',
    bs: 'Sadržaj ZIP-a je prevelik. Pošaljite slike u više dijelova.',
    hr: 'Sadržaj ZIP-a je prevelik. Pošaljite slike u više dijelova.',
    srLatn: 'Sadržaj ZIP-a je prevelik. Pošaljite slike u više dijelova.',
    srCyrl: 'Садржај ZIP-а је превелик. Пошаљите слике у више дијелова.',
  },
  too_many_files: {
    en: 'The ZIP has too many files. Maximum {maximum}.',
    bs: 'ZIP ima previše datoteka. Najviše {maximum}.',
    hr: 'ZIP ima previše datoteka. Najviše {maximum}.',
    srLatn: 'ZIP ima previše datoteka. Najviše {maximum}.',
    srCyrl: 'ZIP има превише датотека. Највише {maximum}.',
  },
  no_pictures: {
    en: 'The ZIP has no files.',
    bs: 'U ZIP-u nema datoteka.',
    hr: 'U ZIP-u nema datoteka.',
    srLatn: 'U ZIP-u nema datoteka.',
    srCyrl: 'У ZIP-у нема датотека.',
  },
  picture_broken: {
    en: '“{name}” could not be decoded.',
    bs: 'Sliku „{name}“ nije moguće otvoriti.',
    hr: 'Sliku „{name}“ nije moguće otvoriti.',
    srLatn: 'Sliku „{name}“ nije moguće otvoriti.',
  },
  empty: {
    en: 'The file has no lines.',
    bs: 'U datoteci nema redova.',
    hr: 'U datoteci nema redaka.',
    srLatn: 'U datoteci nema redova.',
  },
  too_many_lines: {
    en: 'The file has too many lines. Maximum {maximum}.',
    bs: 'Datoteka ima previše redova. Najviše {maximum}.',
    hr: 'Datoteka ima previše redaka. Najviše {maximum}.',
    srLatn: 'Datoteka ima previše redova. Najviše {maximum}.',
  },
  too_much: {
    en: 'The table has too many columns or too much text. Keep only the columns that are needed.',
    bs: 'Tabela ima previše kolona ili previše teksta. Ostavite samo potrebne kolone.',
    hr: 'Tablica ima previše stupaca ili previše teksta. Ostavite samo potrebne stupce.',
    srLatn: 'Tabela ima previše kolona ili previše teksta. Ostavite samo potrebne kolone.',
  },
  applied_already: {
    en: 'This file has been imported already.',
    bs: 'Ova datoteka je već uvezena.',
    hr: 'Ova je datoteka već uvezena.',
    srLatn: 'Ova datoteka je već uvezena.',
  },
  under_way: {
    en: 'This file is being imported already.',
    bs: 'Uvoz ove datoteke je već u toku.',
    hr: 'Uvoz ove datoteke već je u tijeku.',
    srLatn: 'Uvoz ove datoteke je već u toku.',
  },
  not_under_way: {
    en: 'This import has ended already.',
    bs: 'Ovaj uvoz je već završen.',
    hr: 'Ovaj je uvoz već završen.',
    srLatn: 'Ovaj uvoz je već završen.',
  },
  file_gone: {
    en: 'The columns of this file cannot be chosen any more. Send the file again.',
    bs: 'Kolone ove datoteke više se ne mogu birati. Pošaljite datoteku ponovo.',
    hr: 'Stupci ove datoteke više se ne mogu birati. Pošaljite datoteku ponovno.',
    srLatn: 'Kolone ovog fajla više ne mogu da se biraju. Pošaljite fajl ponovo.',
  },
  outdated: {
    en: 'The file was compared too long ago. Send it again.',
    bs: 'Datoteka je davno provjerena. Pošaljite je ponovo.',
    hr: 'Datoteka je davno provjerena. Pošaljite je ponovno.',
    srLatn: 'Datoteka je davno provjerena. Pošaljite je ponovo.',
  },
  confirm_first: {
    en: 'Unknown codes: {unknown} %. Stock that would vanish: {vanishing} %. Lines that change by more than half: {large} %. Confirm that the file is right.',
    bs: 'Nepoznatih šifri: {unknown} %. Zaliha koja bi nestala: {vanishing} %. Redova s promjenom većom od polovine: {large} %. Potvrdite da je datoteka ispravna.',
    hr: 'Nepoznatih šifri: {unknown} %. Zaliha koja bi nestala: {vanishing} %. Redaka s promjenom većom od polovine: {large} %. Potvrdite da je datoteka ispravna.',
    srLatn:
      'Nepoznatih šifri: {unknown} %. Zaliha koja bi nestala: {vanishing} %. Redova sa promjenom većom od polovine: {large} %. Potvrdite da je datoteka ispravna.',
  },
  column_missing: {
    en: 'No column is “{column}”. Choose the column that holds it.',
    bs: 'Nijedna kolona nije „{column}“. Odaberite kolonu u kojoj je to.',
    hr: 'Nijedan stupac nije „{column}“. Odaberite stupac u kojem je to.',
    srLatn: 'Nijedna kolona nije „{column}“. Izaberite kolonu u kojoj je to.',
  },
  column_twice: {
    en: 'Two columns are “{column}”. Choose one of them.',
    bs: 'Dvije kolone su „{column}“. Odaberite jednu od njih.',
    hr: 'Dva su stupca „{column}“. Odaberite jedan od njih.',
    srLatn: 'Dvije kolone su „{column}“. Izaberite jednu od njih.',
  },
  field_unknown: {
    en: 'A chosen column does not exist any more. Choose the columns again.',
    bs: 'Odabrana kolona više ne postoji. Odaberite kolone ponovo.',
    hr: 'Odabrani stupac više ne postoji. Odaberite stupce ponovno.',
    srLatn: 'Izabrana kolona više ne postoji. Izaberite kolone ponovo.',
  },
  decide_doubtful: {
    en: 'Lines with doubtful prices: {count}. Decide whether they are imported.',
    bs: 'Redova sa sumnjivim cijenama: {count}. Odlučite hoće li se uvesti.',
    hr: 'Redaka sa sumnjivim cijenama: {count}. Odlučite hoće li se uvesti.',
    srLatn: 'Redova sa sumnjivim cijenama: {count}. Odlučite da li će se uvesti.',
  },
  day_past: {
    en: 'The day is over. Choose today or a later one.',
    bs: 'Taj dan je prošao. Odaberite današnji ili kasniji.',
    hr: 'Taj je dan prošao. Odaberite današnji ili kasniji.',
    srLatn: 'Taj dan je prošao. Izaberite današnji ili kasniji.',
  },
  not_last: {
    en: 'Only the last import can be undone, within 30 days.',
    bs: 'Poništiti se može samo posljednji uvoz, u roku od 30 dana.',
    hr: 'Poništiti se može samo posljednji uvoz, u roku od 30 dana.',
    srLatn: 'Poništiti se može samo posljednji uvoz, u roku od 30 dana.',
  },
  columns_unknown: {
    en: 'It is not clear which column is the code and which the quantity. Choose them.',
    bs: 'Nije jasno koja je kolona šifra, a koja količina. Odaberite ih.',
    hr: 'Nije jasno koji je stupac šifra, a koji količina. Odaberite ih.',
    srLatn: 'Nije jasno koja je kolona šifra, a koja količina. Izaberite ih.',
  },
  looks_like_prices: {
    en: 'Column “{column}” looks like prices, which would be imported as pieces. Choose the column with the quantities, or a file with the stock.',
    bs: 'Kolona „{column}“ izgleda kao cijene, a uvezle bi se kao komadi. Odaberite kolonu s količinama ili datoteku sa stanjem.',
    hr: 'Stupac „{column}“ izgleda kao cijene, a uvezle bi se kao komadi. Odaberite stupac s količinama ili datoteku sa stanjem.',
    srLatn:
      'Kolona „{column}“ izgleda kao cijene, a uvezle bi se kao komadi. Izaberite kolonu sa količinama ili datoteku sa stanjem.',
  },
});
