import type { UnitKey } from '../../../db/base-data/units.ts';
import type { Phrase } from '../texts/phrase.ts';
import type { Agreement } from '../texts/colours.ts';
import type { HazardKey } from './hazards.ts';

/** One make of a family: brand, series name, price factor, and what this make is known for. */
export type Line = readonly [brand: string, series: string, factor?: number, note?: NoteKey];

export type NoteKey = 'eco' | 'pro' | 'value' | 'mild' | 'strong' | 'quiet' | 'food' | 'long';

/** One of the forms in which a make is sold: a volume, a size, a colour. */
export interface Option {
  /** Unique within its axis; also the end of the code in a variation. */
  readonly key: string;
  /** Its words in the title, before agreement with the noun; null where the title keeps silent. */
  readonly label: Phrase | null;
  /** Price against the family's price. */
  readonly factor: number;
  readonly attributes: Facts;
  /** Litres, kilograms or metres in one unit, where the option decides them. */
  readonly amount?: number;
}

export interface Axis {
  readonly attribute: string | null;
  readonly options: readonly Option[];
  /** One card with a matrix (true) or articles of their own (false). */
  readonly grouped: boolean;
}

/** Values by attribute key; a list where the attribute takes several. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;

export interface Family {
  readonly key: string;
  /** Outline of the category, such as `1.4.1`. */
  readonly category: string;
  /** Kind of product drawing. */
  readonly picture: string;
  /** Start of every title. */
  readonly name: Phrase;
  readonly agreement: Agreement;
  /** Where the noun has another gender in Croatian or Serbian. */
  readonly elsewhere: { readonly hr?: Agreement; readonly srLatn?: Agreement };
  /** Two or three sentences: what it is, where it serves, what to mind. */
  readonly about: Phrase;
  readonly lines: readonly Line[];
  readonly axes: readonly Axis[];
  /** Wholesale price of the first options at factor 1, feninga. */
  readonly price: number;
  readonly unit: UnitKey;
  /** Units of measure above the sales unit: name and factor. */
  readonly packs: readonly (readonly [UnitKey, number])[];
  /** Sold in multiples of the first pack only. */
  readonly multiple: boolean;
  readonly minimum: number;
  /** Grams of one unit at factor 1; 0 where the content decides. */
  readonly weight: number;
  readonly facts: Facts;
  readonly hazard: HazardKey | null;
  readonly kind: 'product' | 'machine' | 'spare_part';
  readonly warranty: number | null;
  /** Sold on request only: shown without a price to order at. */
  readonly onRequest: boolean;
  /** What stands before the brand in the title: the name, the first option instead of it, or both. */
  readonly noun: 'name' | 'option' | 'both';
}

type Given = Pick<Family, 'picture' | 'name' | 'about' | 'lines' | 'price'> & Partial<Omit<Family, 'key' | 'category'>>;

/** A family with everything filled in that its facts do not say. */
export function family(key: string, category: string, given: Given): Family {
  return {
    key,
    category,
    agreement: 'f',
    elsewhere: {},
    axes: [],
    unit: 'kom',
    packs: [],
    multiple: false,
    minimum: 1,
    weight: 500,
    facts: {},
    hazard: null,
    kind: 'product',
    warranty: null,
    onRequest: false,
    noun: 'name',
    ...given,
  };
}
