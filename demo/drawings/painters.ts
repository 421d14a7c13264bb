// Every kind of product that can be drawn, and who paints it.
import { aerosol } from './kinds/bottles/aerosol.ts';
import { creamTube } from './kinds/bottles/cream-tube.ts';
import { hotelSet } from './kinds/bottles/hotel-set.ts';
import { pumpBottle } from './kinds/bottles/pump-bottle.ts';
import { roundBottle } from './kinds/bottles/round-bottle.ts';
import { sprayBottle } from './kinds/bottles/spray-bottle.ts';
import { wcGel } from './kinds/bottles/wc-gel.ts';
import { coverall } from './kinds/clothing/coverall.ts';
import { harness } from './kinds/clothing/harness.ts';
import { hiVisVest } from './kinds/clothing/hi-vis-vest.ts';
import { kneePads } from './kinds/clothing/knee-pads.ts';
import { lanyard } from './kinds/clothing/lanyard.ts';
import { shoeCovers } from './kinds/clothing/shoe-covers.ts';
import { workJacket } from './kinds/clothing/work-jacket.ts';
import { workTrousers } from './kinds/clothing/work-trousers.ts';
import { bagPowder } from './kinds/containers/bag-powder.ts';
import { bucketTub } from './kinds/containers/bucket-tub.ts';
import { canister5l } from './kinds/containers/canister-5l.ts';
import { jerrycan20l } from './kinds/containers/jerrycan-20l.ts';
import { tabletJar } from './kinds/containers/tablet-jar.ts';
import { binPedal } from './kinds/fittings/bin-pedal.ts';
import { cup } from './kinds/fittings/cup.ts';
import { cutlery } from './kinds/fittings/cutlery.ts';
import { firstAidBox } from './kinds/fittings/first-aid-box.ts';
import { firstAidCabinet } from './kinds/fittings/first-aid-cabinet.ts';
import { foodBox } from './kinds/fittings/food-box.ts';
import { handDryer } from './kinds/fittings/hand-dryer.ts';
import { paperDispenser } from './kinds/fittings/paper-dispenser.ts';
import { plates } from './kinds/fittings/plates.ts';
import { sign } from './kinds/fittings/sign.ts';
import { soapDispenser } from './kinds/fittings/soap-dispenser.ts';
import { wasteBasket } from './kinds/fittings/waste-basket.ts';
import { kitchenClog } from './kinds/footwear/kitchen-clog.ts';
import { safetyBoot } from './kinds/footwear/safety-boot.ts';
import { safetyShoe } from './kinds/footwear/safety-shoe.ts';
import { chemicalGlove } from './kinds/gloves/chemical-glove.ts';
import { disposableGlove } from './kinds/gloves/disposable-glove.ts';
import { knittedGlove } from './kinds/gloves/knitted-glove.ts';
import { earMuffs } from './kinds/headwear/ear-muffs.ts';
import { faceShield } from './kinds/headwear/face-shield.ts';
import { ffpMask } from './kinds/headwear/ffp-mask.ts';
import { filterPair } from './kinds/headwear/filter-pair.ts';
import { goggles } from './kinds/headwear/goggles.ts';
import { halfMask } from './kinds/headwear/half-mask.ts';
import { helmet } from './kinds/headwear/helmet.ts';
import { safetyGlasses } from './kinds/headwear/safety-glasses.ts';
import { dryVacuum } from './kinds/machines/dry-vacuum.ts';
import { extractor } from './kinds/machines/extractor.ts';
import { pressureWasher } from './kinds/machines/pressure-washer.ts';
import { rideOnScrubber } from './kinds/machines/ride-on-scrubber.ts';
import { scrubberDryer } from './kinds/machines/scrubber-dryer.ts';
import { singleDisc } from './kinds/machines/single-disc.ts';
import { steamCleaner } from './kinds/machines/steam-cleaner.ts';
import { sweeper } from './kinds/machines/sweeper.ts';
import { wetVacuum } from './kinds/machines/wet-vacuum.ts';
import { foilRoll } from './kinds/paper/foil-roll.ts';
import { foldedTowels } from './kinds/paper/folded-towels.ts';
import { industrialRoll } from './kinds/paper/industrial-roll.ts';
import { jumboRoll } from './kinds/paper/jumbo-roll.ts';
import { napkins } from './kinds/paper/napkins.ts';
import { toiletRollPack } from './kinds/paper/toilet-roll-pack.ts';
import { wasteBagsRoll } from './kinds/paper/waste-bags-roll.ts';
import { bagPack } from './kinds/sundries/bag-pack.ts';
import { barrierTape } from './kinds/sundries/barrier-tape.ts';
import { battery } from './kinds/sundries/battery.ts';
import { charger } from './kinds/sundries/charger.ts';
import { discBrush } from './kinds/sundries/disc-brush.ts';
import { earPlugs } from './kinds/sundries/ear-plugs.ts';
import { filterBags } from './kinds/sundries/filter-bags.ts';
import { filterCartridge } from './kinds/sundries/filter-cartridge.ts';
import { handle } from './kinds/sundries/handle.ts';
import { neutralBox } from './kinds/sundries/neutral-box.ts';
import { padDisc } from './kinds/sundries/pad-disc.ts';
import { spareBlade } from './kinds/sundries/spare-blade.ts';
import { broom } from './kinds/tools/broom.ts';
import { bucketTrolley } from './kinds/tools/bucket-trolley.ts';
import { dustpan } from './kinds/tools/dustpan.ts';
import { flatMop } from './kinds/tools/flat-mop.ts';
import { handBrush } from './kinds/tools/hand-brush.ts';
import { microfibreCloth } from './kinds/tools/microfibre-cloth.ts';
import { mopRefill } from './kinds/tools/mop-refill.ts';
import { scouringPad } from './kinds/tools/scouring-pad.ts';
import { sponge } from './kinds/tools/sponge.ts';
import { squeegee } from './kinds/tools/squeegee.ts';
import { toiletBrush } from './kinds/tools/toilet-brush.ts';
import type { Scene } from './studio/scene.ts';

