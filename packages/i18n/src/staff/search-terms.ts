import { texts } from '../texts.ts';

/** What customers search for, and words that find the same. */
export const searches = texts({
  search: { en: 'Searched word…', bs: 'Traženi pojam…', hr: 'Traženi pojam…', srLatn: 'Traženi pojam…' },
  withoutHits: { en: 'Without results', bs: 'Bez rezultata', hr: 'Bez rezultata', srLatn: 'Bez rezultata' },
  text: { en: 'Searched word', bs: 'Traženi pojam', hr: 'Traženi pojam', srLatn: 'Traženi pojam' },
  count: {
    en: 'Searches (30 days)',
    bs: 'Pretrage (30 dana)',
    hr: 'Pretrage (30 dana)',
    srLatn: 'Pretrage (30 dana)',
  },
  hits: { en: 'Results', bs: 'Rezultati', hr: 'Rezultati', srLatn: 'Rezultati' },
  lastAt: { en: 'Last searched', bs: 'Posljednja pretraga', hr: 'Posljednja pretraga', srLatn: 'Posljednja pretraga' },
  addSynonym: { en: 'Add a synonym', bs: 'Dodaj sinonim', hr: 'Dodaj sinonim', srLatn: 'Dodaj sinonim' },
  newGroup: { en: 'New synonyms', bs: 'Novi sinonimi', hr: 'Novi sinonimi', srLatn: 'Novi sinonimi' },
  editGroup: { en: 'Edit synonyms', bs: 'Izmijeni sinonime', hr: 'Uredi sinonime', srLatn: 'Izmijeni sinonime' },
  deleteGroup: { en: 'Delete synonyms', bs: 'Obriši sinonime', hr: 'Izbriši sinonime', srLatn: 'Obriši sinonime' },
  deleteSure: {
    en: 'These words will no longer find the same products: {words}',
    bs: 'Ove riječi više neće pronalaziti iste artikle: {words}',
    hr: 'Ove riječi više neće pronalaziti iste artikle: {words}',
    srLatn: 'Ove riječi više neće pronalaziti iste artikle: {words}',
  },
  words: { en: 'Words', bs: 'Riječi', hr: 'Riječi', srLatn: 'Riječi' },
  wordsHint: {
    en: 'One word or short phrase per line; they find the same products.',
    bs: 'Jedna riječ ili kraći izraz u svakom redu; svi pronalaze iste artikle.',
    hr: 'Jedna riječ ili kraći izraz u svakom retku; svi pronalaze iste artikle.',
    srLatn: 'Jedna riječ ili kraći izraz u svakom redu; svi pronalaze iste artikle.',
  },
  targets: { en: 'Mean', bs: 'Znače', hr: 'Znače', srLatn: 'Znače' },
  targetsHint: {
    en: 'Only for words that stand for something else, such as the name of a maker: they also find these, and not the other way round.',
    bs: 'Samo za riječi koje se kažu umjesto naziva, npr. ime proizvođača: pronalaze i ovo, obrnuto ne.',
    hr: 'Samo za riječi koje se kažu umjesto naziva, npr. ime proizvođača: pronalaze i ovo, obrnuto ne.',
    srLatn: 'Samo za riječi koje se kažu umjesto naziva, npr. ime proizvođača: pronalaze i ovo, obrnuto ne.',
  },
  wordsError: {
    en: 'Enter two words, or one and what it means; at most 40, each of at most 60 characters.',
    bs: 'Unesite dvije riječi, ili jednu i šta znači; najviše 40, svaku do 60 znakova.',
    hr: 'Unesite dvije riječi, ili jednu i što znači; najviše 40, svaku do 60 znakova.',
    srLatn: 'Unesite dvije riječi, ili jednu i šta znači; najviše 40, svaku do 60 znakova.',
  },
  searchSynonyms: { en: 'Word…', bs: 'Riječ…', hr: 'Riječ…', srLatn: 'Riječ…' },
});
