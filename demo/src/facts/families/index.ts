import type { Family } from '../family.ts';
import { floorsAndWashrooms } from './floors-and-washrooms.ts';
import { footwearAndMore } from './footwear-and-more.ts';
import { handsAndBreathing } from './hands-and-breathing.ts';
import { headAndClothing } from './head-and-clothing.ts';
import { kitchen } from './kitchen.ts';
import { laundryAndIndustry } from './laundry-and-industry.ts';
import { machineParts } from './machine-parts.ts';
import { machines } from './machines.ts';
import { paper } from './paper.ts';
import { surfacesAndDisinfection } from './surfaces-and-disinfection.ts';
import { tools } from './tools.ts';
import { washroomEquipment } from './washroom-equipment.ts';

/** Every family of products that the shop sells, in the order of the category tree. */
export const families: readonly Family[] = [
  ...floorsAndWashrooms,
  ...kitchen,
  ...surfacesAndDisinfection,
  ...laundryAndIndustry,
  ...paper,
  ...washroomEquipment,
  ...tools,
  ...machines,
  ...machineParts,
  ...handsAndBreathing,
  ...headAndClothing,
  ...footwearAndMore,
];
