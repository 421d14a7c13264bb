import { colours, models, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 5.1 Cloths and sponges, 5.2 Mops and trolleys. */
export const clothsAndMops: readonly Family[] = [
  family('microfibre-cloth', '5.1.1', {
    picture: 'microfibre-cloth',
    name: ['Mikrofiber krpa', 'Microfibre cloth'],
    about: [
      'Skida prašinu, masnoću i bakterije samo s vodom, bez dlačica i tragova. Četiri boje odvajaju sanitarije, umivaonike, površine i kuhinju; pere se do 95 °C.',
      'Removes dust, grease and bacteria with water alone, without lint or streaks. Four colours keep toilets, washbasins, surfaces and kitchen apart; washable up to 95 °C.',
    ],
    lines: [
      ['Fibra', 'Basic'],
      ['Fibra', 'Pro', 1.6, 'long'],
      ['Brisko', 'Soft', 0.85, 'value'],
    ],
    axes: [
      models(
        ['40', '40 × 40 cm, 300 g/m²', 1, { dimenzije: '40 × 40 cm', gramatura: 300 }],
        ['32', '32 × 32 cm, 220 g/m²', 0.72, { dimenzije: '32 × 32 cm', gramatura: 220 }],
        ['ST', ['za staklo, 40 × 50 cm', 'for glass, 40 × 50 cm'], 1.45, { dimenzije: '40 × 50 cm', gramatura: 260 }],
      ),
      colours(['blue', 'red', 'yellow', 'green']),
    ],
    price: 145,
    packs: [['pak', 10]],
    multiple: true,
    weight: 48,
    facts: { materijal: 'mikrofiber', povrsina: ['staklo', 'inox', 'plastika'] },
  }),
  family('sponge', '5.1.2', {
    picture: 'sponge',
    name: ['Abrazivna spužva', 'Scouring sponge', 'Abrazivna spužva', 'Abrazivni sunđer'],
    about: [
      'Za posuđe, radne plohe i sanitarije; abrazivna strana skida zapečeno, a mekana upija. Ne gubi oblik ni nakon višekratnog iskuhavanja.',
      'For dishes, worktops and washrooms; the abrasive side removes burnt-on dirt, the soft side absorbs. Keeps its shape even after repeated boiling.',
    ],
    lines: [
      ['Fibra', 'Scrub'],
      ['Brisko', 'Riba', 0.82, 'value'],
    ],
    axes: [
      models(
        ['714', '7 × 14 cm'],
        ['915', '9 × 15 cm', 1.25],
        ['NEA', ['neabrazivna, 7 × 14 cm', 'non-scratch, 7 × 14 cm', undefined, 'neabrazivni, 7 × 14 cm'], 1.12],
        ['INO', ['sa inox mrežom', 'with steel mesh'], 1.3],
      ),
    ],
    price: 65,
    packs: [['pak', 10]],
    multiple: true,
    weight: 12,
    facts: { boja: 'green', materijal: 'poliester' },
  }),
  family('flat-mop', '5.2.1', {
    picture: 'flat-mop',
    name: ['Navlaka za ravni mop', 'Flat mop cover'],
    about: [
      'Džepovi i jezičci odgovaraju uobičajenim nosačima, a šavovi su pojačani za pranje na 95 °C. Dobro klizi, upija mnogo i ne ostavlja dlačice.',
      'Pockets and flaps fit the usual holders, and the seams are reinforced for washing at 95 °C. Glides well, absorbs a lot and leaves no lint.',
    ],
    lines: [
      ['Fibra', 'Plan'],
      ['Brisko', 'Ravno', 0.84, 'value'],
    ],
    axes: [
      models(
        ['40', ['40 cm, mikrofiber', '40 cm, microfibre'], 1, { dimenzije: '40 cm', materijal: 'mikrofiber' }],
        ['50', ['50 cm, mikrofiber', '50 cm, microfibre'], 1.2, { dimenzije: '50 cm', materijal: 'mikrofiber' }],
        ['40P', ['40 cm, pamuk', '40 cm, cotton'], 0.78, { dimenzije: '40 cm', materijal: 'pamuk' }],
        ['50P', ['50 cm, pamuk', '50 cm, cotton'], 0.9, { dimenzije: '50 cm', materijal: 'pamuk' }],
      ),
      colours(['blue', 'green', 'red', 'white']),
    ],
    price: 820,
    packs: [['pak', 5]],
    weight: 110,
    facts: { povrsina: ['pod'] },
  }),
  family('trolley', '5.2.2', {
    picture: 'bucket-trolley',
    name: ['Kolica za čišćenje', 'Cleaning trolley'],
    agreement: 'np',
    about: [
      'Čvrst okvir na četiri okretna točka koji ne ostavljaju tragove, s dovoljno mjesta za vreću i pribor. Cjedilica se skida bez alata radi pranja.',
      'Sturdy frame on four non-marking swivel castors, with enough room for a bag and tools. The wringer comes off without tools for washing.',
    ],
    lines: [
      ['Fibra', 'Duo'],
      ['Fibra', 'Hotel', 1.7, 'quiet'],
      ['Brisko', 'Vozić', 0.82, 'value'],
    ],
    axes: [
      models(
        ['215', ['dvokanta 2 × 15 L sa cjedilicom', 'double bucket 2 × 15 L with wringer'], 1, { volumen: 30 }],
        ['225', ['dvokanta 2 × 25 L sa cjedilicom', 'double bucket 2 × 25 L with wringer'], 1.2, { volumen: 50 }],
        ['V', ['sa držačem vreće 120 L', 'with 120 L bag holder'], 1.35, { volumen: 120 }],
        ['S', ['servisna, tri police', 'service trolley, three shelves'], 2.1],
      ),
    ],
    price: 18900,
    weight: 11500,
    facts: { materijal: 'pp', boja: 'blue' },
  }),
  family('bucket', '5.2.2', {
    picture: 'bucket-trolley',
    name: ['Kofa za mop sa cjedilicom', 'Mop bucket with wringer'],
    about: [
      'Kofa na točkovima s mjernom skalom i izljevom. Cjedilica se pritišće bez saginjanja.',
      'Bucket on castors with a measuring scale and a spout. The wringer is pressed without bending.',
    ],
    lines: [
      ['Fibra', 'Aqua'],
      ['Brisko', 'Vedro', 0.8, 'value'],
    ],
    axes: [volumes([17, 25]), colours(['blue', 'red', 'green'])],
    price: 5600,
    weight: 3800,
    facts: { materijal: 'pp' },
  }),
  family('handle', '5.2.3', {
    picture: 'handle',
    name: ['Drška', 'Handle'],
    about: [
      'Lagana drška s gumenim rukohvatom i rupom za vješanje. Navoj odgovara metlama, brisačima i nosačima istog programa.',
      'Light handle with a rubber grip and a hanging hole. The thread fits brooms, squeegees and holders of the same range.',
    ],
    lines: [
      ['Fibra', 'Alu'],
      ['Brisko', 'Stap', 0.7, 'value'],
    ],
    axes: [
      models(
        ['120', '120 cm'],
        ['140', '140 cm', 1.1],
        ['TEL', ['teleskopska, 100–180 cm', 'telescopic, 100–180 cm'], 2.2],
        ['TEL3', ['teleskopska, 150–300 cm', 'telescopic, 150–300 cm'], 3.4],
      ),
      colours(['grey', 'blue'], false),
    ],
    price: 755,
    packs: [['kut', 12]],
    weight: 480,
    facts: { materijal: 'alu' },
  }),
  family('mop-holder', '5.2.3', {
    picture: 'flat-mop',
    name: ['Nosač za ravni mop', 'Flat mop holder'],
    agreement: 'm',
    about: [
      'Nosač koji se sklapa pritiskom stopala, pa se navlaka mijenja bez dodira rukom. Zglob se okreće za 360° i lako ulazi ispod namještaja.',
      'Holder that folds with a press of the foot, so the cover is changed without touching it. The joint turns 360° and gets easily under furniture.',
    ],
    lines: [
      ['Fibra', 'Clip'],
      ['Fibra', 'Magnet', 1.35, 'long'],
    ],
    axes: [models(['40', '40 cm'], ['50', '50 cm', 1.15], ['60', '60 cm', 1.3])],
    price: 1890,
    weight: 520,
    facts: { materijal: 'abs' },
  }),
];
