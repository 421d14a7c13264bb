import { scents, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 1.1 Floors, 1.2 Washrooms. */
export const floorsAndWashrooms: readonly Family[] = [
  family('floor-daily', '1.1.1', 'round-bottle', ['Sredstvo za svakodnevno pranje podova', 'Daily floor cleaner'], {
    about: [
      'Neutralno sredstvo za svakodnevno pranje tvrdih podova koje se brzo suši i ne ostavlja trag. Koristi se ručno i u mašinama za pranje podova, na keramici, PVC-u, lakiranom drvetu i kamenu.',
      'Neutral cleaner for the daily washing of hard floors that dries quickly and leaves no streaks. For hand use and for floor-cleaning machines, on ceramics, PVC, varnished wood and stone.',
      'Neutralno sredstvo za svakodnevno pranje tvrdih podova koje se brzo suši i ne ostavlja trag. Koristi se ručno i u strojevima za pranje podova, na keramici, PVC-u, lakiranom drvu i kamenu.',
    ],
    lines: [
      ['Aqualin', 'Floor'],
      ['Ekolin', 'Pod', 1.1, 'eco'],
      ['Grasso', 'Terra', 0.94, 'value'],
    ],
    axes: [scents('limun', 'svjezina', 'bor'), volumes([1, 5, 10])],
    price: 660,
    facts: { oblik: 'tecnost', koncentrat: 'da', razrjedenje: '1:100', ph: 8, povrsina: ['pod', 'keramika'], rok: 36 },
  }),
  family(
    'floor-machine',
    '1.1.1',
    'canister-5l',
    [
      'Niskopjeneće sredstvo za mašinsko pranje podova',
      'Low-foam floor cleaner for machines',
      'Niskopjeneće sredstvo za strojno pranje podova',
    ],
    {
      about: [
        'Sredstvo s malo pjene za mašine za pranje podova, čuva turbinu i gume brisača. Skida uljne mrlje i tragove točkova u skladištima, trgovinama i garažama.',
        'Low-foam cleaner for scrubber dryers that protects the turbine and the squeegee blades. Removes oil stains and wheel marks in warehouses, shops and garages.',
        'Sredstvo s malo pjene za strojeve za pranje podova, čuva turbinu i gume brisača. Skida uljne mrlje i tragove kotača u skladištima, trgovinama i garažama.',
      ],
      lines: [
        ['Aqualin', 'Auto Floor', 1, 'pro'],
        ['Rotomat', 'Clean', 1.15],
        ['Ekolin', 'Jezero', 1.1, 'eco'],
      ],
      axes: [volumes([5, 10, 20])],
      price: 2890,
      facts: {
        oblik: 'tecnost',
        koncentrat: 'da',
        razrjedenje: '1:80',
        ph: 10,
        povrsina: ['pod'],
        miris: 'bez',
        rok: 36,
      },
      hazard: 'irritant',
    },
  ),
  family('floor-coating', '1.1.2', 'canister-5l', ['Emulzija za zaštitu podova', 'Floor protection emulsion'], {
    about: [
      'Samosjajna polimerna emulzija koja zatvara pore i štiti PVC, linoleum i kamen od habanja. Nanosi se u dva do tri tanka sloja ravnim mopom, a prohodna je za tridesetak minuta.',
      'Self-shining polymer emulsion that closes the pores and protects PVC, linoleum and stone from wear. Applied in two or three thin coats with a flat mop; can be walked on after about thirty minutes.',
    ],
    lines: [
      ['Aqualin', 'Polymer'],
      ['Inoxal', 'Glanz', 1.15, 'pro'],
      ['Ekolin', 'Sjaj', 1.08, 'mild'],
    ],
    axes: [volumes([1, 5, 10])],
    price: 1350,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'ne',
      razrjedenje: 'gotovo',
      ph: 8.5,
      povrsina: ['pod'],
      miris: 'bez',
      rok: 24,
    },
  }),
  family('floor-stripper', '1.1.3', 'canister-5l', ['Skidač premaza s podova', 'Floor coating stripper'], {
    about: [
      'Alkalno sredstvo koje rastvara stare premaze, vosak i nataloženu nečistoću. Ostavi se da djeluje desetak minuta, istrlja padom i pokupi prije sušenja.',
      'Alkaline product that dissolves old coatings, wax and embedded dirt. Leave to act for about ten minutes, scrub with a pad and pick up before it dries.',
      'Alkalno sredstvo koje otapa stare premaze, vosak i nataloženu nečistoću. Ostavi se da djeluje desetak minuta, istrlja padom i pokupi prije sušenja.',
    ],
    lines: [
      ['Aqualin', 'Strip'],
      ['Grasso', 'Reset', 1.06, 'strong'],
      ['Tehnol', 'Basis', 0.96],
    ],
    axes: [volumes([1, 5, 10])],
    price: 890,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:5',
      ph: 12.5,
      povrsina: ['pod'],
      miris: 'bez',
      rok: 36,
    },
    hazard: 'alkaline',
  }),
  family(
    'washroom-daily',
    '1.2.1',
    'round-bottle',
    ['Sredstvo za dnevno čišćenje sanitarija', 'Daily washroom cleaner'],
    {
      about: [
        'Blago kiselo sredstvo za umivaonike, pločice i armature koje uz redovnu upotrebu sprečava stvaranje kamenca. Ostavlja sjaj i svjež miris, a ne oštećuje krom.',
        'Mildly acidic cleaner for washbasins, tiles and fittings that prevents limescale when used regularly. Leaves a shine and a fresh scent and does not harm chrome.',
      ],
      lines: [
        ['Aqualin', 'Sani'],
        ['Ekolin', 'Bistro', 1.1, 'eco'],
        ['Grasso', 'Lavabo', 0.93, 'value'],
      ],
      axes: [scents('svjezina', 'cvjetni'), volumes([0.75, 1, 5], true)],
      price: 420,
      facts: {
        oblik: 'tecnost',
        koncentrat: 'da',
        razrjedenje: '1:40',
        ph: 4,
        povrsina: ['keramika', 'inox'],
        rok: 36,
      },
      hazard: 'irritant',
    },
  ),
  family('limescale', '1.2.2', 'round-bottle', ['Uklanjač kamenca za sanitarije', 'Limescale remover for washrooms'], {
    about: [
      'Kiselo sredstvo koje brzo skida kamenac, hrđu i naslage mokraće s keramike i WC školjki. Nije za mramor, emajl ni oštećeni krom; površina se nakon upotrebe dobro ispere.',
      'Acidic product that quickly removes limescale, rust and urine deposits from ceramics and toilet bowls. Not for marble, enamel or damaged chrome; rinse the surface well afterwards.',
    ],
    lines: [
      ['Aqualin', 'Kalk'],
      ['Inoxal', 'Aqua Stop', 1.1],
      ['Grasso', 'Kalk Ex', 0.96, 'strong'],
    ],
    axes: [volumes([1, 5, 10])],
    price: 580,
    facts: {
      oblik: 'tecnost',
      koncentrat: 'da',
      razrjedenje: '1:10',
      ph: 1.5,
      povrsina: ['keramika'],
      miris: 'svjezina',
      rok: 24,
    },
    hazard: 'acid',
  }),
  family(
    'limescale-machines',
    '1.2.2',
    'canister-5l',
    ['Sredstvo za uklanjanje kamenca iz uređaja', 'Descaler for appliances'],
    {
      about: [
        'Na bazi limunske kiseline, za aparate za kafu, bojlere i mašine za posuđe. Uređaj se nakon postupka dvaput ispere čistom vodom.',
        'Based on citric acid, for coffee machines, boilers and dishwashers. Rinse the appliance twice with clean water afterwards.',
        'Na bazi limunske kiseline, za aparate za kavu, bojlere i perilice posuđa. Uređaj se nakon postupka dvaput ispere čistom vodom.',
      ],
      lines: [
        ['Grasso', 'Decal', 1, 'food'],
        ['Inoxal', 'Boiler', 1.12],
      ],
      axes: [volumes([1, 5])],
      price: 690,
      facts: {
        oblik: 'tecnost',
        koncentrat: 'da',
        razrjedenje: '1:15',
        ph: 2,
        povrsina: ['inox', 'plastika'],
        miris: 'bez',
        rok: 36,
      },
      hazard: 'eyes',
    },
  ),
  family('wc-gel', '1.2.3', 'round-bottle', ['WC gel', 'WC gel'], {
    about: [
      'Gusti gel koji prianja uz školjku, skida kamenac i neugodne mirise ispod ruba. Nanese se pod rub, ostavi petnaestak minuta, istrlja četkom i ispere.',
      'Thick gel that clings to the bowl and removes limescale and odours under the rim. Apply under the rim, leave for about fifteen minutes, brush and flush.',
    ],
    lines: [
      ['Aqualin', 'WC'],
      ['Ekolin', 'Rub', 1.12, 'eco'],
      ['Steridal', 'WC Aktiv', 1.2, 'strong'],
    ],
    axes: [scents('bor', 'svjezina', 'lavanda'), volumes([0.75])],
    price: 345,
    facts: { oblik: 'gel', koncentrat: 'ne', razrjedenje: 'gotovo', ph: 2, povrsina: ['keramika'], rok: 36 },
    hazard: 'eyes',
  }),
  family('air-freshener', '1.2.3', 'aerosol', ['Osvježivač zraka', 'Air freshener'], {
    agreement: 'm',
    about: [
      'Neutralizira neugodne mirise u sanitarnim čvorovima, hodnicima i sobama. Dovoljna su dva kratka potiska u sredinu prostorije.',
      'Neutralises unpleasant odours in washrooms, corridors and rooms. Two short sprays into the middle of the room are enough.',
    ],
    lines: [
      ['Aqualin', 'Aria'],
      ['Albero', 'Stanza', 1.3],
    ],
    axes: [scents('limun', 'cvjetni', 'lavanda', 'breskva'), volumes([0.4])],
    price: 430,
    facts: { oblik: 'sprej', koncentrat: 'ne', razrjedenje: 'gotovo', rok: 36 },
    hazard: 'aerosol',
  }),
];
