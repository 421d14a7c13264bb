import { colours, models } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 2.2 Hand towels, 2.3 Industrial rolls and napkins. */
export const towelsAndNapkins: readonly Family[] = [
  family('folded-towels', '2.2.1', {
    picture: 'folded-towels',
    name: ['Papirni ručnici složivi', 'Folded paper towels'],
    agreement: 'mp',
    about: [
      'Upijaju brzo i ne raspadaju se u mokrim rukama, pa je dovoljan jedan list. Odgovaraju većini zidnih držača i stoje uredno i bez njih.',
      'They absorb quickly and do not fall apart in wet hands, so one sheet is enough. They fit most wall holders and stand neatly without one too.',
    ],
    lines: [
      ['Papirella', 'Fold'],
      ['Celino', 'Zig', 0.86, 'value'],
      ['Papirella', 'Fold Premium', 1.3],
    ],
    axes: [
      models(
        [
          'V',
          ['V, 200 listova', 'V-fold, 200 sheets'],
          1,
          { slojevi: 2, listova: 200, listova_susenje: 1, dimenzije: '21 × 25 cm', sistem: ['H3'] },
        ],
        [
          'Z',
          ['Z, 150 listova', 'Z-fold, 150 sheets'],
          1.1,
          { slojevi: 2, listova: 150, listova_susenje: 1, dimenzije: '21 × 24 cm', sistem: ['H3', 'uni'] },
        ],
        [
          'V1',
          ['V, jednoslojni, 250 listova', 'V-fold, 1-ply, 250 sheets'],
          0.8,
          { slojevi: 1, listova: 250, listova_susenje: 2, dimenzije: '21 × 23 cm', sistem: ['H3'] },
        ],
      ),
      colours(['white', 'green'], false),
    ],
    price: 215,
    unit: 'pak',
    packs: [['kut', 20]],
    weight: 400,
    facts: { sirovina: 'celuloza', eko: ['fsc'] },
  }),
  family('roll-towels', '2.2.2', {
    picture: 'industrial-roll',
    name: ['Papirni ručnici u roli', 'Paper towel roll'],
    agreement: 'mp',
    about: [
      'Za samorezne i poluautomatske držače, s ujednačenom dužinom lista. Rola traje duže od složivih ručnika i smanjuje broj obilazaka.',
      'For auto-cut and lever dispensers, with an even sheet length. The roll lasts longer than folded towels and reduces the number of rounds.',
    ],
    lines: [
      ['Papirella', 'Roll'],
      ['Celino', 'Rol', 0.88, 'value'],
    ],
    axes: [
      models(
        ['60', '20 cm, 60 m', 1, { duzina_role: 60, rola: 1, slojevi: 2 }],
        ['120', '20 cm, 120 m', 1.85, { duzina_role: 120, rola: 1, slojevi: 2 }],
        ['150', '20 cm, 150 m', 2.2, { duzina_role: 150, rola: 1, slojevi: 2 }],
        ['200', ['jednoslojni, 20 cm, 200 m', '1-ply, 20 cm, 200 m'], 1.9, { duzina_role: 200, rola: 1, slojevi: 1 }],
      ),
      colours(['white', 'blue'], false),
    ],
    price: 390,
    unit: 'rola',
    packs: [['pak', 6]],
    multiple: true,
    weight: 800,
    facts: { sirovina: 'mjesavina', sistem: ['H1'] },
  }),
  family('industrial-roll', '2.3.1', {
    picture: 'industrial-roll',
    name: ['Industrijska rola', 'Industrial roll'],
    about: [
      'Višeslojni papir za brisanje ulja, vode i boje u radionicama i pogonima. Slojevi su lijepljeni, pa se list ne kida pri jakom trljanju.',
      'Multi-ply paper for wiping oil, water and paint in workshops and plants. The plies are glued, so a sheet does not tear when rubbed hard.',
    ],
    lines: [
      ['Papirella', 'Tech'],
      ['Celino', 'Servis', 0.88, 'value'],
      ['Tehnol', 'Wipe', 1.15, 'strong'],
    ],
    axes: [
      models(
        [
          '500',
          ['500 listova, 2 sloja', '500 sheets, 2-ply'],
          1,
          { listova: 500, slojevi: 2, duzina_role: 180, rola: 1 },
        ],
        [
          '800',
          ['800 listova, 2 sloja', '800 sheets, 2-ply'],
          1.5,
          { listova: 800, slojevi: 2, duzina_role: 280, rola: 1 },
        ],
        [
          '1000',
          ['1000 listova, 3 sloja', '1000 sheets, 3-ply'],
          2.14,
          { listova: 1000, slojevi: 3, duzina_role: 360, rola: 1 },
        ],
      ),
      colours(['blue', 'white'], false),
    ],
    price: 1300,
    unit: 'rola',
    packs: [['pak', 2]],
    multiple: true,
    weight: 2600,
    facts: { sirovina: 'mjesavina', sistem: ['uni'] },
  }),
  family('napkins', '2.3.2', {
    picture: 'folded-towels',
    name: ['Salvete', 'Napkins'],
    agreement: 'fp',
    about: [
      'Mekane salvete čistih rubova i postojanih boja za restorane, kafiće i ketering. Ne ostavljaju boju na stolnjaku ni kad su mokre.',
      'Soft napkins with clean edges and fast colours for restaurants, cafés and catering. They leave no dye on the tablecloth even when wet.',
    ],
    lines: [
      ['Papirella', 'Festa'],
      ['Mensa', 'Duo', 0.9, 'value'],
    ],
    axes: [
      models(
        [
          '33',
          ['33 × 33 cm, 2 sloja, 100 kom', '33 × 33 cm, 2-ply, 100 pcs'],
          1,
          { slojevi: 2, dimenzije: '33 × 33 cm' },
        ],
        [
          '40',
          ['40 × 40 cm, 3 sloja, 50 kom', '40 × 40 cm, 3-ply, 50 pcs'],
          1.3,
          { slojevi: 3, dimenzije: '40 × 40 cm' },
        ],
      ),
      colours(['white', 'red', 'green', 'yellow'], true),
    ],
    price: 245,
    unit: 'pak',
    packs: [['kart', 20]],
    weight: 260,
    facts: { sirovina: 'celuloza' },
  }),
  family('medical-roll', '2.3.3', {
    picture: 'foil-roll',
    name: ['Medicinska rola', 'Medical roll'],
    about: [
      'Zaštita za ležajeve u ordinacijama, fizioterapiji i kozmetici, perforirana na svakih 38 cm. Meka i upija vlagu, u izvedbi s folijom ne propušta tečnost.',
      'Couch cover for surgeries, physiotherapy and beauty salons, perforated every 38 cm. Soft and absorbent; the film-backed version holds back liquid.',
    ],
    lines: [
      ['Papirella', 'Med'],
      ['Celino', 'Dok', 0.9, 'value'],
    ],
    axes: [
      models(
        ['50', '50 cm × 50 m', 1, { duzina_role: 50, rola: 1, slojevi: 2 }],
        ['60', '60 cm × 50 m', 1.18, { duzina_role: 50, rola: 1, slojevi: 2 }],
        [
          '60F',
          ['60 cm × 50 m, s folijom', '60 cm × 50 m, film-backed'],
          1.7,
          { duzina_role: 50, rola: 1, slojevi: 2 },
        ],
        ['80', '60 cm × 80 m', 1.7, { duzina_role: 80, rola: 1, slojevi: 2 }],
      ),
    ],
    price: 640,
    unit: 'rola',
    packs: [['kut', 9]],
    weight: 1100,
    facts: { sirovina: 'celuloza', boja: 'white' },
  }),
];
