/** How many of an article can still be promised; never negative. */
export const availableOn = ({ onHand, reserved }: { readonly onHand: number; readonly reserved: number }): number =>
  Math.max(0, onHand - reserved);
