import { colours, models, sizes } from '../axes.ts';
import { family, type Family } from '../family.ts';

const CLOTHING = ['S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** 7.4 Workwear, 7.6 Work at height. */
export const workwear: readonly Family[] = [
  family('trousers', '7.4.1', {
    picture: 'work-trousers',
    name: ['Radne hlače', 'Work trousers'],
    agreement: 'fp',
    about: [
      'Mješavina pamuka i poliestera s elastanom, ojačana koljena s džepom za štitnik. Mnogo džepova, trostruki šavovi i pranje na 60 °C.',
      'Cotton and polyester blend with elastane, reinforced knees with pad pockets. Many pockets, triple seams and washing at 60 °C.',
    ],
    lines: [
      ['Toren', 'Tesar'],
      ['Hladnik', 'Sjever', 1.4, 'strong'],
    ],
    axes: [colours(['navy', 'grey']), sizes(...CLOTHING)],
    price: 4900,
    weight: 620,
    facts: { materijal: 'pamuk', ppe: 'I' },
  }),
  family('jacket', '7.4.1', {
    picture: 'coverall',
    name: ['Radna bluza', 'Work jacket'],
    about: [
      'Bluza iz istog programa kao hlače, s podesivim manžetama i skrivenim patent zatvaračem. Ne ograničava pokrete i drži boju nakon mnogo pranja.',
      'Jacket from the same range as the trousers, with adjustable cuffs and a concealed zip. Does not restrict movement and keeps its colour after many washes.',
    ],
    lines: [
      ['Toren', 'Tesar'],
      ['Hladnik', 'Sjever', 1.5, 'strong'],
    ],
    axes: [colours(['navy', 'grey']), sizes(...CLOTHING)],
    price: 4600,
    weight: 640,
    facts: { materijal: 'pamuk', ppe: 'I' },
  }),
  family('hi-vis-vest', '7.4.2', {
    picture: 'hi-vis-vest',
    name: ['Visokovidljivi prsluk klase 2', 'High-visibility vest class 2'],
    agreement: 'm',
    about: [
      'Dvije reflektirajuće trake oko trupa i čičak traka sprijeda, norma EN ISO 20471. Podnosi najmanje 25 pranja na 40 °C.',
      'Two reflective bands around the body and hook-and-loop closing in front, EN ISO 20471. Withstands at least 25 washes at 40 °C.',
      undefined,
      'Dvije reflektujuće trake oko trupa i čičak traka sprijeda, standard EN ISO 20471. Podnosi najmanje 25 pranja na 40 °C.',
    ],
    lines: [
      ['Toren', 'Signal'],
      ['Hladnik', 'Luks', 1.4],
    ],
    axes: [colours(['yellow', 'orange']), sizes('M', 'L', 'XL', 'XXL')],
    price: 690,
    packs: [['pak', 10]],
    weight: 140,
    facts: { materijal: 'poliester', ppe: 'II' },
  }),
  family('hi-vis-jacket', '7.4.2', {
    picture: 'hi-vis-vest',
    name: ['Visokovidljiva jakna klase 3', 'High-visibility jacket class 3'],
    about: [
      'Vodootporna zimska jakna s toplom postavom koja se skida i kapuljačom u ovratniku. Zalijepljeni šavovi, norme EN ISO 20471 i EN 343.',
      'Waterproof winter jacket with removable warm lining and a hood in the collar. Taped seams, EN ISO 20471 and EN 343.',
      undefined,
      'Vodootporna zimska jakna sa toplom postavom koja se skida i kapuljačom u kragni. Zalijepljeni šavovi, standardi EN ISO 20471 i EN 343.',
    ],
    lines: [
      ['Toren', 'Signal'],
      ['Hladnik', 'Vejavica', 1.35, 'strong'],
    ],
    axes: [colours(['yellow', 'orange'], true), sizes('M', 'L', 'XL', 'XXL', '3XL')],
    price: 8900,
    weight: 1250,
    facts: { materijal: 'poliester', ppe: 'II' },
  }),
  family('coverall', '7.4.3', {
    picture: 'coverall',
    name: ['Jednokratni kombinezon tip 5/6', 'Disposable coverall type 5/6'],
    agreement: 'm',
    about: [
      'Štiti od sitne prašine i prskanja, s kapuljačom i elastikom na zglobovima. Za bojenje, izolaciju i čišćenje; prozračan i bez silikona.',
      'Protects from fine dust and splashes, with hood and elasticated wrists and ankles. For painting, insulation and cleaning; breathable and silicone free.',
    ],
    lines: [
      ['Aerom', 'Suit'],
      ['Toren', 'Overal', 0.88, 'value'],
    ],
    axes: [sizes('M', 'L', 'XL', 'XXL')],
    price: 590,
    packs: [['kut', 25]],
    weight: 170,
    facts: { materijal: 'pp', boja: 'white', ppe: 'III' },
  }),
  family('disposable-wear', '7.4.3', {
    picture: 'coverall',
    name: ['Jednokratna odjeća', 'Disposable clothing'],
    noun: 'option',
    about: [
      'Za posjetitelje, kuhinje i zdravstvo, od mekanog netkanog materijala. Ne gužva se i ne ostavlja vlakna na hrani.',
      'For visitors, kitchens and health care, in soft non-woven material. Does not crease and sheds no fibres on food.',
      undefined,
      'Za posjetioce, kuhinje i zdravstvo, od mekanog netkanog materijala. Ne gužva se i ne ostavlja vlakna na hrani.',
    ],
    lines: [
      ['Aerom', 'Clip'],
      ['Mensa', 'Guest', 0.85, 'value'],
    ],
    axes: [
      models(
        ['KAP', ['jednokratna kapa, 100/1', 'disposable cap, 100 pcs']],
        ['NAZ', ['jednokratne navlake za obuću, 100/1', 'disposable overshoes, 100 pcs'], 1.1],
        ['KEC', ['jednokratna kecelja PE, 100/1', 'disposable PE apron, 100 pcs'], 1.4],
        ['MAN', ['jednokratni mantil, 10/1', 'disposable coat, 10 pcs', 'jednokratni ogrtač, 10/1'], 2.1],
        ['RUK', ['zaštitne podlaktice, 100/1', 'sleeve covers, 100 pcs'], 1.5],
      ),
    ],
    price: 690,
    unit: 'pak',
    packs: [['kart', 10]],
    weight: 450,
    facts: { materijal: 'pp', boja: 'white', ppe: 'I', pakovanje: '100/1' },
  }),
  family('harness', '7.6', {
    picture: 'neutral-box',
    name: ['Sigurnosni pojas', 'Safety harness'],
    agreement: 'm',
    about: [
      'Pojas za cijelo tijelo s leđnim i prsnim kopčama, norma EN 361. Pregled ovlaštene osobe jednom godišnje upisuje se u priloženu knjižicu.',
      'Full-body harness with dorsal and chest attachment, EN 361. The yearly inspection by an authorised person is entered in the booklet supplied.',
      undefined,
      'Pojas za cijelo tijelo sa leđnim i prsnim kopčama, standard EN 361. Pregled ovlašćenog lica jednom godišnje upisuje se u priloženu knjižicu.',
    ],
    lines: [
      ['Altus', 'Basic'],
      ['Altus', 'Tower', 1.9, 'pro'],
    ],
    axes: [sizes('M', 'L', 'XXL')],
    price: 8900,
    weight: 1400,
    facts: { ppe: 'III', materijal: 'poliester' },
  }),
  family('fall-arrest', '7.6', {
    picture: 'neutral-box',
    name: ['Oprema za zaustavljanje pada', 'Fall arrest equipment'],
    noun: 'option',
    about: [
      'Komponente za sistem zaštite od pada, sve s CE oznakom i serijskim brojem. Preporučujemo obuku uz prvu narudžbu.',
      'Components of a fall protection system, all with CE mark and serial number. We recommend training with the first order.',
    ],
    lines: [
      ['Altus', 'Stop'],
      ['Altus', 'Line', 1.2, 'long'],
    ],
    axes: [
      models(
        ['UZ', ['uže s apsorberom, 1,8 m', 'lanyard with absorber, 1.8 m'], 1, { visina_pada: 1.8 }],
        ['SA', ['samonavlačivi uređaj, 10 m', 'retractable block, 10 m'], 4.6, { visina_pada: 10 }],
        ['KA', ['čelični karabin', 'steel karabiner'], 0.35],
        ['SE', ['set za krov, 15 m', 'roof kit, 15 m'], 3.4, { visina_pada: 15 }],
      ),
    ],
    price: 6400,
    weight: 1100,
    facts: { ppe: 'III' },
  }),
];
