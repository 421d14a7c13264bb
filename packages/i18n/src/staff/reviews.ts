import { texts } from '../texts.ts';

/** Reviews of products that staff read before they show. */
export const reviews = texts({
  search: {
    en: 'Comment or product code…',
    bs: 'Komentar ili šifra artikla…',
    hr: 'Komentar ili šifra artikla…',
    srLatn: 'Komentar ili šifra artikla…',
  },
  waiting: { en: 'Waiting', bs: 'Na čekanju', hr: 'Na čekanju', srLatn: 'Na čekanju' },
  published: { en: 'Published', bs: 'Objavljeno', hr: 'Objavljeno', srLatn: 'Objavljeno' },
  rejected: { en: 'Rejected', bs: 'Odbijeno', hr: 'Odbijeno', srLatn: 'Odbijeno' },
  rating: { en: 'Rating', bs: 'Ocjena', hr: 'Ocjena', srLatn: 'Ocjena' },
  author: { en: 'Author', bs: 'Autor', hr: 'Autor', srLatn: 'Autor' },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  writtenAt: { en: 'Written', bs: 'Napisano', hr: 'Napisano', srLatn: 'Napisano' },
  decision: { en: 'Decision', bs: 'Odluka', hr: 'Odluka', srLatn: 'Odluka' },
  stars: { en: '{rating} of 5', bs: '{rating} od 5', hr: '{rating} od 5', srLatn: '{rating} od 5' },
  publishThis: {
    en: 'Publish the review by: {author}',
    bs: 'Objavi ocjenu, autor: {author}',
    hr: 'Objavi ocjenu, autor: {author}',
    srLatn: 'Objavi ocjenu, autor: {author}',
  },
  rejectThis: {
    en: 'Reject the review by: {author}',
    bs: 'Odbij ocjenu, autor: {author}',
    hr: 'Odbij ocjenu, autor: {author}',
    srLatn: 'Odbij ocjenu, autor: {author}',
  },
  decidedCount: {
    en: '{count} review ¦ {count} reviews',
    bs: '{count} ocjena ¦ {count} ocjene ¦ {count} ocjena',
    hr: '{count} ocjena ¦ {count} ocjene ¦ {count} ocjena',
    srLatn: '{count} ocjena ¦ {count} ocjene ¦ {count} ocjena',
  },
});
