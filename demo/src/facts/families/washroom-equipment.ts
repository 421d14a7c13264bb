import { colours, models, scents, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 3 Dispensers and washroom equipment, 4 Skin care and toiletries. */
export const washroomEquipment: readonly Family[] = [
  family('soap-dispenser', '3.1', 'soap-dispenser', ['Dozator tečnog sapuna', 'Liquid soap dispenser'], {
    agreement: 'm',
    about: [
      'Zidni dozator s ključem i prozorčićem za nivo, puni se iz kanistra na dolijevanje. Isporučuje se s tiplima i vijcima.',
      'Lockable wall dispenser with a level window, refilled from a canister. Supplied with plugs and screws.',
      'Zidni dozator s ključem i prozorčićem za razinu, puni se iz kanistra na dolijevanje. Isporučuje se s tiplama i vijcima.',
    ],
    lines: [
      ['Dozimat', 'Uno'],
      ['Dozimat', 'Linea', 1.25],
      ['Manuclean', 'Box', 0.85, 'value'],
    ],
    axes: [volumes([0.5, 1]), colours(['white', 'black', 'grey'], true)],
    price: 2400,
    weight: 700,
    warranty: 24,
    facts: { materijal: 'abs', sistem: ['S1', 'uni'], garancija: 24 },
  }),
  family(
    'sensor-dispenser',
    '3.1',
    'soap-dispenser',
    ['Senzorski dozator dezinficijensa', 'Touch-free disinfectant dispenser'],
    {
      agreement: 'm',
      about: [
        'Dozira bez dodira, na četiri baterije tipa C koje traju oko 30.000 doza. Doza se podešava od 0,8 do 1,5 ml, za gel, sapun ili sprej.',
        'Dispenses without touch, on four C batteries that last about 30,000 doses. The dose can be set from 0.8 to 1.5 ml, for gel, soap or spray.',
      ],
      lines: [
        ['Dozimat', 'Sense'],
        ['Steridal', 'Touch', 1.1, 'pro'],
      ],
      axes: [
        models(
          ['G', ['za gel', 'for gel']],
          ['S', ['za sprej', 'for spray'], 1.05],
          ['P', ['za pjenu', 'for foam'], 1.08],
        ),
        volumes([1]),
      ],
      price: 7900,
      weight: 1100,
      warranty: 24,
      facts: { materijal: 'abs', sistem: ['S2', 'uni'], garancija: 24, napajanje: 'baterija' },
    },
  ),
  family('paper-holder', '3.2', 'paper-dispenser', ['Držač', 'Holder'], {
    agreement: 'm',
    noun: 'both',
    about: [
      'Čvrsto kućište s ključem i prozorčićem za zalihu papira, otporno na udarce. Zaobljeni rubovi lako se brišu i ne skupljaju prašinu.',
      'Sturdy lockable casing with a window that shows the remaining paper, resistant to knocks. Rounded edges are easy to wipe and gather no dust.',
    ],
    lines: [
      ['Dozimat', 'Uno'],
      ['Dozimat', 'Linea', 1.3],
      ['Celino', 'Dom', 0.82, 'value'],
    ],
    axes: [
      models(
        ['JT', ['jumbo toaletnog papira', 'for jumbo toilet paper'], 1, { sistem: ['T2'] }],
        ['RV', ['složivih ručnika', 'for folded towels'], 1.05, { sistem: ['H3'] }],
        ['RR', ['ručnika u roli', 'for roll towels'], 1.6, { sistem: ['H1'] }],
        ['IR', ['industrijske role', 'for industrial rolls'], 2, { sistem: ['uni'] }],
      ),
      colours(['white', 'black'], true),
    ],
    price: 2950,
    weight: 1200,
    warranty: 24,
    facts: { materijal: 'abs', garancija: 24 },
  }),
  family('hand-dryer', '3.3', 'hand-dryer', ['Sušač ruku', 'Hand dryer', 'Sušilo za ruke'], {
    agreement: 'm',
    about: [
      'Suši ruke za 10 do 15 sekundi i uključuje se senzorom. Kućište je otporno na vandalizam, a filter se čisti bez alata.',
      'Dries hands in 10 to 15 seconds and is switched on by a sensor. The casing is vandal-proof and the filter is cleaned without tools.',
    ],
    lines: [
      ['Dozimat', 'Jet'],
      ['Dozimat', 'Aria', 0.7, 'quiet'],
      ['Tornado', 'Dry', 0.85],
    ],
    axes: [
      models(['1200', '1200 W', 1, { snaga: 1200, buka: 66 }], ['1800', '1800 W', 1.25, { snaga: 1800, buka: 70 }]),
      colours(['white', 'grey'], true),
    ],
    price: 28900,
    weight: 4200,
    kind: 'machine',
    warranty: 24,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
  family('pedal-bin', '3.4', 'bin-pedal', ['Kanta za otpad s pedalom', 'Pedal bin'], {
    about: [
      'Poklopac se otvara nožno i zatvara tiho, pa ruke ostaju čiste. Unutrašnja posuda ima ručku i vadi se zajedno s vrećom.',
      'The lid opens by foot and closes quietly, so hands stay clean. The inner bucket has a handle and is taken out together with the bag.',
      'Poklopac se otvara nogom i zatvara tiho, pa ruke ostaju čiste. Unutarnja posuda ima ručku i vadi se zajedno s vrećom.',
    ],
    lines: [
      ['Dozimat', 'Step'],
      ['Fibra', 'Pedal', 0.8, 'value'],
    ],
    axes: [volumes([5, 12, 30]), colours(['white', 'grey', 'red', 'yellow'], true)],
    price: 2450,
    weight: 1500,
    facts: { materijal: 'inox' },
  }),
  family('basket', '3.4', 'bin-pedal', ['Koš za papir', 'Waste paper basket'], {
    agreement: 'm',
    about: [
      'Otvoreni koš za urede, hodnike i sanitarne čvorove. Stabilno dno, gladak rub i dovoljno prostora za vreću.',
      'Open basket for offices, corridors and washrooms. Stable base, smooth rim and enough room for a bag.',
    ],
    lines: [
      ['Dozimat', 'Uredo'],
      ['Brisko', 'Koš', 0.85, 'value'],
    ],
    axes: [volumes([10, 25, 50]), colours(['black', 'grey', 'blue', 'green'], true)],
    price: 790,
    weight: 900,
    facts: { materijal: 'pp' },
  }),
  family('liquid-soap', '4.1', 'pump-bottle', ['Tečni sapun', 'Liquid soap'], {
    agreement: 'm',
    about: [
      'Kremasti sapun neutralne pH vrijednosti s glicerinom za često pranje ruku. Dobro se ispire i ne začepljuje dozator.',
      'Creamy soap of neutral pH with glycerine for frequent hand washing. Rinses off well and does not clog the dispenser.',
    ],
    lines: [
      ['Manuclean', 'Rose', 1, 'mild'],
      ['Dermasan', 'Silk', 1.15],
      ['Ekolin', 'Ruke', 1.1, 'eco'],
      ['Aqualin', 'Soap', 0.88, 'value'],
    ],
    axes: [scents('cvjetni', 'limun', 'breskva'), volumes([0.5, 5], true)],
    price: 390,
    facts: { oblik: 'tecnost', ph: 5.5, rok: 36 },
  }),
  family('foam-soap', '4.1', 'pump-bottle', ['Sapun u pjeni', 'Foam soap'], {
    agreement: 'm',
    about: [
      'Uložak za dozatore pjene: jedna doza od 0,4 ml dovoljna je za pranje ruku. Manje sapuna i manje vode nego kod tečnog sapuna.',
      'Refill for foam dispensers: one dose of 0.4 ml is enough for washing hands. Less soap and less water than with liquid soap.',
    ],
    lines: [
      ['Manuclean', 'Foam'],
      ['Dermasan', 'Cloud', 1.12, 'mild'],
    ],
    axes: [scents('svjezina', 'cvjetni'), volumes([0.8, 1])],
    price: 720,
    facts: { oblik: 'pjena', ph: 5.5, sistem: ['S2'], rok: 36 },
  }),
  family('hand-paste', '4.2', 'bucket-tub', ['Pasta za pranje ruku', 'Hand cleaning paste'], {
    about: [
      'Za jako zaprljane ruke u radionicama i na gradilištu: skida ulje, mast, grafit i boju bez agresivnih otapala. Nanosi se na suhe ruke, utrlja i tek onda ispere.',
      'For heavily soiled hands in workshops and on building sites: removes oil, grease, graphite and paint without harsh solvents. Apply to dry hands, rub in and only then rinse.',
      undefined,
      'Za jako zaprljane ruke u radionicama i na gradilištu: skida ulje, mast, grafit i boju bez agresivnih rastvarača. Nanosi se na suve ruke, utrlja i tek onda ispere.',
    ],
    lines: [
      ['Manuclean', 'Grip'],
      ['Tehnol', 'Hand', 1.08, 'strong'],
      ['Dermasan', 'Power', 1.18, 'mild'],
    ],
    axes: [
      models(
        ['G', ['sa granulama', 'with scrubbing granules']],
        ['P', ['sa pijeskom', 'with sand'], 0.85],
        ['N', ['sa orahovom ljuskom', 'with walnut shell'], 1.15],
      ),
      volumes([0.5, 3, 10]),
    ],
    price: 420,
    facts: { oblik: 'pasta', ph: 6.5, miris: 'limun', rok: 36 },
  }),
  family('protective-cream', '4.3', 'pump-bottle', ['Zaštitna krema za ruke', 'Protective hand cream'], {
    about: [
      'Nanosi se prije rada i nakon pranja; brzo se upija i ne ostavlja masne otiske. Bez silikona, pa odgovara i lakirnicama i pogonima s hranom.',
      'Applied before work and after washing; absorbed quickly and leaves no greasy prints. Silicone free, so it suits paint shops and food plants as well.',
    ],
    lines: [
      ['Dermasan', 'Barrier'],
      ['Manuclean', 'Creme', 0.85],
      ['Ekolin', 'Neven', 1.05, 'mild'],
    ],
    axes: [
      models(
        ['PR', ['prije rada', 'before work']],
        ['PO', ['poslije rada', 'after work']],
        ['UV', ['sa UV zaštitom', 'with UV protection'], 1.35],
      ),
      volumes([0.1, 0.5, 1]),
    ],
    price: 290,
    facts: { oblik: 'pasta', ph: 5.5, miris: 'bez', rok: 30 },
  }),
  family('hotel', '4.4', 'pump-bottle', ['Hotelska kozmetika', 'Hotel toiletries'], {
    noun: 'option',
    about: [
      'Njega za goste u pakovanju za sobu ili u dozatoru koji se dopunjava. Miris je nenametljiv, a formula bez parabena.',
      'Guest care in room-size packs or in refillable dispensers. The fragrance is discreet and the formula free of parabens.',
    ],
    lines: [
      ['Albero', 'Verde'],
      ['Albero', 'Oliva', 1.2, 'eco'],
    ],
    axes: [
      models(
        ['SAM', ['šampon', 'shampoo']],
        ['KUP', ['kupka', 'shower gel']],
        ['LOS', ['losion za tijelo', 'body lotion'], 1.15],
        ['REG', ['regenerator', 'conditioner'], 1.1],
      ),
      volumes([0.03, 0.3, 5]),
    ],
    price: 48,
    minimum: 1,
    facts: { oblik: 'gel', ph: 5.5, rok: 36 },
  }),
  family('hotel-kit', '4.4', 'neutral-box', ['Hotelski pribor', 'Hotel amenity'], {
    agreement: 'm',
    noun: 'option',
    about: [
      'Pojedinačno pakovano u kartonsku kutijicu, spremno za sobu. Ambalaža je papirna i reciklira se.',
      'Individually packed in a small cardboard box, ready for the room. The packaging is paper and recyclable.',
    ],
    lines: [
      ['Albero', 'Verde'],
      ['Albero', 'Classic', 0.85, 'value'],
    ],
    axes: [
      models(
        ['KAP', ['kapa za tuširanje', 'shower cap']],
        ['ZUB', ['četkica i pasta za zube', 'toothbrush and toothpaste'], 1.9],
        ['SIV', ['pribor za šivenje', 'sewing kit', 'pribor za šivanje'], 1.3],
        ['BRI', ['pribor za brijanje', 'shaving kit'], 2.2],
        ['PAP', ['papuče', 'slippers'], 3.6],
      ),
    ],
    price: 35,
    packs: [['kart', 100]],
    multiple: true,
    weight: 25,
    facts: { materijal: 'karton' },
  }),
];
