import { texts } from '../texts.ts';

/** What companies call the articles of the shop. */
export const partNumbers = texts({
  company: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  count: { en: 'Part numbers', bs: 'Šifri', hr: 'Šifri', srLatn: 'Šifri' },
  searchCompany: { en: 'Company or JIB…', bs: 'Firma ili JIB…', hr: 'Tvrtka ili JIB…', srLatn: 'Firma ili JIB…' },
  search: {
    en: 'Part number, code or title…',
    bs: 'Šifra kupca, šifra ili naziv…',
    hr: 'Šifra kupca, šifra ili naziv…',
    srLatn: 'Šifra kupca, šifra ili naziv…',
  },
  code: { en: 'Part number', bs: 'Šifra kupca', hr: 'Šifra kupca', srLatn: 'Šifra kupca' },
  fileHint: {
    en: 'CSV or XLSX with two columns: part number and product code. At most 2 MB and 10,000 lines.',
    bs: 'CSV ili XLSX s dvije kolone: šifra kupca i šifra artikla. Najviše 2 MB i 10.000 redova.',
    hr: 'CSV ili XLSX s dva stupca: šifra kupca i šifra artikla. Najviše 2 MB i 10.000 redaka.',
    srLatn: 'CSV ili XLSX sa dvije kolone: šifra kupca i šifra artikla. Najviše 2 MB i 10.000 redova.',
    srCyrl: 'CSV или XLSX са две колоне: шифра купца и шифра артикла. Највише 2 MB и 10.000 редова.',
  },
});
