import { colours, models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 9 Packaging and catering supplies. */
export const packaging: readonly Family[] = [
  family('cups', '9.1', {
    picture: 'cup',
    name: ['Čaša papirna', 'Paper cup'],
    about: [
      'Čaša za tople i hladne napitke s čvrstim rubom na koji poklopac sigurno sjeda. Premaz bez plastike, može u papirni otpad.',
      'Cup for hot and cold drinks with a firm rim that holds the lid securely. Plastic-free coating, goes into the paper waste.',
    ],
    lines: [
      ['Javor Pak', 'Kafa'],
      ['Mensa', 'Cup', 0.88, 'value'],
    ],
    axes: [
      models(
        ['100', '100 ml, 50/1'],
        ['200', '200 ml, 50/1', 1.2],
        ['300', '300 ml, 50/1', 1.55],
        ['400', '400 ml, 50/1', 1.85],
      ),
      colours(['white', 'brown'], false),
    ],
    price: 245,
    unit: 'pak',
    packs: [['kart', 20]],
    weight: 300,
    facts: { materijal: 'karton', pakovanje: '50/1' },
  }),
  family('tableware', '9.1', {
    picture: 'cup',
    name: ['Posuđe za jednokratnu upotrebu', 'Disposable tableware'],
    agreement: 'n',
    noun: 'option',
    about: [
      'Od šećerne trske, drveta ili papira, za ketering, pekare i događaje. Podnosi vruće i masno, a nakon upotrebe ide u kompost.',
      'Made of sugar cane, wood or paper, for catering, bakeries and events. Withstands hot and greasy food and can be composted afterwards.',
      'Od šećerne trske, drva ili papira, za catering, pekare i događaje. Podnosi vruće i masno, a nakon uporabe ide u kompost.',
    ],
    lines: [
      ['Mensa', 'Natur', 1, 'eco'],
      ['Javor Pak', 'Stol', 1.1],
    ],
    axes: [
      models(
        ['T18', ['tanjir 18 cm, 50/1', 'plate 18 cm, 50 pcs']],
        ['T23', ['tanjir 23 cm, 50/1', 'plate 23 cm, 50 pcs'], 1.4],
        ['VI', ['drvena viljuška, 100/1', 'wooden fork, 100 pcs'], 0.95],
        ['NO', ['drveni nož, 100/1', 'wooden knife, 100 pcs'], 0.95],
        ['KA', ['drvena kašika, 100/1', 'wooden spoon, 100 pcs'], 0.95],
        ['ZD', ['zdjela 500 ml, 50/1', 'bowl 500 ml, 50 pcs', undefined, 'činija 500 ml, 50/1'], 1.7],
        ['KU', ['kutija za hranu, 50/1', 'meal box, 50 pcs'], 2.6],
      ),
    ],
    price: 690,
    unit: 'pak',
    packs: [['kart', 10]],
    weight: 420,
    facts: { materijal: 'celuloza' },
  }),
  family('foils', '9.2', {
    picture: 'foil-roll',
    name: ['Folija', 'Film'],
    noun: 'option',
    about: [
      'Za dodir s hranom, u kutiji s nožem koja stoji na radnoj plohi. Ravnomjerno se odmotava i ne puca pri kidanju.',
      'For food contact, in a cutter box that stands on the worktop. Unrolls evenly and does not split when torn.',
    ],
    lines: [
      ['Javor Pak', 'Wrap'],
      ['Sakko', 'Folio', 0.9, 'value'],
    ],
    axes: [
      models(
        [
          'A30',
          ['aluminijska folija, 30 cm × 150 m', 'aluminium foil, 30 cm × 150 m'],
          1.6,
          { materijal: 'alu', duzina_role: 150, rola: 1 },
        ],
        [
          'A45',
          ['aluminijska folija, 45 cm × 150 m', 'aluminium foil, 45 cm × 150 m'],
          2.3,
          { materijal: 'alu', duzina_role: 150, rola: 1 },
        ],
        [
          'P30',
          ['prianjajuća folija, 30 cm × 300 m', 'cling film, 30 cm × 300 m'],
          1,
          { materijal: 'pe', duzina_role: 300, rola: 1 },
        ],
        [
          'P45',
          ['prianjajuća folija, 45 cm × 300 m', 'cling film, 45 cm × 300 m'],
          1.4,
          { materijal: 'pe', duzina_role: 300, rola: 1 },
        ],
        [
          'ST',
          ['stretch folija, 50 cm × 300 m', 'stretch wrap, 50 cm × 300 m'],
          1.5,
          { materijal: 'pe', duzina_role: 300, rola: 1 },
        ],
      ),
    ],
    price: 890,
    unit: 'rola',
    packs: [['kut', 6]],
    weight: 1400,
    facts: {},
  }),
  family('food-bags', '9.2', {
    picture: 'waste-bags-roll',
    name: ['Vrećice za hranu', 'Food bags'],
    agreement: 'fp',
    about: [
      'Vrećice bez mirisa za čuvanje i zamrzavanje namirnica, do −40 °C. Na traci za pisanje stoje datum i sadržaj.',
      'Odourless bags for storing and freezing food, down to −40 °C. The writing strip takes date and contents.',
    ],
    lines: [
      ['Javor Pak', 'Fresh'],
      ['Sakko', 'Frigo', 0.88, 'value'],
    ],
    axes: [
      models(
        ['1', '1 L, 100/1'],
        ['3', '3 L, 100/1', 1.4],
        ['6', '6 L, 50/1', 1.3],
        ['VK', ['vakuum 20 × 30 cm, 100/1', 'vacuum 20 × 30 cm, 100 pcs'], 2.8],
        ['TR', ['tregerice, 200/1', 'carrier bags, 200 pcs'], 2.2],
        ['PA', ['papirne, 100/1', 'paper, 100 pcs'], 1.9],
      ),
    ],
    price: 210,
    unit: 'rola',
    packs: [['kut', 30]],
    weight: 350,
    facts: { materijal: 'pe', boja: 'clear' },
  }),
];
