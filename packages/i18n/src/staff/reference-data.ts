import { texts } from '../texts.ts';

/** What the lists of reference data have in common. */
export const references = texts({
  code: { en: 'Code', bs: 'Oznaka', hr: 'Oznaka', srLatn: 'Oznaka' },
  uses: { en: 'In use', bs: 'U upotrebi', hr: 'U uporabi', srLatn: 'U upotrebi' },
  usesHint: {
    en: 'What is in use cannot be deleted. Switch it off instead: it stays where it is used and is not offered any more.',
    bs: 'Ono što je u upotrebi ne može se obrisati. Isključite ga: ostaje gdje se već koristi, a više se ne nudi.',
    hr: 'Ono što je u uporabi ne može se izbrisati. Isključite ga: ostaje gdje se već koristi, a više se ne nudi.',
    srLatn: 'Ono što je u upotrebi ne može da se obriše. Isključite ga: ostaje gdje se već koristi, a više se ne nudi.',
  },
  offered: { en: 'Offered', bs: 'U ponudi', hr: 'U ponudi', srLatn: 'U ponudi' },
  viewUnused: { en: 'Not in use', bs: 'Bez upotrebe', hr: 'Bez uporabe', srLatn: 'Bez upotrebe' },
});

export const countries = texts({
  new: { en: 'New country', bs: 'Nova država', hr: 'Nova država', srLatn: 'Nova država' },
  search: { en: 'Country, code…', bs: 'Država, oznaka…', hr: 'Država, oznaka…', srLatn: 'Država, oznaka…' },
  codeHint: {
    en: 'Two letters by ISO 3166, as HR',
    bs: 'Dva slova po ISO 3166, npr. HR',
    hr: 'Dva slova prema ISO 3166, npr. HR',
    srLatn: 'Dva slova po ISO 3166, npr. HR',
  },
  offered: {
    en: 'Customers may choose it',
    bs: 'Kupci je mogu odabrati',
    hr: 'Kupci je mogu odabrati',
    srLatn: 'Kupci mogu da je izaberu',
  },
  offeredHint: {
    en: 'The country and its towns then stand in the account request, in addresses and at checkout. Offer it once it has towns and the terms of use allow for it.',
    bs: 'Država i njena mjesta tada stoje u zahtjevu za račun, u adresama i pri naručivanju. Uključite je kad ima mjesta i kad to uslovi korištenja predviđaju.',
    hr: 'Država i njezina mjesta tada stoje u zahtjevu za račun, u adresama i pri naručivanju. Uključite je kad ima mjesta i kad to uvjeti korištenja predviđaju.',
    srLatn:
      'Država i njena mjesta tada stoje u zahtjevu za nalog, u adresama i pri poručivanju. Uključite je kad ima mjesta i kad to uslovi korišćenja predviđaju.',
  },
  viewOffered: { en: 'Offered', bs: 'U ponudi', hr: 'U ponudi', srLatn: 'U ponudi' },
  viewOther: { en: 'Not offered', bs: 'Nisu u ponudi', hr: 'Nisu u ponudi', srLatn: 'Nisu u ponudi' },
  towns: { en: 'Towns', bs: 'Mjesta', hr: 'Mjesta', srLatn: 'Mjesta' },
  showTowns: { en: 'Show its towns', bs: 'Prikaži mjesta', hr: 'Prikaži mjesta', srLatn: 'Prikaži mjesta' },
  remove: { en: 'Delete the country?', bs: 'Obrisati državu?', hr: 'Izbrisati državu?', srLatn: 'Obrisati državu?' },
  removeSure: {
    en: '{name} will be deleted. A country with towns stays.',
    bs: '{name} će biti obrisana. Država koja ima mjesta ostaje.',
    hr: '{name} će biti izbrisana. Država koja ima mjesta ostaje.',
    srLatn: '{name} će biti obrisana. Država koja ima mjesta ostaje.',
  },
});