/** Sets the camera, adds the parts of the product and returns its shadow on the ground or wall. */
type Painter = (s: Scene) => string;

export const PAINTERS = {
  // bottles
  'spray-bottle': sprayBottle,
  'round-bottle': roundBottle,
  'pump-bottle': pumpBottle,
  aerosol: aerosol,
  'wc-gel': wcGel,
  'cream-tube': creamTube,
  'hotel-set': hotelSet,
  // containers
  'canister-5l': canister5l,
  'jerrycan-20l': jerrycan20l,
  'bucket-tub': bucketTub,
  'tablet-jar': tabletJar,
  'bag-powder': bagPowder,
  // paper
  'toilet-roll-pack': toiletRollPack,
  'jumbo-roll': jumboRoll,
  'folded-towels': foldedTowels,
  'industrial-roll': industrialRoll,
  'foil-roll': foilRoll,
  'waste-bags-roll': wasteBagsRoll,
  napkins: napkins,
  // fittings
  'soap-dispenser': soapDispenser,
  'paper-dispenser': paperDispenser,
  'hand-dryer': handDryer,
  'bin-pedal': binPedal,
  'first-aid-box': firstAidBox,
  sign: sign,
  cup: cup,
  'first-aid-cabinet': firstAidCabinet,
  'waste-basket': wasteBasket,
  plates: plates,
  cutlery: cutlery,
  'food-box': foodBox,
  // tools
  'microfibre-cloth': microfibreCloth,
  sponge: sponge,
  'flat-mop': flatMop,
  broom: broom,
  squeegee: squeegee,
  'bucket-trolley': bucketTrolley,
  'toilet-brush': toiletBrush,
  dustpan: dustpan,
  'hand-brush': handBrush,
  'scouring-pad': scouringPad,
  'mop-refill': mopRefill,
  // machines
  'dry-vacuum': dryVacuum,
  'wet-vacuum': wetVacuum,
  'scrubber-dryer': scrubberDryer,
  'pressure-washer': pressureWasher,
  'single-disc': singleDisc,
  'ride-on-scrubber': rideOnScrubber,
  sweeper: sweeper,
  'steam-cleaner': steamCleaner,
  extractor: extractor,
  // gloves
  'disposable-glove': disposableGlove,
  'knitted-glove': knittedGlove,
  'chemical-glove': chemicalGlove,
  // headwear
  'ffp-mask': ffpMask,
  'half-mask': halfMask,
  goggles: goggles,
  helmet: helmet,
  'ear-muffs': earMuffs,
  'face-shield': faceShield,
  'safety-glasses': safetyGlasses,
  'filter-pair': filterPair,
  // clothing
  'hi-vis-vest': hiVisVest,
  'work-trousers': workTrousers,
  coverall: coverall,
  'work-jacket': workJacket,
  harness: harness,
  lanyard: lanyard,
  'knee-pads': kneePads,
  'shoe-covers': shoeCovers,
  // footwear
  'safety-shoe': safetyShoe,
  'safety-boot': safetyBoot,
  'kitchen-clog': kitchenClog,
  // sundries
  'pad-disc': padDisc,
  'spare-blade': spareBlade,
  handle: handle,
  'barrier-tape': barrierTape,
  'ear-plugs': earPlugs,
  'filter-cartridge': filterCartridge,
  'neutral-box': neutralBox,
  'disc-brush': discBrush,
  'filter-bags': filterBags,
  battery: battery,
  charger: charger,
  'bag-pack': bagPack,
} satisfies Record<string, Painter>;

export type DrawKind = keyof typeof PAINTERS;
