import { colours, models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 5.3 Brooms, brushes and squeegees, 5.4 Waste bags. */
export const broomsAndBags: readonly Family[] = [
  family('broom', '5.3.1', {
    picture: 'broom',
    name: ['Metla', 'Broom'],
    about: [
      'Gusta vlakna skupljaju i sitnu prašinu i grubu nečistoću, a tijelo metle ne puca na hladnoći. Drška se bira zasebno, s univerzalnim navojem.',
      'Dense bristles collect fine dust and coarse dirt alike, and the broom head does not crack in the cold. The handle is chosen separately, with a universal thread.',
    ],
    lines: [
      ['Brisko', 'Dom'],
      ['Fibra', 'Sweep', 1.3, 'long'],
    ],
    axes: [
      models(
        ['30', ['sobna, 30 cm', 'indoor, 30 cm']],
        ['40', ['dvorišna, 40 cm', 'outdoor, 40 cm'], 1.2],
        ['60', ['industrijska, 60 cm', 'industrial, 60 cm'], 1.9],
      ),
    ],
    price: 590,
    packs: [['kut', 12]],
    weight: 350,
    facts: { materijal: 'poliester', povrsina: ['pod'] },
  }),
  family('dustpan', '5.3.1', {
    picture: 'broom',
    name: ['Lopatica s metlicom', 'Dustpan and brush'],
    about: [
      'Gumena usna prianja uz pod, pa ništa ne ostaje ispred lopatice. Metlica se zakači za dršku i komplet se vješa o jedan klin.',
      'The rubber lip hugs the floor, so nothing is left in front of the pan. The brush clips to the handle and the set hangs on one hook.',
    ],
    lines: [
      ['Fibra', 'Set'],
      ['Brisko', 'Par', 0.75, 'value'],
    ],
    axes: [
      models(['K', ['kratka drška', 'short handle']], ['D', ['duga drška', 'long handle'], 1.9]),
      colours(['blue', 'grey'], false),
    ],
    price: 950,
    packs: [['kut', 12]],
    weight: 400,
    facts: { materijal: 'pp' },
  }),
  family('squeegee', '5.3.2', {
    picture: 'squeegee',
    name: ['Brisač za staklo', 'Window squeegee'],
    agreement: 'm',
    about: [
      'Inox nosač s mekom gumom koja briše bez pruga; guma se mijenja bez alata. Odgovara teleskopskim drškama s konusom.',
      'Stainless steel channel with a soft blade that wipes without streaks; the blade is changed without tools. Fits telescopic poles with a cone.',
    ],
    lines: [
      ['Fibra', 'Vista'],
      ['Brisko', 'Prozor', 0.78, 'value'],
    ],
    axes: [
      models(
        ['25', '25 cm'],
        ['35', '35 cm', 1.15],
        ['45', '45 cm', 1.3],
        ['SET', ['komplet sa nanosačem, 35 cm', 'set with washer, 35 cm'], 2],
      ),
    ],
    price: 1470,
    packs: [['kut', 10]],
    weight: 240,
    facts: { materijal: 'inox', povrsina: ['staklo'] },
  }),
  family('haccp', '5.3.3', {
    picture: 'broom',
    name: ['HACCP četka', 'HACCP brush'],
    noun: 'option',
    about: [
      'Pribor u boji za odvajanje zona u pripremi hrane: jedna boja, jedna zona. Podnosi 121 °C i pranje u mašini, vlakna ne ispadaju.',
      'Colour-coded tool for keeping zones in food preparation apart: one colour, one zone. Withstands 121 °C and machine washing; bristles do not come loose.',
      'Pribor u boji za odvajanje zona u pripremi hrane: jedna boja, jedna zona. Podnosi 121 °C i strojno pranje, vlakna ne ispadaju.',
    ],
    lines: [
      ['Fibra', 'Food', 1, 'food'],
      ['Brisko', 'Zona', 0.8, 'food'],
    ],
    axes: [
      models(
        ['RUC', ['HACCP ručna četka, 20 cm', 'HACCP hand brush, 20 cm']],
        ['POD', ['HACCP podna četka, 30 cm', 'HACCP floor brush, 30 cm'], 1.7],
        ['MET', ['HACCP metla, 40 cm', 'HACCP broom, 40 cm'], 1.9],
        ['LOP', ['HACCP lopatica, 25 cm', 'HACCP dustpan, 25 cm'], 1.2],
      ),
      colours(['red', 'blue', 'yellow', 'green', 'white']),
    ],
    price: 745,
    packs: [['kut', 12]],
    weight: 260,
    facts: { materijal: 'pp' },
  }),
  family('waste-bags', '5.4', {
    picture: 'waste-bags-roll',
    name: ['Vreće za otpad', 'Waste bags'],
    agreement: 'fp',
    about: [
      'Čvrsto dno sa zvjezdastim varom ne propušta tečnost, a vreće se lako odvajaju s role. Boja pomaže pri razvrstavanju otpada.',
      'The star-sealed base holds liquid, and the bags tear off the roll easily. Colours help with waste separation.',
    ],
    lines: [
      ['Sakko', 'Standard'],
      ['Sakko', 'Forte', 1.35, 'strong'],
      ['Ekolin', 'Bio', 1.6, 'eco'],
    ],
    axes: [
      models(
        ['35', '35 L, 50 × 60 cm, 20 µm, 15/1', 0.55, { debljina: 20, dimenzije: '50 × 60 cm' }],
        ['60', '60 L, 60 × 80 cm, 25 µm, 20/1', 0.67, { debljina: 25, dimenzije: '60 × 80 cm' }],
        ['120', '120 L, 70 × 110 cm, 40 µm, 10/1', 1, { debljina: 40, dimenzije: '70 × 110 cm' }],
        ['240', '240 L, 115 × 125 cm, 50 µm, 5/1', 1.64, { debljina: 50, dimenzije: '115 × 125 cm' }],
      ),
      colours(['black', 'blue', 'yellow', 'green']),
    ],
    price: 290,
    unit: 'rola',
    packs: [['kut', 20]],
    weight: 620,
    facts: { materijal: 'pe' },
  }),
];
