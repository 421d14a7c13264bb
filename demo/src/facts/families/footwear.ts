import { models, shoeSizes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 7.5 Safety footwear. */
export const footwear: readonly Family[] = [
  family('shoes-s1p', '7.5.1', {
    picture: 'safety-shoe',
    name: ['Zaštitne cipele', 'Safety shoes'],
    agreement: 'fp',
    about: [
      'Prozračne cipele s kompozitnom kapicom i tabanicom otpornom na probijanje, norma EN ISO 20345. Za skladišta, montažu i lakšu industriju u suhom.',
      'Breathable shoes with composite toecap and penetration-resistant midsole, EN ISO 20345. For warehouses, assembly and light industry in the dry.',
      undefined,
      'Prozračne cipele sa kompozitnom kapicom i tabanicom otpornom na probijanje, standard EN ISO 20345. Za skladišta, montažu i lakšu industriju u suvom.',
    ],
    lines: [
      ['Toren', 'Brzina'],
      ['Toren', 'Mreža', 0.9, 'value'],
      ['Hladnik', 'Korak', 1.15, 'long'],
    ],
    axes: [
      models(['S1P', ['S1P SRC niske', 'S1P SRC low'], 1, { obuca: 'S1P', obuca_dodaci: ['SRC'] }]),
      shoeSizes(37, 47),
    ],
    price: 7400,
    unit: 'par',
    weight: 1050,
    facts: { materijal: 'koza', boja: 'black', ppe: 'II' },
  }),
  family('shoes-s3', '7.5.2', {
    picture: 'safety-shoe',
    name: ['Zaštitne cipele', 'Safety shoes'],
    agreement: 'fp',
    about: [
      'Vodoodbojna koža, kompozitna kapica i potplat otporan na ulje, norma EN ISO 20345. Bez metala, pa ne zvone na kontrolnim vratima.',
      'Water-repellent leather, composite toecap and oil-resistant sole, EN ISO 20345. Metal free, so they do not set off security gates.',
      undefined,
      'Vodoodbojna koža, kompozitna kapica i đon otporan na ulje, standard EN ISO 20345. Bez metala, pa ne zvone na kontrolnim vratima.',
    ],
    lines: [
      ['Toren', ''],
      ['Hladnik', 'Granit', 1.2, 'strong'],
    ],
    axes: [
      models(
        [
          'N',
          ['S3 SRC niske, kompozitna kapica', 'S3 SRC low, composite toecap'],
          1,
          { obuca: 'S3', obuca_dodaci: ['SRC'] },
        ],
        [
          'V',
          ['S3 SRC visoke, kompozitna kapica', 'S3 SRC high, composite toecap'],
          1.12,
          { obuca: 'S3', obuca_dodaci: ['SRC', 'FO'] },
        ],
      ),
      shoeSizes(36, 48),
    ],
    price: 8900,
    unit: 'par',
    weight: 1180,
    facts: { materijal: 'koza', boja: 'black', ppe: 'II' },
  }),
  family('boots-s5', '7.5.2', {
    picture: 'safety-boot',
    name: ['Zaštitne čizme', 'Safety boots'],
    agreement: 'fp',
    about: [
      'Čizme s čeličnom kapicom i tabanicom za građevinu, poljoprivredu i komunalne službe. Dezen izbacuje blato, a unutrašnjost se brzo suši.',
      'Boots with steel toecap and midsole for construction, agriculture and municipal services. The tread sheds mud and the inside dries quickly.',
    ],
    lines: [
      ['Toren', 'Bara'],
      ['Hladnik', 'Antarktik', 1.6, 'strong'],
    ],
    axes: [models(['S5', ['S5 SRA, PVC', 'S5 SRA, PVC'], 1, { obuca: 'S5', obuca_dodaci: ['SR'] }]), shoeSizes(39, 47)],
    price: 3900,
    unit: 'par',
    weight: 2100,
    facts: { materijal: 'pvc', boja: 'green', ppe: 'II' },
  }),
  family('white-shoes', '7.5.3', {
    picture: 'safety-shoe',
    name: ['Bijele kuhinjske cipele', 'White kitchen shoes'],
    agreement: 'fp',
    about: [
      'Protuklizni potplat za mokre i masne podove kuhinja, bolnica i pekara. Gornji dio se briše krpom, a uložak se vadi i pere.',
      'Slip-resistant sole for wet and greasy floors in kitchens, hospitals and bakeries. The upper wipes clean and the insole is removable and washable.',
    ],
    lines: [
      ['Toren', 'Chef', 1, 'food'],
      ['Hladnik', 'Bianca', 0.92],
    ],
    axes: [
      models(['S2', ['S2, na navlačenje', 'S2, slip-on'], 1, { obuca: 'S2', obuca_dodaci: ['SR'] }]),
      shoeSizes(36, 47),
    ],
    price: 6200,
    unit: 'par',
    weight: 900,
    facts: { materijal: 'mikrofiber', boja: 'white', ppe: 'II' },
  }),
  family('clogs', '7.5.3', {
    picture: 'safety-shoe',
    name: ['Bijele klompe', 'White clogs'],
    agreement: 'fp',
    about: [
      'Lagane klompe s remenom preko pete za zdravstvo i kuhinje, peru se u mašini na 40 °C. Anatomski uložak rasterećuje leđa u dugoj smjeni.',
      'Light clogs with a heel strap for health care and kitchens, machine washable at 40 °C. The anatomical insole eases the back during a long shift.',
      'Lagane klompe s remenom preko pete za zdravstvo i kuhinje, peru se u perilici na 40 °C. Anatomski uložak rasterećuje leđa u dugoj smjeni.',
    ],
    lines: [['Toren', 'Sestra']],
    axes: [models(['SB', ['SB SRC', 'SB SRC'], 1, { obuca: 'SB', obuca_dodaci: ['SRC'] }]), shoeSizes(36, 46)],
    price: 4400,
    unit: 'par',
    weight: 560,
    facts: { materijal: 'pu', boja: 'white', ppe: 'I' },
  }),
];
