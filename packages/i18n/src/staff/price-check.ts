import { texts } from '../texts.ts';

/** The question before a price is saved that is below cost, or far from the one before. */
export const priceCheck = texts({
  title: { en: 'Check the price', bs: 'Provjerite cijenu', hr: 'Provjerite cijenu', srLatn: 'Provjerite cijenu' },
  before: { en: 'Old price', bs: 'Dosadašnja cijena', hr: 'Dosadašnja cijena', srLatn: 'Dosadašnja cijena' },
  after: { en: 'New price', bs: 'Nova cijena', hr: 'Nova cijena', srLatn: 'Nova cijena' },
  cost: { en: 'Cost', bs: 'Nabavna cijena', hr: 'Nabavna cijena', srLatn: 'Nabavna cijena' },
  margin: { en: 'Margin, without VAT', bs: 'Marža, bez PDV-a', hr: 'Marža, bez PDV-a', srLatn: 'Marža, bez PDV-a' },
  saveAnyway: { en: 'Save all the same', bs: 'Sačuvaj svejedno', hr: 'Spremi svejedno', srLatn: 'Sačuvaj svejedno' },
  saved: { en: 'Price saved', bs: 'Cijena sačuvana', hr: 'Cijena spremljena', srLatn: 'Cijena sačuvana' },
  restored: {
    en: 'The previous price is back',
    bs: 'Vraćena je prethodna cijena',
    hr: 'Vraćena je prethodna cijena',
    srLatn: 'Vraćena je prethodna cijena',
  },
});
