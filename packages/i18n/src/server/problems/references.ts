import { texts } from '../../texts.ts';

/** Master data: banks, units, currencies, interest areas, express posts. */
export const references = texts({
  bank_not_found: {
    en: 'The bank was not found.',
    bs: 'Banka nije pronađena.',
    hr: 'Banka nije pronađena.',
    srLatn: 'Banka nije pronađena.',
  },
  account_not_found: {
    en: 'The bank account was not found.',
    bs: 'Bankovni račun nije pronađen.',
    hr: 'Bankovni račun nije pronađen.',
    srLatn: 'Bankovni račun nije pronađen.',
  },
  interest_area_not_found: {
    en: 'The interest area was not found.',
    bs: 'Djelatnost nije pronađena.',
    hr: 'Djelatnost nije pronađena.',
    srLatn: 'Djelatnost nije pronađena.',
  },
  base_currency: {
    en: 'All amounts are in convertible marks: their code and rate are fixed.',
    bs: 'Svi iznosi su u konvertibilnim markama: njihova oznaka i kurs su stalni.',
    hr: 'Svi iznosi su u konvertibilnim markama: njihova oznaka i tečaj su stalni.',
    srLatn: 'Svi iznosi su u konvertibilnim markama: njihova oznaka i kurs su stalni.',
  },
  express_post_not_found: {
    en: 'The express post was not found.',
    bs: 'Brza pošta nije pronađena.',
    hr: 'Brza pošta nije pronađena.',
    srLatn: 'Brza pošta nije pronađena.',
  },
});
