import type { UnitKey } from '../../../db/base-data/units.ts';
import type { Facts } from '../facts/family.ts';
import type { HazardKey } from '../facts/hazards.ts';
import type { Texts } from '../texts/phrase.ts';
import type { Prices, QuantityBreak } from './prices.ts';

/** A link to another article, by code. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly relation: 'accessory' | 'spare_part' | 'consumable' | 'replacement' | 'alternative';
}

/** Stock of an article; `expectedIn` days from today, null where nothing is on its way. */
export interface Stock {
  readonly onHand: number;
  readonly low: number;
  readonly expectedIn: number | null;
}

/** An article of the demo shop, complete but for its row numbers. */
export interface DemoArticle {
  readonly code: string;
  /** Code of the card: the number that all variants share. */
  readonly cardCode: string;
  readonly ean: string;
  readonly kind: 'product' | 'machine' | 'spare_part';
  readonly family: string;
  readonly brand: string;
  readonly series: string;
  readonly category: string;
  /** Title of the card where the article is one of several variants. */
  readonly variationTitle: Texts | null;
  readonly variationAttributes: readonly string[];
  readonly isLead: boolean;
  readonly title: Texts;
  readonly short: Texts;
  readonly description: Texts;
  readonly unit: UnitKey;
  readonly packs: readonly (readonly [UnitKey, number])[];
  readonly prices: Prices;
  readonly breaks: readonly QuantityBreak[];
  readonly minimum: number;
  readonly packSize: number;
  /** Content of one unit, for the price per litre or kilogram. */
  readonly content: readonly [amount: number, unit: 'L' | 'kg'] | null;
  readonly weight: number;
  readonly warranty: number | null;
  readonly onRequest: boolean;
  readonly isDiscontinued: boolean;
  readonly isArchived: boolean;
  readonly popularity: number;
  readonly createdDaysAgo: number;
  readonly facts: Facts;
  readonly hazard: HazardKey | null;
  readonly stock: Stock;
  readonly tags: readonly string[];
  /** Kind of drawing, or null for an article without a picture. */
  readonly picture: string | null;
}
