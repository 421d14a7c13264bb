import { colours, models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 6.5 Spare parts and consumables. */
export const machineParts: readonly Family[] = [
  family('pad', '6.5.1', {
    picture: 'pad-disc',
    name: ['Pad', 'Pad'],
    agreement: 'm',
    about: [
      'Pad od prerađenog poliestera: boja govori o tvrdoći, od bijele za poliranje do crne za skidanje premaza. Pere se i koristi s obje strane.',
      'Pad of recycled polyester: the colour tells the hardness, from white for polishing to black for stripping. Washable and used on both sides.',
    ],
    kind: 'spare_part',
    lines: [
      ['Rotomat', 'Disk'],
      ['Fibra', 'Krug', 0.88, 'value'],
    ],
    axes: [models(['13', '13″', 0.8], ['17', '17″'], ['20', '20″', 1.25]), colours(['white', 'red', 'blue', 'black'])],
    price: 1150,
    packs: [['kut', 5]],
    multiple: true,
    weight: 180,
    facts: { materijal: 'poliester', povrsina: ['pod'] },
  }),
  family('machine-brush', '6.5.1', {
    picture: 'pad-disc',
    name: ['Četka za mašinu', 'Machine brush', 'Četka za stroj'],
    about: [
      'Disk četka od polipropilena za svakodnevno pranje ili od nilona s abrazivom za jako zaprljane podove. Postavlja se na brzu spojku bez alata.',
      'Disc brush in polypropylene for daily washing or in abrasive nylon for heavily soiled floors. Fits onto the quick coupling without tools.',
      'Disk četka od polipropilena za svakodnevno pranje ili od najlona s abrazivom za jako zaprljane podove. Postavlja se na brzu spojku bez alata.',
    ],
    kind: 'spare_part',
    lines: [['Rotomat', 'Disk']],
    axes: [
      models(
        ['35', ['PP, 35 cm', 'PP, 35 cm']],
        ['45', ['PP, 45 cm', 'PP, 45 cm'], 1.25],
        ['55', ['PP, 55 cm', 'PP, 55 cm'], 1.6],
        ['45A', ['abrazivna, 45 cm', 'abrasive, 45 cm'], 1.8],
      ),
    ],
    price: 9800,
    weight: 1400,
    facts: { materijal: 'pp', povrsina: ['pod'] },
  }),
  family('vacuum-bags', '6.5.2', {
    picture: 'neutral-box',
    name: ['Vrećice za usisivač', 'Vacuum cleaner bags'],
    agreement: 'fp',
    about: [
      'Višeslojne flis vrećice zadržavaju sitnu prašinu i čuvaju motor. Grlo se zatvara klizačem, pa mijenjanje ne praši.',
      'Multi-layer fleece bags hold fine dust and protect the motor. The neck closes with a slide, so changing raises no dust.',
    ],
    kind: 'spare_part',
    lines: [
      ['Tornado', 'Flis'],
      ['Rotomat', 'Bag', 1.1],
    ],
    axes: [
      models(
        ['10', ['za 10 L, 10 kom', 'for 10 L, 10 pcs']],
        ['15', ['za 15 L, 10 kom', 'for 15 L, 10 pcs'], 1.2],
        ['30', ['za 30 L, 5 kom', 'for 30 L, 5 pcs'], 1.1],
      ),
    ],
    price: 2450,
    unit: 'pak',
    packs: [['kut', 10]],
    weight: 250,
    facts: {},
  }),
  family('filter', '6.5.2', {
    picture: 'filter-cartridge',
    name: ['Filter za usisivač', 'Vacuum cleaner filter'],
    agreement: 'm',
    about: [
      'Originalni filter tačnih mjera, bez zazora na brtvi. Preporučuje se zamjena jednom godišnje ili nakon 300 sati rada.',
      'Original filter of exact dimensions, with no gap at the seal. Replacement is recommended once a year or after 300 working hours.',
    ],
    kind: 'spare_part',
    lines: [
      ['Tornado', 'Filt'],
      ['Vidra', 'Filt', 0.9],
      ['Rotomat', 'Filt', 1.1],
    ],
    axes: [
      models(
        ['H', 'HEPA H13'],
        ['P', ['patronski', 'cartridge'], 0.8],
        ['M', ['motorni, perivi', 'motor, washable'], 0.5],
      ),
    ],
    price: 4200,
    weight: 300,
    facts: {},
  }),
  family('blade', '6.5.3', {
    picture: 'spare-blade',
    name: ['Guma brisača', 'Squeegee blade'],
    about: [
      'Rezervna guma za usisnu papuču mašine za pranje podova; koristi se sa sve četiri ivice. Poliuretan je otporan na ulje, a prirodna guma bolje suši gladak pod.',
      'Replacement blade for the squeegee of a scrubber dryer; all four edges can be used. Polyurethane resists oil, natural rubber dries smooth floors better.',
      'Rezervna guma za usisnu papuču stroja za pranje podova; koristi se sa sva četiri ruba. Poliuretan je otporan na ulje, a prirodna guma bolje suši gladak pod.',
    ],
    kind: 'spare_part',
    lines: [
      ['Rotomat', '45 B'],
      ['Rotomat', '55 B', 1.15],
      ['Vidra', 'Skrab', 0.85],
    ],
    axes: [
      models(
        ['ZP', ['stražnja, poliuretan', 'rear, polyurethane', undefined, 'zadnja, poliuretan']],
        ['PP', ['prednja, poliuretan', 'front, polyurethane'], 0.92],
        ['ZG', ['stražnja, prirodna guma', 'rear, natural rubber', undefined, 'zadnja, prirodna guma'], 0.85],
      ),
    ],
    price: 4800,
    weight: 420,
    facts: { materijal: 'pu' },
  }),
  family('battery', '6.5.3', {
    picture: 'neutral-box',
    name: ['Baterija za mašinu', 'Machine battery', 'Baterija za stroj'],
    about: [
      'Trakciona baterija za svakodnevno punjenje i duboko pražnjenje. Stara baterija preuzima se pri isporuci bez naknade.',
      'Traction battery for daily charging and deep discharge. The old battery is taken back on delivery free of charge.',
    ],
    kind: 'spare_part',
    lines: [
      ['Rotomat', 'Power'],
      ['Tornado', 'Akku', 0.9],
    ],
    axes: [models(['76', 'AGM 12 V, 76 Ah'], ['105', 'AGM 12 V, 105 Ah', 1.3], ['L36', 'Li-Ion 36 V, 7 Ah', 1.5])],
    price: 32000,
    weight: 24000,
    warranty: 12,
    facts: { garancija: 12 },
  }),
  family('charger', '6.5.3', {
    picture: 'neutral-box',
    name: ['Punjač', 'Charger'],
    agreement: 'm',
    about: [
      'Automatski punjač s krivuljom za gel i AGM baterije; po završetku prelazi na održavanje. Lampice pokazuju tok punjenja.',
      'Automatic charger with a curve for gel and AGM batteries; switches to maintenance when finished. Lights show the progress.',
      'Automatski punjač s krivuljom za gel i AGM baterije; po završetku prelazi na održavanje. Lampice pokazuju tijek punjenja.',
      'Automatski punjač sa krivom za gel i AGM baterije; po završetku prelazi na održavanje. Lampice pokazuju tok punjenja.',
    ],
    kind: 'spare_part',
    lines: [
      ['Rotomat', 'Volt'],
      ['Tornado', 'Volt', 0.85],
    ],
    axes: [models(['24', '24 V, 12 A'], ['36', '36 V, 18 A', 1.6])],
    price: 28500,
    weight: 2600,
    warranty: 24,
    facts: { napajanje: 'mreza', garancija: 24 },
  }),
  family('nozzle', '6.5.2', {
    picture: 'neutral-box',
    name: ['Pribor za usisivač', 'Vacuum cleaner accessory'],
    noun: 'option',
    agreement: 'm',
    about: [
      'Originalni pribor prečnika 35 mm, odgovara svim modelima istog programa.',
      'Original accessory with a diameter of 35 mm, fits all models of the same range.',
    ],
    kind: 'spare_part',
    lines: [
      ['Tornado', 'Fit'],
      ['Vidra', 'Fit', 0.9],
    ],
    axes: [
      models(
        ['CR', ['usisno crijevo, 2,5 m', 'suction hose, 2.5 m'], 2.2],
        ['PA', ['podna papuča', 'floor tool'], 1.6],
        ['TU', ['teleskopska cijev', 'telescopic tube'], 1.8],
        ['FU', ['mlaznica za fuge', 'crevice nozzle'], 0.6],
      ),
    ],
    price: 1900,
    weight: 600,
    facts: { materijal: 'abs' },
  }),
];
