import type { Judged } from '../judged.ts';
import { judgeSheet, type Sheet } from '../sheet.ts';

const GLOVES = 'nitrile-gloves vinyl-gloves latex-gloves work-gloves leather-gloves chemical-gloves';
const VACUUMS = 'dry-vacuum battery-vacuum wet-vacuum';
const SHOES = 'shoes-s1p shoes-s3 white-shoes';
const TOWELS = 'folded-towels roll-towels';
const TOILET_ROLLS = 'toilet-paper jumbo sheets';
const BAGS = 'waste-bags';
const DETERGENTS = 'dish-machine dish-hand washing-powder washing-liquid combi-oven';

const FORMS: Sheet = [
  ['rukavica|rukavice|rukavicu|rukavicama|rukavici|rukavicom', GLOVES],
  ['usisivač|usisivači|usisivača|usisivačem|usisivaču', VACUUMS],
  ['čizma|čizme|čizama|čizmama|čizmu', 'boots-s5'],
  ['cipela|cipele|cipelama', SHOES],
  ['kaciga|kacige|kacigu|kacigama', 'helmet'],
  ['deterdžent|deterdženti|deterdženata|deterdžentom', DETERGENTS],
  ['vreća za otpad|vreće za otpad|vreća otpad', BAGS],
  ['maska|maske|masku', 'ffp-mask half-mask'],
  ['prsluk|prsluci|prsluka|prslukom', 'hi-vis-vest'],
  ['toaletni papir|toaletnog papira|toaletnim papirom', TOILET_ROLLS],
  ['čepić|čepići|čepića', 'ear-plugs'],
  ['salveta|salvete|salvetama', 'napkins'],
  ['metla|metle|metlom', 'broom'],
  ['mikrofiber krpa|mikrofiber krpe|mikrofiber krpama', 'microfibre-cloth'],
  ['odmašćivač|odmašćivači|odmašćivača', 'degreaser degreaser-mild technical-degreaser'],
];

const WAYS_OF_SPEECH: Sheet = [
  ['sredstvo za izbeljivanje|izbeljivač|izbjeljivač', 'bleach'],
  ['omekšivač za rublje|omekšivač za veš|omekšivač rublja', 'softener'],
  ['bele klompe|bijele klompe', 'clogs'],
  ['tečnost za vetrobran|tečnost za vjetrobran|tekućina za vjetrobran', 'winter'],
  ['osveživač vazduha|osvježivač zraka|osvježivač vazduha|osveživač zraka', 'air-freshener'],
  ['sredstvo za negu drveta|sredstvo za njegu drveta', 'wood'],
  ['naočare zaštitne|naočale zaštitne|zaštitne naocale', 'glasses'],
  ['pantalone radne|radne hlače', 'trousers'],
  ['šlem|šljem|kaciga zaštitna', 'helmet'],
  ['visokovidljivi prsluk|signalni prsluk', 'hi-vis-vest'],
];

const SYNONYMS: Sheet = [
  ['usisavač', VACUUMS],
  ['sunđer|spužva', 'sponge'],
  ['džak za otpad|vreća za smeće|džakovi za smeće', BAGS],
  ['kanta za smeće|kanta za otpad', 'pedal-bin'],
  ['papirni peškiri|papirnati ručnici|papirni ubrusi', TOWELS],
  ['wc papir|toalet papir', TOILET_ROLLS],
  ['kesice za hranu|vrećice za hranu|kese za hranu', 'food-bags'],
  ['kese za usisivač|vrećice za usisavač', 'vacuum-bags'],
  ['deterdžent za posuđe|sredstvo za pranje posuđa|deterđent za posuđe', 'dish-hand dish-machine'],
  ['dezinfekcijsko sredstvo za ruke|dezinficijens za ruke', 'hand-liquid hand-gel'],
  ['vjedro za mop|kanta za mop|kofa za mop', 'bucket'],
  ['stroj za pranje podova|mašina za pranje podova', 'scrubber ride-on'],
  ['filtar za usisavač|filter za usisivač', 'filter'],
  ['rukavice za kemikalije|rukavice za hemikalije', 'chemical-gloves'],
  ['džoger', 'flat-mop mop-holder bucket'],
];

const NEEDS: Sheet = [
  ['sapun|tečni sapun|tekući sapun', 'liquid-soap foam-soap soap-dispenser'],
  ['wc gel', 'wc-gel'],
  ['kamenac|skidač kamenca', 'limescale limescale-machines'],
  ['dezinfekcija ruku', 'hand-gel hand-liquid'],
  ['alkoholni gel', 'hand-gel'],
  ['nitrilne rukavice|rukavice nitril|nitril', 'nitrile-gloves chemical-gloves'],
  ['kožne rukavice|radne rukavice kožne', 'leather-gloves'],
  ['jednokratne rukavice', 'nitrile-gloves vinyl-gloves latex-gloves'],
  ['zaštitne cipele s3|cipele s3', 'shoes-s3'],
  ['radne cipele|zaštitne cipele', 'shoes-s1p shoes-s3'],
  ['gumene čizme|čizme s5', 'boots-s5'],
  ['ffp2 maska|maska ffp2|ffp3', 'ffp-mask'],
  ['antifoni|antifon', 'ear-defenders'],
  ['prva pomoć|ormarić prve pomoći', 'first-aid first-aid-kit'],
  ['čaše|papirne čaše|čaša za kafu', 'cups'],
  ['folija|aluminijska folija', 'foils'],
  ['dozator sapuna|dozator za sapun', 'soap-dispenser'],
  ['sušač ruku|sušilo za ruke', 'hand-dryer'],
  ['četka haccp|haccp', 'haccp'],
  ['perač pod pritiskom|visokotlačni perač|visokotlačni čistač', 'pressure-washer'],
  ['sredstvo za staklo|pranje stakla', 'glass'],
  ['univerzalno sredstvo|univerzalni čistač', 'all-purpose'],
  ['hotelski šampon|šampon albero', 'hotel'],
  ['šampon za auto|auto šampon', 'car-shampoo'],
  ['kombinezon|jednokratno odijelo', 'coverall'],
  ['sredstvo za podove|pranje podova', 'floor-daily floor-machine'],
  ['hlor|hlor tablete|sredstvo za bazen', 'chlorine pool'],
  ['deterdžent za veš|prašak za veš|deterdžent za rublje', 'washing-powder washing-liquid'],
  ['gloves|nitrile gloves', GLOVES],
  ['toilet paper', TOILET_ROLLS],
  ['vacuum cleaner', VACUUMS],
  ['safety shoes', 'shoes-s1p shoes-s3'],
];

/** The queries that the search was first tuned with. */
export const firstSheets = (): readonly Judged[] => [
  ...judgeSheet('inflected', FORMS),
  ...judgeSheet('ekavian and ijekavian', WAYS_OF_SPEECH),
  ...judgeSheet('synonyms', SYNONYMS),
  ...judgeSheet('what buyers say', NEEDS),
];
