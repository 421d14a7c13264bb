import { texts } from '../texts.ts';

/** Safety data sheets of what was bought. */
export const safetySheets = texts({
  title: {
    en: 'Safety data sheets',
    bs: 'Sigurnosni listovi',
    hr: 'Sigurnosni listovi',
    srLatn: 'Bezbjednosni listovi',
  },
  intro: {
    en: 'Of everything with a hazard label or a safety data sheet that you have bought. We tell you of new versions.',
    bs: 'Za sve što ste kupovali, a ima oznaku opasnosti ili sigurnosni list. O novim verzijama vas obavještavamo.',
    hr: 'Za sve što ste kupovali, a ima oznaku opasnosti ili sigurnosni list. O novim verzijama vas obavještavamo.',
    srLatn:
      'Za sve što ste kupovali, a ima oznaku opasnosti ili bezbjednosni list. O novim verzijama vas obavještavamo.',
  },
  binder: {
    en: 'All sheets (ZIP)',
    bs: 'Svi listovi (ZIP)',
    hr: 'Svi listovi (ZIP)',
    srLatn: 'Svi listovi (ZIP)',
  },
  from: { en: 'Bought from', bs: 'Kupljeno od', hr: 'Kupljeno od', srLatn: 'Kupljeno od' },
  to: { en: 'Bought until', bs: 'Kupljeno do', hr: 'Kupljeno do', srLatn: 'Kupljeno do' },
  place: { en: 'Place', bs: 'Mjesto', hr: 'Mjesto', srLatn: 'Mjesto' },
  by: { en: 'Folders by', bs: 'Fascikle po', hr: 'Mape po', srLatn: 'Fascikle po' },
  byPlace: { en: 'Place of delivery', bs: 'Mjestu isporuke', hr: 'Mjestu isporuke', srLatn: 'Mjestu isporuke' },
  bySavedCart: {
    en: 'Saved cart (room)',
    bs: 'Sačuvanoj korpi (prostoriji)',
    hr: 'Spremljenoj košarici (prostoriji)',
    srLatn: 'Sačuvanoj korpi (prostoriji)',
  },
  savedCart: { en: 'Saved cart', bs: 'Sačuvana korpa', hr: 'Spremljena košarica', srLatn: 'Sačuvana korpa' },
  everyCart: { en: 'All saved carts', bs: 'Sve korpe', hr: 'Sve košarice', srLatn: 'Sve korpe' },
  everywhere: { en: 'All places', bs: 'Sva mjesta', hr: 'Sva mjesta', srLatn: 'Sva mjesta' },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  sheet: { en: 'Sheet', bs: 'List', hr: 'List', srLatn: 'List' },
  lastBought: { en: 'Last bought', bs: 'Zadnja kupovina', hr: 'Zadnja kupnja', srLatn: 'Posljednja kupovina' },
  missing: { en: 'No sheet yet', bs: 'Još nema lista', hr: 'Još nema lista', srLatn: 'Još nema lista' },
  download: { en: 'Download: {name}', bs: 'Preuzmi: {name}', hr: 'Preuzmi: {name}', srLatn: 'Preuzmi: {name}' },
  empty: {
    en: 'No safety data sheets',
    bs: 'Nema sigurnosnih listova',
    hr: 'Nema sigurnosnih listova',
    srLatn: 'Nema bezbjednosnih listova',
  },
  emptyHint: {
    en: 'Nothing with a hazard label was bought in this period or for this place.',
    bs: 'U ovom periodu ili za ovo mjesto nije kupljeno ništa s oznakom opasnosti.',
    hr: 'U ovom razdoblju ili za ovo mjesto nije kupljeno ništa s oznakom opasnosti.',
    srLatn: 'U ovom periodu ili za ovo mjesto nije kupljeno ništa sa oznakom opasnosti.',
  },
});
