import { texts } from '../texts.ts';

/** News: list and form. */
export const news = texts({
  new: { en: 'New news item', bs: 'Nova novost', hr: 'Nova novost', srLatn: 'Nova novost' },
  search: { en: 'Title…', bs: 'Naslov…', hr: 'Naslov…', srLatn: 'Naslov…' },
  headline: { en: 'Title', bs: 'Naslov', hr: 'Naslov', srLatn: 'Naslov' },
  summary: { en: 'Summary', bs: 'Sažetak', hr: 'Sažetak', srLatn: 'Sažetak' },
  publishOn: { en: 'First day', bs: 'Prvi dan', hr: 'Prvi dan', srLatn: 'Prvi dan' },
  publishOnHint: {
    en: 'Without a day it stays a draft.',
    bs: 'Bez dana ostaje nacrt.',
    hr: 'Bez dana ostaje nacrt.',
    srLatn: 'Bez dana ostaje nacrt.',
  },
  publishUntil: { en: 'Last day', bs: 'Posljednji dan', hr: 'Posljednji dan', srLatn: 'Posljednji dan' },
  publishUntilHint: {
    en: 'Without a day it stays in the shop.',
    bs: 'Bez dana ostaje u prodavnici.',
    hr: 'Bez dana ostaje u trgovini.',
    srLatn: 'Bez dana ostaje u prodavnici.',
  },
  publishToday: { en: 'Publish today', bs: 'Objavi danas', hr: 'Objavi danas', srLatn: 'Objavi danas' },
  archived: { en: 'Archived', bs: 'Arhivirano', hr: 'Arhivirano', srLatn: 'Arhivirano' },
  pictureLater: {
    en: 'A picture can be added once the news item is saved.',
    bs: 'Sliku možete dodati kada sačuvate novost.',
    hr: 'Sliku možete dodati kada spremite novost.',
    srLatn: 'Sliku možete da dodate kada sačuvate novost.',
  },
  remove: { en: 'Delete the news item', bs: 'Obriši novost', hr: 'Izbriši novost', srLatn: 'Obriši novost' },
  removeSure: {
    en: '{name} is deleted for good. Archive it instead, to keep it for later.',
    bs: '{name} se briše zauvijek. Arhivirajte je ako vam može zatrebati.',
    hr: '{name} se briše zauvijek. Arhivirajte je ako vam može zatrebati.',
    srLatn: '{name} se briše zauvijek. Arhivirajte je ako vam može zatrebati.',
  },
});

/** Whether customers read a news item. */
export const newsState = texts({
  draft: { en: 'Draft', bs: 'Nacrt', hr: 'Nacrt', srLatn: 'Nacrt' },
  scheduled: { en: 'Scheduled', bs: 'Zakazano', hr: 'Zakazano', srLatn: 'Zakazano' },
  published: { en: 'Published', bs: 'Objavljeno', hr: 'Objavljeno', srLatn: 'Objavljeno' },
  ended: { en: 'Ended', bs: 'Isteklo', hr: 'Isteklo', srLatn: 'Isteklo' },
  archived: { en: 'Archived', bs: 'Arhivirano', hr: 'Arhivirano', srLatn: 'Arhivirano' },
});

