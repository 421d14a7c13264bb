import { texts } from '../texts.ts';

/** Who orders for which branch of a company, for its admin. */
export const companyBranches = texts({
  branches: {
    en: 'People by branch',
    bs: 'Osobe po poslovnicama',
    hr: 'Osobe po poslovnicama',
    srLatn: 'Osobe po poslovnicama',
  },
  branchesHint: {
    en: 'Branches are the delivery addresses of the company. A person who is limited to some of them orders to no other.',
    bs: 'Poslovnice su adrese dostave firme. Osoba ograničena na neke od njih ne naručuje na druge.',
    hr: 'Poslovnice su adrese dostave tvrtke. Osoba ograničena na neke od njih ne naručuje na druge.',
    srLatn: 'Poslovnice su adrese dostave firme. Osoba ograničena na neke od njih ne naručuje na druge.',
  },
  branchAddresses: { en: 'Delivery addresses', bs: 'Adrese dostave', hr: 'Adrese dostave', srLatn: 'Adrese dostave' },
  noBranches: {
    en: 'The company has no delivery address yet. Add one first.',
    bs: 'Firma još nema adresu dostave. Prvo je dodajte.',
    hr: 'Tvrtka još nema adresu dostave. Prvo je dodajte.',
    srLatn: 'Firma još nema adresu dostave. Prvo je dodajte.',
  },
  noBranchPeople: {
    en: 'Nobody is limited to this branch.',
    bs: 'Niko nije ograničen na ovu poslovnicu.',
    hr: 'Nitko nije ograničen na ovu poslovnicu.',
    srLatn: 'Niko nije ograničen na ovu poslovnicu.',
  },
  branchesByPerson: { en: 'By person', bs: 'Po osobama', hr: 'Po osobama', srLatn: 'Po osobama' },
  chooseBranches: {
    en: 'Choose branches: {name}',
    bs: 'Odaberi poslovnice: {name}',
    hr: 'Odaberi poslovnice: {name}',
    srLatn: 'Izaberi poslovnice: {name}',
  },
  choose: { en: 'Choose', bs: 'Odaberi', hr: 'Odaberi', srLatn: 'Izaberi' },
  allBranches: { en: 'All branches', bs: 'Sve poslovnice', hr: 'Sve poslovnice', srLatn: 'Sve poslovnice' },
  onlyBranches: {
    en: 'Only these branches',
    bs: 'Samo ove poslovnice',
    hr: 'Samo ove poslovnice',
    srLatn: 'Samo ove poslovnice',
  },
  branchCount: {
    en: '{count} branch ¦ {count} branches',
    bs: '{count} poslovnica ¦ {count} poslovnice ¦ {count} poslovnica',
    hr: '{count} poslovnica ¦ {count} poslovnice ¦ {count} poslovnica',
    srLatn: '{count} poslovnica ¦ {count} poslovnice ¦ {count} poslovnica',
  },
  branchMissing: {
    en: 'Choose at least one branch.',
    bs: 'Odaberite barem jednu poslovnicu.',
    hr: 'Odaberite barem jednu poslovnicu.',
    srLatn: 'Izaberite bar jednu poslovnicu.',
  },
  seesBranchOrders: {
    en: 'sees orders of colleagues',
    bs: 'vidi narudžbe kolega',
    hr: 'vidi narudžbe kolega',
    srLatn: 'vidi porudžbine kolega',
  },
  seesBranchOrdersLong: {
    en: 'Sees what colleagues order for these branches',
    bs: 'Vidi šta kolege naručuju za ove poslovnice',
    hr: 'Vidi što kolege naručuju za ove poslovnice',
    srLatn: 'Vidi šta kolege naručuju za ove poslovnice',
  },
  noPickup: {
    en: 'does not pick goods up',
    bs: 'ne preuzima lično',
    hr: 'ne preuzima osobno',
    srLatn: 'ne preuzima lično',
  },
  picksUpLong: {
    en: 'May pick orders up at the supplier',
    bs: 'Može lično preuzeti narudžbu kod dobavljača',
    hr: 'Može osobno preuzeti narudžbu kod dobavljača',
    srLatn: 'Može lično preuzeti porudžbinu kod dobavljača',
  },
  didBranches: {
    en: 'Branches of a person changed',
    bs: 'Izmijenjene poslovnice osobe',
    hr: 'Izmijenjene poslovnice osobe',
    srLatn: 'Izmijenjene poslovnice osobe',
  },
});
