import type { ArticleCard } from '@sjaj/contract';
import { type Language, lowestQuantity, slugOf } from '@sjaj/domain';
import { opened } from '../../platform/json-bytes.ts';
import { localised } from '../../platform/localised.ts';
import { pictureUrl } from '../../platform/picture-url.ts';
import type { References } from '../search/index.ts';
import { stockView } from '../stock/index.ts';
import { bestStock, withUnit } from './rules.ts';
import type { CardFacts } from './store/card-facts.ts';

/** What stands behind a card: an article alone, or the visible members of a variation behind their lead. */
export interface Group {
  /** The lead's. */
  readonly id: number;
  readonly lead: CardFacts;
  readonly members: readonly CardFacts[];
}

/** What decides about the caller: all other fields are the same for everybody who reads the language. */
export type OwnField = 'price' | 'salePrice' | 'priceWithVat' | 'priceSource' | 'isNew';
export type CardFrame = Omit<ArticleCard, OwnField>;

interface Reading {
  readonly references: References;
  readonly language: Language;
}

const alones = new WeakMap<CardFacts, Group>();

/** An article by itself. */
export function alone(facts: CardFacts): Group {
  const group = alones.get(facts) ?? { id: facts.id, lead: facts, members: [facts] };
  alones.set(facts, group);
  return group;
}

export const startQuantity = ({ minimum, packSize }: CardFacts): number => lowestQuantity({ minimum, pack: packSize });

/** What was made of a group for the readers of a language, kept as long as its facts stand. */
class Kept<T> {
  readonly #kept = new WeakMap<Group, Map<Language, T>>();
  readonly #make: (group: Group, reading: Reading) => T;

  constructor(make: (group: Group, reading: Reading) => T) {
    this.#make = make;
  }

  readonly of = (group: Group, reading: Reading): T => {
    const known = this.#kept.get(group) ?? new Map<Language, T>();
    const ready = known.get(reading.language);
    if (ready !== undefined) return ready;
    const made = this.#make(group, reading);
    this.#kept.set(group, known.set(reading.language, made));
    return made;
  };
}

/** A card but for what is the caller's own; of a variation its title, the best stock, and how many there are. */
function makeFrame({ lead, members }: Group, { references, language }: Reading): CardFrame {
  const { variation } = lead;
  const isShared = members.length > 1 && variation !== null;
  const own = localised(lead.title, language, [lead.brand]);
  const title = isShared ? localised(variation.title, language, [lead.brand]) || own : own;
  return {
    id: lead.id,
    code: lead.code,
    title,
    slug: slugOf(title),
    brand: { id: lead.brandId, title: lead.brand },
    highlightedImageUrl: pictureUrl(lead.pictureKey),
    placeholder: references.placeholderOf(lead.categoryIds[0]),
    categoryIds: [...lead.categoryIds],
    unit: localised(lead.unit, language),
    pack: lead.pack && { unit: localised(lead.pack.unit, language), factor: lead.pack.factor },
    minimumQuantity: lead.minimum,
    packSize: lead.packSize,
    quantity: startQuantity(lead),
    disableSelling: lead.disableSelling,
    isDiscontinued: lead.isDiscontinued,
    stock: (isShared ? bestStock(members.map(stockOf)) : undefined) ?? stockOf(lead),
    variation: isShared
      ? { id: variation.id, members: members.length, ...rangeOf(members, variation, { references, language }) }
      : null,
  };
}

const stockOf = ({ onHand, reserved, lowLevel, expectedOn }: CardFacts) =>
  stockView({ onHand, reserved, lowLevel, expectedOn });

/** The attribute that the members differ in first, and from which value to which it goes. */
function rangeOf(
  members: readonly CardFacts[],
  { attributeIds }: { readonly attributeIds: readonly number[] },
  { references, language }: Reading,
): { attribute: string; range: string } {
  const [attributeId] = attributeIds;
  if (attributeId === undefined) return { attribute: '', range: '' };
  const owned = new Set(members.flatMap(({ valueIds }) => valueIds));
  const values = references.valuesOf(attributeId).filter(({ id }) => owned.has(id));
  const ends = [values[0], values.at(-1)].map((value) => localised(value?.title, language));
  const facts = references.attributes.get(attributeId);
  return { attribute: localised(facts?.title, language), range: withUnit([...new Set(ends)].join(' – '), facts?.unit) };
}

const frames = new Kept(makeFrame);
const frameBytes = new Kept((group, reading) => opened(makeFrame(group, reading)));

export const frameOf = frames.of;
/** The same as JSON, the object left open. */
export const frameBytesOf = frameBytes.of;
