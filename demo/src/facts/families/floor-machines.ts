import { models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 6.2 Floor-cleaning machines, 6.3 Washers, 6.4 Sweepers. */
export const floorMachines: readonly Family[] = [
  family('scrubber', '6.2.1', {
    picture: 'scrubber-dryer',
    name: ['Mašina za pranje podova', 'Scrubber dryer', 'Stroj za pranje podova'],
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
    axes: [
      models(
        ['S', ['standardna', 'standard', 'standardni', 'standardna'], 1, { rezervoar: 40, ucinak: 1800 }],
        ['P', ['sa pogonom', 'with traction drive'], 1.25, { rezervoar: 45, ucinak: 2100 }],
      ),
    ],
    price: 435000,
    facts: { napajanje: 'baterija', buka: 66, garancija: 24 },
  }),
  family('ride-on', '6.2.2', {
    picture: 'scrubber-dryer',
    name: ['Sjedeća mašina za pranje podova', 'Ride-on scrubber dryer', 'Sjedeći stroj za pranje podova'],
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
    axes: [
      models(
        ['90', '90 L', 1, { rezervoar: 90, ucinak: 4200 }],
        ['120', '120 L', 1.25, { rezervoar: 120, ucinak: 5400 }],
      ),
    ],
    price: 1490000,
    facts: { napajanje: 'baterija', buka: 66, garancija: 24 },
  }),
  family('single-disc', '6.2.3', {
    picture: 'scrubber-dryer',
    name: ['Jednodiskovna mašina', 'Single-disc machine', 'Jednodiskovni stroj'],
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
  }),
  family('pressure-washer', '6.3', {
    picture: 'pressure-washer',
    name: ['Visokotlačni čistač', 'High-pressure washer', undefined, 'Perač pod pritiskom'],
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
  }),
  family('steam', '6.3', {
    picture: 'wet-vacuum',
    name: ['Parni čistač', 'Steam cleaner'],
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
  family('sweeper', '6.4', {
    picture: 'scrubber-dryer',
    name: ['Mašina za metenje', 'Sweeping machine', 'Stroj za metenje'],
    about: [
      'Mete parkirališta, pogone i dvorišta uz rub i u širini metle, a prašinu zadržava filter. Posuda za otpad prazni se bez alata.',
      'Sweeps car parks, plants and yards along the edge and across the brush width, while a filter holds the dust. The waste container is emptied without tools.',
    ],
    kind: 'machine',
    warranty: 24,
    weight: 32000,
    lines: [
      ['Rotomat', 'Sweep'],
      ['Vidra', 'Metla', 0.85, 'value'],
    ],
    axes: [
      models(
        ['R', ['ručna, 70 cm', 'manual, 70 cm', 'ručni, 70 cm'], 0.45, { ucinak: 2800, napajanje: 'rucno' }],
        [
          'B',
          ['baterijska, 90 cm', 'battery, 90 cm', 'baterijski, 90 cm'],
          2.6,
          { ucinak: 4300, napajanje: 'baterija' },
        ],
        ['M', ['benzinska, 100 cm', 'petrol, 100 cm', 'benzinski, 100 cm'], 3.1, { ucinak: 5200, napajanje: 'benzin' }],
      ),
    ],
    price: 145000,
    facts: { garancija: 24, buka: 72 },
  }),
];
