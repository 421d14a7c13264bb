import { models, type Choice } from '../axes.ts';
import { family, type Family } from '../family.ts';

const vacuum = (key: string, power: number, tank: number, noise: number, factor: number): Choice => [
  key,
  `${tank} L, ${power} W`,
  factor,
  { snaga: power, rezervoar: tank, buka: noise },
];

/** 6.1 Vacuum cleaners. */
export const vacuumCleaners: readonly Family[] = [
  family(
    'dry-vacuum',
    '6.1.1',
    'dry-vacuum',
    ['Usisivač za suho usisavanje', 'Dry vacuum cleaner', undefined, 'Usisivač za suvo usisavanje'],
    {
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
      axes: [models(vacuum('A', 850, 10, 58, 1), vacuum('B', 1200, 15, 62, 1.25))],
      price: 27900,
      facts: { napajanje: 'mreza', garancija: 24 },
    },
  ),
  family('battery-vacuum', '6.1.1', 'dry-vacuum', ['Leđni baterijski usisivač', 'Backpack battery vacuum cleaner'], {
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
    axes: [models(vacuum('36', 450, 5, 64, 1), vacuum('58', 600, 8, 66, 1.3))],
    price: 89000,
    facts: { napajanje: 'baterija', garancija: 24 },
  }),
  family('wet-vacuum', '6.1.2', 'wet-vacuum', ['Usisivač mokro-suho', 'Wet and dry vacuum cleaner'], {
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
    axes: [models(vacuum('30', 1200, 30, 68, 1), vacuum('60', 2400, 60, 72, 1.6), vacuum('78', 3600, 78, 74, 2.1))],
    price: 38900,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
  family(
    'extractor',
    '6.1.3',
    'wet-vacuum',
    [
      'Mašina za injekciono pranje',
      'Injection-extraction machine',
      'Stroj za injekcijsko pranje',
      'Mašina za injekciono pranje',
    ],
    {
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
      axes: [models(vacuum('10', 1200, 10, 70, 1), vacuum('30', 2400, 30, 73, 1.7))],
      price: 69000,
      facts: { napajanje: 'mreza', garancija: 24 },
    },
  ),
  family(
    'scrubber',
    '6.2.1',
    'scrubber-dryer',
    ['Mašina za pranje podova', 'Scrubber dryer', 'Stroj za pranje podova'],
    {
      about: [
        'U jednom prolazu pere, riba i suši pod, pa se odmah može hodati. Jedan rukovalac očisti prodavnicu od 1.000 m² za manje od sata; za probu na licu mjesta zatražite prezentaciju.',
        'Washes, scrubs and dries the floor in one pass, so it can be walked on at once. One operator cleans a 1,000 m² shop in under an hour; ask for a presentation to try it on site.',
        'U jednom prolazu pere, riba i suši pod, pa se odmah može hodati. Jedan rukovatelj očisti prodavaonicu od 1.000 m² za manje od sata; za probu na licu mjesta zatražite prezentaciju.',
        'U jednom prolazu pere, riba i suši pod, pa je odmah prohodan. Jedan rukovalac očisti prodavnicu od 1.000 m² za manje od sata; za probu na licu mjesta zatražite prezentaciju.',
      ],
      kind: 'machine',
      warranty: 24,
      weight: 78000,
      onRequest: true,
      lines: [
        ['Rotomat', '35 B', 0.62],
        ['Rotomat', '45 B'],
        ['Rotomat', '55 B', 1.4, 'pro'],
        ['Vidra', 'Skrab', 0.9, 'value'],
      ],
      axes: [models(scrubber('S', 45, 40, 1800, 1), scrubber('L', 55, 60, 2400, 1.3))],
      price: 435000,
      facts: { napajanje: 'baterija', garancija: 24 },
    },
  ),
  family(
    'ride-on',
    '6.2.2',
    'scrubber-dryer',
    ['Sjedeća mašina za pranje podova', 'Ride-on scrubber dryer', 'Sjedeći stroj za pranje podova'],
    {
      about: [
        'Za trgovačke centre, sportske dvorane i skladišta iznad 3.000 m². Rad do pet sati s jednim punjenjem, a doziranje vode prilagođava se brzini vožnje.',
        'For shopping centres, sports halls and warehouses above 3,000 m². Works up to five hours on one charge, and the water dosing adapts to the driving speed.',
      ],
      kind: 'machine',
      warranty: 24,
      weight: 320000,
      onRequest: true,
      lines: [
        ['Rotomat', 'R70'],
        ['Rotomat', 'R85', 1.3, 'pro'],
      ],
      axes: [models(scrubber('90', 70, 90, 4200, 1), scrubber('120', 85, 120, 5400, 1.25))],
      price: 1490000,
      facts: { napajanje: 'baterija', garancija: 24 },
    },
  ),
  family(
    'single-disc',
    '6.2.3',
    'scrubber-dryer',
    ['Jednodiskovna mašina', 'Single-disc machine', 'Jednodiskovni stroj'],
    {
      about: [
        'Za skidanje premaza, poliranje i pranje tepiha šamponom. Držač pada, četka i posuda za vodu naručuju se prema namjeni.',
        'For stripping coatings, polishing and shampooing carpets. Pad holder, brush and water tank are ordered as needed.',
      ],
      kind: 'machine',
      warranty: 24,
      weight: 38000,
      lines: [
        ['Rotomat', 'Disk'],
        ['Tornado', 'Mono', 0.9],
      ],
      axes: [
        models(
          ['154', ['17″, 154 o/min', '17″, 154 rpm'], 1, { snaga: 1500 }],
          [
            '165',
            ['17″, 165 o/min, dvobrzinska', '17″, 165 rpm, two-speed', '17″, 165 o/min, dvobrzinski'],
            1.3,
            { snaga: 1800 },
          ],
        ),
      ],
      price: 119000,
      facts: { napajanje: 'mreza', buka: 60, garancija: 24 },
    },
  ),
  family(
    'pressure-washer',
    '6.3',
    'pressure-washer',
    ['Visokotlačni čistač', 'High-pressure washer', undefined, 'Perač pod pritiskom'],
    {
      about: [
        'Za vozila, mašine, fasade i dvorišta; mesingana glava pumpe i crijevo s čeličnim opletom. Zaustavlja se sam čim se pusti ručka pištolja.',
        'For vehicles, machinery, façades and yards; brass pump head and steel-braided hose. Stops by itself as soon as the trigger is released.',
        'Za vozila, strojeve, fasade i dvorišta; mjedena glava pumpe i crijevo s čeličnim opletom. Zaustavlja se sam čim se pusti ručka pištolja.',
      ],
      agreement: 'm',
      kind: 'machine',
      warranty: 24,
      weight: 24000,
      lines: [
        ['Vidra', 'HP'],
        ['Vidra', 'HP Toplo', 2.6, 'pro'],
        ['Tornado', 'Jet', 0.9],
      ],
      axes: [
        models(
          ['150', '150 bar, 500 L/h', 1, { snaga: 2800 }],
          ['180', '180 bar, 700 L/h', 1.5, { snaga: 4200 }],
          ['200', '200 bar, 900 L/h', 2.1, { snaga: 6500 }],
        ),
      ],
      price: 59000,
      facts: { napajanje: 'mreza', buka: 78, garancija: 24 },
    },
  ),
  family('steam', '6.3', 'wet-vacuum', ['Parni čistač', 'Steam cleaner'], {
    about: [
      'Suha para od 165 °C čisti bez sredstava: kuhinje, fuge, madrace i sanitarije. Usisivač u istom kućištu odmah skuplja vlagu.',
      'Dry steam at 165 °C cleans without chemicals: kitchens, joints, mattresses and washrooms. A vacuum in the same casing picks up the moisture at once.',
      undefined,
      'Suva para od 165 °C čisti bez sredstava: kuhinje, fuge, dušeke i sanitarije. Usisivač u istom kućištu odmah skuplja vlagu.',
    ],
    agreement: 'm',
    kind: 'machine',
    warranty: 24,
    weight: 9000,
    lines: [
      ['Vidra', 'Para'],
      ['Tornado', 'Steam', 1.1],
    ],
    axes: [
      models(
        ['4', '4 bar, 1800 W', 1, { snaga: 1800, rezervoar: 2 }],
        ['8', '8 bar, 3000 W', 2.3, { snaga: 3000, rezervoar: 4 }],
      ),
    ],
    price: 49000,
    facts: { napajanje: 'mreza', buka: 64, garancija: 24 },
  }),
];
