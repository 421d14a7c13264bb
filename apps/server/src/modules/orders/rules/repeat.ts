import type { RepeatChange } from '@sjaj/contract';

interface Compared {
  readonly ordered: number;
  readonly quantity: number | null;
  /** How many there would be in the cart. */
  readonly inAll: number;
  readonly available: number;
  readonly previousPrice: number;
  /** Null where the article has none any more. */
  readonly price: number | null;
}

/** What a buyer must know before ordering a line again. */
export function changesOf({ ordered, quantity, inAll, available, previousPrice, price }: Compared): RepeatChange[] {
  if (quantity === null || price === null) return ['not_sellable'];
  return [
    ...(price > previousPrice ? (['price_up'] as const) : []),
    ...(price < previousPrice ? (['price_down'] as const) : []),
    ...(quantity === ordered ? [] : (['quantity'] as const)),
    ...(inAll > available ? (['short'] as const) : []),
  ];
}
