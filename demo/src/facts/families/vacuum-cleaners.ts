import { models, type Choice } from '../axes.ts';
import { family, type Family } from '../family.ts';

const vacuum = (key: string, [power, tank, noise]: readonly [number, number, number], factor: number): Choice => [
  key,
  `${tank} L, ${power} W`,
  factor,
  { snaga: power, rezervoar: tank, buka: noise },
];

/** 6.1 Vacuum cleaners. */
export const vacuumCleaners: readonly Family[] = [
  family('dry-vacuum', '6.1.1', {
    picture: 'dry-vacuum',
    name: ['Usisivač za suho usisavanje', 'Dry vacuum cleaner', undefined, 'Usisivač za suvo usisavanje'],
    about: [
      'Tih i lagan usisivač za hotele, urede i škole, s kablom od 10 m i papučom za tvrde podove i tepihe. HEPA filter dostupan je kao opcija, a vrećice i filteri uvijek su na stanju.',
      'Quiet and light vacuum cleaner for hotels, offices and schools, with a 10 m cable and a floor tool for hard floors and carpets. A HEPA filter is available as an option; bags and filters are always in stock.',
    ],
    agreement: 'm',
    kind: 'machine',
    warranty: 24,
    weight: 6500,
    lines: [
      ['Tornado', 'S10', 1, 'quiet'],
      ['Tornado', 'S12', 1.2],
      ['Rotomat', 'Silent', 1.4, 'quiet'],
      ['Vidra', 'Pikolo', 0.8, 'value'],
    ],
    axes: [models(vacuum('A', [850, 10, 58], 1), vacuum('B', [1200, 10, 62], 1.25))],
    price: 27900,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
  family('battery-vacuum', '6.1.1', {
    picture: 'dry-vacuum',
    name: ['Leđni baterijski usisivač', 'Backpack battery vacuum cleaner'],
    about: [
      'Nosi se na leđima pa je čišćenje stepenica, autobusa i kinosala dvostruko brže. Baterija traje do 60 minuta i mijenja se jednim pokretom.',
      'Worn on the back, it makes cleaning stairs, buses and cinemas twice as fast. The battery lasts up to 60 minutes and is changed in one move.',
      'Nosi se na leđima pa je čišćenje stepenica, autobusa i kinodvorana dvostruko brže. Baterija traje do 60 minuta i mijenja se jednim pokretom.',
    ],
    agreement: 'm',
    kind: 'machine',
    warranty: 24,
    weight: 5400,
    lines: [
      ['Tornado', 'Pack'],
      ['Rotomat', 'Free', 1.2, 'pro'],
    ],
    axes: [models(vacuum('36', [450, 5, 64], 1), vacuum('58', [600, 8, 66], 1.3))],
    price: 89000,
    facts: { napajanje: 'baterija', garancija: 24 },
  }),
  family('wet-vacuum', '6.1.2', {
    picture: 'wet-vacuum',
    name: ['Usisivač mokro-suho', 'Wet and dry vacuum cleaner'],
    about: [
      'Za gradilišta, radionice i poplavljene prostore: usisava vodu, strugotinu i grubi otpad. Plovak zaustavlja usis kad je posuda puna, a crijevo za ispust olakšava pražnjenje.',
      'For building sites, workshops and flooded rooms: picks up water, shavings and coarse waste. A float stops suction when the tank is full, and a drain hose makes emptying easier.',
    ],
    agreement: 'm',
    kind: 'machine',
    warranty: 24,
    weight: 11000,
    lines: [
      ['Tornado', 'W'],
      ['Tornado', 'W Inox', 1.25, 'long'],
      ['Vidra', 'Bujica', 0.85, 'value'],
    ],
    axes: [
      models(vacuum('30', [1200, 30, 68], 1), vacuum('60', [2400, 60, 72], 1.6), vacuum('78', [3600, 78, 74], 2.1)),
    ],
    price: 38900,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
  family('extractor', '6.1.3', {
    picture: 'wet-vacuum',
    name: [
      'Mašina za injekciono pranje',
      'Injection-extraction machine',
      'Stroj za injekcijsko pranje',
      'Mašina za injekciono pranje',
    ],
    about: [
      'Dubinski pere tepihe, sjedišta i madrace: ubrizgava otopinu i odmah je usisava, pa se tkanina brzo suši. U pakovanju su podna i ručna papuča.',
      'Deep-cleans carpets, seats and mattresses: injects the solution and extracts it at once, so the fabric dries quickly. A floor tool and a hand tool are included.',
      'Dubinski pere tepihe, sjedala i madrace: ubrizgava otopinu i odmah je usisava, pa se tkanina brzo suši. U pakiranju su podna i ručna papuča.',
      'Dubinski pere tepihe, sjedišta i dušeke: ubrizgava rastvor i odmah ga usisava, pa se tkanina brzo suši. U pakovanju su podna i ručna papučica.',
    ],
    kind: 'machine',
    warranty: 24,
    weight: 13500,
    lines: [
      ['Tornado', 'Inject'],
      ['Rotomat', 'Tex', 1.25, 'pro'],
    ],
    axes: [models(vacuum('10', [1200, 10, 70], 1), vacuum('30', [2400, 30, 73], 1.7))],
    price: 69000,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
];
