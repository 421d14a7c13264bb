import { texts } from '../texts.ts';

/** What the company calls the articles of the shop. */
export const partNumbers = texts({
  title: { en: 'Our part numbers', bs: 'Naše šifre', hr: 'Naše šifre', srLatn: 'Naše šifre' },
  note: {
    en: 'What your company calls our products. Quick order understands these numbers, typed or pasted.',
    bs: 'Kako vaša firma zove naše artikle. Brza narudžba razumije ove šifre, upisane ili zalijepljene.',
    hr: 'Kako vaša tvrtka zove naše artikle. Brza narudžba razumije ove šifre, upisane ili zalijepljene.',
    srLatn: 'Kako vaša firma zove naše artikle. Brza porudžbina razume ove šifre, upisane ili nalepljene.',
  },
  adminsOnly: {
    en: 'The part numbers are kept by the admins of your company.',
    bs: 'Šifre vode administratori vaše firme.',
    hr: 'Šifre vode administratori vaše tvrtke.',
    srLatn: 'Šifre vode administratori vaše firme.',
  },
  search: {
    en: 'Part number, code or title…',
    bs: 'Naša šifra, šifra ili naziv…',
    hr: 'Naša šifra, šifra ili naziv…',
    srLatn: 'Naša šifra, šifra ili naziv…',
  },
  code: { en: 'Our part number', bs: 'Naša šifra', hr: 'Naša šifra', srLatn: 'Naša šifra' },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  editThis: { en: 'Edit: {code}', bs: 'Izmijeni: {code}', hr: 'Izmijeni: {code}', srLatn: 'Izmijeni: {code}' },
  removeThis: { en: 'Delete: {code}', bs: 'Obriši: {code}', hr: 'Izbriši: {code}', srLatn: 'Obriši: {code}' },
  nothingFits: { en: 'Nothing fits', bs: 'Ništa ne odgovara', hr: 'Ništa ne odgovara', srLatn: 'Ništa ne odgovara' },
  fileHint: {
    en: 'CSV or XLSX with two columns: your part number and our product code. At most 2 MB and 10,000 lines.',
    bs: 'CSV ili XLSX s dvije kolone: vaša šifra i naša šifra artikla. Najviše 2 MB i 10.000 redova.',
    hr: 'CSV ili XLSX s dva stupca: vaša šifra i naša šifra artikla. Najviše 2 MB i 10.000 redaka.',
    srLatn: 'CSV ili XLSX sa dvije kolone: vaša šifra i naša šifra artikla. Najviše 2 MB i 10.000 redova.',
    srCyrl: 'CSV или XLSX са две колоне: ваша шифра и наша шифра артикла. Највише 2 MB и 10.000 редова.',
  },
  imported: {
    en: '{count} part number is imported. ¦ {count} part numbers are imported.',
    bs: 'Uvezena je {count} šifra. ¦ Uvezene su {count} šifre. ¦ Uvezeno je {count} šifri.',
    hr: 'Uvezena je {count} šifra. ¦ Uvezene su {count} šifre. ¦ Uvezeno je {count} šifri.',
    srLatn: 'Uvezena je {count} šifra. ¦ Uvezene su {count} šifre. ¦ Uvezeno je {count} šifri.',
  },
});
