import { texts } from '../../texts.ts';

/** Products. */
export const articles = texts({
  variation_repeated: {
    en: 'Two members have the same values.',
    bs: 'Dva člana imaju iste vrijednosti.',
    hr: 'Dva člana imaju iste vrijednosti.',
    srLatn: 'Dva člana imaju iste vrijednosti.',
  },
  variation_value_missing: {
    en: 'Each member needs one value of each attribute that they differ in.',
    bs: 'Svaki član mora imati po jednu vrijednost svake osobine po kojoj se razlikuju.',
    hr: 'Svaki član mora imati po jednu vrijednost svake osobine po kojoj se razlikuju.',
    srLatn: 'Svaki član mora da ima po jednu vrijednost svake osobine po kojoj se razlikuju.',
  },
  variation_without_itself: {
    en: 'The product that you edit has to stay in its variation.',
    bs: 'Artikal koji uređujete mora ostati u svojoj varijaciji.',
    hr: 'Artikl koji uređujete mora ostati u svojoj varijaciji.',
    srLatn: 'Artikal koji uređujete mora da ostane u svojoj varijaciji.',
  },
  variation_other: {
    en: 'Product {code} belongs to another variation.',
    bs: 'Artikal {code} pripada drugoj varijaciji.',
    hr: 'Artikl {code} pripada drugoj varijaciji.',
    srLatn: 'Artikal {code} pripada drugoj varijaciji.',
  },
  in_use: {
    en: 'The product is in use and cannot be deleted; archive it instead. {where}',
    bs: 'Artikal je u upotrebi i ne može se obrisati; umjesto toga ga arhivirajte. {where}',
    hr: 'Artikl je u uporabi i ne može se izbrisati; umjesto toga ga arhivirajte. {where}',
    srLatn: 'Artikal je u upotrebi i ne može se obrisati; umjesto toga ga arhivirajte. {where}',
  },
  is_archived: {
    en: 'The product is archived. Restore it before you show it in the shop.',
    bs: 'Artikal je arhiviran. Vratite ga iz arhive prije nego što ga prikažete u prodavnici.',
    hr: 'Artikl je arhiviran. Vratite ga iz arhive prije nego što ga prikažete u trgovini.',
    srLatn: 'Artikal je arhiviran. Vratite ga iz arhive prije nego što ga prikažete u prodavnici.',
  },
  not_found: {
    en: 'The product was not found.',
    bs: 'Artikal nije pronađen.',
    hr: 'Artikl nije pronađen.',
    srLatn: 'Artikal nije pronađen.',
  },
  prices_hidden: {
    en: 'Sorting and filtering by price is not possible: your user account does not show prices.',
    bs: 'Sortiranje i filtriranje po cijeni nije moguće: vaš korisnički račun ne prikazuje cijene.',
    hr: 'Sortiranje i filtriranje po cijeni nije moguće: vaš korisnički račun ne prikazuje cijene.',
    srLatn: 'Sortiranje i filtriranje po cijeni nije moguće: vaš korisnički nalog ne prikazuje cijene.',
  },
  price_range: {
    en: 'The highest price is below the lowest.',
    bs: 'Najviša cijena je niža od najniže.',
    hr: 'Najviša cijena je niža od najniže.',
    srLatn: 'Najviša cijena je niža od najniže.',
  },
  breaks_not_falling: {
    en: 'Each quantity comes once, and the price falls with it, below the wholesale price.',
    bs: 'Svaka količina stoji jednom, a cijena s njom pada, ispod veleprodajne cijene.',
    hr: 'Svaka količina stoji jednom, a cijena s njom pada, ispod veleprodajne cijene.',
    srLatn: 'Svaka količina stoji jednom, a cijena sa njom pada, ispod veleprodajne cijene.',
  },
  code_taken: {
    en: 'This code belongs to another product.',
    bs: 'Ova šifra pripada drugom artiklu.',
    hr: 'Ova šifra pripada drugom artiklu.',
    srLatn: 'Ova šifra pripada drugom artiklu.',
  },
  link_unknown: {
    en: 'There is no other article with this code, or it is listed twice.',
    bs: 'Nema drugog artikla s ovom šifrom ili je naveden dva puta.',
    hr: 'Nema drugog artikla s ovom šifrom ili je naveden dvaput.',
    srLatn: 'Nema drugog artikla sa ovom šifrom ili je naveden dva puta.',
  },
  bulk_edit_undone: {
    en: 'The change was taken back before.',
    bs: 'Izmjena je već poništena.',
    hr: 'Izmjena je već poništena.',
    srLatn: 'Izmjena je već poništena.',
  },
  reference_unknown: {
    en: 'The brand, category, unit or tax group does not exist.',
    bs: 'Brend, kategorija, jedinica mjere ili poreska grupa ne postoji.',
    hr: 'Brend, kategorija, jedinica mjere ili porezna skupina ne postoji.',
    srLatn: 'Brend, kategorija, jedinica mjere ili poreska grupa ne postoji.',
  },
  changed_meanwhile: {
    en: 'The product was changed in the meantime. Compare the versions.',
    bs: 'Artikal je u međuvremenu izmijenjen. Uporedite verzije.',
    hr: 'Artikl je u međuvremenu izmijenjen. Usporedite verzije.',
    srLatn: 'Artikal je u međuvremenu izmijenjen. Uporedite verzije.',
  },
  picture_not_found: {
    en: 'The picture was not found.',
    bs: 'Slika nije pronađena.',
    hr: 'Slika nije pronađena.',
    srLatn: 'Slika nije pronađena.',
  },
  picture_repeated: {
    en: 'The product has this picture already.',
    bs: 'Artikal već ima ovu sliku.',
    hr: 'Artikl već ima ovu sliku.',
    srLatn: 'Artikal već ima ovu sliku.',
  },
  too_many_pictures: {
    en: 'There are {maximum} pictures already, no more are possible.',
    bs: 'Već postoji {maximum} slika, više nije moguće.',
    hr: 'Već postoji {maximum} slika, više nije moguće.',
    srLatn: 'Već postoji {maximum} slika, više nije moguće.',
  },
  discontinued: {
    en: 'Discontinued',
    bs: 'Više nije u ponudi',
    hr: 'Više nije u ponudi',
    srLatn: 'Više nije u ponudi',
  },
  in_orders: {
    en: 'The product is in orders, so it can be archived but not deleted.',
    bs: 'Artikal je u narudžbama, pa ga je moguće arhivirati, ali ne i obrisati.',
    hr: 'Artikl je u narudžbama, pa ga je moguće arhivirati, ali ne i izbrisati.',
    srLatn: 'Artikal je u porudžbinama, pa ga je moguće arhivirati, ali ne i obrisati.',
  },
  request_exists: {
    en: 'You have asked about this product already.',
    bs: 'Za ovaj artikal ste već poslali upit.',
    hr: 'Za ovaj artikl ste već poslali upit.',
    srLatn: 'Za ovaj artikal ste već poslali upit.',
  },
  review_exists: {
    en: 'You have rated this product already.',
    bs: 'Ovaj artikal ste već ocijenili.',
    hr: 'Ovaj artikl ste već ocijenili.',
    srLatn: 'Ovaj artikal ste već ocijenili.',
  },
});
