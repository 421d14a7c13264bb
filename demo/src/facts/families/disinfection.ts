import { models, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 1.5 Disinfection. */
export const disinfection: readonly Family[] = [
  family('surface-spray', '1.5.1', 'spray-bottle', ['Brzi dezinficijens za površine', 'Rapid surface disinfectant'], {
    about: [
      'Alkoholni sprej spreman za upotrebu, djeluje za jednu minutu i suši se bez ispiranja. Za kvake, stolove, medicinsku opremu i fitnes sprave.',
      'Ready-to-use alcohol spray that acts within one minute and dries without rinsing. For door handles, tables, medical equipment and fitness machines.',
    ],
    lines: [
      ['Steridal', 'Rapid'],
      ['Grasso', 'Sani Quick', 0.94, 'food'],
    ],
    axes: [volumes([0.75, 1, 5], true)],
    price: 690,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      povrsina: ['keramika', 'inox', 'plastika'],
      miris: 'bez',
      spektar: ['bakt', 'viru'],
      kontakt: 1,
      norma_dez: ['EN 1276', 'EN 13697', 'EN 14476'],
      rok: 24,
    },
    hazard: 'alcohol',
  }),
  family(
    'chlorine',
    '1.5.1',
    'tablet-jar',
    ['Tablete na bazi hlora za dezinfekciju', 'Chlorine disinfection tablets'],
    {
      about: [
        'Šumeće tablete s aktivnim hlorom za podove, sanitarije i posude za otpad. Jedna tableta u 10 L vode daje sredstvo za svakodnevnu upotrebu.',
        'Effervescent tablets with active chlorine for floors, washrooms and waste containers. One tablet in 10 L of water makes a product for daily use.',
      ],
      lines: [
        ['Steridal', 'Tabs'],
        ['Aqualin', 'Chlor', 0.92, 'value'],
      ],
      axes: [
        models(
          ['150', ['150 tableta', '150 tablets'], 1, { masa_neto: 0.5 }],
          ['300', ['300 tableta', '300 tablets'], 1.85, { masa_neto: 1 }],
        ),
      ],
      price: 1490,
      weight: 600,
      packs: [['kut', 6]],
      facts: {
        oblik: 'tableta',
        koncentrat: 'da',
        povrsina: ['pod', 'keramika'],
        spektar: ['bakt', 'fung', 'viru', 'spor'],
        kontakt: 15,
        norma_dez: ['EN 13697', 'EN 14476'],
        rok: 36,
      },
      hazard: 'chlorineTablets',
    },
  ),
  family('hand-gel', '1.5.2', 'pump-bottle', ['Alkoholni gel za ruke', 'Alcohol hand gel'], {
    about: [
      'Gel sa 70 % etanola i glicerinom, utrlja se u suhe ruke trideset sekundi bez ispiranja. Brzo se suši i ne ostavlja ljepljiv trag.',
      'Gel with 70% ethanol and glycerine, rubbed into dry hands for thirty seconds without rinsing. Dries quickly and leaves no sticky film.',
      'Gel sa 70 % etanola i glicerinom, utrlja se u suhe ruke trideset sekundi bez ispiranja. Brzo se suši i ne ostavlja ljepljiv trag.',
      'Gel sa 70 % etanola i glicerinom, utrlja se u suve ruke trideset sekundi bez ispiranja. Brzo se suši i ne ostavlja ljepljiv trag.',
    ],
    lines: [
      ['Steridal', 'Hand'],
      ['Dermasan', 'Sept', 1.1, 'mild'],
      ['Manuclean', 'Sani Gel', 0.92, 'value'],
    ],
    axes: [volumes([0.1, 0.5, 1, 5])],
    price: 240,
    packs: [['kut', 20]],
    facts: {
      oblik: 'gel',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      miris: 'bez',
      spektar: ['bakt', 'viru'],
      kontakt: 0.5,
      norma_dez: ['EN 1500', 'EN 14476'],
      rok: 36,
    },
    hazard: 'alcohol',
  }),
  family('hand-liquid', '1.5.2', 'pump-bottle', ['Tečni dezinficijens za ruke', 'Liquid hand disinfectant'], {
    about: [
      'Za higijensku i hiruršku dezinfekciju ruku u zdravstvu i pripremi hrane. Sadrži njegujuće sastojke koji sprečavaju isušivanje kože.',
      'For hygienic and surgical hand disinfection in health care and food preparation. Contains caring ingredients that keep the skin from drying out.',
    ],
    lines: [
      ['Steridal', 'Med'],
      ['Dermasan', 'Protect', 1.08, 'mild'],
    ],
    axes: [volumes([0.5, 1, 5])],
    price: 620,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      miris: 'bez',
      spektar: ['bakt', 'fung', 'viru'],
      kontakt: 0.5,
      norma_dez: ['EN 1500', 'EN 14476'],
      rok: 36,
    },
    hazard: 'alcohol',
  }),
  family('instruments', '1.5.3', 'canister-5l', ['Sredstvo za dezinfekciju instrumenata', 'Instrument disinfectant'], {
    about: [
      'Za potapanje hirurških i frizerskih instrumenata prije sterilizacije; ne napada metal ni gumu. Radna otopina mijenja se svakog dana.',
      'For immersing surgical and hairdressing instruments before sterilisation; does not attack metal or rubber. The working solution is changed daily.',
      undefined,
      'Za potapanje hirurških i frizerskih instrumenata prije sterilizacije; ne napada metal ni gumu. Radni rastvor mijenja se svakog dana.',
    ],
    lines: [
      ['Steridal', 'Instru'],
      ['Dermasan', 'Tool', 0.95],
    ],
    axes: [volumes([1, 5])],
    price: 1890,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:50',
      povrsina: ['inox', 'plastika'],
      miris: 'bez',
      spektar: ['bakt', 'fung', 'viru'],
      kontakt: 15,
      norma_dez: ['EN 13697', 'EN 14476'],
      rok: 24,
    },
    hazard: 'quat',
  }),
  family('pool', '1.5.3', 'jerrycan-20l', ['Hlorno sredstvo za bazene', 'Pool chlorine'], {
    about: [
      'Tečni natrijev hipohlorit za dezinfekciju bazenske vode uz dozirnu pumpu. Ne miješati s kiselinama; čuvati na hladnom i tamnom mjestu.',
      'Liquid sodium hypochlorite for disinfecting pool water with a dosing pump. Do not mix with acids; keep in a cool and dark place.',
      'Tekući natrijev hipoklorit za dezinfekciju bazenske vode uz dozirnu pumpu. Ne miješati s kiselinama; čuvati na hladnom i tamnom mjestu.',
      'Tečni natrijum-hipohlorit za dezinfekciju bazenske vode uz dozirnu pumpu. Ne miješati sa kiselinama; čuvati na hladnom i tamnom mjestu.',
    ],
    lines: [
      ['Steridal', 'Pool'],
      ['Aqualin', 'Bazen', 0.93, 'value'],
    ],
    axes: [volumes([5, 10, 20])],
    price: 1290,
    facts: { oblik: 'tecnost', koncentrat: 'da', ph: 12.5, miris: 'bez', spektar: ['bakt', 'fung', 'viru'], rok: 6 },
    hazard: 'chlorine',
  }),
];