export const towns = texts({
  new: { en: 'New town', bs: 'Novo mjesto', hr: 'Novo mjesto', srLatn: 'Novo mjesto' },
  search: {
    en: 'Town, postal code, canton…',
    bs: 'Mjesto, poštanski broj, kanton…',
    hr: 'Mjesto, poštanski broj, županija…',
    srLatn: 'Mjesto, poštanski broj, kanton…',
  },
  postalCode: { en: 'Postal code', bs: 'Poštanski broj', hr: 'Poštanski broj', srLatn: 'Poštanski broj' },
  country: { en: 'Country', bs: 'Država', hr: 'Država', srLatn: 'Država' },
  chooseCountry: {
    en: 'Choose a country…',
    bs: 'Odaberite državu…',
    hr: 'Odaberite državu…',
    srLatn: 'Izaberite državu…',
  },
  entity: { en: 'Entity', bs: 'Entitet', hr: 'Entitet', srLatn: 'Entitet' },
  noEntity: { en: 'None', bs: 'Bez entiteta', hr: 'Bez entiteta', srLatn: 'Bez entiteta' },
  canton: { en: 'Canton', bs: 'Kanton', hr: 'Županija', srLatn: 'Kanton' },
  cantonHint: {
    en: 'Only in the Federation',
    bs: 'Samo u Federaciji',
    hr: 'Samo u Federaciji',
    srLatn: 'Samo u Federaciji',
  },
  route: { en: 'Delivery route', bs: 'Ruta dostave', hr: 'Ruta dostave', srLatn: 'Ruta dostave' },
  deliveryWeekdays: {
    en: 'Own delivery comes on',
    bs: 'Vlastita dostava dolazi',
    hr: 'Vlastita dostava dolazi',
    srLatn: 'Sopstvena dostava dolazi',
  },
  deliveryWeekdaysHint: {
    en: 'Without a day own delivery takes the usual week. With days it comes on the first of them after the goods are packed; a holiday moves it to the next one.',
    bs: 'Bez dana vlastita dostava traje uobičajenu sedmicu. S danima dolazi prvi od njih nakon pakovanja robe; praznik je pomjera na sljedeći.',
    hr: 'Bez dana vlastita dostava traje uobičajeni tjedan. S danima dolazi prvi od njih nakon pakiranja robe; praznik je pomiče na sljedeći.',
    srLatn:
      'Bez dana sopstvena dostava traje uobičajenu sedmicu. Sa danima dolazi prvi od njih nakon pakovanja robe; praznik je pomjera na sljedeći.',
  },
  active: {
    en: 'Customers may choose it',
    bs: 'Kupci ga mogu odabrati',
    hr: 'Kupci ga mogu odabrati',
    srLatn: 'Kupci mogu da ga izaberu',
  },
  countryOff: {
    en: 'The country of this town is not offered to customers.',
    bs: 'Država ovog mjesta nije u ponudi kupcima.',
    hr: 'Država ovog mjesta nije u ponudi kupcima.',
    srLatn: 'Država ovog mjesta nije u ponudi kupcima.',
  },
  remove: { en: 'Delete the town?', bs: 'Obrisati mjesto?', hr: 'Izbrisati mjesto?', srLatn: 'Obrisati mjesto?' },
  removeSure: {
    en: '{name} will be deleted. A town of a company, an address or a branch stays.',
    bs: '{name} će biti obrisano. Mjesto firme, adrese ili poslovnice ostaje.',
    hr: '{name} će biti izbrisano. Mjesto tvrtke, adrese ili poslovnice ostaje.',
    srLatn: '{name} će biti obrisano. Mjesto firme, adrese ili poslovnice ostaje.',
  },
});

export const interestAreas = texts({
  new: { en: 'New area of interest', bs: 'Nova djelatnost', hr: 'Nova djelatnost', srLatn: 'Nova djelatnost' },
  search: { en: 'Area of interest…', bs: 'Djelatnost…', hr: 'Djelatnost…', srLatn: 'Djelatnost…' },
  active: {
    en: 'Offered in account requests',
    bs: 'Nudi se u zahtjevu za račun',
    hr: 'Nudi se u zahtjevu za račun',
    srLatn: 'Nudi se u zahtjevu za nalog',
  },
  uses: { en: 'Customers and requests', bs: 'Kupci i zahtjevi', hr: 'Kupci i zahtjevi', srLatn: 'Kupci i zahtjevi' },
  remove: {
    en: 'Delete the area of interest?',
    bs: 'Obrisati djelatnost?',
    hr: 'Izbrisati djelatnost?',
    srLatn: 'Obrisati djelatnost?',
  },
  removeSure: {
    en: '{name} will be deleted. An area that a customer has chosen stays.',
    bs: '{name} će biti obrisana. Djelatnost koju je neki kupac odabrao ostaje.',
    hr: '{name} će biti izbrisana. Djelatnost koju je neki kupac odabrao ostaje.',
    srLatn: '{name} će biti obrisana. Djelatnost koju je neki kupac izabrao ostaje.',
  },
});

