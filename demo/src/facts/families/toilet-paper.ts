import { models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 2.1 Toilet paper. */
export const toiletPaper: readonly Family[] = [
  family('toilet-paper', '2.1.1', {
    picture: 'toilet-roll-pack',
    name: ['Toaletni papir', 'Toilet paper'],
    agreement: 'm',
    about: [
      'Mekan i čvrst papir koji se brzo razgrađuje u vodi, pogodan i za starije instalacije. Svaka rola je perforirana, a pakovanje ima ručku za nošenje.',
      'Soft and strong paper that breaks down quickly in water, suitable for older plumbing too. Every roll is perforated and the pack has a carrying handle.',
    ],
    lines: [
      ['Papirella', 'Classic'],
      ['Celino', 'Eko', 0.88, 'eco'],
      ['Papirella', 'Deluxe', 1.3, 'mild'],
    ],
    axes: [
      models(
        [
          '210',
          ['dvoslojni, 10 rola', '2-ply, 10 rolls', undefined, undefined],
          1,
          { slojevi: 2, listova: 150, duzina_role: 18, rola: 10 },
        ],
        [
          '224',
          ['dvoslojni, 24 role', '2-ply, 24 rolls'],
          2.25,
          { slojevi: 2, listova: 150, duzina_role: 18, rola: 24 },
        ],
        [
          '310',
          ['troslojni, 10 rola', '3-ply, 10 rolls'],
          1.35,
          { slojevi: 3, listova: 150, duzina_role: 18, rola: 10 },
        ],
        [
          '316',
          ['troslojni, 16 rola', '3-ply, 16 rolls'],
          2.05,
          { slojevi: 3, listova: 200, duzina_role: 24, rola: 16 },
        ],
        [
          '408',
          ['četveroslojni, 8 rola', '4-ply, 8 rolls', undefined, 'četvoroslojni, 8 rola'],
          1.5,
          { slojevi: 4, listova: 150, duzina_role: 18, rola: 8 },
        ],
      ),
    ],
    price: 460,
    unit: 'pak',
    packs: [['kart', 12]],
    weight: 900,
    facts: { sirovina: 'celuloza', boja: 'white' },
  }),
  family('jumbo', '2.1.2', {
    picture: 'jumbo-roll',
    name: ['Jumbo toaletni papir', 'Jumbo toilet paper'],
    agreement: 'm',
    about: [
      'Velika rola za objekte s mnogo posjetilaca: rjeđe mijenjanje i manje otpada. Unutrašnja hilzna prečnika 60 mm odgovara svim uobičajenim držačima.',
      'Large roll for sites with many visitors: fewer changes and less waste. The 60 mm core fits all usual holders.',
      'Velika rola za objekte s mnogo posjetitelja: rjeđe mijenjanje i manje otpada. Unutarnja jezgra promjera 60 mm odgovara svim uobičajenim držačima.',
      'Velika rola za objekte sa mnogo posjetilaca: rjeđe mijenjanje i manje otpada. Unutrašnja hilzna prečnika 60 mm odgovara svim uobičajenim držačima.',
    ],
    lines: [
      ['Papirella', 'Jumbo'],
      ['Celino', 'Maxi', 0.9, 'value'],
      ['Papirella', 'Jumbo Soft', 1.25],
    ],
    axes: [
      models(
        ['19', '19 cm, 140 m', 1, { slojevi: 2, duzina_role: 140, rola: 1, dimenzije: '19 cm' }],
        ['23', '23 cm, 200 m', 1.4, { slojevi: 2, duzina_role: 200, rola: 1, dimenzije: '23 cm' }],
        ['26', '26 cm, 300 m', 1.95, { slojevi: 2, duzina_role: 300, rola: 1, dimenzije: '26 cm' }],
        [
          '19J',
          ['19 cm, jednoslojni, 240 m', '19 cm, 1-ply, 240 m'],
          1.05,
          { slojevi: 1, duzina_role: 240, rola: 1, dimenzije: '19 cm' },
        ],
      ),
    ],
    price: 310,
    unit: 'rola',
    packs: [['pak', 12]],
    multiple: true,
    weight: 650,
    facts: { sirovina: 'reciklirani', sistem: ['T2'], boja: 'white', eko: ['blue'] },
  }),
  family('sheets', '2.1.3', {
    picture: 'folded-towels',
    name: ['Toaletni papir u listićima', 'Bulk pack toilet tissue'],
    agreement: 'm',
    about: [
      'Složeni listići uzimaju se jedan po jedan, pa je potrošnja manja, a higijena bolja. Za restorane, ordinacije i manje sanitarne čvorove.',
      'Folded sheets are taken one by one, so consumption is lower and hygiene better. For restaurants, surgeries and smaller washrooms.',
    ],
    lines: [
      ['Papirella', 'Leaf'],
      ['Celino', 'List', 0.9, 'value'],
    ],
    axes: [
      models(
        ['2', ['dvoslojni, 250 listova', '2-ply, 250 sheets'], 1, { slojevi: 2, listova: 250 }],
        ['3', ['troslojni, 200 listova', '3-ply, 200 sheets'], 1.15, { slojevi: 3, listova: 200 }],
      ),
    ],
    price: 145,
    unit: 'pak',
    packs: [['kart', 40]],
    multiple: true,
    weight: 160,
    facts: { sirovina: 'celuloza', boja: 'white', sistem: ['uni'], dimenzije: '11 × 18 cm' },
  }),
];
