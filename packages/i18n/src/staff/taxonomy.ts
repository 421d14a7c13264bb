import { texts } from '../texts.ts';

/** The tree of the menu. */
export const categories = texts({
  tree: { en: 'Tree of categories', bs: 'Stablo kategorija', hr: 'Stablo kategorija', srLatn: 'Stablo kategorija' },
  arrange: { en: 'Arrange the tree', bs: 'Uredi stablo', hr: 'Uredi stablo', srLatn: 'Uredi stablo' },
  treeHint: {
    en: 'Drag a category before another one, or onto its lower half to put it into it. The arrow buttons do the same. Each move is saved at once.',
    bs: 'Prevucite kategoriju ispred druge ili na njenu donju polovinu da uđe u nju. Isto rade dugmad sa strelicama. Svako pomjeranje se odmah čuva.',
    hr: 'Povucite kategoriju ispred druge ili na njezinu donju polovicu da uđe u nju. Isto rade gumbi sa strelicama. Svaki se pomak odmah sprema.',
    srLatn:
      'Prevucite kategoriju ispred druge ili na njenu donju polovinu da uđe u nju. Isto rade dugmad sa strelicama. Svako pomjeranje se odmah čuva.',
  },
  none: {
    en: 'No categories yet',
    bs: 'Još nema kategorija',
    hr: 'Još nema kategorija',
    srLatn: 'Još nema kategorija',
  },
  icon: { en: 'Sign', bs: 'Znak', hr: 'Znak', srLatn: 'Znak' },
  noIcon: { en: 'A box', bs: 'Kutija', hr: 'Kutija', srLatn: 'Kutija' },
  iconHint: {
    en: 'In the menu and on pictures that are missing.',
    bs: 'U meniju i umjesto slika kojih nema.',
    hr: 'U izborniku i umjesto slika kojih nema.',
    srLatn: 'U meniju i umjesto slika kojih nema.',
  },
  attributes: {
    en: 'Attributes that apply',
    bs: 'Atributi koji važe',
    hr: 'Atributi koji vrijede',
    srLatn: 'Atributi koji važe',
  },
  addAttribute: { en: 'Add an attribute', bs: 'Dodaj atribut', hr: 'Dodaj atribut', srLatn: 'Dodaj atribut' },
  attributesHint: {
    en: 'The form of a product in this category offers them first.',
    bs: 'Forma artikla iz ove kategorije nudi ih prve.',
    hr: 'Obrazac artikla iz ove kategorije nudi ih prve.',
    srLatn: 'Obrazac artikla iz ove kategorije nudi ih prve.',
  },
  new: { en: 'New category', bs: 'Nova kategorija', hr: 'Nova kategorija', srLatn: 'Nova kategorija' },
  search: { en: 'Category…', bs: 'Kategorija…', hr: 'Kategorija…', srLatn: 'Kategorija…' },
  above: { en: 'Belongs to', bs: 'Pripada', hr: 'Pripada', srLatn: 'Pripada' },
  parent: {
    en: 'Parent category',
    bs: 'Nadređena kategorija',
    hr: 'Nadređena kategorija',
    srLatn: 'Nadređena kategorija',
  },
  topLevel: {
    en: 'None, top level',
    bs: 'Nema, najviši nivo',
    hr: 'Nema, najviša razina',
    srLatn: 'Nema, najviši nivo',
  },
  place: { en: 'Place in the menu', bs: 'Mjesto u meniju', hr: 'Mjesto u izborniku', srLatn: 'Mjesto u meniju' },
  order: { en: 'Order', bs: 'Redoslijed', hr: 'Redoslijed', srLatn: 'Redoslijed' },
  orderHint: {
    en: 'A lower number comes first',
    bs: 'Manji broj stoji ranije',
    hr: 'Manji broj stoji ranije',
    srLatn: 'Manji broj stoji ranije',
  },
  onMainPage: {
    en: 'On the main page',
    bs: 'Na početnoj stranici',
    hr: 'Na početnoj stranici',
    srLatn: 'Na početnoj stranici',
  },
  showOnMainPage: {
    en: 'Show on the main page',
    bs: 'Prikaži na početnoj',
    hr: 'Prikaži na početnoj',
    srLatn: 'Prikaži na početnoj',
  },
  hideFromMainPage: {
    en: 'Take off the main page',
    bs: 'Skloni s početne',
    hr: 'Skloni s početne',
    srLatn: 'Skloni sa početne',
  },
  viewMainPage: { en: 'Main page', bs: 'Početna stranica', hr: 'Početna stranica', srLatn: 'Početna stranica' },
  viewEmpty: { en: 'Without products', bs: 'Bez artikala', hr: 'Bez artikala', srLatn: 'Bez artikala' },
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  articlesBelow: {
    en: 'Visible, in it and below it',
    bs: 'Vidljivih, u njoj i ispod nje',
    hr: 'Vidljivih, u njoj i ispod nje',
    srLatn: 'Vidljivih, u njoj i ispod nje',
  },
  showArticles: { en: 'Show the products', bs: 'Prikaži artikle', hr: 'Prikaži artikle', srLatn: 'Prikaži artikle' },
  remove: { en: 'Delete the category', bs: 'Obriši kategoriju', hr: 'Izbriši kategoriju', srLatn: 'Obriši kategoriju' },
  removeSure: {
    en: '{name} disappears from the menu. Only a category without products and subcategories can be deleted.',
    bs: '{name} nestaje iz menija. Može se obrisati samo kategorija bez artikala i potkategorija.',
    hr: '{name} nestaje iz izbornika. Može se izbrisati samo kategorija bez artikala i potkategorija.',
    srLatn: '{name} nestaje iz menija. Može se obrisati samo kategorija bez artikala i potkategorija.',
  },
});

