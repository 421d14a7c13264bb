import type { ListingFilters } from '@sjaj/contract';

type Attribute = ListingFilters['attributes'][number];

/** Closed groups that are still read at a glance. */
const SHOWN = 10;

/**
 * Which attributes are offered at once. Those in which something can be chosen, or is chosen, come first in the shop's
 * order; what finds nothing and what is beyond a screenful is folded. One that would be folded alone is shown.
 */
export function foldedFilters(
  attributes: readonly Attribute[],
  chosen: readonly number[],
): { readonly shown: readonly Attribute[]; readonly folded: readonly Attribute[] } {
  const isChosen = ({ values }: Attribute) => values.some(({ id }) => chosen.includes(id));
  const isHelpful = (attribute: Attribute) => attribute.values.some(({ count }) => count > 0);
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