/** Banners of the main page. */
export const banners = texts({
  new: { en: 'New banner', bs: 'Novi baner', hr: 'Novi baner', srLatn: 'Novi baner' },
  search: { en: 'Title…', bs: 'Naslov…', hr: 'Naslov…', srLatn: 'Naslov…' },
  link: { en: 'Leads to', bs: 'Vodi na', hr: 'Vodi na', srLatn: 'Vodi na' },
  linkHint: {
    en: 'A page of the shop, beginning with a slash, or the full address of another site.',
    bs: 'Stranica prodavnice, s kosom crtom na početku, ili puna adresa druge stranice.',
    hr: 'Stranica trgovine, s kosom crtom na početku, ili puna adresa druge stranice.',
    srLatn: 'Stranica prodavnice, sa kosom crtom na početku, ili puna adresa druge stranice.',
  },
  active: { en: 'Active', bs: 'Aktivno', hr: 'Aktivno', srLatn: 'Aktivno' },
  isShown: { en: 'Shown today', bs: 'Prikazuje se danas', hr: 'Prikazuje se danas', srLatn: 'Prikazuje se danas' },
  viewShown: { en: 'Shown', bs: 'Prikazano', hr: 'Prikazano', srLatn: 'Prikazano' },
  viewHidden: { en: 'Not shown', bs: 'Nije prikazano', hr: 'Nije prikazano', srLatn: 'Nije prikazano' },
  startsOnHint: {
    en: 'Without a day at once.',
    bs: 'Bez dana odmah.',
    hr: 'Bez dana odmah.',
    srLatn: 'Bez dana odmah.',
  },
  endsOnHint: {
    en: 'Without a day until it is switched off.',
    bs: 'Bez dana dok se ne isključi.',
    hr: 'Bez dana dok se ne isključi.',
    srLatn: 'Bez dana dok se ne isključi.',
  },
  remove: { en: 'Delete the banner', bs: 'Obriši baner', hr: 'Izbriši baner', srLatn: 'Obriši baner' },
  removeSure: {
    en: '{name} is no longer on the main page.',
    bs: '{name} više nije na početnoj stranici.',
    hr: '{name} više nije na početnoj stranici.',
    srLatn: '{name} više nije na početnoj stranici.',
  },
});

/** Polls of the main page. */
export const polls = texts({
  new: { en: 'New poll', bs: 'Nova anketa', hr: 'Nova anketa', srLatn: 'Nova anketa' },
  search: { en: 'Question…', bs: 'Pitanje…', hr: 'Pitanje…', srLatn: 'Pitanje…' },
  question: { en: 'Question', bs: 'Pitanje', hr: 'Pitanje', srLatn: 'Pitanje' },
  options: { en: 'Answers', bs: 'Odgovori', hr: 'Odgovori', srLatn: 'Odgovori' },
  option: { en: 'Answer {line}', bs: 'Odgovor {line}', hr: 'Odgovor {line}', srLatn: 'Odgovor {line}' },
  addOption: { en: 'Add an answer', bs: 'Dodaj odgovor', hr: 'Dodaj odgovor', srLatn: 'Dodaj odgovor' },
  noOptions: {
    en: 'A poll needs two answers at least.',
    bs: 'Anketa treba barem dva odgovora.',
    hr: 'Anketa treba barem dva odgovora.',
    srLatn: 'Anketa treba barem dva odgovora.',
  },
  votes: { en: 'Votes', bs: 'Glasovi', hr: 'Glasovi', srLatn: 'Glasovi' },
  results: { en: 'Results', bs: 'Rezultati', hr: 'Rezultati', srLatn: 'Rezultati' },
  voteCount: {
    en: '{count} vote ¦ {count} votes',
    bs: '{count} glas ¦ {count} glasa ¦ {count} glasova',
    hr: '{count} glas ¦ {count} glasa ¦ {count} glasova',
    srLatn: '{count} glas ¦ {count} glasa ¦ {count} glasova',
  },
  newestHint: {
    en: 'Customers see the newest active poll. Each user account has one vote.',
    bs: 'Kupci vide najnoviju aktivnu anketu. Svaki korisnički račun ima jedan glas.',
    hr: 'Kupci vide najnoviju aktivnu anketu. Svaki korisnički račun ima jedan glas.',
    srLatn: 'Kupci vide najnoviju aktivnu anketu. Svaki korisnički nalog ima jedan glas.',
  },
  remove: { en: 'Delete the poll', bs: 'Obriši anketu', hr: 'Izbriši anketu', srLatn: 'Obriši anketu' },
  removeSure: {
    en: '{name} is deleted. A poll with votes cannot be deleted: switch it off instead.',
    bs: '{name} se briše. Anketa s glasovima se ne može obrisati: umjesto toga je isključite.',
    hr: '{name} se briše. Anketa s glasovima ne može se izbrisati: umjesto toga je isključite.',
    srLatn: '{name} se briše. Anketa sa glasovima ne može da se obriše: umjesto toga je isključite.',
  },
});
