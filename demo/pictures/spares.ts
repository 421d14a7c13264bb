// One neutral picture of every kind of product, for articles that no family describes.
import { PAINTERS, type DrawKind } from '../drawings/painters.ts';
import { hashText } from '../drawings/studio/random.ts';
import { packageColours } from './colours.ts';
import { isDrawKind } from './kinds.ts';
import type { Picture } from './looks.ts';

/** Usual brand and category by the beginning of the painters' list; the first that fits a kind serves. */
const USUAL: readonly (readonly [brand: string, category: string, title: string, kinds: readonly DrawKind[]])[] = [
  ['Steridal', '1.5.2', 'Dezinfekcija ruku', ['pump-bottle', 'tablet-jar']],
  ['Aqualin', '1.4.2', 'Univerzalni čistač', ['spray-bottle', 'round-bottle', 'wc-gel', 'canister-5l']],
  ['Grasso', '1.3.2', 'Mašinsko pranje posuđa', ['jerrycan-20l', 'bag-powder']],
  ['Inoxal', '1.4.3', 'Njega inoxa', ['aerosol']],
  ['Manuclean', '4.2', 'Pasta za ruke', ['bucket-tub', 'cream-tube']],
  ['Albero', '4.4', 'Hotelska kozmetika', ['hotel-set']],
  [
    'Papirella',
    '2.1',
    'Papirna konfekcija',
    ['toilet-roll-pack', 'jumbo-roll', 'folded-towels', 'industrial-roll', 'napkins'],
  ],
  ['Javor Pak', '9.2', 'Aluminijska folija', ['foil-roll', 'food-box', 'bag-pack']],
  ['Mensa', '9.1', 'Jednokratno posuđe', ['cup', 'plates', 'cutlery']],
  ['Sakko', '5.4', 'Vreće za otpad', ['waste-bags-roll']],
  [
    'Dozimat',
    '3.1',
    'Dozator',
    ['soap-dispenser', 'paper-dispenser', 'hand-dryer', 'bin-pedal', 'waste-basket', 'toilet-brush'],
  ],
  ['Salvus', '8.1', 'Prva pomoć', ['first-aid-box', 'first-aid-cabinet', 'sign', 'barrier-tape']],
  [
    'Fibra',
    '5.1',
    'Pribor za čišćenje',
    ['microfibre-cloth', 'sponge', 'scouring-pad', 'flat-mop', 'mop-refill', 'bucket-trolley', 'squeegee', 'handle'],
  ],
  ['Brisko', '5.3', 'Četke i metle', ['broom', 'dustpan', 'hand-brush']],
  ['Tornado', '6.1', 'Usisivač', ['dry-vacuum', 'wet-vacuum', 'extractor', 'filter-cartridge', 'filter-bags']],
  ['Vidra', '6.3', 'Čistač pod pritiskom', ['pressure-washer', 'steam-cleaner']],
  [
    'Rotomat',
    '6.2',
    'Mašina za podove',
    [
      'scrubber-dryer',
      'ride-on-scrubber',
      'single-disc',
      'sweeper',
      'pad-disc',
      'disc-brush',
      'spare-blade',
      'battery',
      'charger',
      'neutral-box',
    ],
  ],
  ['Nitrex', '7.1', 'Rukavice', ['disposable-glove', 'knitted-glove', 'chemical-glove']],
  ['Aerom', '7.2', 'Zaštita disanja', ['ffp-mask', 'half-mask', 'filter-pair', 'coverall', 'shoe-covers']],
  ['Optivid', '7.3', 'Zaštita očiju', ['goggles', 'safety-glasses', 'face-shield']],
  ['Kapica', '7.3', 'Zaštita glave', ['helmet', 'ear-muffs', 'ear-plugs']],
  [
    'Toren',
    '7.4',
    'Radna odjeća',
    ['hi-vis-vest', 'work-trousers', 'work-jacket', 'knee-pads', 'safety-shoe', 'safety-boot', 'kitchen-clog'],
  ],
  ['Altus', '7.6', 'Rad na visini', ['harness', 'lanyard']],
];

function spare(kind: DrawKind): Picture {
  const [brand, category, title] = USUAL.find(([, , , kinds]) => kinds.includes(kind)) ??
    USUAL[0] ?? ['Aqualin', '1', ''];
  const seed = hashText(kind) % 1_000_003;
  const label = { brand, title, volume: '' };
  const request = { kind, seed, label, colors: packageColours(brand, category, seed) };
  return { key: `${kind}-plain`, kind, family: '', category, brand, contents: [], colour: '', request };
}

/** A picture for each kind of the given list that has none yet. */
export function sparesBeside(pictures: readonly Picture[]): Picture[] {
  const drawn = new Set(pictures.map((p) => p.kind));
  return Object.keys(PAINTERS)
    .filter(isDrawKind)
    .filter((kind) => !drawn.has(kind))
    .map(spare);
}
