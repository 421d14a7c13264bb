import { scents, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 1.4 Glass, furniture and general surfaces. */
export const surfaces: readonly Family[] = [
  family('glass', '1.4.1', {
    picture: 'spray-bottle',
    name: ['Sredstvo za pranje stakla', 'Glass cleaner'],
    about: [
      'Na bazi alkohola, za prozore, ogledala, vitrine i ekrane. Suši se bez tragova i skida otiske prstiju jednim potezom mikrofiber krpe.',
      'Alcohol based, for windows, mirrors, display cases and screens. Dries without streaks and removes fingerprints with one stroke of a microfibre cloth.',
    ],
    lines: [
      ['Aqualin', 'Glas'],
      ['Ekolin', 'Vitro', 1.1, 'eco'],
      ['Grasso', 'Kristal', 0.92, 'value'],
    ],
    axes: [volumes([0.75, 1, 5])],
    price: 395,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      ph: 7,
      povrsina: ['staklo'],
      miris: 'svjezina',
      rok: 36,
    },
  }),
  family('all-purpose', '1.4.2', {
    picture: 'spray-bottle',
    name: ['Univerzalni čistač', 'All-purpose cleaner'],
    about: [
      'Jedno sredstvo za stolove, vrata, plastiku i perive zidove u uredima, školama i hotelima. Dovoljno je prebrisati vlažnom krpom, ispiranje nije potrebno.',
      'One product for tables, doors, plastics and washable walls in offices, schools and hotels. Wiping with a damp cloth is enough, no rinsing needed.',
    ],
    lines: [
      ['Aqualin', 'Multi'],
      ['Ekolin', 'Dom', 1.1, 'eco'],
      ['Grasso', 'Uni', 0.93, 'value'],
    ],
    axes: [scents('limun', 'svjezina', 'cvjetni'), volumes([0.75, 1, 5])],
    price: 380,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:50',
      ph: 8,
      povrsina: ['plastika', 'drvo', 'keramika'],
      rok: 36,
    },
  }),
  family('steel', '1.4.3', {
    picture: 'aerosol',
    name: ['Sprej za njegu inoxa', 'Stainless steel care spray'],
    about: [
      'Čisti i štiti inox površine od otisaka prstiju i mrlja od vode. Nanese se malo na krpu i prebriše u smjeru brušenja.',
      'Cleans stainless steel and protects it from fingerprints and water stains. Put a little on a cloth and wipe in the direction of the grain.',
    ],
    lines: [
      ['Inoxal', 'Steel'],
      ['Grasso', 'Metal', 0.92],
    ],
    axes: [volumes([0.4, 0.5])],
    price: 790,
    facts: { oblik: 'sprej', koncentrat: 'ne', razrjedenje: 'gotovo', povrsina: ['inox'], miris: 'bez', rok: 36 },
    hazard: 'aerosol',
  }),
  family('wood', '1.4.3', {
    picture: 'spray-bottle',
    name: ['Sredstvo za njegu namještaja i drveta', 'Furniture and wood care', 'Sredstvo za njegu namještaja i drva'],
    about: [
      'Čisti, hrani i štiti lakirane i uljene drvene površine. Ne ostavlja masan sloj, a s tretiranog namještaja prašina se lakše skida.',
      'Cleans, feeds and protects varnished and oiled wood. Leaves no greasy film, and dust comes off treated furniture more easily.',
    ],
    lines: [
      ['Inoxal', 'Legno'],
      ['Aqualin', 'Wood', 0.92],
      ['Ekolin', 'Hrast', 1.08, 'eco'],
    ],
    axes: [volumes([0.5, 0.75])],
    price: 560,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      ph: 7,
      povrsina: ['drvo'],
      miris: 'cvjetni',
      rok: 36,
    },
  }),
  family('surface-disinfectant', '1.5.1', {
    picture: 'canister-5l',
    name: ['Dezinficijens za površine', 'Surface disinfectant'],
    about: [
      'Koncentrat na bazi kvaternih amonijevih spojeva za čišćenje i dezinfekciju u jednom koraku. Za bolnice, domove, kuhinje i škole; površina ostaje vlažna pet minuta.',
      'Concentrate based on quaternary ammonium compounds, cleaning and disinfecting in one step. For hospitals, care homes, kitchens and schools; keep the surface wet for five minutes.',
      undefined,
      'Koncentrat na bazi kvaternih amonijumovih jedinjenja za čišćenje i dezinfekciju u jednom koraku. Za bolnice, domove, kuhinje i škole; površina ostaje vlažna pet minuta.',
    ],
    lines: [
      ['Steridal', 'QA'],
      ['Aqualin', 'Desin', 0.94, 'value'],
      ['Ekolin', 'Sigur', 1.1],
    ],
    axes: [volumes([1, 5, 10])],
    price: 1450,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:50',
      ph: 9,
      povrsina: ['pod', 'keramika', 'inox', 'plastika'],
      miris: 'bez',
      spektar: ['bakt', 'fung', 'viru'],
      kontakt: 5,
      norma_dez: ['EN 1276', 'EN 14476'],
      rok: 24,
    },
    hazard: 'quat',
  }),
];
