import { texts } from '../texts.ts';

/** What imports of records hold, how they stand, and what becomes of their lines. */
export const recordImportKind = texts({
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  prices: { en: 'Prices', bs: 'Cijene', hr: 'Cijene', srLatn: 'Cijene' },
  contract_prices: { en: 'Contract prices', bs: 'Ugovorne cijene', hr: 'Ugovorne cijene', srLatn: 'Ugovorne cijene' },
  price_lists: {
    en: 'Prices of price lists',
    bs: 'Cijene cjenovnika',
    hr: 'Cijene cjenika',
    srLatn: 'Cijene cjenovnika',
  },
  article_vendors: {
    en: 'Vendors of products',
    bs: 'Dobavljači artikala',
    hr: 'Dobavljači artikala',
    srLatn: 'Dobavljači artikala',
  },
  companies: { en: 'Companies', bs: 'Firme', hr: 'Tvrtke', srLatn: 'Firme' },
  users: { en: 'Users of companies', bs: 'Korisnici firmi', hr: 'Korisnici tvrtki', srLatn: 'Korisnici firmi' },
  towns: { en: 'Towns', bs: 'Mjesta', hr: 'Mjesta', srLatn: 'Mjesta' },
  pictures: {
    en: 'Pictures of products (ZIP)',
    bs: 'Slike artikala (ZIP)',
    hr: 'Slike artikala (ZIP)',
    srLatn: 'Slike artikala (ZIP)',
    srCyrl: 'Слике артикала (ZIP)',
  },
});

export const recordImportView = texts({
  differences: { en: 'All but unchanged', bs: 'Sve osim istih', hr: 'Sve osim istih', srLatn: 'Sve osim istih' },
  new: { en: 'New', bs: 'Novo', hr: 'Novo', srLatn: 'Novo' },
  changed: { en: 'Changed', bs: 'Izmijenjeno', hr: 'Izmijenjeno', srLatn: 'Izmijenjeno' },
  doubtful: { en: 'Doubtful', bs: 'Sumnjivo', hr: 'Sumnjivo', srLatn: 'Sumnjivo' },
  faulty: { en: 'Faulty', bs: 'Neispravno', hr: 'Neispravno', srLatn: 'Neispravno' },
  same: { en: 'Unchanged', bs: 'Isto', hr: 'Isto', srLatn: 'Isto' },
});

export const recordImportOutcome = texts({
  new: { en: 'New', bs: 'Novo', hr: 'Novo', srLatn: 'Novo' },
  change: { en: 'Changes', bs: 'Mijenja se', hr: 'Mijenja se', srLatn: 'Mijenja se' },
  same: { en: 'Unchanged', bs: 'Isto', hr: 'Isto', srLatn: 'Isto' },
  faulty: { en: 'Faulty', bs: 'Neispravno', hr: 'Neispravno', srLatn: 'Neispravno' },
  left_out: { en: 'Left out', bs: 'Izostavljeno', hr: 'Izostavljeno', srLatn: 'Izostavljeno' },
  created: { en: 'Created', bs: 'Dodano', hr: 'Dodano', srLatn: 'Dodato' },
  changed: { en: 'Changed', bs: 'Izmijenjeno', hr: 'Izmijenjeno', srLatn: 'Izmijenjeno' },
  moved: {
    en: 'Changed meanwhile',
    bs: 'U međuvremenu izmijenjeno',
    hr: 'U međuvremenu izmijenjeno',
    srLatn: 'U međuvremenu izmijenjeno',
  },
  failed: { en: 'Not saved', bs: 'Nije sačuvano', hr: 'Nije spremljeno', srLatn: 'Nije sačuvano' },
  undone: { en: 'Undone', bs: 'Poništeno', hr: 'Poništeno', srLatn: 'Poništeno' },
  kept: { en: 'Stays', bs: 'Ostaje', hr: 'Ostaje', srLatn: 'Ostaje' },
});

export const recordImportState = texts({
  compared: { en: 'Compared, waits', bs: 'Upoređeno, čeka', hr: 'Uspoređeno, čeka', srLatn: 'Upoređeno, čeka' },
  scheduled: { en: 'Scheduled', bs: 'Zakazano', hr: 'Zakazano', srLatn: 'Zakazano' },
  applying: { en: 'Under way', bs: 'U toku', hr: 'U tijeku', srLatn: 'U toku' },
  stopped: { en: 'Stopped', bs: 'Zaustavljeno', hr: 'Zaustavljeno', srLatn: 'Zaustavljeno' },
  done: { en: 'Imported', bs: 'Uvezeno', hr: 'Uvezeno', srLatn: 'Uvezeno' },
  undoing: { en: 'Being undone', bs: 'Poništava se', hr: 'Poništava se', srLatn: 'Poništava se' },
  undone: { en: 'Undone', bs: 'Poništeno', hr: 'Poništeno', srLatn: 'Poništeno' },
});

/** What an import creates beside the records. */
export const recordImportMissing = texts({
  category: { en: 'Categories', bs: 'Kategorije', hr: 'Kategorije', srLatn: 'Kategorije' },
  brand: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  tag: { en: 'Tags', bs: 'Oznake', hr: 'Oznake', srLatn: 'Oznake' },
  attribute_value: {
    en: 'Attribute values',
    bs: 'Vrijednosti atributa',
    hr: 'Vrijednosti atributa',
    srLatn: 'Vrijednosti atributa',
  },
});
