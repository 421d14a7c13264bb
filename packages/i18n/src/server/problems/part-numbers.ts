import { texts } from '../../texts.ts';

/** What companies call the articles of the shop. */
export const partNumbers = texts({
  headings_unknown: {
    en: 'The headings are not known. Call the columns “Part number” and “Product code”.',
    bs: 'Nazivi kolona nisu poznati. Nazovite ih „Šifra kupca“ i „Šifra artikla“.',
    hr: 'Nazivi stupaca nisu poznati. Nazovite ih „Šifra kupca“ i „Šifra artikla“.',
    srLatn: 'Nazivi kolona nisu poznati. Nazovite ih „Šifra kupca“ i „Šifra artikla“.',
  },
  taken: {
    en: 'The company already uses this part number for {article}.',
    bs: 'Firma ovu šifru već koristi za {article}.',
    hr: 'Tvrtka ovu šifru već koristi za {article}.',
    srLatn: 'Firma ovu šifru već koristi za {article}.',
  },
  article_unknown: {
    en: 'There is no product with the code {code}.',
    bs: 'Nema artikla sa šifrom {code}.',
    hr: 'Nema artikla sa šifrom {code}.',
    srLatn: 'Nema artikla sa šifrom {code}.',
  },
});
