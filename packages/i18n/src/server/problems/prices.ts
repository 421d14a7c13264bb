import { texts } from '../../texts.ts';

/** Changes of many prices. */
export const prices = texts({
  cost_hidden: {
    en: 'You may not see purchase prices, so you cannot use margins.',
    bs: 'Ne možete vidjeti nabavne cijene, pa ne možete koristiti ni maržu.',
    hr: 'Ne možete vidjeti nabavne cijene, pa ne možete koristiti ni maržu.',
    srLatn: 'Ne možete vidjeti nabavne cijene, pa ne možete koristiti ni maržu.',
  },
  none_found: {
    en: 'Nothing is selected. Change the filters or paste codes with prices.',
    bs: 'Ništa nije odabrano. Promijenite filtere ili zalijepite šifre s cijenama.',
    hr: 'Ništa nije odabrano. Promijenite filtre ili zalijepite šifre s cijenama.',
    srLatn: 'Ništa nije izabrano. Promijenite filtere ili nalijepite šifre s cijenama.',
  },
  list_needed: {
    en: 'Pasted prices are taken as they are. Choose either pasted prices or a rule.',
    bs: 'Zalijepljene cijene se preuzimaju kakve jesu. Odaberite ili zalijepljene cijene ili pravilo.',
    hr: 'Zalijepljene cijene preuzimaju se kakve jesu. Odaberite ili zalijepljene cijene ili pravilo.',
    srLatn: 'Nalijepljene cijene se preuzimaju kakve jesu. Izaberite ili nalijepljene cijene ili pravilo.',
  },
  decided: {
    en: 'This change has been decided on already.',
    bs: 'O ovoj promjeni je već odlučeno.',
    hr: 'O ovoj je promjeni već odlučeno.',
    srLatn: 'O ovoj promjeni je već odlučeno.',
  },
  decide_doubtful: {
    en: 'Decide first on the prices in doubt: {count}.',
    bs: 'Prvo odlučite o sumnjivim cijenama: {count}.',
    hr: 'Prvo odlučite o sumnjivim cijenama: {count}.',
    srLatn: 'Prvo odlučite o sumnjivim cijenama: {count}.',
  },
  day_past: {
    en: 'The day is over. Choose today or a later day.',
    bs: 'Taj dan je prošao. Odaberite današnji ili kasniji dan.',
    hr: 'Taj je dan prošao. Odaberite današnji ili kasniji dan.',
    srLatn: 'Taj dan je prošao. Izaberite današnji ili kasniji dan.',
  },
  none_left: {
    en: 'No price would change.',
    bs: 'Nijedna cijena se ne bi promijenila.',
    hr: 'Nijedna se cijena ne bi promijenila.',
    srLatn: 'Nijedna cijena se ne bi promijenila.',
  },
  not_scheduled: {
    en: 'This change is not scheduled, or it has begun.',
    bs: 'Ova promjena nije zakazana ili je već počela.',
    hr: 'Ova promjena nije zakazana ili je već počela.',
    srLatn: 'Ova promjena nije zakazana ili je već počela.',
  },
  too_high: {
    en: 'The price of {code} would be higher than a price can be.',
    bs: 'Cijena artikla {code} bila bi viša nego što cijena može biti.',
    hr: 'Cijena artikla {code} bila bi viša nego što cijena može biti.',
    srLatn: 'Cijena artikla {code} bila bi viša nego što cijena može biti.',
  },
  cannot_undo: {
    en: 'Only an applied change can be undone, within 90 days.',
    bs: 'Poništiti se može samo primijenjena promjena, u roku od 90 dana.',
    hr: 'Poništiti se može samo primijenjena promjena, u roku od 90 dana.',
    srLatn: 'Poništiti se može samo primijenjena promjena, u roku od 90 dana.',
  },
});
