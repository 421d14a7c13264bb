import type { ListingFilters } from '@sjaj/contract';

type Attribute = ListingFilters['attributes'][number];

/** Maximum number of attributes shown at once. */
const SHOWN = 10;
/** Share of the listed articles that an attribute must have: on a mixed list one of a single category helps few. */
const ENOUGH = 1 / 2;

/**
 * Splits attributes into shown and collapsed ones. Those that many of the articles have, or with chosen values, come first, in the
 * shop's order. The others and those beyond the limit are collapsed, unless it would be a single one.
 */
export function foldedFilters(
  attributes: readonly Attribute[],
  chosen: readonly number[],
  totalItems: number,
): { readonly shown: readonly Attribute[]; readonly folded: readonly Attribute[] } {
  const isChosen = ({ values }: Attribute) => values.some(({ id }) => chosen.includes(id));
  const isHelpful = ({ values }: Attribute) => {
    const articles = values.reduce((sum, { count }) => sum + count, 0);
    return articles > 0 && articles >= totalItems * ENOUGH;
  };
  const ordered = [
    ...attributes.filter((attribute) => isChosen(attribute) || isHelpful(attribute)),
    ...attributes.filter((attribute) => !isChosen(attribute) && !isHelpful(attribute)),
  ];
  const helpful = attributes.filter((attribute) => isHelpful(attribute)).length;
  const most = Math.max(1, Math.min(SHOWN, helpful));
  if (ordered.length <= most + 1) return { shown: ordered, folded: [] };
  const isShown = (attribute: Attribute, index: number) => index < most || isChosen(attribute);
  return {
    shown: ordered.filter(isShown),
    folded: ordered.filter((attribute, index) => !isShown(attribute, index)),
  };
}