/** Brands. */
export const brands = texts({
  logo: { en: 'Logo', bs: 'Logo', hr: 'Logotip', srLatn: 'Logo' },
  website: { en: 'Website', bs: 'Web stranica', hr: 'Web-stranica', srLatn: 'Veb stranica' },
  new: { en: 'New brand', bs: 'Novi brend', hr: 'Novi brend', srLatn: 'Novi brend' },
  search: { en: 'Brand…', bs: 'Brend…', hr: 'Brend…', srLatn: 'Brend…' },
  highlighted: {
    en: 'Highlighted on the main page',
    bs: 'Istaknut na početnoj',
    hr: 'Istaknut na početnoj',
    srLatn: 'Istaknut na početnoj',
  },
  highlightedHint: {
    en: 'Where several are, the first in order is shown.',
    bs: 'Ako ih je više, prikazuje se prvi po redoslijedu.',
    hr: 'Ako ih je više, prikazuje se prvi po redoslijedu.',
    srLatn: 'Ako ih je više, prikazuje se prvi po redoslijedu.',
  },
  viewHighlighted: { en: 'Highlighted', bs: 'Istaknuti', hr: 'Istaknuti', srLatn: 'Istaknuti' },
  articlesShown: {
    en: 'Visible in the shop',
    bs: 'Vidljivih u prodavnici',
    hr: 'Vidljivih u trgovini',
    srLatn: 'Vidljivih u prodavnici',
  },
  remove: { en: 'Delete the brand', bs: 'Obriši brend', hr: 'Izbriši brend', srLatn: 'Obriši brend' },
  removeSure: {
    en: '{name} disappears from the shop. Only a brand without products can be deleted.',
    bs: '{name} nestaje iz prodavnice. Može se obrisati samo brend bez artikala.',
    hr: '{name} nestaje iz trgovine. Može se izbrisati samo brend bez artikala.',
    srLatn: '{name} nestaje iz prodavnice. Može se obrisati samo brend bez artikala.',
  },
});

