import { models, type Choice } from '../axes.ts';
import { family, type Family } from '../family.ts';

const scrubber = (key: string, width: number, tank: number, output: number, factor: number): Choice => [
  key,
  `${width} cm, ${tank} L`,
  factor,
  { rezervoar: tank, ucinak: output, buka: 66 },
];

/** 6.2 Floor-cleaning machines, 6.3 Washers, 6.4 Sweepers. */
export const floorMachines: readonly Family[] = [
  family('sweeper', '6.4', 'scrubber-dryer', ['Mašina za metenje', 'Sweeping machine', 'Stroj za metenje'], {
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
