import { scents, volumes, weights } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 1.3 Kitchen and catering. */
export const kitchen: readonly Family[] = [
  family('degreaser', '1.3.1', 'spray-bottle', ['Odmašćivač za kuhinje', 'Kitchen degreaser'], {
    about: [
      'Snažno alkalno sredstvo za nape, radne plohe, filtere i podove kuhinja. Skida i zapečenu masnoću bez grebanja, a nakon ispiranja površina je spremna za rad s hranom.',
      'Powerful alkaline product for hoods, worktops, filters and kitchen floors. Removes even baked-on grease without scratching; once rinsed, the surface is ready for work with food.',
    ],
    lines: [
      ['Grasso', 'Forte', 1, 'strong'],
      ['Aqualin', 'Gras', 0.94],
      ['Ekolin', 'Kuhinja', 1.08, 'eco'],
    ],
    axes: [volumes([0.75, 1, 5, 10])],
    price: 560,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:20',
      ph: 13,
      povrsina: ['inox', 'keramika'],
      miris: 'bez',
      rok: 36,
    },
    hazard: 'alkaline',
  }),
  family(
    'degreaser-mild',
    '1.3.1',
    'spray-bottle',
    ['Univerzalni odmašćivač bez mirisa', 'Unscented all-purpose degreaser'],
    {
      about: [
        'Za svakodnevno brisanje radnih ploha, frižidera i vitrina u pripremi hrane. Ne ostavlja miris na namirnicama i ne traži zaštitnu opremu pri razrijeđenoj upotrebi.',
        'For the daily wiping of worktops, refrigerators and display cases in food preparation. Leaves no smell on food and needs no protective equipment when diluted.',
        'Za svakodnevno brisanje radnih ploha, hladnjaka i vitrina u pripremi hrane. Ne ostavlja miris na namirnicama i ne traži zaštitnu opremu pri razrijeđenoj uporabi.',
      ],
      lines: [
        ['Grasso', 'Soft', 1, 'food'],
        ['Ekolin', 'Plus', 1.1, 'eco'],
      ],
      axes: [volumes([0.75, 5, 10], true)],
      price: 495,
      facts: {
        oblik: 'tecnost',
        koncentrat: 'da',
        razrjedenje: '1:30',
        ph: 10.5,
        povrsina: ['inox', 'plastika'],
        miris: 'bez',
        rok: 36,
      },
      hazard: 'irritant',
    },
  ),
  family(
    'dish-machine',
    '1.3.2',
    'jerrycan-20l',
    ['Deterdžent za mašinsko pranje posuđa', 'Machine dishwashing detergent', 'Deterdžent za strojno pranje posuđa'],
    {
      about: [
        'Tečni deterdžent za profesionalne mašine s automatskim doziranjem, djelotvoran i u tvrdoj vodi. Dozira se 2 g po litru, a uz mekšu vodu i manje.',
        'Liquid detergent for professional machines with automatic dosing, effective in hard water too. Dosed at 2 g per litre, less in softer water.',
        'Tekući deterdžent za profesionalne perilice s automatskim doziranjem, djelotvoran i u tvrdoj vodi. Dozira se 2 g po litri, a uz mekšu vodu i manje.',
      ],
      lines: [
        ['Grasso', 'Mat'],
        ['Aqualin', 'Dish Pro', 0.96, 'value'],
        ['Ekolin', 'Tabla', 1.1, 'eco'],
      ],
      axes: [volumes([5, 10, 20])],
      price: 2980,
      facts: {
        oblik: 'tecnost',
        koncentrat: 'da',
        ph: 13,
        povrsina: ['keramika', 'inox', 'staklo'],
        miris: 'bez',
        rok: 24,
      },
      hazard: 'alkaline',
    },
  ),
  family('dish-rinse', '1.3.2', 'canister-5l', ['Sredstvo za sjaj posuđa', 'Rinse aid'], {
    about: [
      'Kiselo sredstvo za ispiranje koje ubrzava sušenje i sprečava mrlje na čašama. Dozira se automatski, 0,3 do 0,5 ml po litru vode.',
      'Acidic rinse aid that speeds up drying and prevents stains on glasses. Dosed automatically at 0.3 to 0.5 ml per litre of water.',
      'Kiselo sredstvo za ispiranje koje ubrzava sušenje i sprečava mrlje na čašama. Dozira se automatski, 0,3 do 0,5 ml po litri vode.',
    ],
    lines: [
      ['Grasso', 'Brilo'],
      ['Aqualin', 'Shine', 0.95],
      ['Ekolin', 'Bljesak', 1.1, 'eco'],
    ],
    axes: [volumes([5, 10, 20])],
    price: 3250,
    facts: { oblik: 'tecnost', koncentrat: 'da', ph: 3, povrsina: ['staklo', 'keramika'], miris: 'bez', rok: 24 },
    hazard: 'eyes',
  }),
  family(
    'dish-salt',
    '1.3.2',
    'bag-powder',
    ['Tabletirana so za omekšavanje vode', 'Water softener salt tablets', 'Tabletirana sol za omekšavanje vode'],
    {
      about: [
        'Čista so u tabletama za regeneraciju omekšivača vode u mašinama za posuđe i rublje. Ravnomjerno se otapa i ne stvara talog.',
        'Pure salt tablets for regenerating the water softeners of dishwashers and washing machines. Dissolves evenly and leaves no sediment.',
        'Čista sol u tabletama za regeneraciju omekšivača vode u perilicama posuđa i rublja. Ravnomjerno se otapa i ne stvara talog.',
      ],
      lines: [
        ['Grasso', 'Salin'],
        ['Aqualin', 'Sal', 0.94, 'value'],
      ],
      axes: [weights([10, 25])],
      price: 890,
      facts: { oblik: 'tableta', rok: 60 },
    },
  ),
  family('dish-hand', '1.3.3', 'round-bottle', ['Deterdžent za ručno pranje posuđa', 'Washing-up liquid'], {
    about: [
      'Koncentrat bogate pjene koji rastvara masnoću i u hladnoj vodi. Prijatan je za ruke i lako se ispire s čaša i pribora.',
      'Rich-foam concentrate that cuts grease even in cold water. Kind to the hands and easily rinsed off glasses and cutlery.',
      'Koncentrat bogate pjene koji otapa masnoću i u hladnoj vodi. Ugodan je za ruke i lako se ispire s čaša i pribora.',
    ],
    lines: [
      ['Grasso', 'Mano'],
      ['Aqualin', 'Dish', 0.92, 'value'],
      ['Ekolin', 'Balzam', 1.12, 'mild'],
    ],
    axes: [scents('limun', 'jabuka'), volumes([1, 5, 10], true)],
    price: 330,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:200',
      ph: 6.5,
      povrsina: ['keramika', 'staklo', 'inox'],
      rok: 36,
    },
    hazard: 'irritant',
  }),
  family('oven', '1.3.4', 'spray-bottle', ['Sredstvo za čišćenje pećnica i roštilja', 'Oven and grill cleaner'], {
    about: [
      'Aktivna pjena koja se drži i na okomitim površinama te rastvara zagorjelu mast. Nanosi se na mlaku površinu, ostavi deset minuta i ispere; nije za aluminij.',
      'Active foam that clings to vertical surfaces and dissolves burnt-on grease. Apply to a lukewarm surface, leave for ten minutes and rinse; not for aluminium.',
      'Aktivna pjena koja se drži i na okomitim površinama te otapa zagorjelu mast. Nanosi se na mlaku površinu, ostavi deset minuta i ispere; nije za aluminij.',
    ],
    lines: [
      ['Grasso', 'Grill', 1, 'strong'],
      ['Aqualin', 'Oven', 0.95],
      ['Inoxal', 'Thermo', 1.1, 'pro'],
    ],
    axes: [volumes([0.75, 5])],
    price: 690,
    facts: {
      oblik: 'pjena',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      ph: 13.5,
      povrsina: ['inox', 'keramika'],
      miris: 'bez',
      rok: 24,
    },
    hazard: 'alkaline',
  }),
  family(
    'combi-oven',
    '1.3.4',
    'canister-5l',
    ['Deterdžent za samočisteće konvektomate', 'Detergent for self-cleaning combi ovens'],
    {
      about: [
        'Za programe pranja parnokonvekcijskih pećnica s automatskim doziranjem. Uklanja mast i škrob bez ribanja i ne ostavlja miris.',
        'For the wash programmes of combi ovens with automatic dosing. Removes grease and starch without scrubbing and leaves no smell.',
      ],
      lines: [
        ['Grasso', 'Combi'],
        ['Inoxal', 'Vapor', 1.1],
      ],
      axes: [volumes([5, 10])],
      price: 3990,
      facts: {
        oblik: 'tecnost',
        koncentrat: 'da',
        razrjedenje: '1:20',
        ph: 13,
        povrsina: ['inox'],
        miris: 'bez',
        rok: 24,
      },
      hazard: 'alkaline',
    },
  ),
];