/** By what products of one category are told apart. */
export const attributes = texts({
  new: { en: 'New attribute', bs: 'Novi atribut', hr: 'Novi atribut', srLatn: 'Novi atribut' },
  search: { en: 'Attribute…', bs: 'Atribut…', hr: 'Atribut…', srLatn: 'Atribut…' },
  key: { en: 'Key', bs: 'Ključ', hr: 'Ključ', srLatn: 'Ključ' },
  keyHint: {
    en: 'For files: small letters, digits and hyphens',
    bs: 'Za datoteke: mala slova, cifre i crtice',
    hr: 'Za datoteke: mala slova, znamenke i crtice',
    srLatn: 'Za datoteke: mala slova, cifre i crtice',
  },
  kind: { en: 'Kind', bs: 'Vrsta', hr: 'Vrsta', srLatn: 'Vrsta' },
  unit: { en: 'Unit', bs: 'Jedinica', hr: 'Jedinica', srLatn: 'Jedinica' },
  names: { en: 'Name', bs: 'Naziv', hr: 'Naziv', srLatn: 'Naziv' },
  isFilter: { en: 'Filter', bs: 'Filter', hr: 'Filtar', srLatn: 'Filter' },
  filterHint: {
    en: 'Customers narrow down lists by it.',
    bs: 'Kupci po njemu sužavaju liste.',
    hr: 'Kupci po njemu sužavaju popise.',
    srLatn: 'Kupci po njemu sužavaju liste.',
  },
  viewFilters: { en: 'Filters', bs: 'Filteri', hr: 'Filtri', srLatn: 'Filteri' },
  values: { en: 'Values', bs: 'Vrijednosti', hr: 'Vrijednosti', srLatn: 'Vrijednosti' },
  valueCount: { en: 'Number of values', bs: 'Broj vrijednosti', hr: 'Broj vrijednosti', srLatn: 'Broj vrijednosti' },
  value: { en: 'Value {line}', bs: 'Vrijednost {line}', hr: 'Vrijednost {line}', srLatn: 'Vrijednost {line}' },
  addValue: { en: 'Add a value', bs: 'Dodaj vrijednost', hr: 'Dodaj vrijednost', srLatn: 'Dodaj vrijednost' },
  noValues: {
    en: 'No values yet.',
    bs: 'Još nema vrijednosti.',
    hr: 'Još nema vrijednosti.',
    srLatn: 'Još nema vrijednosti.',
  },
  swatch: { en: 'Colour', bs: 'Boja', hr: 'Boja', srLatn: 'Boja' },
  moveUp: {
    en: 'Move up: {name}',
    bs: 'Pomjeri gore: {name}',
    hr: 'Pomakni gore: {name}',
    srLatn: 'Pomjeri gore: {name}',
  },
  moveDown: {
    en: 'Move down: {name}',
    bs: 'Pomjeri dolje: {name}',
    hr: 'Pomakni dolje: {name}',
    srLatn: 'Pomjeri dole: {name}',
  },
  valueInUse: {
    en: '{name} stays: products have it',
    bs: '{name} ostaje: artikli je imaju',
    hr: '{name} ostaje: artikli je imaju',
    srLatn: '{name} ostaje: artikli je imaju',
  },
  remove: { en: 'Delete the attribute', bs: 'Obriši atribut', hr: 'Izbriši atribut', srLatn: 'Obriši atribut' },
  removeSure: {
    en: '{name} disappears with its values. Only an attribute that no product has can be deleted.',
    bs: '{name} nestaje s vrijednostima. Može se obrisati samo atribut koji nijedan artikal nema.',
    hr: '{name} nestaje s vrijednostima. Može se izbrisati samo atribut koji nijedan artikl nema.',
    srLatn: '{name} nestaje s vrijednostima. Može se obrisati samo atribut koji nijedan artikal nema.',
  },
});

