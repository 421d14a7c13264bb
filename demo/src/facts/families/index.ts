import type { Family } from '../family.ts';
import { floorsAndWashrooms } from './floors-and-washrooms.ts';
import { footwear } from './footwear.ts';
import { firstAidAndMarking } from './first-aid-and-marking.ts';
import { packaging } from './packaging.ts';
import { handsAndBreathing } from './hands-and-breathing.ts';
import { headProtection } from './head-protection.ts';
import { workwear } from './workwear.ts';
import { kitchen } from './kitchen.ts';
import { laundryAndIndustry } from './laundry-and-industry.ts';
import { machineParts } from './machine-parts.ts';
import { vacuumCleaners } from './vacuum-cleaners.ts';
import { floorMachines } from './floor-machines.ts';
import { toiletPaper } from './toilet-paper.ts';
import { towelsAndNapkins } from './towels-and-napkins.ts';
import { surfaces } from './surfaces.ts';
import { disinfection } from './disinfection.ts';
import { clothsAndMops } from './cloths-and-mops.ts';
import { broomsAndBags } from './brooms-and-bags.ts';
import { dispensers } from './dispensers.ts';
import { skinCare } from './skin-care.ts';

/** Every family of products that the shop sells, in the order of the category tree. */
export const families: readonly Family[] = [
  ...floorsAndWashrooms,
  ...kitchen,
  ...surfaces,
  ...disinfection,
  ...laundryAndIndustry,
  ...toiletPaper,
  ...towelsAndNapkins,
  ...dispensers,
  ...skinCare,
  ...clothsAndMops,
  ...broomsAndBags,
  ...vacuumCleaners,
  ...floorMachines,
  ...machineParts,
  ...handsAndBreathing,
  ...headProtection,
  ...workwear,
  ...footwear,
  ...firstAidAndMarking,
  ...packaging,
];
