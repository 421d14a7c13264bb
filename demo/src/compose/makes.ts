import { brandNamed, type Brand } from '../facts/brands.ts';
import type { Axis, Family, Line, Option } from '../facts/family.ts';

/** One card: all articles that differ in nothing but their variant options. */
export interface Card {
  readonly family: Family;
  readonly line: Line;
  readonly brand: Brand;
  readonly own: readonly Option[];
  readonly variants: readonly (readonly Option[])[];
  /** `family/brand/series/keys`, the name that pins use. */
  readonly path: string;
}

/** Every combination of one option an axis, in the order of the axes. */
function combinations(axes: readonly Axis[]): (readonly Option[])[] {
  return axes.reduce<(readonly Option[])[]>(
    (chosen, axis) => chosen.flatMap((options) => axis.options.map((option) => [...options, option])),
    [[]],
  );
}

/** The cards of one make of a family. */
export function cardsOf(family: Family, line: Line): Card[] {
  const [brandName, series] = line;
  const own = combinations(family.axes.filter((axis) => !axis.grouped));
  const variants = combinations(family.axes.filter((axis) => axis.grouped));
  return own.map((options) => ({
    family,
    line,
    brand: brandNamed(brandName),
    own: options,
    variants,
    path: [family.key, brandName, series, ...options.map((option) => option.key)].join('/'),
  }));
}

/** Attributes by which the variants of a family's cards differ. */
export const variationAttributes = (family: Family): string[] =>
  family.axes.flatMap((axis) => (axis.grouped && axis.attribute !== null ? [axis.attribute] : []));