/** Kinds of attributes. */
export const attributeKind = texts({
  choice: { en: 'Choice', bs: 'Izbor', hr: 'Izbor', srLatn: 'Izbor' },
  number: { en: 'Number', bs: 'Broj', hr: 'Broj', srLatn: 'Broj' },
  flag: { en: 'Yes or no', bs: 'Da ili ne', hr: 'Da ili ne', srLatn: 'Da ili ne' },
  text: { en: 'Text', bs: 'Tekst', hr: 'Tekst', srLatn: 'Tekst' },
});

/** Ways to move a category in the tree. */
export const categoryMove = texts({
  up: { en: 'Up', bs: 'Gore', hr: 'Gore', srLatn: 'Gore' },
  down: { en: 'Down', bs: 'Dolje', hr: 'Dolje', srLatn: 'Dolje' },
  into: { en: 'Into the one above', bs: 'U onu iznad', hr: 'U onu iznad', srLatn: 'U onu iznad' },
  out: { en: 'Out of its parent', bs: 'Van nadređene', hr: 'Izvan nadređene', srLatn: 'Van nadređene' },
});

/** The signs of categories. */
export const categoryIcon = texts({
  brush: { en: 'Brush', bs: 'Četka', hr: 'Četka', srLatn: 'Četka' },
  droplet: { en: 'Drop', bs: 'Kap', hr: 'Kap', srLatn: 'Kap' },
  'first-aid-kit': { en: 'First aid', bs: 'Prva pomoć', hr: 'Prva pomoć', srLatn: 'Prva pomoć' },
  'hand-sanitizer': { en: 'Hand gel', bs: 'Gel za ruke', hr: 'Gel za ruke', srLatn: 'Gel za ruke' },
  helmet: { en: 'Helmet', bs: 'Šljem', hr: 'Kaciga', srLatn: 'Šljem' },
  package: { en: 'Parcel', bs: 'Paket', hr: 'Paket', srLatn: 'Paket' },
  spray: { en: 'Spray', bs: 'Sprej', hr: 'Sprej', srLatn: 'Sprej' },
  'toilet-paper': { en: 'Paper', bs: 'Papir', hr: 'Papir', srLatn: 'Papir' },
  'vacuum-cleaner': { en: 'Vacuum cleaner', bs: 'Usisivač', hr: 'Usisavač', srLatn: 'Usisivač' },
});

export const tags = texts({
  new: { en: 'New tag', bs: 'Nova oznaka', hr: 'Nova oznaka', srLatn: 'Nova oznaka' },
  search: { en: 'Tag…', bs: 'Oznaka…', hr: 'Oznaka…', srLatn: 'Oznaka…' },
  use: { en: 'Where it is shown', bs: 'Gdje se prikazuje', hr: 'Gdje se prikazuje', srLatn: 'Gdje se prikazuje' },
  useHint: {
    en: 'Each tag has a page with its products in the shop, and Home shows the most frequent ones. Products get their tags in their own form, in bulk, or by an import.',
    bs: 'Svaka oznaka u prodavnici ima stranicu sa svojim artiklima, a Početna prikazuje najčešće. Artikli dobijaju oznake u svom obrascu, grupno ili uvozom.',
    hr: 'Svaka oznaka u trgovini ima stranicu sa svojim artiklima, a Početna prikazuje najčešće. Artikli dobivaju oznake u svom obrascu, skupno ili uvozom.',
    srLatn:
      'Svaka oznaka u prodavnici ima stranicu sa svojim artiklima, a Početna prikazuje najčešće. Artikli dobijaju oznake u svom obrascu, grupno ili uvozom.',
  },
  remove: { en: 'Delete the tag?', bs: 'Obrisati oznaku?', hr: 'Izbrisati oznaku?', srLatn: 'Obrisati oznaku?' },
  removeSure: {
    en: '{name} will be deleted. A tag of a product stays.',
    bs: '{name} će biti obrisana. Oznaka nekog artikla ostaje.',
    hr: '{name} će biti izbrisana. Oznaka nekog artikla ostaje.',
    srLatn: '{name} će biti obrisana. Oznaka nekog artikla ostaje.',
  },
});
