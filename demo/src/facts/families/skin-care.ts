import { models, scents, volumes } from '../axes.ts';
import { family, type Family } from '../family.ts';

/** 4 Skin care and toiletries. */
export const skinCare: readonly Family[] = [
  family('liquid-soap', '4.1', {
    picture: 'pump-bottle',
    name: ['Tečni sapun', 'Liquid soap'],
    agreement: 'm',
    about: [
      'Kremasti sapun neutralne pH vrijednosti s glicerinom za često pranje ruku. Dobro se ispire i ne začepljuje dozator.',
      'Creamy soap of neutral pH with glycerine for frequent hand washing. Rinses off well and does not clog the dispenser.',
    ],
    lines: [
      ['Manuclean', 'Rose', 1, 'mild'],
      ['Dermasan', 'Silk', 1.15],
      ['Ekolin', 'Ruke', 1.1, 'eco'],
      ['Aqualin', 'Soap', 0.88, 'value'],
    ],
    axes: [scents('cvjetni', 'limun', 'breskva'), volumes([0.5, 5], true)],
    price: 390,
    facts: { oblik: 'tecnost', ph: 5.5, rok: 36 },
  }),
  family('foam-soap', '4.1', {
    picture: 'pump-bottle',
    name: ['Sapun u pjeni', 'Foam soap'],
    agreement: 'm',
    about: [
      'Uložak za dozatore pjene: jedna doza od 0,4 ml dovoljna je za pranje ruku. Manje sapuna i manje vode nego kod tečnog sapuna.',
      'Refill for foam dispensers: one dose of 0.4 ml is enough for washing hands. Less soap and less water than with liquid soap.',
    ],
    lines: [
      ['Manuclean', 'Foam'],
      ['Dermasan', 'Cloud', 1.12, 'mild'],
    ],
    axes: [scents('svjezina', 'cvjetni'), volumes([0.8, 1])],
    price: 720,
    facts: { oblik: 'pjena', ph: 5.5, sistem: ['S2'], rok: 36 },
  }),
  family('hand-paste', '4.2', {
    picture: 'bucket-tub',
    name: ['Pasta za pranje ruku', 'Hand cleaning paste'],
    about: [
      'Za jako zaprljane ruke u radionicama i na gradilištu: skida ulje, mast, grafit i boju bez agresivnih otapala. Nanosi se na suhe ruke, utrlja i tek onda ispere.',
      'For heavily soiled hands in workshops and on building sites: removes oil, grease, graphite and paint without harsh solvents. Apply to dry hands, rub in and only then rinse.',
      undefined,
      'Za jako zaprljane ruke u radionicama i na gradilištu: skida ulje, mast, grafit i boju bez agresivnih rastvarača. Nanosi se na suve ruke, utrlja i tek onda ispere.',
    ],
    lines: [
      ['Manuclean', 'Grip'],
      ['Tehnol', 'Hand', 1.08, 'strong'],
      ['Dermasan', 'Power', 1.18, 'mild'],
    ],
    axes: [
      models(
        ['G', ['sa granulama', 'with scrubbing granules']],
        ['P', ['sa pijeskom', 'with sand'], 0.85],
        ['N', ['sa orahovom ljuskom', 'with walnut shell'], 1.15],
      ),
      volumes([0.5, 3, 10]),
    ],
    price: 420,
    facts: { oblik: 'pasta', ph: 6.5, miris: 'limun', rok: 36 },
  }),
  family('protective-cream', '4.3', {
    picture: 'pump-bottle',
    name: ['Zaštitna krema za ruke', 'Protective hand cream'],
    about: [
      'Nanosi se prije rada i nakon pranja; brzo se upija i ne ostavlja masne otiske. Bez silikona, pa odgovara i lakirnicama i pogonima s hranom.',
      'Applied before work and after washing; absorbed quickly and leaves no greasy prints. Silicone free, so it suits paint shops and food plants as well.',
    ],
    lines: [
      ['Dermasan', 'Barrier'],
      ['Manuclean', 'Creme', 0.85],
      ['Ekolin', 'Neven', 1.05, 'mild'],
    ],
    axes: [
      models(
        ['PR', ['prije rada', 'before work']],
        ['PO', ['poslije rada', 'after work']],
        ['UV', ['sa UV zaštitom', 'with UV protection'], 1.35],
      ),
      volumes([0.1, 0.5, 1]),
    ],
    price: 290,
    facts: { oblik: 'pasta', ph: 5.5, miris: 'bez', rok: 30 },
  }),
  family('hotel', '4.4', {
    picture: 'pump-bottle',
    name: ['Hotelska kozmetika', 'Hotel toiletries'],
    noun: 'option',
    about: [
      'Njega za goste u pakovanju za sobu ili u dozatoru koji se dopunjava. Miris je nenametljiv, a formula bez parabena.',
      'Guest care in room-size packs or in refillable dispensers. The fragrance is discreet and the formula free of parabens.',
    ],
    lines: [
      ['Albero', 'Verde'],
      ['Albero', 'Oliva', 1.2, 'eco'],
    ],
    axes: [
      models(
        ['SAM', ['šampon', 'shampoo']],
        ['KUP', ['kupka', 'shower gel']],
        ['LOS', ['losion za tijelo', 'body lotion'], 1.15],
        ['REG', ['regenerator', 'conditioner'], 1.1],
      ),
      volumes([0.03, 0.3, 5]),
    ],
    price: 48,
    packs: [['kart', 50]],
    facts: { oblik: 'gel', ph: 5.5, rok: 36 },
  }),
  family('hotel-kit', '4.4', {
    picture: 'neutral-box',
    name: ['Hotelski pribor', 'Hotel amenity'],
    agreement: 'm',
    noun: 'option',
    about: [
      'Pojedinačno pakovano u kartonsku kutijicu, spremno za sobu. Ambalaža je papirna i reciklira se.',
      'Individually packed in a small cardboard box, ready for the room. The packaging is paper and recyclable.',
    ],
    lines: [
      ['Albero', 'Verde'],
      ['Albero', 'Classic', 0.85, 'value'],
    ],
    axes: [
      models(
        ['KAP', ['kapa za tuširanje', 'shower cap']],
        ['ZUB', ['četkica i pasta za zube', 'toothbrush and toothpaste'], 1.9],
        ['SIV', ['pribor za šivenje', 'sewing kit', 'pribor za šivanje'], 1.3],
        ['BRI', ['pribor za brijanje', 'shaving kit'], 2.2],
        ['PAP', ['papuče', 'slippers'], 3.6],
      ),
    ],
    price: 35,
    packs: [['kart', 100]],
    multiple: true,
    weight: 25,
    facts: { materijal: 'karton' },
  }),
];
