import type { Sheet } from '../sheet.ts';

const LAUNDRY = 'washing-powder washing-liquid';
const TOILET_PAPER = 'toilet-paper jumbo sheets';
const TOILET_PAPER_AND_TOWELS = `${TOILET_PAPER} folded-towels roll-towels napkins`;
const VACUUMS = 'dry-vacuum battery-vacuum wet-vacuum';
const CHLORINE = 'chlorine pool wc-gel bleach washroom-daily';
const SHOES = 'shoes-s1p shoes-s3';

/** Names of makers that buyers say instead of the thing, in the spelling that they hear. */
export const BRAND_NAMES: Sheet = [
  ['karcher|kercher|kärcher|kerher', 'pressure-washer steam wet-vacuum'],
  ['karcher za dvorište|mini karcher', 'pressure-washer'],
  ['domestos|domestos 5l', CHLORINE],
  ['varikina|varekina|varikina za wc', CHLORINE],
  ['asepsol|asepsol za površine', 'surface-disinfectant surface-spray'],
  ['ajax za pod|ajaks za podove', 'floor-daily floor-machine all-purpose'],
  ['ajax za prozore|vindeks|windex', 'glass'],
  ['mister proper|mr proper|mr. proper', 'all-purpose floor-daily'],
  ['fairy|feri za suđe|feri', 'dish-hand'],
  ['čarli|carli za suđe|pril|likvi', 'dish-hand'],
  ['somat|finish tablete|calgonit', 'dish-machine dish-rinse dish-salt'],
  ['ariel|persil|faks|faks prašak', LAUNDRY],
  ['lenor|silan|ornel', 'softener'],
  ['vaniš|vanish', 'stain bleach'],
  ['calgon|kalgon', 'limescale-machines dish-salt limescale'],
  ['silit bang|cillit bang|cilit', 'limescale washroom-daily'],
  ['vd 40|wd40|wd-40|vd40', 'technical-spray'],
  ['vileda|vileda mop', 'flat-mop mop-holder bucket microfibre-cloth sponge trolley'],
  ['scotch brite|skoč brajt', 'sponge'],
  ['pronto|pronto za namještaj', 'wood'],
  ['airwick|air wick|ambi pur|glade', 'air-freshener'],
  ['wc patka|harpic|bref', 'wc-gel'],
  ['plivasept|sterilium', 'hand-liquid hand-gel'],
  ['tyvek|tajvek odijelo', 'coverall'],
  ['peltor', 'ear-defenders ear-plugs'],
  ['hanzaplast|hansaplast', 'first-aid first-aid-kit'],
  ['kroksice|crocs|krokse', 'clogs'],
  ['zewa|paloma|violeta', TOILET_PAPER_AND_TOWELS],
  ['kleenex|papirne maramice kleenex', 'napkins folded-towels'],
  ['dajson za ruke|airblade', 'hand-dryer'],
  ['nilfisk|numatic|henry usisivač', VACUUMS],
  ['uvex|uveks naočale', 'glasses'],
  ['3m maska', 'ffp-mask half-mask'],
  ['3m čepići', 'ear-plugs'],
  ['cofra|kofra cipele', SHOES],
  ['saran folija|celofan|alufix', 'foils'],
  ['sidol|sidolin', 'steel glass'],
  ['cif|vim|arf', 'all-purpose washroom-daily'],
  ['meglio|šmac', 'degreaser degreaser-mild'],
  ['antifriz za brisače|zimin', 'winter'],
  ['štit krema|atrix', 'protective-cream'],
  ['solo pasta|pasta za ruke majstorska', 'hand-paste'],
  ['tork|tork držač', `${TOILET_PAPER_AND_TOWELS} paper-holder soap-dispenser industrial-roll`],
];
