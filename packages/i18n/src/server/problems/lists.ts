import { texts } from '../../texts.ts';

/** Lists of the back office as files, and their saved views. */
export const lists = texts({
  not_found: {
    en: 'There is no such list.',
    bs: 'Takva lista ne postoji.',
    hr: 'Takav popis ne postoji.',
    srLatn: 'Takva lista ne postoji.',
  },
  unknown_field: {
    en: 'The list has no field {field}.',
    bs: 'Lista nema polje {field}.',
    hr: 'Popis nema polje {field}.',
    srLatn: 'Lista nema polje {field}.',
  },
  too_many_views: {
    en: 'A list has {maximum} views of your own at most. Delete one first.',
    bs: 'Lista može imati najviše {maximum} vaših prikaza. Prvo obrišite neki.',
    hr: 'Popis može imati najviše {maximum} vaših prikaza. Prvo izbrišite neki.',
    srLatn: 'Lista može da ima najviše {maximum} vaših prikaza. Prvo obrišite neki.',
  },
  too_many_for_file: {
    en: 'A file takes {maximum} rows at most. Narrow the list.',
    bs: 'Datoteka prima najviše {maximum} redova. Suzite listu.',
    hr: 'Datoteka prima najviše {maximum} redaka. Suzite popis.',
    srLatn: 'Datoteka prima najviše {maximum} redova. Suzite listu.',
  },
  too_many_found: {
    en: 'The list finds {count}. At most {maximum} are changed at once: narrow the list.',
    bs: 'Lista nalazi {count}. Odjednom se mijenja najviše {maximum}: suzite listu.',
    hr: 'Popis nalazi {count}. Odjednom se mijenja najviše {maximum}: suzite popis.',
    srLatn: 'Lista nalazi {count}. Odjednom se mijenja najviše {maximum}: suzite listu.',
  },
});
