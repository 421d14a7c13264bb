import { colours, models, sizes } from '../axes.ts';
import { family, type Family } from '../family.ts';

const CLOTHING = ['S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** 7.3 Eyes, head and hearing, 7.4 Workwear, 7.6 Work at height. */
export const headAndClothing: readonly Family[] = [
  family('glasses', '7.3.1', 'goggles', ['Zaštitne naočale', 'Safety glasses'], {
    agreement: 'fp',
    about: [
      'Lagane naočale s bočnom zaštitom i staklom otpornim na grebanje, norma EN 166. Mekani nosni dio ne klizi ni pri dugom radu.',
      'Light glasses with side protection and scratch-resistant lens, EN 166. The soft nose piece does not slip even during long work.',
      undefined,
      'Lagane naočare sa bočnom zaštitom i staklom otpornim na grebanje, standard EN 166. Mekani nosni dio ne klizi ni pri dugom radu.',
    ],
    lines: [
      ['Aerom', 'Clear'],
      ['Optivid', 'Vista', 0.9, 'value'],
      ['Optivid', 'Sport', 1.25],
    ],
    axes: [
      models(
        ['PM', ['protiv magljenja', 'anti-fog']],
        ['TM', ['tamne, UV 400', 'tinted, UV 400'], 1.15],
        ['ZU', ['žute, za slabo svjetlo', 'yellow, for low light'], 1.1],
      ),
    ],
    price: 740,
    packs: [['kut', 12]],
    weight: 35,
    facts: { ppe: 'II', boja: 'clear' },
  }),
  family('visor', '7.3.1', 'goggles', ['Vizir za lice', 'Face shield'], {
    agreement: 'm',
    about: [
      'Štiti cijelo lice od prskanja i čestica, a podiže se jednom rukom. Vizir se mijenja bez alata, a traka oko glave je podesiva.',
      'Protects the whole face from splashes and particles and lifts with one hand. The shield is changed without tools and the headband is adjustable.',
    ],
    lines: [
      ['Optivid', 'Face'],
      ['Kapica', 'Štit', 0.9],
    ],
    axes: [
      models(
        ['PC', ['polikarbonat', 'polycarbonate']],
        ['MR', ['mrežasti', 'mesh'], 0.9],
        ['UR', ['rezervni vizir', 'spare shield'], 0.5],
      ),
    ],
    price: 1650,
    weight: 260,
    facts: { ppe: 'II', boja: 'clear' },
  }),
  family('helmet', '7.3.2', 'helmet', ['Zaštitna kaciga', 'Safety helmet', undefined, 'Zaštitni šljem'], {
    about: [
      'Školjka od ABS-a s podešavanjem točkićem i znojnicom koja se pere. Norma EN 397, utori za antifone i vizir, rok upotrebe pet godina.',
      'ABS shell with wheel adjustment and washable sweatband. EN 397, slots for ear defenders and visor, five years of service life.',
      'Školjka od ABS-a s podešavanjem kotačićem i znojnicom koja se pere. Norma EN 397, utori za antifone i vizir, rok uporabe pet godina.',
      'Školjka od ABS-a sa podešavanjem točkićem i znojnicom koja se pere. Standard EN 397, utori za antifone i vizir, rok upotrebe pet godina.',
    ],
    lines: [
      ['Kapica', 'Bau'],
      ['Kapica', 'Vent', 1.4],
      ['Altus', 'Alpin', 2.6, 'pro'],
    ],
    axes: [colours(['white', 'yellow', 'blue', 'red', 'orange', 'green'])],
    price: 1290,
    packs: [['kut', 20]],
    weight: 390,
    facts: { ppe: 'II', materijal: 'abs' },
  }),
  family('bump-cap', '7.3.2', 'helmet', ['Zaštitna kapa', 'Bump cap'], {
    about: [
      'Izgleda kao kačket, a ispod tkanine je tvrdi umetak prema EN 812. Za skladišta i radionice s niskim stropom, nije zamjena za kacigu.',
      'Looks like a baseball cap, with a hard insert to EN 812 under the fabric. For warehouses and workshops with low ceilings; not a substitute for a helmet.',
      undefined,
      'Izgleda kao kačket, a ispod tkanine je tvrdi umetak prema EN 812. Za skladišta i radionice sa niskim plafonom, nije zamjena za šljem.',
    ],
    lines: [['Kapica', 'Sport']],
    axes: [colours(['navy', 'black', 'grey'])],
    price: 1490,
    weight: 190,
    facts: { ppe: 'II', materijal: 'pamuk' },
  }),
  family('ear-defenders', '7.3.3', 'ear-muffs', ['Antifoni', 'Ear defenders'], {
    agreement: 'mp',
    about: [
      'Mekani jastučići i podesiv luk za cijelu smjenu u bučnom pogonu. Prigušenje je označeno na školjki, a jastučići se mijenjaju.',
      'Soft cushions and adjustable headband for a whole shift in a noisy plant. The attenuation is marked on the cup and the cushions are replaceable.',
    ],
    lines: [
      ['Kapica', 'Tih'],
      ['Aerom', 'Calm', 1.2, 'long'],
    ],
    axes: [
      models(
        ['27', 'SNR 27 dB', 1, { snr: 27 }],
        ['30', 'SNR 30 dB', 1.3, { snr: 30 }],
        ['33', 'SNR 33 dB', 1.7, { snr: 33 }],
        [
          'K',
          ['za kacigu, SNR 28 dB', 'helmet-mounted, SNR 28 dB', undefined, 'za šljem, SNR 28 dB'],
          1.5,
          { snr: 28 },
        ],
      ),
    ],
    price: 1590,
    weight: 240,
    facts: { ppe: 'III', boja: 'yellow' },
  }),
  family('ear-plugs', '7.3.3', 'ear-plugs', ['Čepići za uši', 'Earplugs'], {
    agreement: 'mp',
    about: [
      'Spora pjena ispunjava slušni kanal i ne pritišće. Pakovani par po par, a u kutiji s dozatorom stoje na ulazu u pogon.',
      'Slow foam fills the ear canal without pressure. Packed pair by pair; the dispenser box stands at the entrance of the plant.',
    ],
    lines: [
      ['Kapica', 'Pjena'],
      ['Aerom', 'Plug', 1.15],
    ],
    axes: [
      models(
        ['200', ['200 pari', '200 pairs'], 1, { snr: 37 }],
        ['500', ['500 pari, dozator', '500 pairs, dispenser'], 2.3, { snr: 37 }],
        ['UZ', ['sa uzicom, 100 pari', 'corded, 100 pairs'], 1.2, { snr: 34 }],
      ),
    ],
    price: 3900,
    unit: 'kut',
    weight: 400,
    facts: { ppe: 'III', boja: 'orange' },
  }),
  family('trousers', '7.4.1', 'work-trousers', ['Radne hlače', 'Work trousers'], {
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
  family('jacket', '7.4.1', 'coverall', ['Radna bluza', 'Work jacket'], {
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
  family('hi-vis-vest', '7.4.2', 'hi-vis-vest', ['Visokovidljivi prsluk klase 2', 'High-visibility vest class 2'], {
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
  family('hi-vis-jacket', '7.4.2', 'hi-vis-vest', ['Visokovidljiva jakna klase 3', 'High-visibility jacket class 3'], {
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
  family('coverall', '7.4.3', 'coverall', ['Jednokratni kombinezon tip 5/6', 'Disposable coverall type 5/6'], {
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
  family('disposable-wear', '7.4.3', 'coverall', ['Jednokratna odjeća', 'Disposable clothing'], {
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
  family('harness', '7.6', 'neutral-box', ['Sigurnosni pojas', 'Safety harness'], {
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
  family('fall-arrest', '7.6', 'neutral-box', ['Oprema za zaustavljanje pada', 'Fall arrest equipment'], {
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
