import { texts } from '../../texts.ts';

/** The cart and its lines. */
export const cart = texts({
  not_found: {
    en: 'The cart was not found.',
    bs: 'Korpa nije pronađena.',
    hr: 'Košarica nije pronađena.',
    srLatn: 'Korpa nije pronađena.',
  },
  line_not_found: {
    en: 'The line is no longer in the cart.',
    bs: 'Stavka više nije u korpi.',
    hr: 'Stavka više nije u košarici.',
    srLatn: 'Stavka više nije u korpi.',
  },
  quantity_below_minimum: {
    en: 'Quantity must be at least {min} {unit}.',
    bs: 'Najmanja količina je {min} {unit}.',
    hr: 'Najmanja količina je {min} {unit}.',
    srLatn: 'Najmanja količina je {min} {unit}.',
  },
  quantity_above_maximum: {
    en: 'The largest quantity of one line is {max} {unit}.',
    bs: 'Najveća količina jedne stavke je {max} {unit}.',
    hr: 'Najveća količina jedne stavke je {max} {unit}.',
    srLatn: 'Najveća količina jedne stavke je {max} {unit}.',
  },
  quantity_not_in_packs: {
    en: 'Nearest possible quantities: {lower} or {upper} {unit}.',
    bs: 'Najbliže moguće količine: {lower} ili {upper} {unit}.',
    hr: 'Najbliže moguće količine: {lower} ili {upper} {unit}.',
    srLatn: 'Najbliže moguće količine: {lower} ili {upper} {unit}.',
  },
  quantity_not_whole: {
    en: 'The quantity must be a whole number.',
    bs: 'Količina mora biti cijeli broj.',
    hr: 'Količina mora biti cijeli broj.',
    srLatn: 'Količina mora biti cijeli broj.',
  },
  not_sellable: {
    en: 'This product cannot be ordered just now: {code}',
    bs: 'Ovaj artikal trenutno nije moguće naručiti: {code}',
    hr: 'Ovaj artikl trenutačno nije moguće naručiti: {code}',
    srLatn: 'Ovaj artikal trenutno nije moguće poručiti: {code}',
  },
  out_of_stock: {
    en: 'Out of stock just now: {code}',
    bs: 'Trenutno nije na stanju: {code}',
    hr: 'Trenutačno nije na zalihi: {code}',
    srLatn: 'Trenutno nije na stanju: {code}',
  },
  not_enough_stock: {
    en: '{code}: {available} {unit} in stock. You can order up to {lower} {unit}.',
    bs: '{code}: na stanju je {available} {unit}. Možete naručiti najviše {lower} {unit}.',
    hr: '{code}: na zalihi je {available} {unit}. Možete naručiti najviše {lower} {unit}.',
    srLatn: '{code}: na stanju je {available} {unit}. Možete poručiti najviše {lower} {unit}.',
  },
  too_many_lines: {
    en: 'The cart is full: at most {maximum} lines.',
    bs: 'Korpa je puna: najviše {maximum} stavki.',
    hr: 'Košarica je puna: najviše {maximum} stavki.',
    srLatn: 'Korpa je puna: najviše {maximum} stavki.',
  },
  total_too_high: {
    en: 'The goods are more than one order can hold.',
    bs: 'Roba premašuje najveću moguću narudžbu.',
    hr: 'Roba premašuje najveću moguću narudžbu.',
    srLatn: 'Roba premašuje najveću moguću porudžbinu.',
  },
  code_unknown: {
    en: 'Unknown code: {code}',
    bs: 'Nepoznata šifra: {code}',
    hr: 'Nepoznata šifra: {code}',
    srLatn: 'Nepoznata šifra: {code}',
  },
  code_ambiguous: {
    en: 'Code {code} fits several products. Choose one.',
    bs: 'Šifra {code} odgovara više artikala. Odaberite jedan.',
    hr: 'Šifra {code} odgovara više artikala. Odaberite jedan.',
    srLatn: 'Šifra {code} odgovara više artikala. Izaberite jedan.',
  },
  sheet_unreadable: {
    en: 'The file could not be read. Two columns are needed: code and quantity.',
    bs: 'Datoteku nije moguće pročitati. Potrebne su dvije kolone: šifra i količina.',
    hr: 'Datoteku nije moguće pročitati. Potrebna su dva stupca: šifra i količina.',
    srLatn: 'Datoteku nije moguće pročitati. Potrebne su dvije kolone: šifra i količina.',
  },
});
