import { texts } from '../texts.ts';

/** Price lists that several companies have. */
export const priceLists = texts({
  new: { en: 'New price list', bs: 'Novi cjenovnik', hr: 'Novi cjenik', srLatn: 'Novi cjenovnik' },
  all: { en: 'All price lists', bs: 'Svi cjenovnici', hr: 'Svi cjenici', srLatn: 'Svi cjenovnici' },
  search: { en: 'Name or note…', bs: 'Naziv ili napomena…', hr: 'Naziv ili napomena…', srLatn: 'Naziv ili napomena…' },
  note: { en: 'Note', bs: 'Napomena', hr: 'Napomena', srLatn: 'Napomena' },
  active: { en: 'In use', bs: 'U upotrebi', hr: 'U uporabi', srLatn: 'U upotrebi' },
  activeHint: {
    en: 'Prices hold from the first day to the last, for the customers who have the list. The lowest price of all wins.',
    bs: 'Cijene važe od prvog do posljednjeg dana za kupce koji imaju cjenovnik. Od svih cijena pobjeđuje najniža.',
    hr: 'Cijene vrijede od prvog do posljednjeg dana za kupce koji imaju cjenik. Od svih cijena pobjeđuje najniža.',
    srLatn: 'Cijene važe od prvog do posljednjeg dana za kupce koji imaju cjenovnik. Od svih cijena pobjeđuje najniža.',
  },
  saveFirst: {
    en: 'Products and customers are added once the list is saved.',
    bs: 'Artikli i kupci dodaju se kad je cjenovnik sačuvan.',
    hr: 'Artikli i kupci dodaju se kad je cjenik spremljen.',
    srLatn: 'Artikli i kupci se dodaju kad je cjenovnik sačuvan.',
  },
  price: { en: 'Price in the list', bs: 'Cijena u cjenovniku', hr: 'Cijena u cjeniku', srLatn: 'Cijena u cjenovniku' },
  add: { en: 'Add', bs: 'Dodaj', hr: 'Dodaj', srLatn: 'Dodaj' },
  alreadyIn: {
    en: '{code} is in the list already: change its price below.',
    bs: '{code} je već u cjenovniku: cijenu izmijenite ispod.',
    hr: '{code} je već u cjeniku: cijenu izmijenite ispod.',
    srLatn: '{code} je već u cjenovniku: cijenu izmijenite ispod.',
  },
  noItemFits: {
    en: 'No product of the list fits that.',
    bs: 'Nijedan artikal cjenovnika ne odgovara.',
    hr: 'Nijedan artikl cjenika ne odgovara.',
    srLatn: 'Nijedan artikal cjenovnika ne odgovara.',
  },
  noItemsHint: {
    en: 'Find one by code or name and type its price, or import a file.',
    bs: 'Pronađite ga po šifri ili nazivu i upišite cijenu, ili uvezite datoteku.',
    hr: 'Pronađite ga po šifri ili nazivu i upišite cijenu, ili uvezite datoteku.',
    srLatn: 'Pronađite ga po šifri ili nazivu i upišite cijenu, ili uvezite datoteku.',
  },
  takeOut: {
    en: 'Take the product out',
    bs: 'Izvadi artikal iz cjenovnika',
    hr: 'Izvadi artikl iz cjenika',
    srLatn: 'Izvadi artikal iz cjenovnika',
  },
  takeOutSure: {
    en: '{name}: the customers of the list pay the price that they pay without it.',
    bs: '{name}: kupci s ovim cjenovnikom plaćaju cijenu koju imaju bez njega.',
    hr: '{name}: kupci s ovim cjenikom plaćaju cijenu koju imaju bez njega.',
    srLatn: '{name}: kupci sa ovim cjenovnikom plaćaju cijenu koju imaju bez njega.',
  },
  changeAll: {
    en: 'Change all prices',
    bs: 'Promijeni sve cijene',
    hr: 'Promijeni sve cijene',
    srLatn: 'Promijeni sve cijene',
  },
  change: { en: 'Change prices', bs: 'Promijeni cijene', hr: 'Promijeni cijene', srLatn: 'Promijeni cijene' },
  direction: { en: 'Direction', bs: 'Smjer', hr: 'Smjer', srLatn: 'Smjer' },
  raise: { en: 'Raise', bs: 'Povećaj', hr: 'Povećaj', srLatn: 'Povećaj' },
  lower: { en: 'Lower', bs: 'Smanji', hr: 'Smanji', srLatn: 'Smanji' },
  percent: { en: 'Percentage', bs: 'Postotak', hr: 'Postotak', srLatn: 'Procenat' },
  percentWrong: {
    en: 'A percentage from 0,01 to 50',
    bs: 'Postotak od 0,01 do 50',
    hr: 'Postotak od 0,01 do 50',
    srLatn: 'Procenat od 0,01 do 50',
  },
  willChange: {
    en: '{count} price changes. ¦ {count} prices change.',
    bs: 'Mijenja se {count} cijena. ¦ Mijenjaju se {count} cijene. ¦ Mijenja se {count} cijena.',
    hr: 'Mijenja se {count} cijena. ¦ Mijenjaju se {count} cijene. ¦ Mijenja se {count} cijena.',
    srLatn: 'Mijenja se {count} cijena. ¦ Mijenjaju se {count} cijene. ¦ Mijenja se {count} cijena.',
  },
  changed: {
    en: '{count} price changed ¦ {count} prices changed',
    bs: 'Promijenjena {count} cijena ¦ Promijenjene {count} cijene ¦ Promijenjeno {count} cijena',
    hr: 'Promijenjena {count} cijena ¦ Promijenjene {count} cijene ¦ Promijenjeno {count} cijena',
    srLatn: 'Promijenjena {count} cijena ¦ Promijenjene {count} cijene ¦ Promijenjeno {count} cijena',
  },
  restored: {
    en: '{count} price is as before ¦ {count} prices are as before',
    bs: '{count} cijena je kao prije ¦ {count} cijene su kao prije ¦ {count} cijena je kao prije',
    hr: '{count} cijena je kao prije ¦ {count} cijene su kao prije ¦ {count} cijena je kao prije',
    srLatn: '{count} cijena je kao prije ¦ {count} cijene su kao prije ¦ {count} cijena je kao prije',
  },
  lastChange: {
    en: 'All prices {percent}: {name}, {time}',
    bs: 'Sve cijene {percent}: {name}, {time}',
    hr: 'Sve cijene {percent}: {name}, {time}',
    srLatn: 'Sve cijene {percent}: {name}, {time}',
  },
  undoTitle: {
    en: 'Undo the change by {percent}?',
    bs: 'Poništiti promjenu za {percent}?',
    hr: 'Poništiti promjenu za {percent}?',
    srLatn: 'Poništiti promjenu za {percent}?',
  },
  noCompanies: {
    en: 'No customer has the list yet.',
    bs: 'Još nijedan kupac nema ovaj cjenovnik.',
    hr: 'Još nijedan kupac nema ovaj cjenik.',
    srLatn: 'Još nijedan kupac nema ovaj cjenovnik.',
  },
  noCompanyFits: {
    en: 'No customer of the list fits that.',
    bs: 'Nijedan kupac s ovim cjenovnikom ne odgovara.',
    hr: 'Nijedan kupac s ovim cjenikom ne odgovara.',
    srLatn: 'Nijedan kupac sa ovim cjenovnikom ne odgovara.',
  },
  noneOfCompany: {
    en: 'The customer has no price list.',
    bs: 'Kupac nema nijedan cjenovnik.',
    hr: 'Kupac nema nijedan cjenik.',
    srLatn: 'Kupac nema nijedan cjenovnik.',
  },
  assign: { en: 'Assign', bs: 'Dodijeli', hr: 'Dodijeli', srLatn: 'Dodijeli' },
  unassign: {
    en: 'Take the list away from {name}',
    bs: 'Oduzmi cjenovnik kupcu {name}',
    hr: 'Oduzmi cjenik kupcu {name}',
    srLatn: 'Oduzmi cjenovnik kupcu {name}',
  },
  unassignTitle: {
    en: 'Take the price list away?',
    bs: 'Oduzeti cjenovnik?',
    hr: 'Oduzeti cjenik?',
    srLatn: 'Oduzeti cjenovnik?',
  },
  unassignSure: {
    en: '{company} pays without {name} from this moment on, in open carts too.',
    bs: '{company} od ovog trenutka plaća bez cjenovnika {name}, i u otvorenim korpama.',
    hr: '{company} od ovog trenutka plaća bez cjenika {name}, i u otvorenim košaricama.',
    srLatn: '{company} od ovog trenutka plaća bez cjenovnika {name}, i u otvorenim korpama.',
  },
  duplicateTitle: {
    en: 'Duplicate {name}',
    bs: 'Dupliciraj {name}',
    hr: 'Dupliciraj {name}',
    srLatn: 'Dupliraj {name}',
  },
  duplicateHint: {
    en: 'Days and prices are copied, customers are not.',
    bs: 'Kopiraju se dani i cijene, kupci ne.',
    hr: 'Kopiraju se dani i cijene, kupci ne.',
    srLatn: 'Kopiraju se dani i cijene, kupci ne.',
  },
  remove: { en: 'Delete the price list', bs: 'Obriši cjenovnik', hr: 'Izbriši cjenik', srLatn: 'Obriši cjenovnik' },
  removeSure: {
    en: '{name} is deleted with its prices. A list that customers have cannot be deleted: switch it off instead.',
    bs: '{name} se briše sa svojim cijenama. Cjenovnik koji kupci imaju ne može se obrisati: umjesto toga ga isključite.',
    hr: '{name} se briše sa svojim cijenama. Cjenik koji kupci imaju ne može se izbrisati: umjesto toga ga isključite.',
    srLatn:
      '{name} se briše sa svojim cijenama. Cjenovnik koji kupci imaju ne može se obrisati: umjesto toga ga isključite.',
  },
  emptyTitle: {
    en: 'No price lists yet',
    bs: 'Još nema cjenovnika',
    hr: 'Još nema cjenika',
    srLatn: 'Još nema cjenovnika',
  },
  emptyText: {
    en: 'A price list has agreed prices for several customers: a price that changes in it changes for all of them.',
    bs: 'Cjenovnik ima dogovorene cijene za više kupaca: cijena koja se u njemu promijeni mijenja se za sve njih.',
    hr: 'Cjenik ima dogovorene cijene za više kupaca: cijena koja se u njemu promijeni mijenja se za sve njih.',
    srLatn: 'Cjenovnik ima dogovorene cijene za više kupaca: cijena koja se u njemu promijeni mijenja se za sve njih.',
  },
});

/** Whether the prices of a list hold today. */
export const priceListState = texts({
  in_force: { en: 'In force', bs: 'Važi', hr: 'Vrijedi', srLatn: 'Važi' },
  planned: { en: 'Later', bs: 'Tek počinje', hr: 'Tek počinje', srLatn: 'Tek počinje' },
  ended: { en: 'Ended', bs: 'Istekao', hr: 'Istekao', srLatn: 'Istekao' },
  inactive: { en: 'Switched off', bs: 'Isključen', hr: 'Isključen', srLatn: 'Isključen' },
});

/** The parts of the list of articles. */
export const priceListItems = texts({
  all: { en: 'All', bs: 'Svi', hr: 'Svi', srLatn: 'Svi' },
  not_lower: { en: 'Not below list price', bs: 'Nije ispod VPC', hr: 'Nije ispod VPC', srLatn: 'Nije ispod VPC' },
  below_cost: { en: 'Below cost', bs: 'Ispod nabavne', hr: 'Ispod nabavne', srLatn: 'Ispod nabavne' },
});