export const measurementUnits = texts({
  new: { en: 'New unit', bs: 'Nova jedinica mjere', hr: 'Nova jedinica mjere', srLatn: 'Nova jedinica mjere' },
  search: { en: 'Unit, code…', bs: 'Jedinica, oznaka…', hr: 'Jedinica, oznaka…', srLatn: 'Jedinica, oznaka…' },
  code: { en: 'Code', bs: 'Oznaka', hr: 'Oznaka', srLatn: 'Oznaka' },
  codeHint: {
    en: 'As files of the ERP and imports name it',
    bs: 'Kako je zovu ERP i datoteke uvoza',
    hr: 'Kako je zovu ERP i datoteke uvoza',
    srLatn: 'Kako je zovu ERP i datoteke uvoza',
  },
  abbreviation: { en: 'Abbreviation', bs: 'Skraćenica', hr: 'Kratica', srLatn: 'Skraćenica' },
  remove: {
    en: 'Delete the unit?',
    bs: 'Obrisati jedinicu mjere?',
    hr: 'Izbrisati jedinicu mjere?',
    srLatn: 'Obrisati jedinicu mjere?',
  },
  removeSure: {
    en: '{name} will be deleted. A unit of a product stays.',
    bs: '{name} će biti obrisana. Jedinica nekog artikla ostaje.',
    hr: '{name} će biti izbrisana. Jedinica nekog artikla ostaje.',
    srLatn: '{name} će biti obrisana. Jedinica nekog artikla ostaje.',
  },
});

export const currencies = texts({
  new: { en: 'New currency', bs: 'Nova valuta', hr: 'Nova valuta', srLatn: 'Nova valuta' },
  search: { en: 'Currency, code…', bs: 'Valuta, oznaka…', hr: 'Valuta, oznaka…', srLatn: 'Valuta, oznaka…' },
  codeHint: {
    en: 'Three letters by ISO 4217, as EUR',
    bs: 'Tri slova po ISO 4217, npr. EUR',
    hr: 'Tri slova prema ISO 4217, npr. EUR',
    srLatn: 'Tri slova po ISO 4217, npr. EUR',
  },
  rate: {
    en: 'KM for one unit',
    bs: 'KM za jednu jedinicu',
    hr: 'KM za jednu jedinicu',
    srLatn: 'KM za jednu jedinicu',
  },
  rateHint: {
    en: 'As the central bank publishes it, at most six decimals',
    bs: 'Kako ga objavljuje Centralna banka, najviše šest decimala',
    hr: 'Kako ga objavljuje Središnja banka, najviše šest decimala',
    srLatn: 'Kako ga objavljuje Centralna banka, najviše šest decimala',
  },
  rateWrong: {
    en: 'A number above 0 with at most six decimals',
    bs: 'Broj veći od 0 s najviše šest decimala',
    hr: 'Broj veći od 0 s najviše šest decimala',
    srLatn: 'Broj veći od 0 sa najviše šest decimala',
  },
  example: {
    en: '{km} are {amount} {code}',
    bs: '{km} je {amount} {code}',
    hr: '{km} je {amount} {code}',
    srLatn: '{km} je {amount} {code}',
  },
  onlyMarks: {
    en: 'All prices, orders and invoices are in convertible marks. Rates of other currencies are kept for information only.',
    bs: 'Sve cijene, narudžbe i računi su u konvertibilnim markama. Kursevi drugih valuta služe samo za informaciju.',
    hr: 'Sve cijene, narudžbe i računi su u konvertibilnim markama. Tečajevi drugih valuta služe samo za informaciju.',
    srLatn:
      'Sve cijene, porudžbine i računi su u konvertibilnim markama. Kursevi drugih valuta služe samo za informaciju.',
  },
  remove: { en: 'Delete the currency?', bs: 'Obrisati valutu?', hr: 'Izbrisati valutu?', srLatn: 'Obrisati valutu?' },
  removeSure: {
    en: '{name} will be deleted.',
    bs: '{name} će biti obrisana.',
    hr: '{name} će biti izbrisana.',
    srLatn: '{name} će biti obrisana.',
  },
});
