import type { Phrase } from '../texts/phrase.ts';

/** An article whose code, price or title is given, instead of numbered and composed. */
export interface Pin {
  readonly code: string;
  /** family / brand / series / keys of the options that are in the title, joined by `/`. */
  readonly of: string;
  /** Option keys of one variant that takes the code as it is; without it the variants append their keys. */
  readonly variant?: string;
  /** Feninga. */
  readonly vpc: number;
  readonly title?: Phrase;
  /** Other wholesale prices by variant, feninga. */
  readonly prices?: Readonly<Record<string, number>>;
}

/** Articles that price lists, leaflets and the screens' examples name by code. */
export const pins: readonly Pin[] = [
  {
    code: 'CL-10015',
    of: 'floor-daily/Aqualin/Floor/limun/5L',
    vpc: 2490,
    title: ['Sredstvo za svakodnevno pranje podova Aqualin Floor 5 L', 'Daily floor cleaner Aqualin Floor 5 L'],
  },
  { code: 'CL-10026', of: 'floor-coating/Aqualin/Polymer/5L', vpc: 5970 },
  { code: 'CL-10032', of: 'limescale/Aqualin/Kalk/1L', vpc: 580 },
  { code: 'CL-10047', of: 'degreaser/Grasso/Forte/5L', vpc: 3150 },
  {
    code: 'CL-10060',
    of: 'glass/Aqualin/Glas/750ml',
    vpc: 395,
    title: [
      'Sredstvo za pranje stakla sa raspršivačem 750 ml',
      'Glass cleaner with trigger spray 750 ml',
      'Sredstvo za pranje stakla s raspršivačem 750 ml',
    ],
  },
  {
    code: 'CL-10088',
    of: 'dish-machine/Grasso/Mat/20L',
    vpc: 9600,
    title: [
      'Deterdžent za mašinsko pranje posuđa 20 L',
      'Machine dishwashing detergent 20 L',
      'Deterdžent za strojno pranje posuđa 20 L',
    ],
  },
  { code: 'CL-10102', of: 'surface-disinfectant/Steridal/QA/5L', vpc: 5800 },
  {
    code: 'CL-10110',
    of: 'hand-gel/Steridal/Hand/500ml',
    vpc: 640,
    title: [
      'Alkoholni gel za ruke Steridal Hand 500 ml sa pumpicom',
      'Alcohol hand gel Steridal Hand 500 ml with pump',
      'Alkoholni gel za ruke Steridal Hand 500 ml s pumpicom',
    ],
  },
  {
    code: 'PA-20004',
    of: 'toilet-paper/Papirella/Classic/210',
    vpc: 460,
    title: ['Toaletni papir dvoslojni, 10 rola', 'Toilet paper 2-ply, 10 rolls'],
  },
  {
    code: 'PA-20011',
    of: 'jumbo/Papirella/Jumbo/19',
    vpc: 310,
    title: ['Jumbo toaletni papir 19 cm, 2 sloja, 140 m', 'Jumbo toilet paper 19 cm, 2-ply, 140 m'],
  },
  {
    code: 'PA-20023',
    of: 'folded-towels/Papirella/Fold/V/BI',
    vpc: 215,
    title: ['Papirni ručnici složivi V, 200 listova', 'V-fold paper towels, 200 sheets'],
  },
  {
    code: 'PA-20037',
    of: 'industrial-roll/Papirella/Tech/1000/PL',
    vpc: 2780,
    title: ['Industrijska rola 1000 listova plava 3 sloja', 'Industrial roll 1000 sheets blue 3-ply'],
  },
  {
    code: 'DZ-30002',
    of: 'soap-dispenser/Dozimat/Uno/1L',
    variant: 'BI',
    vpc: 2900,
    title: [
      'Dozator tečnog sapuna 1 L, ABS bijeli, na dolijevanje',
      'Liquid soap dispenser 1 L, white ABS, refillable',
    ],
  },
  {
    code: 'KO-40006',
    of: 'hand-paste/Manuclean/Grip/G/3L',
    vpc: 1970,
    title: ['Pasta za pranje ruku sa granulama 3 L', 'Hand cleaning paste with scrubbing granules 3 L'],
  },
  {
    code: 'PR-50012',
    of: 'microfibre-cloth/Fibra/Basic/40',
    variant: 'PL',
    vpc: 145,
    title: ['Mikrofiber krpa 40 × 40 cm, 300 g/m²', 'Microfibre cloth 40 × 40 cm, 300 g/m²'],
  },
  { code: 'PR-50013', of: 'microfibre-cloth/Fibra/Basic/40', variant: 'CR', vpc: 145 },
  { code: 'PR-50014', of: 'microfibre-cloth/Fibra/Basic/40', variant: 'ZU', vpc: 145 },
  { code: 'PR-50015', of: 'microfibre-cloth/Fibra/Basic/40', variant: 'ZE', vpc: 145 },
  {
    code: 'PR-50031',
    of: 'trolley/Fibra/Duo/215',
    vpc: 18900,
    title: [
      'Kolica za čišćenje dvokanta 2 × 15 L sa cjedilicom',
      'Cleaning trolley, double bucket 2 × 15 L with wringer',
      'Kolica za čišćenje dvokanta 2 × 15 L s cjedilicom',
    ],
  },
  {
    code: 'PR-50055',
    of: 'waste-bags/Sakko/Standard/120',
    variant: 'CN',
    vpc: 290,
    title: ['Vreće za otpad 120 L, 70 × 110 cm, 40 µm, 10/1', 'Waste bags 120 L, 70 × 110 cm, 40 µm, 10 pcs'],
  },
  {
    code: 'MA-60003',
    of: 'dry-vacuum/Tornado/S10/A',
    vpc: 27900,
    title: ['Usisivač za suho usisavanje Tornado S10, 10 L', 'Dry vacuum cleaner Tornado S10, 10 L'],
  },
  {
    code: 'MA-60018',
    of: 'scrubber/Rotomat/45 B/S',
    vpc: 435000,
    title: [
      'Mašina za pranje podova Rotomat 45 B, baterijska',
      'Scrubber dryer Rotomat 45 B, battery-powered',
      'Stroj za pranje podova Rotomat 45 B, baterijski',
      'Mašina za pranje podova Rotomat 45 B, baterijska',
    ],
  },
  {
    code: 'MA-60518',
    of: 'blade/Rotomat/45 B/ZP',
    vpc: 4800,
    title: [
      'Guma brisača stražnja za Rotomat 45 B, poliuretan',
      'Rear squeegee blade for Rotomat 45 B, polyurethane',
      undefined,
      'Guma brisača zadnja za Rotomat 45 B, poliuretan',
    ],
  },
  {
    code: 'ZR-70001',
    of: 'nitrile-gloves/Nitrex/Touch/100/PL',
    vpc: 890,
    prices: { XL: 920 },
    title: [
      'Rukavice nitril jednokratne plave, bez pudera, 100/1',
      'Disposable nitrile gloves blue, powder free, 100 pcs',
    ],
  },
  {
    code: 'ZR-70004',
    of: 'nitrile-gloves/Nitrex/Touch/100/CN',
    vpc: 940,
    prices: { XL: 970 },
    title: [
      'Rukavice nitril jednokratne crne, bez pudera, 100/1',
      'Disposable nitrile gloves black, powder free, 100 pcs',
    ],
  },
  {
    code: 'ZR-70007',
    of: 'vinyl-gloves/Nitrex/Vin/100',
    vpc: 560,
    title: ['Rukavice vinil jednokratne, bez pudera, 100/1', 'Disposable vinyl gloves, powder free, 100 pcs'],
  },
  { code: 'ZR-70040', of: 'shoes-s3/Toren//N', vpc: 8900, prices: { 47: 9200, 48: 9200 } },
  {
    code: 'ZR-70066',
    of: 'ffp-mask/Aerom/Fold/2V',
    vpc: 230,
    title: [
      'Zaštitna maska FFP2 NR D sa ventilom',
      'Protective mask FFP2 NR D with valve',
      'Zaštitna maska FFP2 NR D s ventilom',
    ],
  },
  {
    code: 'ZR-70319',
    of: 'fall-arrest/Altus/Line/SE',
    vpc: 26900,
    title: [
      'Oprema za zaustavljanje pada Altus Line – set za rad na krovu s pojasom za cijelo tijelo, užetom 15 m s klizačem i apsorberom energije, čeličnim karabinima, sidrenom trakom i torbom za nošenje',
      'Fall arrest equipment Altus Line – roof work kit with full-body harness, 15 m rope with rope grab and energy absorber, steel karabiners, anchor sling and carrying bag',
    ],
  },
];
