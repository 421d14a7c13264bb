import { colours, models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 7.3 Eye, head and hearing protection. */
export const headProtection: readonly Family[] = [
  family('glasses', '7.3.1', {
    picture: 'goggles',
    name: ['Zaštitne naočale', 'Safety glasses'],
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
  family('visor', '7.3.1', {
    picture: 'goggles',
    name: ['Vizir za lice', 'Face shield'],
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
  family('helmet', '7.3.2', {
    picture: 'helmet',
    name: ['Zaštitna kaciga', 'Safety helmet', undefined, 'Zaštitni šljem'],
    elsewhere: { srLatn: 'm' },
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
  family('bump-cap', '7.3.2', {
    picture: 'helmet',
    name: ['Zaštitna kapa', 'Bump cap'],
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
  family('ear-defenders', '7.3.3', {
    picture: 'ear-muffs',
    name: ['Antifoni', 'Ear defenders'],
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
  family('ear-plugs', '7.3.3', {
    picture: 'ear-plugs',
    name: ['Čepići za uši', 'Earplugs'],
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
];
