import { colours, models, sizes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 7.1 Hand protection, 7.2 Respiratory protection. */
export const handsAndBreathing: readonly Family[] = [
  family('nitrile-gloves', '7.1.1', 'disposable-glove', ['Rukavice nitril jednokratne', 'Disposable nitrile gloves'], {
    agreement: 'fp',
    about: [
      'Bez pudera i lateksa, s teksturiranim vrhovima prstiju i dužinom 24 cm. Za rad s hranom, njegu i rukovanje sredstvima za čišćenje.',
      'Powder and latex free, with textured fingertips and a length of 24 cm. For work with food, for care and for handling cleaning agents.',
    ],
    lines: [
      ['Nitrex', 'Touch'],
      ['Nitrex', 'Grip', 1.35, 'strong'],
      ['Steridal', 'Exam', 1.12, 'pro'],
    ],
    axes: [
      models(['100', ['bez pudera, 100/1', 'powder free, 100 pcs']]),
      colours(['blue', 'black'], false),
      sizes('S', 'M', 'L', 'XL'),
    ],
    price: 890,
    unit: 'pak',
    packs: [['kart', 10]],
    weight: 420,
    facts: { materijal: 'nitril', en374: 'VIRUS', ppe: 'III', pakovanje: '100/1', rok: 36 },
  }),
  family('vinyl-gloves', '7.1.1', 'disposable-glove', ['Rukavice vinil jednokratne', 'Disposable vinyl gloves'], {
    agreement: 'fp',
    about: [
      'Povoljne rukavice bez pudera za kratke poslove: posluživanje, frizerske salone i lakše čišćenje. Lako se navlače i na suhu i na vlažnu ruku.',
      'Good-value powder-free gloves for short tasks: serving, hairdressing and light cleaning. Easy to put on a dry or a damp hand.',
      undefined,
      'Povoljne rukavice bez pudera za kratke poslove: posluživanje, frizerske salone i lakše čišćenje. Lako se navlače i na suvu i na vlažnu ruku.',
    ],
    lines: [
      ['Nitrex', 'Vin'],
      ['Mensa', 'Hand', 0.88, 'value'],
    ],
    axes: [models(['100', ['bez pudera, 100/1', 'powder free, 100 pcs']]), sizes('S', 'M', 'L', 'XL')],
    price: 560,
    unit: 'pak',
    packs: [['kart', 10]],
    weight: 460,
    facts: { materijal: 'vinil', boja: 'clear', ppe: 'I', pakovanje: '100/1' },
  }),
  family('latex-gloves', '7.1.1', 'disposable-glove', ['Rukavice lateks jednokratne', 'Disposable latex gloves'], {
    agreement: 'fp',
    about: [
      'Elastične i osjetljive na dodir, za zdravstvo i laboratorije. Sadrže prirodni lateks, koji kod osjetljivih osoba može izazvati alergiju.',
      'Elastic and sensitive to the touch, for health care and laboratories. Contain natural rubber latex, which can cause allergies in sensitive people.',
      undefined,
      'Elastične i osjetljive na dodir, za zdravstvo i laboratorije. Sadrže prirodni lateks, koji kod osjetljivih osoba može da izazove alergiju.',
    ],
    lines: [
      ['Nitrex', 'Lat'],
      ['Steridal', 'Med', 1.1],
    ],
    axes: [models(['100', ['bez pudera, 100/1', 'powder free, 100 pcs']]), sizes('XS', 'S', 'M', 'L', 'XL')],
    price: 790,
    unit: 'pak',
    packs: [['kart', 10]],
    weight: 480,
    facts: { materijal: 'lateks', boja: 'white', en374: '374-5', ppe: 'III', pakovanje: '100/1', rok: 36 },
  }),
  family('work-gloves', '7.1.2', 'knitted-glove', ['Rukavice radne PU', 'PU-coated work gloves'], {
    agreement: 'fp',
    about: [
      'Bešavna pletena osnova i tanak sloj poliuretana na dlanu daju dobar osjećaj i siguran hvat. Za montažu, skladište i rad sa sitnim dijelovima.',
      'Seamless knitted liner and a thin polyurethane layer on the palm give good feel and a safe grip. For assembly, warehouses and work with small parts.',
    ],
    lines: [
      ['Toren', 'Flex'],
      ['Toren', 'Cut', 2.6, 'strong'],
      ['Nitrex', 'Work', 0.9, 'value'],
    ],
    axes: [
      models(['A', '4131X', 1, { en388: '4131X' }], ['B', '4X43C', 2.3, { en388: '4X43C' }]),
      sizes('7', '8', '9', '10', '11'),
    ],
    price: 240,
    unit: 'par',
    packs: [['pak', 12]],
    weight: 45,
    facts: { materijal: 'pu', boja: 'grey', ppe: 'II' },
  }),
  family('leather-gloves', '7.1.2', 'knitted-glove', ['Rukavice radne kožne', 'Leather work gloves'], {
    agreement: 'fp',
    about: [
      'Goveđa koža na dlanu i pamučna nadlanica za transport, građevinu i poljoprivredu. Manžeta štiti zapešće i lako se skida.',
      'Cowhide palm and cotton back for transport, construction and agriculture. The cuff protects the wrist and comes off easily.',
    ],
    lines: [
      ['Toren', 'Rancher'],
      ['Hladnik', 'Polar', 1.5, 'strong'],
    ],
    axes: [
      models(
        ['S', ['standardne', 'standard'], 1, { en388: '2121X' }],
        ['Z', ['zimske, s postavom', 'winter, lined'], 1.5, { en388: '3131A' }],
      ),
      sizes('9', '10', '11'),
    ],
    price: 490,
    unit: 'par',
    packs: [['pak', 12]],
    weight: 150,
    facts: { materijal: 'koza', boja: 'brown', ppe: 'II' },
  }),
  family(
    'chemical-gloves',
    '7.1.3',
    'chemical-glove',
    ['Rukavice za rad s hemikalijama', 'Chemical-resistant gloves'],
    {
      agreement: 'fp',
      about: [
        'Duge rukavice s pamučnim flokom za rad s kiselinama, lužinama i uljem. Reljefni dlan drži i mokre posude; prije upotrebe provjerite tablicu probojnosti.',
        'Long flock-lined gloves for work with acids, alkalis and oil. The patterned palm holds wet containers too; check the permeation table before use.',
        undefined,
        'Duge rukavice sa pamučnim flokom za rad sa kiselinama, alkalijama i uljem. Reljefni dlan drži i mokre posude; prije upotrebe provjerite tabelu probojnosti.',
      ],
      lines: [
        ['Nitrex', 'Chem'],
        ['Toren', 'Acid', 1.1, 'strong'],
      ],
      axes: [
        models(
          ['N', ['nitril, 33 cm', 'nitrile, 33 cm'], 1, { materijal: 'nitril', en374: 'A', boja: 'green' }],
          ['P', ['neopren, 38 cm', 'neoprene, 38 cm'], 1.9, { materijal: 'neopren', en374: 'A', boja: 'black' }],
          ['L', ['lateks, 30 cm', 'latex, 30 cm'], 0.6, { materijal: 'lateks', en374: 'B', boja: 'yellow' }],
        ),
        sizes('7', '8', '9', '10'),
      ],
      price: 520,
      unit: 'par',
      packs: [['pak', 12]],
      weight: 90,
      facts: { ppe: 'III' },
    },
  ),
  family('ffp-mask', '7.2.1', 'ffp-mask', ['Zaštitna maska', 'Protective mask'], {
    about: [
      'Anatomski oblik i podesiv nosni dio dobro prianjaju, a mekana traka ne steže uši. Za prašinu, dim i aerosole; u mjerilima norme EN 149.',
      'Anatomical shape and adjustable nose piece fit well, and the soft strap does not pinch. For dust, fumes and aerosols; in accordance with EN 149.',
      'Anatomski oblik i podesiv nosni dio dobro prianjaju, a mekana traka ne steže uši. Za prašinu, dim i aerosole; u skladu s normom EN 149.',
      'Anatomski oblik i podesiv nosni dio dobro prianjaju, a mekana traka ne steže uši. Za prašinu, dim i aerosole; u skladu sa standardom EN 149.',
    ],
    lines: [
      ['Aerom', 'Fold'],
      ['Aerom', 'Cup', 1.2],
      ['Toren', 'Mask', 0.9, 'value'],
    ],
    axes: [
      models(
        ['1', 'FFP1 NR', 0.45, { ffp: 'FFP1 NR', ventil: 'ne' }],
        ['2', 'FFP2 NR', 0.7, { ffp: 'FFP2 NR', ventil: 'ne' }],
        [
          '2V',
          ['FFP2 NR D sa ventilom', 'FFP2 NR D with valve', 'FFP2 NR D s ventilom'],
          1,
          { ffp: 'FFP2 NR D', ventil: 'da' },
        ],
        [
          '3V',
          ['FFP3 R D sa ventilom', 'FFP3 R D with valve', 'FFP3 R D s ventilom'],
          2.2,
          { ffp: 'FFP3 R D', ventil: 'da' },
        ],
      ),
    ],
    price: 230,
    packs: [['kut', 10]],
    multiple: true,
    weight: 15,
    facts: { ppe: 'III', boja: 'white', rok: 60 },
  }),
  family('half-mask', '7.2.2', 'half-mask', ['Polumaska za višekratnu upotrebu', 'Reusable half mask'], {
    about: [
      'Mekano tijelo od silikona i dva filtera s bajonetnim priključkom. Rasklapa se i pere, a svi dijelovi se mogu naručiti zasebno.',
      'Soft silicone body and two filters with bayonet connection. It can be taken apart and washed, and every part can be ordered separately.',
      undefined,
      'Mekano tijelo od silikona i dva filtera sa bajonetnim priključkom. Rasklapa se i pere, a svi dijelovi se naručuju i zasebno.',
    ],
    lines: [
      ['Aerom', 'Duo'],
      ['Aerom', 'Silik', 1.4, 'long'],
    ],
    axes: [sizes('S', 'M', 'L')],
    price: 3900,
    weight: 180,
    facts: { ppe: 'III', materijal: 'pvc' },
  }),
  family('mask-filter', '7.2.2', 'filter-cartridge', ['Filter za polumasku', 'Half mask filter'], {
    agreement: 'm',
    about: [
      'Bajonetni filter za polumaske istog programa; boja trake označava vrstu plina ili čestica. Rok upotrebe otisnut je na svakom filteru.',
      'Bayonet filter for half masks of the same range; the colour of the band marks the kind of gas or particles. The use-by date is printed on every filter.',
    ],
    lines: [
      ['Aerom', 'Duo'],
      ['Toren', 'Filt', 0.92],
    ],
    axes: [models(['P3', 'P3 R'], ['A1', 'A1', 1.05], ['A2P3', 'A2P3 R', 1.9], ['ABEK', 'ABEK1P3 R', 2.2])],
    price: 1450,
    unit: 'par',
    packs: [['kut', 8]],
    weight: 120,
    facts: { ppe: 'III', rok: 60 },
  }),
];
