import type { Cart, GuestOrderBounds } from '@sjaj/contract';

/** What keeps a guest from ordering the cart, with the bound that it passes. */
type BoundError =
  | { readonly kind: 'lines' | 'quantity'; readonly bound: number; readonly codes: readonly string[] }
  | { readonly kind: 'total'; readonly bound: number };

interface Line {
  readonly code: string;
  readonly quantity: number;
}

interface Ordered extends Pick<Cart, 'totalAmount'> {
  readonly cartItems: readonly Line[];
}

/** The first of the bounds that the cart passes; null where it fits. Delivery comes on top of it, and is the server's to count. */
export function boundError({ cartItems, totalAmount }: Ordered, bounds: GuestOrderBounds): BoundError | null {
  if (cartItems.length > bounds.lines) return { kind: 'lines', bound: bounds.lines, codes: [] };
  const large = cartItems.filter(({ quantity }) => quantity > bounds.quantity);
  if (large.length > 0) return { kind: 'quantity', bound: bounds.quantity, codes: large.map(({ code }) => code) };
  return totalAmount !== null && totalAmount > bounds.total ? { kind: 'total', bound: bounds.total } : null;
}
