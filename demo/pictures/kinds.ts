// Which drawing serves an article, by its family, model and content.
import { PAINTERS, type DrawKind } from '../drawings/painters.ts';
import type { Family, Option } from '../src/facts/family.ts';

export const isDrawKind = (kind: string): kind is DrawKind => kind in PAINTERS;

/** Families whose drawing is closer to the article than the kind that their facts name. */
const CLOSER: Readonly<Record<string, DrawKind>> = {
  'wc-gel': 'wc-gel',
  napkins: 'napkins',
  'medical-roll': 'industrial-roll',
  basket: 'waste-basket',
  'protective-cream': 'cream-tube',
  hotel: 'hotel-set',
  'hotel-kit': 'bag-pack',
  'flat-mop': 'mop-refill',
  'mop-holder': 'flat-mop',
  dustpan: 'dustpan',
  haccp: 'hand-brush',
  extractor: 'extractor',
  'ride-on': 'ride-on-scrubber',
  'single-disc': 'single-disc',
  steam: 'steam-cleaner',
  sweeper: 'sweeper',
  'machine-brush': 'disc-brush',
  'vacuum-bags': 'filter-bags',
  battery: 'battery',
  charger: 'charger',
  'mask-filter': 'filter-pair',
  glasses: 'safety-glasses',
  visor: 'face-shield',
  jacket: 'work-jacket',
  'hi-vis-jacket': 'work-jacket',
  'disposable-wear': 'bag-pack',
  harness: 'harness',
  'fall-arrest': 'lanyard',
  'white-shoes': 'kitchen-clog',
  clogs: 'kitchen-clog',
  'first-aid': 'first-aid-cabinet',
  tableware: 'plates',
  'food-bags': 'bag-pack',
};

/** Families whose models look different: the first words that fit decide. */
const BY_MODEL: Readonly<Record<string, readonly (readonly [RegExp, DrawKind])[]>> = {
  tableware: [
    [/viljuš|nož|kašik|pribor/i, 'cutlery'],
    [/kutij|posud|zdjel/i, 'food-box'],
    [/čaš/i, 'cup'],
  ],
  'disposable-wear': [
    [/obuću/i, 'shoe-covers'],
    [/mantil|kombinezon/i, 'coverall'],
  ],
  'shoes-s3': [[/visok/i, 'safety-boot']],
  'shoes-s1p': [[/visok/i, 'safety-boot']],
};

/** The drawing of a family in its usual form. */
export const kindOf = (family: Pick<Family, 'key' | 'picture'>): DrawKind =>
  CLOSER[family.key] ?? (isDrawKind(family.picture) ? family.picture : 'neutral-box');

const BOTTLES: ReadonlySet<DrawKind> = new Set(['spray-bottle', 'round-bottle', 'pump-bottle', 'wc-gel']);
const CANISTERS: ReadonlySet<DrawKind> = new Set(['canister-5l', 'jerrycan-20l']);

/** The container for a content in litres: bottle, canister or jerrycan; everything else keeps its kind. */
function containerFor(kind: DrawKind, litres: number): DrawKind {
  if (kind === 'cream-tube') return litres > 0.1 ? 'pump-bottle' : kind;
  if (kind === 'hotel-set') return litres > 2 ? 'canister-5l' : litres > 0.1 ? 'pump-bottle' : kind;
  if (!BOTTLES.has(kind) && !CANISTERS.has(kind)) return kind;
  if (litres > 10) return 'jerrycan-20l';
  if (litres >= 2) return 'canister-5l';
  return CANISTERS.has(kind) ? 'round-bottle' : kind;
}

/** The drawing of a family in one of its forms: a volume, a model. */
export function kindOfOption(family: Pick<Family, 'key' | 'picture'>, option: Option): DrawKind {
  const usual = kindOf(family);
  const litres = option.attributes['volumen'];
  if (typeof litres === 'number') return containerFor(usual, litres);
  const words = option.label?.[0] ?? '';
  return BY_MODEL[family.key]?.find(([pattern]) => pattern.test(words))?.[1] ?? usual;
}

const PACKAGES: ReadonlySet<DrawKind> = new Set([
  ...BOTTLES,
  ...CANISTERS,
  'aerosol',
  'bag-powder',
  'bucket-tub',
  'cream-tube',
  'hotel-set',
  'tablet-jar',
]);

/** The content is printed on the label. */
export const isPackage = (kind: DrawKind): boolean => PACKAGES.has(kind);

const PAPER: ReadonlySet<DrawKind> = new Set(['folded-towels', 'industrial-roll', 'jumbo-roll', 'cup']);
export const isPaper = (kind: DrawKind): boolean => PAPER.has(kind);

const TOOLS: ReadonlySet<DrawKind> = new Set(['broom', 'flat-mop', 'squeegee', 'dustpan', 'handle', 'bucket-trolley']);

/** The colour of the article is that of its plastic, not of a label. */
export const isTool = (kind: DrawKind): boolean => TOOLS.has(kind);
